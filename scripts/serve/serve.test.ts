// @vitest-environment node
import { expect, test } from 'vitest';
import { readPartners, serve } from './serve.ts';

test.each([
  [[], []],
  [['--partner', 'http://localhost:8080'], ['http://localhost:8080']],
  [
    ['--partner=https://intranet.example/', '--partner', 'http://localhost:3000'],
    ['https://intranet.example', 'http://localhost:3000'],
  ],
])('%j: the pages of %j', (args, origins) => {
  expect(readPartners(args)).toEqual(origins);
});

test.each(['localhost:8080', 'http://localhost:8080/page', 'javascript:alert(1)', 'null', ''])(
  '%j is no origin: it says what is',
  (text) => {
    expect(() => readPartners(['--partner', text])).toThrow(
      `--partner takes the origin of your page, such as http://localhost:8080, not "${text}".`,
    );
  },
);

test('an unknown option is an error', () => {
  expect(() => readPartners(['--parner', 'http://localhost:8080'])).toThrow('--parner');
});

test('a page of a named partner calls the API with a session; one of another origin does not', async () => {
  const { app, close } = await serve({ port: 4901, partnerPort: 4921, partners: ['http://localhost:8080'], say: () => undefined });
  try {
    const allowed = async (origin: string) => {
      const { headers } = await fetch(`${app.origin}/b2c/home`, { method: 'OPTIONS', headers: { origin } });
      return [headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')];
    };
    expect(await allowed('http://localhost:8080')).toEqual(['http://localhost:8080', 'true']);
    expect(await allowed('http://localhost:8081')).toEqual([null, null]);
  } finally {
    await close();
  }
});
