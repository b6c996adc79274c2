/** The command as a provider's developer uses it. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type RunningServer, startSandbox } from '../sandbox/server.ts';
import { EVERYTHING, fetchWith, ID_TOKEN, runKit, newB2c, ORIGIN, PARTNER, reportOf } from './test-kit.ts';

const BASE = ['--base-url', ORIGIN];

const outcomes = (report: Awaited<ReturnType<typeof reportOf>>) => new Map(report.checks.map(({ id, outcome }) => [id, outcome]));
const reasons = (report: Awaited<ReturnType<typeof reportOf>>) => new Map(report.checks.map(({ id, reason }) => [id, reason]));

/** Starts a server with this handler. */
async function host(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('on the sandbox', () => {
  test('everything that can be checked conforms', async () => {
    const b2c = newB2c();
    const { code, output, errors } = await runKit([...BASE, ...EVERYTHING], { fetch: fetchWith(undefined, b2c) });
    expect(output).not.toContain('✗');
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(
      /^Pausa conformance · http:\/\/sandbox\.test · effects and money\n\nSession\n {2}✓ 401 without a session \(51 calls\)\n/,
    );
    expect(output).toMatch(/\n\d+ conform, 0 work, but, 0 wrong, 5 not offered, \d+ not checked\nThe app runs on this back end\.$/);
    // Four messages of something that failed, and a consent that is not asked for: no answer of this run has a reason for one.
    expect(output.match(/.+ · not offered: .+/g)).toEqual([
      '  · GET b2c/locker/selling-order/info/{id} · not offered: message',
      '  · GET b2c/navigation · not offered: privacyConsentRequired',
      '  · POST b2c/payment-preference/update/{context} · not offered: message',
      '  · POST b2c/wallet-recharge · not offered: message',
      '  · GET b2c/wallet-recharge/{uuid} · not offered: message',
    ]);
  });

  test('what is left must be tried by a person, or lacks its data', async () => {
    const report = await reportOf([...BASE, ...EVERYTHING], { fetch: fetchWith() });
    const left = report.checks.filter(({ outcome }) => outcome === 'not-checked');
    const byHand = left.filter(({ reason = '' }) => reason.endsWith('in the app'));
    const others = left.filter((check) => !byHand.includes(check) && check.reason !== 'no answer had a place for one');
    expect(others.map(({ id, reason }) => [id, reason])).toEqual([['answer.getSatispayAdd', 'needs --satispay-add']]);
    expect(byHand.map(({ id }) => id)).toHaveLength(18);
  });

  test('without permission nothing is changed, and nothing is said to conform that was not tried', async () => {
    const b2c = newB2c();
    const asked: string[] = [];
    const watched = fetchWith((request, answer) => {
      if (request.method !== 'GET' && /pausa_session=[0-9a-f]/.test(request.headers.get('cookie') ?? ''))
        asked.push(new URL(request.url).pathname);
      return answer();
    }, b2c);
    const args = [...BASE, ...EVERYTHING.filter((argument) => argument !== '--allow-money')];
    const report = await reportOf(args, { fetch: watched });
    // The calls with POST that change nothing: the sign-in and the suggestions.
    expect(new Set(asked)).toEqual(new Set(['/b2c/auth/login', '/b2c/upselling/milano-1/cart']));
    expect(b2c.world().ledger).toEqual([]);
    const why = reasons(report);
    expect(why.get('cart.absolute')).toBe('needs --allow-effects');
    expect(why.get('answer.editItem')).toBe('needs --allow-effects');
    expect(why.get('money.order')).toBe('needs --allow-money');
    expect(why.get('answer.setUserInfo')).toBe('needs --allow-effects');
    expect(report.sum.wrong).toBe(0);
  });

  test('effects are put back, and money stays where it is without its own permission', async () => {
    const b2c = newB2c();
    const user = b2c.world().user('demo@pausa.test');
    user.dietPreference = { diet: 'Pescetariano', allergens: { fish: 'Tracce' } };
    const before = structuredClone(user);
    const args = [...BASE, ...EVERYTHING.map((argument) => (argument === '--allow-money' ? '--allow-effects' : argument))];
    const { code } = await runKit(args, { fetch: fetchWith(undefined, b2c) });
    expect(code).toBe(0);
    expect(b2c.world().ledger).toEqual([]);
    const carts = [...user.carts].filter(([, cart]) => cart.size > 0);
    expect({ ...user, carts: new Map(carts) }).toEqual({ ...before, carts: new Map() });
  });

  test('without a session only what strangers meet is checked', async () => {
    const report = await reportOf(BASE, { fetch: fetchWith(), env: {} });
    const conforming = report.checks.filter(({ outcome }) => outcome === 'conforms').map(({ id }) => id);
    expect(conforming).toEqual([
      'session.stranger',
      'session.public.checkEmailDomain',
      'session.made-up',
      'origins.foreign',
      'identifiers.unknown-public',
      'identifiers.charset-public',
      'identifiers.code',
      'answer.checkEmailDomain',
      'form.content-type',
      'form.token-status',
      'form.errors',
    ]);
    expect(report.sum.wrong).toBe(0);
    expect(reasons(report).get('answer.getWallet')).toBe('needs a session (--cookie or --id-token)');
    expect(reasons(report).get('origins.partner')).toBe('needs --origin and a session (--cookie or --id-token)');
  });

  test('a cookie is a session too; what needs an ID token says so', async () => {
    const b2c = newB2c();
    const report = await reportOf(BASE, {
      fetch: fetchWith(undefined, b2c),
      env: { PAUSA_COOKIE: `pausa_session=${b2c.signIn('demo@pausa.test')}` },
    });
    expect(outcomes(report).get('answer.getWallet')).toBe('conforms');
    expect(reasons(report).get('session.sign-in')).toBe('needs --id-token');
    expect(reasons(report).get('form.token-renewal')).toBe('no answer carried a new token');
  });

  test('an account without a nick name, orders or a card: nothing is invented for it', async () => {
    const report = await reportOf([...BASE, ...EVERYTHING], { fetch: fetchWith(), env: { PAUSA_ID_TOKEN: 'token of vuoto@pausa.test' } });
    const why = reasons(report);
    expect(why.get('preferences.nick-name')).toBe('the account has no nick name to put back');
    expect(why.get('preferences.consent')).toBe('the account has not chosen yet, and the kit does not choose for it');
    expect(why.get('preferences.payment')).toBe('the account has chosen no saved way to pay');
    expect(why.get('money.order')).toBe('wallet and corporate credit of the account do not pay for an article');
    expect(why.get('money.recharge')).toBe('the account has chosen no way to recharge');
    expect(why.get('money.coffee')).toBe('wallet and corporate credit of the account do not pay for a coffee');
    expect(why.get('form.dates')).toBe('no answer carried a date');
    // `--order` belongs to another person: the server does not find it, and the report says so.
    expect(report.checks.filter(({ outcome }) => outcome === 'wrong').map(({ id }) => id)).toEqual(['answer.getLockerOrder']);
  });

  test('a closed area cannot be ordered from', async () => {
    const args = [...BASE, '--area', 'chiuso-3', '--coffee-area', 'caffe-2', '--allow-money'];
    const report = await reportOf(args, { fetch: fetchWith() });
    expect(report.sum.wrong).toBe(0);
    expect(reasons(report).get('cart.absolute')).toBe('the selling area of --area is closed');
    expect(reasons(report).get('money.coffee')).toBe('the coffee machine is closed');
  });

  test('a provider without vouchers is not asked for them', async () => {
    const gone = fetchWith(async (request, answer) =>
      /\/(edenred|sodexo|pellegrini|satispay)\//.test(request.url) ? Response.json({ error: 'Not Found' }, { status: 404 }) : answer(),
    );
    const all = await reportOf([...BASE, ...EVERYTHING], { fetch: gone });
    expect(all.sum.wrong).toBeGreaterThan(0);
    const some = await reportOf([...BASE, ...EVERYTHING, '--payment-methods', 'braintree_cc,braintree_paypal'], { fetch: gone });
    expect(some.sum.wrong).toBe(0);
    expect(reasons(some).get('answer.getEdenredLogin')).toBe('left out by --payment-methods');
    expect(outcomes(some).get('answer.getBraintreeToken')).toBe('conforms');
  });
});

describe('over HTTP', () => {
  async function sandbox(): Promise<RunningServer> {
    const server = await startSandbox({ port: 0, partnerOrigins: () => [PARTNER] });
    onTestFinished(() => server.close());
    return server;
  }

  test('the sandbox conforms, signed in by its identity service', async () => {
    const { origin } = await sandbox();
    const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'demo@pausa.test', password: 'pranzo123', returnSecureToken: true }),
    });
    const { idToken } = (await answer.json()) as { idToken: string };
    const args = ['--base-url', `${origin}/`, ...EVERYTHING.filter((argument) => argument !== '--new-email' && !argument.includes('@'))];
    const { code, output } = await runKit(args, { env: { PAUSA_ID_TOKEN: idToken } });
    expect(output).not.toContain('✗');
    expect(code).toBe(0);
    expect(output).not.toContain(idToken);
  });

  test('the same server with the app’s fallback page in front is no back end', async () => {
    const base = await host((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>App</title>'),
    );
    const { code, output, errors } = await runKit(['--base-url', base], { env: {} });
    expect([code, output]).toEqual([2, '']);
    expect(errors).toBe(`${base}/b2c/ answers with HTML pages: is --base-url the back end, and not the app?`);
  });

  test('an API below another path', async () => {
    const base = await host((_, response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"Not Found"}'));
    const { code, errors } = await runKit(['--base-url', base], { env: {} });
    expect([code, errors]).toEqual([2, `Below ${base}/b2c/ nothing is found: --base-url ends where b2c/… begins.`]);
  });

  test('an address that leads to another one', async () => {
    const base = await host((_, response) => response.writeHead(301, { location: 'https://elsewhere.example/' }).end());
    const { code, errors } = await runKit(['--base-url', base], { env: {} });
    expect([code, errors]).toEqual([2, `${base} leads elsewhere: give --base-url the address that it leads to.`]);
  });

  test('nobody there', async () => {
    const { origin, close } = await startSandbox({ port: 0 });
    await close();
    const { code, errors } = await runKit(['--base-url', origin], { env: {} });
    expect([code, errors]).toEqual([2, `${origin} cannot be reached: is the address right, and the certificate valid?`]);
  });

  test('a host that never answers', async () => {
    const base = await host(() => undefined);
    const { code, errors } = await runKit(['--base-url', base, '--timeout-ms', '50'], { env: {} });
    expect([code, errors]).toEqual([2, `${base} does not answer within 0.05 s.`]);
  });
});

describe('a back end that fails on the way', () => {
  test('one call that never ends is one deviation', async () => {
    const hanging = fetchWith((request, answer) =>
      request.url.endsWith('/b2c/home') && request.headers.get('cookie') !== null
        ? new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))))
        : answer(),
    );
    const report = await reportOf([...BASE, '--timeout-ms', '3000'], { fetch: hanging });
    expect(report.checks.filter(({ outcome }) => outcome === 'wrong')).toMatchObject([
      { id: 'answer.getHome', deviations: [{ call: 'GET b2c/home', expected: '200 with JSON', found: 'no answer within 3 s' }] },
    ]);
  });

  test('one that goes away in the middle is no longer judged', async () => {
    let calls = 0;
    const dying = fetchWith((_, answer) => {
      calls += 1;
      return calls > 80 ? Promise.reject(new TypeError('gone')) : answer();
    });
    const { code, output, errors } = await runKit(BASE, { fetch: dying });
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(/^The back end has stopped answering: 5 calls in a row, the last was GET b2c\//);
  });

  test.each([
    [{ PAUSA_COOKIE: 'pausa_session=ended-long-ago' }, /^The session is not accepted: GET b2c\/navigation answered 401\. Has it ended\?$/],
    [{ PAUSA_ID_TOKEN: 'forged-token' }, /^The ID token signs nobody in: POST b2c\/auth\/session-cookie answered 401\.$/],
  ])('a session that is none is said at once', async (env, message) => {
    const { code, output, errors } = await runKit(BASE, { fetch: fetchWith(), env });
    expect([code, output]).toEqual([2, '']);
    expect(errors).toMatch(message);
  });
});

test('a deviation says what was expected, what was found, where it is written and how to mend it', async () => {
  const wrong = fetchWith(async (request, answer) => {
    const right = await answer();
    if (!request.url.endsWith('/b2c/wallet/') || right.status !== 200) return right;
    return Response.json({ balance: 'Giulia' }, { headers: right.headers });
  });
  const { code, output } = await runKit(BASE, { fetch: wrong });
  expect(code).toBe(1);
  expect(output).toContain(
    [
      '  ✗ GET b2c/wallet/  [answer.getWallet]',
      '      GET b2c/wallet/',
      '        expected  balance: an amount in euro of at least 0',
      '        found     text',
      '      written   docs/backend-contract.md, "Answers" (part 1 §7, part 2 §7)',
      '      mend      Answer what docs/openapi.json says of getWallet.',
      '  ✓ GET b2c/wallet-recharge',
    ].join('\n'),
  );
  expect(output).toMatch(/ 1 wrong, \d+ not offered, \d+ not checked\nThe app does not run on this back end: answer\.getWallet\.$/);
});

describe('wrong, works, but, and not offered are told apart', () => {
  /** The sandbox with another body of this call. */
  const changed = (path: string, change: (body: never) => unknown) =>
    fetchWith(async (request, answer) => {
      const right = await answer();
      if (!request.url.includes(path) || right.status !== 200) return right;
      return Response.json(change((await right.json()) as never), { headers: right.headers });
    });
  const outcomeOf = async (id: string, fetch: typeof globalThis.fetch) => {
    const report = await reportOf([...BASE, ...EVERYTHING], { fetch });
    return { ...report, check: report.checks.find((check) => check.id === id) };
  };

  test('a picture that is none: the app shows a plate in its place', async () => {
    const fetch = changed('/b2c/home', ({ sections }: { sections: { type: string; data: { shop: object } }[] }) => ({
      sections: sections.map((section) =>
        section.type === 'shop_preview' ? { ...section, data: { ...section.data, shop: { ...section.data.shop, image: 7 } } } : section,
      ),
    }));
    const { check, runs, sentence } = await outcomeOf('answer.getHome', fetch);
    expect(check).toMatchObject({ outcome: 'works-but', deviations: [{ call: 'GET b2c/home', found: 'a number' }] });
    expect([runs, sentence]).toEqual([true, 'The app runs on this back end.']);
    const { code, output } = await runKit([...BASE, ...EVERYTHING], { fetch });
    expect(code).toBe(0);
    expect(output).toContain('  ~ GET b2c/home  [answer.getHome] works, but\n      GET b2c/home\n        expected  ');
  });

  test('orders without what we have added', async () => {
    const fetch = changed('/b2c/selling-order/list', ({ data }: { data: { rows: { label: string; quantity: number }[] }[] }) => ({
      data: data.map(({ rows, ...order }) => ({
        ...order,
        payments: undefined,
        sellingArea: undefined,
        rows: rows.map(({ label, quantity }) => ({ label, quantity })),
      })),
    }));
    const { check, runs } = await outcomeOf('additions.getOrders', fetch);
    expect(check).toMatchObject({ outcome: 'not-offered' });
    expect(check?.fields).toEqual(
      expect.arrayContaining([
        'data[].rows[].itemSaleableId',
        'data[].rows[].image',
        'data[].rows[].totalWithTax',
        'data[].sellingArea',
        'data[].payments',
      ]),
    );
    expect(runs).toBe(true);
  });

  test('a home that cannot be read', async () => {
    const { check, sentence } = await outcomeOf(
      'answer.getHome',
      changed('/b2c/home', () => ({ sections: 'none' })),
    );
    expect(check).toMatchObject({ outcome: 'wrong' });
    expect(sentence).toBe('The app does not run on this back end: answer.getHome.');
  });

  test('a sign-in that answers nothing, and a navigation with 201', async () => {
    const fetch = fetchWith(async (request, answer) => {
      const right = await answer();
      if (/auth\/(session-cookie|login)$/.test(request.url) && right.ok) return new Response(null, { status: 204, headers: right.headers });
      return request.url.endsWith('b2c/navigation') && right.ok ? new Response(right.body, { status: 201, headers: right.headers }) : right;
    });
    const { runs } = await reportOf([...BASE, ...EVERYTHING], { fetch, env: { PAUSA_ID_TOKEN: 'token of demo@pausa.test' } });
    expect(runs).toBe(true);
  });

  test('a rule that no page needs', async () => {
    const fetch = fetchWith(async (request, answer) => {
      const right = await answer();
      const headers = new Headers(right.headers);
      if (request.url.endsWith('/b2c/wallet/')) headers.set('cache-control', 'public, max-age=60');
      return new Response(right.body, { status: right.status, headers });
    });
    const { sentence } = await outcomeOf('form.caching', fetch);
    expect(sentence).toBe('The app runs on this back end, but a rule is broken that protects people and money.');
  });

  test('nobody can say it of a stranger', async () => {
    const { runs, sentence } = await reportOf(BASE, { fetch: fetchWith(), env: {} });
    expect(runs).toBeNull();
    expect(sentence).toBe(
      'Whether the app runs on this back end is not known: GET b2c/navigation needs a session (--cookie or --id-token).',
    );
  });
});

describe('secrets and personal data', () => {
  const TOKEN = 'Bearer canary-token-0123456789';

  test.each([[[]], [['--json']]])('are in no report (%j)', async (extra) => {
    const b2c = newB2c();
    const cookies = new Set<string>();
    // Every answer deviates: it repeats its request.
    const echo = fetchWith(async (request, answer) => {
      const right = await answer();
      for (const line of right.headers.getSetCookie()) cookies.add(/=([^;]*)/.exec(line)?.[1] ?? '');
      if (right.status !== 200 || !/\/(home|wallet|info|edit-item)/.test(request.url)) return right;
      const heard = [...request.headers.values()].join(' ');
      return Response.json({ [heard]: heard, nickName: { heard }, error: heard, message: heard }, { headers: { 'cache-control': heard } });
    }, b2c);
    const { code, output, errors } = await runKit([...BASE, ...EVERYTHING, ...extra], { fetch: echo });
    expect(code).toBe(1);
    for (const secret of [ID_TOKEN, 'demo@pausa.test', 'Giulia', ...cookies].filter((text) => text !== '')) {
      expect(output + errors).not.toContain(secret);
    }
    expect(cookies.size).toBeGreaterThan(2);
  });

  test('are in no complaint about the options', async () => {
    for (const args of [
      ['--base-url', 'https://user:canary-password@host.example'],
      [...BASE, '--cookie', 'canary-cookie'],
      [...BASE, '--cookie', 'a=b', 'canary-cookie'],
      [...BASE, '--cokie=canary-cookie'],
      [...BASE, '--token', `${TOKEN}\n`],
      [...BASE, '--allow-effects=canary-value'],
    ]) {
      const { code, output, errors } = await runKit(args, { env: {} });
      expect([code, output]).toEqual([2, '']);
      expect(errors).not.toMatch(/canary/);
    }
  });

  test('travel as headers', async () => {
    const seen: (string | null)[] = [];
    const watched = fetchWith(async (request, answer) => {
      if (request.headers.get('authorization') === TOKEN) seen.push(request.headers.get('cookie'), request.headers.get('authorizationf'));
      return answer();
    });
    await runKit([...BASE, '--cookie', 'pausa_session=abc; sandbox-world=w1', '--token', TOKEN, '--id-token', ID_TOKEN], {
      fetch: watched,
      env: {},
    });
    expect(seen).toEqual(['pausa_session=abc; sandbox-world=w1', ID_TOKEN]);
  });
});
