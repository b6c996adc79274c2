// @vitest-environment node
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOptions, serve } from './serve.ts';

test.each([
  [[], []],
  [['--partner', 'http://localhost:8080'], ['http://localhost:8080']],
  [
    ['--partner=https://intranet.example/', '--partner', 'http://localhost:3000'],
    ['https://intranet.example', 'http://localhost:3000'],
  ],
])('%j: the pages of %j', (args, origins) => {
  expect(readOptions(args)).toEqual({ partners: origins });
});

test.each(['localhost:8080', 'http://localhost:8080/page', 'javascript:alert(1)', 'null', ''])(
  '%j is no origin: it says what is',
  (text) => {
    expect(() => readOptions(['--partner', text])).toThrow(
      `--partner takes the origin of your page, such as http://localhost:8080, not "${text}".`,
    );
  },
);

test('an unknown option is an error', () => {
  expect(() => readOptions(['--parner', 'http://localhost:8080'])).toThrow('--parner');
});

test('another provider’s configuration: its brand with its pictures, with the sandbox’s back end and sign-in', async () => {
  const options = readOptions(['--config', 'deploy/config.example.json']);
  const { app, close } = await serve({ port: 4941, partnerPort: 4961, ...options, say: () => undefined });
  for (const path of ['/config.json', '/elements/config.json']) {
    const served = (await (await fetch(app.origin + path)).json()) as object;
    expect(served).toMatchObject({
      productName: 'Gusto',
      theme: { light: { primary: '#8a1c4a' } },
      apiBaseUrl: '',
      firebase: { apiKey: 'demo-key', emulator: true },
    });
  }
  const { logoUrl, touchIconUrl, loginPictureUrl } = options.config as Record<string, string>;
  for (const picture of [logoUrl, touchIconUrl, loginPictureUrl]) {
    expect((await fetch(app.origin + picture)).headers.get('content-type')).toMatch(/^image\//);
  }
  expect((await fetch(`${app.origin}/brand/missing.svg`)).status).toBe(404);
  await close();
});

test('everything that is wrong with it is said at once, for exit code 2', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'pausa-')), 'config.json');
  const example = JSON.parse(readFileSync('deploy/config.example.json', 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...example, version: 1, theme: { light: { primary: 'red' } } }));
  expect(() => readOptions(['--config', file])).toThrow(
    expect.objectContaining({
      exitCode: 2,
      message: `${file}: the app does not start with this configuration.\n  version: expected a text\n  theme.light.primary: expected a colour like #0B7146`,
    }),
  );
  expect(() => readOptions(['--config', `${file}.no`])).toThrow(
    expect.objectContaining({ exitCode: 2, message: expect.stringContaining('ENOENT') as string }),
  );
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
