// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOptions, serve, type Served } from './serve.ts';

const call = (method: string, path: string, status: number, json: unknown) => ({
  request: { method, url: `https://api.ditta.example/pranzo/b2c/${path}`, headers: [{ name: 'Cookie', value: 'session=geheim' }] },
  response: {
    status,
    headers: [{ name: 'authorization', value: 'segreto' }],
    content: json === undefined ? { size: 0 } : { size: 9, text: JSON.stringify(json) },
  },
});
const RECORDED = [
  call('GET', 'navigation', 401, { error: 'Unauthorized' }),
  call('POST', 'auth/login', 201, {}),
  call('GET', 'navigation', 200, { user: { name: 'Prima' } }),
  call('GET', 'navigation', 200, { user: { name: 'Giulia' } }),
  call('GET', 'navigation', 304, undefined),
  call('GET', 'home', 500, { error: 'Internal Server Error' }),
  call('GET', 'selling-order/list?take=20', 200, { data: ['venti'] }),
  call('GET', 'selling-order/list?take=20&skip=20', 200, { data: ['altri'] }),
  call('GET', 'newsletter', 200, { data: 'not of the contract' }),
  call('GET', 'payment/7a0f/cancel', 200, { actionType: 'cancelled' }),
];

const folder = mkdtempSync(join(tmpdir(), 'pausa-'));
const fileOf = (content: string): string => {
  const file = join(folder, `${content.length}.har`);
  writeFileSync(file, content);
  return file;
};
const HAR = fileOf(JSON.stringify({ log: { entries: RECORDED } }));

describe('npm start -- --replay', () => {
  const said: string[] = [];
  let served: Served;
  beforeAll(async () => {
    served = await serve({ port: 4981, partnerPort: 4991, ...readOptions(['--replay', HAR]), say: (line) => said.push(line) });
  });
  afterAll(() => served.close());
  const ask = async (path: string, method = 'GET') => {
    const response = await fetch(`${served.app.origin}/b2c/${path}`, { method });
    return [response.status, await response.json(), response.headers.get('authorization')];
  };

  test('a read has its newest success, else its failure, and no secret of the recording', async () => {
    expect(await ask('navigation')).toEqual([200, { user: { name: 'Giulia' } }, null]);
    expect(await ask('home')).toEqual([500, { error: 'Internal Server Error' }, null]);
    expect(await ask('newsletter')).toEqual([200, { data: 'not of the contract' }, null]);
  });

  test('of several queries, the one that fits best: the first page is never the second', async () => {
    const listed = async (query: string) => (await ask(`selling-order/list${query}`))[1];
    expect(await listed('?take=20')).toEqual({ data: ['venti'] });
    expect(await listed('?take=100')).toEqual({ data: ['venti'] });
    expect(await listed('?take=20&skip=20')).toEqual({ data: ['altri'] });
  });

  test('no effect happens, not even one that was recorded; the person reads why', async () => {
    const refusal = [
      422,
      {
        error: 'Unprocessable Entity',
        message: 'Questa è una registrazione: si può guardare tutto, ma non ordinare, pagare o modificare.',
      },
      null,
    ];
    expect(await ask('payment/7a0f/cancel')).toEqual(refusal);
    expect(await ask('locker/selling-order/confirm', 'POST')).toEqual(refusal);
    expect(await ask('newsletter', 'DELETE')).toEqual(refusal);
  });

  test('the sandbox’s accounts sign in, and see the recorded one', async () => {
    expect(await ask('check-domain/demo@pausa.test')).toEqual([200, { type: 'email' }, null]);
    expect(await ask('auth/session-cookie', 'POST')).toEqual([200, {}, null]);
    expect(await ask('auth/login', 'POST')).toEqual([200, {}, null]);
  });

  test('what it lacks is said on the terminal, once', async () => {
    for (let asked = 0; asked < 2; asked += 1) expect((await ask('wallet/'))[0]).toBe(404);
    expect(said).toEqual(['Not in the recording: GET b2c/wallet/']);
  });
});

test.each([
  ['{', 'is not JSON: export the recording as HAR.'],
  ['{"log":{"entries":[]}}', 'has no call below b2c/: record a visit to the app.'],
])('a file that is no recording: %s', async (content, sentence) => {
  const file = fileOf(content);
  const options = readOptions(['--replay', file]);
  await expect(serve({ port: 4981, partnerPort: 4991, ...options, say: () => undefined })).rejects.toThrow(`${file} ${sentence}`);
});

test('a file that is not there, and one beside --back-end', () => {
  expect(() => readOptions(['--replay', `${HAR}.no`])).toThrow(/^--replay: ENOENT/);
  expect(() => readOptions(['--replay', HAR, '--back-end', 'https://api.example.it'])).toThrow(
    '--replay takes the place of --back-end: give one of them.',
  );
});
