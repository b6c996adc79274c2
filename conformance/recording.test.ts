import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fetchWith, ID_TOKEN, type JsonReport, newB2c, ORIGIN, runKit } from './test-kit.ts';

const work = mkdtempSync(join(tmpdir(), 'pausa-recordings-'));
afterAll(() => rmSync(work, { recursive: true }));

let files = 0;
function fileOf(content: string): string {
  const file = join(work, `${++files}.har`);
  writeFileSync(file, content);
  return file;
}

const COOKIE = 'session=geheim-4711';
const TOKEN = 'Bearer eyJhbGciOi.segreto';

interface Answer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly text: string;
}

/** The answers of a signed-in visit to the sandbox, in the browser's order. */
async function visit(): Promise<Answer[]> {
  const send = fetchWith(undefined, newB2c());
  let cookie = '';
  const answers: Answer[] = [];
  const ask = async (method: string, path: string, body?: object) => {
    const response = await send(`${ORIGIN}/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const headers = [...response.headers].map(([name, value]) => ({ name, value }));
    answers.push({ method, path, status: response.status, headers, text: await response.text() });
  };
  await ask('POST', 'b2c/auth/session-cookie', { authorizationF: ID_TOKEN });
  await ask('POST', 'b2c/auth/login', { authorizationF: ID_TOKEN });
  for (const path of [
    'b2c/navigation',
    'b2c/home',
    'b2c/locker/selling-area/milano-1',
    'b2c/selling-order/list?take=100',
    'b2c/wallet/',
    'b2c/coffee/selling-area/caffe-1/configs',
    'b2c/menu/uuid/00000000-0000-4000-8000-000000000001',
    'b2c/payment/options/definedAmountMethod',
  ])
    await ask('GET', path);
  return answers;
}

const harOf = (answers: readonly Answer[], base = ORIGIN) =>
  JSON.stringify({
    log: {
      version: '1.2',
      entries: [
        {
          request: { method: 'GET', url: `${base}/assets/app.js`, headers: [] },
          response: { status: 200, headers: [], content: { size: 9 } },
        },
        ...answers.map(({ method, path, status, headers, text }) => ({
          request: {
            method,
            url: `${base}/${path}`,
            headers: [
              { name: 'Cookie', value: COOKIE },
              { name: 'authorization', value: TOKEN },
            ],
          },
          response: { status, headers: [{ name: ':status', value: '200' }, ...headers], content: { size: text.length, text } },
        })),
      ],
    },
  });

async function reportOn(content: string): Promise<JsonReport> {
  const { output } = await runKit(['--har', fileOf(content), '--json'], { env: {} });
  return JSON.parse(output) as JsonReport;
}

/** Replaces a text of one answer; it must be there. */
function planted(answers: readonly Answer[], path: string, from: string | RegExp, to: string): Answer[] {
  return answers.map((answer) => {
    if (!answer.path.startsWith(path)) return answer;
    const text = answer.text.replace(from, to);
    expect(text).not.toBe(answer.text);
    return { ...answer, text };
  });
}

test('a visit to the sandbox: its calls conform, the others are listed, and no call is made', async () => {
  const answers = await visit();
  const fetch = () => Promise.reject(new Error('a call'));
  const { code, output } = await runKit(['--har', fileOf(harOf(answers))], { env: {}, fetch });
  expect(code).toBe(0);
  expect(output).toContain(`Pausa conformance · ${ORIGIN} · a recording of 10 calls`);
  expect(output).toContain('  ✓ GET b2c/locker/selling-area/{id}\n');
  expect(output).toContain('Not in the recording\n');
  expect(output).toContain('  – GET b2c/wallet-recharge\n');
  expect(output).not.toContain('is not in the recording');
  expect(output).toMatch(/ 0 wrong, .*\nThe app runs on the recorded back end, as far as the recording shows\.$/);
});

test('deviations are named by their place: what the app repairs works, but; nothing that is personal or secret is printed', async () => {
  let answers = await visit();
  answers = planted(answers, 'b2c/navigation', '"label":"Home"', '"label":12');
  answers = planted(answers, 'b2c/home', /"image":"[^"]*"/, '"image":false');
  answers = planted(answers, 'b2c/locker/selling-area', /"availableQuantity":5/, '"availableQuantity":"cinque di giulia@ditta.example"');
  answers = planted(answers, 'b2c/wallet/', '"balance":20', '"balance":"venti"');
  answers = planted(answers, 'b2c/menu/uuid', '"categoryId":"primi",', '');
  const file = fileOf(harOf(answers));
  const { code, output } = await runKit(['--har', file], { env: {} });
  expect(code).toBe(1);
  for (const place of [
    'links[0].label: text',
    'catalogue.items[0].availableQuantity: ',
    'balance: an amount in euro of at least 0',
    'items[0].categoryId: ',
  ])
    expect(output).toContain(`expected  ${place}`);
  expect(output).toMatch(/\nThe app does not run on the recorded back end: .*answer\.getWallet/);
  for (const secret of ['giulia', 'Giulia', 'geheim-4711', 'segreto', 'venti', 'cinque', 'milano-1']) expect(output).not.toContain(secret);
  expect(await reportOn(harOf(answers))).toMatchObject({ baseUrl: ORIGIN, runs: false });
});

test('as the browsers export: compressed bodies as base64, 304 and what was cut off left out, calls that are not ours counted', async () => {
  const answers = await visit();
  const entries = (
    JSON.parse(harOf(answers.slice(1), 'https://api.ditta.example/pranzo')) as { log: { entries: { response: { content: object } }[] } }
  ).log.entries;
  const [, , navigation] = entries;
  const { text } = navigation!.response.content as { text: string };
  navigation!.response.content = { size: text.length, text: Buffer.from(text).toString('base64'), encoding: 'base64' };
  const url = 'https://api.ditta.example/pranzo/b2c/navigation';
  const more = [
    { request: { method: 'GET', url }, response: { status: 304, content: { size: 0 } } },
    { request: { method: 'GET', url }, response: { status: 0, content: { size: 0 } } },
    { request: { method: 'OPTIONS', url }, response: { status: 204, content: { size: 0 } } },
    {
      request: { method: 'GET', url: url.replace('navigation', 'newsletter') },
      response: { status: 200, content: { size: 2, text: '{}' } },
    },
    { request: { method: 'GET', url: 'about:blank' }, response: {} },
    null,
  ];
  const { code, output } = await runKit(['--har', fileOf(`\uFEFF${JSON.stringify({ log: { entries: [...entries, ...more] } })}`)], {
    env: {},
  });
  expect(code).toBe(0);
  expect(output).toContain(
    'Pausa conformance · https://api.ditta.example/pranzo · a recording of 9 calls, and 1 that Pausa does not make\n',
  );
  expect(output).toContain('  ✓ GET b2c/navigation\n');
});

test('without the shop nobody can say whether the app runs', async () => {
  const answers = (await visit()).filter(({ path }) => !path.startsWith('b2c/locker'));
  expect(await reportOn(harOf(answers))).toMatchObject({
    runs: null,
    sentence: 'Whether the app runs on the recorded back end is not known: GET b2c/locker/selling-area/{id} is not in the recording.',
  });
});

describe('a file that is no recording is named in one sentence', () => {
  test.each([
    ['{', 'is not JSON: export the recording as HAR.'],
    ['[]', 'is not a HAR: it has no log.entries.'],
    ['{"log":{"entries":{}}}', 'is not a HAR: it has no log.entries.'],
    [harOf([]), 'has no call below b2c/: record a visit to the app.'],
    [
      JSON.stringify({
        log: { entries: [{ request: { method: 'GET', url: `${ORIGIN}/b2c/home` }, response: { status: 200, content: { size: 900 } } }] },
      }),
      'has no bodies of answers: export it with its contents ("Save all as HAR with content").',
    ],
  ])('%s', async (content, sentence) => {
    const file = fileOf(content);
    expect(await runKit(['--har', file], { env: {} })).toEqual({ code: 2, output: '', errors: `${file} ${sentence}` });
  });

  test('none at all, and one beside --base-url', async () => {
    const file = join(work, 'none.har');
    expect(await runKit(['--har', file], { env: {} })).toEqual({ code: 2, output: '', errors: `There is no file ${file}.` });
    const { errors } = await runKit(['--har', file, '--base-url', ORIGIN], { env: {} });
    expect(errors).toMatch(/^--har takes the place of --base-url: give one of them\./);
  });
});
