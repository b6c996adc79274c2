import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('each of twenty deviations is named by its place', async () => {
  const answers = await visit();
  const plants: readonly (readonly [string, ...(readonly [string, unknown])[]])[] = [
    ['b2c/navigation', ['user.email', 7], ['links[1].type', 'ponte'], ['links[2].link', null]],
    ['b2c/home', ['sections[0].type', 5], ['sections[1].data', 'niente']],
    [
      'b2c/locker/selling-area',
      ['id', { x: 1 }],
      ['title', 3],
      ['catalogue.shopStatus', 'Forse'],
      ['catalogue.categories[0].label', false],
      ['catalogue.items[0].price.value', 'molto'],
      ['catalogue.items[1].availableQuantity', 1.5],
      ['wallet.balance', -3],
    ],
    ['b2c/wallet/', ['balance', 'venti'], ['corporateCredit.balance', []]],
    ['b2c/coffee/selling-area', ['shop.status', 9], ['catalog.recipes[0].recipeId', null], ['catalog.recipes[1].displayOrder', 'primo']],
    ['b2c/menu/uuid', ['title', 0], ['categories[0].id', ''], ['items[3].image', 4]],
  ];
  expect(plants.flatMap(([, ...places]) => places)).toHaveLength(20);
  const broken = answers.map((answer) => {
    const json = answer.text === '' ? null : (JSON.parse(answer.text) as object);
    for (const [place, value] of (plants.find(([path]) => answer.path.startsWith(path))?.slice(1) as [string, unknown][] | undefined) ??
      []) {
      const keys = place.split(/[.[\]]+/).filter((key) => key !== '');
      const holder = keys.slice(0, -1).reduce<Record<string, never>>((inner, key) => inner[key]!, json as never);
      expect(holder, place).toHaveProperty(keys.at(-1)!);
      Object.assign(holder, { [keys.at(-1)!]: value });
    }
    return { ...answer, text: JSON.stringify(json) };
  });
  const { checks } = await reportOn(harOf(broken));
  const named = checks.flatMap(({ id, deviations = [] }) =>
    id.startsWith('answer.') ? deviations.map(({ expected }) => expected.split(': ')[0]) : [],
  );
  expect(named.toSorted()).toEqual(plants.flatMap(([, ...places]) => places.map(([place]) => place)).toSorted());
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

describe('a redacted copy', () => {
  /** 200 values of persons who do not exist. */
  const PERSONAL = Array.from({ length: 25 }, (_, index) => {
    const letters = String.fromCharCode(97 + index).repeat(2);
    return [
      `Giulia${letters} Rossi${letters}`,
      `giulia.${letters}@ditta.example`,
      `33312345${10 + index}`,
      `RSSGLI85A41H5${10 + index}Z`,
      `41111111111111${10 + index}`,
      `Via Garibaldi ${10 + index}${letters}, Milano`,
      `eyJhbGciOiJub25l${letters}.${letters}segreto`,
      `PRANZO-${letters}-${1000 + index}`,
    ];
  }).flat();

  /** The visit with a personal value in each text of each answer, by turns, and in all that a recording has beside the answers. */
  async function planted(): Promise<string> {
    let next = 0;
    const value = () => PERSONAL[next++ % PERSONAL.length]!;
    const fill = (json: unknown): unknown => {
      if (Array.isArray(json)) return json.map(fill);
      if (typeof json !== 'object' || json === null) return json;
      const filled = Object.entries(json).map(([name, inner]) => [
        name,
        typeof inner === 'string' && ['label', 'name', 'email', 'title', 'ingredients'].includes(name) ? value() : fill(inner),
      ]);
      return Object.fromEntries([
        ...filled,
        ['nota', value()],
        ['telefono', 3_331_234_510],
        [`${value()}`, [value(), { x: value() }]],
      ]) as object;
    };
    const har = JSON.parse(harOf(await visit())) as {
      log: { pages?: object; entries: { request: Record<string, unknown>; response: { content: { text?: string } } }[] };
    };
    har.log.pages = [{ title: value() }];
    for (const entry of har.log.entries) {
      const { request, response } = entry;
      if (response.content.text !== undefined && response.content.text !== '')
        response.content.text = JSON.stringify(fill(JSON.parse(response.content.text)));
      request['url'] =
        `${String(request['url'])}${String(request['url']).includes('?') ? '&' : '?'}q=${encodeURIComponent(value())}&${encodeURIComponent(value())}=1`;
      request['postData'] = { text: value() };
      request['cookies'] = [{ name: 'session', value: value() }];
      Object.assign(entry, { serverIPAddress: '10.11.12.13', comment: value() });
    }
    har.log.entries.push({
      request: { method: 'GET', url: `${ORIGIN}/b2c/check-domain/${encodeURIComponent(PERSONAL[1]!)}`, headers: [] },
      response: { status: 502, content: { text: `<p>${PERSONAL[0]}</p>` } } as never,
    });
    expect(next).toBeGreaterThan(PERSONAL.length);
    return JSON.stringify(har);
  }

  test('has none of 200 planted personal values, and the same report', async () => {
    const original = await planted();
    for (const value of PERSONAL) expect(original).toContain(value);
    const copy = join(work, 'copy.har');
    const { code, output } = await runKit(['--har', fileOf(original), '--redact', copy], { env: {} });
    expect([code, output]).toEqual([0, `${copy} has 11 calls, without cookies, tokens and what was sent. Read it before you send it.`]);
    const redacted = readFileSync(copy, 'utf8');
    const all = [
      ...PERSONAL,
      ...PERSONAL.flatMap((value) => value.split(/[ ,@]+/)),
      COOKIE,
      TOKEN,
      '3331234510',
      '10.11.12.13',
      'milano-1',
    ];
    const left = all.filter((value) => value.length > 5 && redacted.toLowerCase().includes(value.toLowerCase()));
    expect(left).toEqual([]);
    const { checks } = await reportOn(original);
    const outcomes = (list: JsonReport['checks']) => list.map(({ id, outcome, deviations }) => [id, outcome, deviations]);
    expect(outcomes((await reportOn(redacted)).checks)).toEqual(outcomes(checks));
  });

  test('never takes the place of a file, and needs a recording', async () => {
    const file = fileOf(harOf(await visit()));
    expect((await runKit(['--har', file, '--redact', file], { env: {} })).errors).toBe(
      `${file} is there already: give --redact a new file.`,
    );
    expect((await runKit(['--redact', file], { env: {} })).code).toBe(2);
  });
});
