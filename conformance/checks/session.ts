import { contract } from '../../src/api/contract.ts';
import { answerOf, type Check, conforms, type Deviation, isAnswer, type Kit, NotChecked, several, unless } from '../check.ts';
import { askingOf, fillings, isInUse, isRead, OPERATIONS } from '../coverage.ts';
import type { IdOption } from '../options.ts';
import { Session } from '../exchange.ts';

interface SignedIn {
  readonly session: Session;
  /** The `Set-Cookie` lines. */
  readonly cookies: readonly string[];
}

/** Starts a new session with the identity provider's token. */
async function trySignIn(kit: Kit): Promise<SignedIn> {
  const { idToken } = kit.options;
  const session = new Session({ cookie: null, token: null, idToken });
  const request = { session, body: { authorizationF: idToken } };
  const { exchange } = await answerOf(kit, 'setSessionCookie', request);
  const cookies = exchange.headers.getSetCookie();
  if (cookies.length > 0) await answerOf(kit, 'login', request);
  return { session, cookies };
}

async function signIn(kit: Kit): Promise<SignedIn> {
  const signedIn = await trySignIn(kit);
  if (signedIn.cookies.length === 0) throw new NotChecked('no cookie was set: see session.sign-in');
  return signedIn;
}

const strangers: Check = {
  id: 'session.stranger',
  group: 'Session',
  title: '401 without a session',
  section: 'Sessions',
  mend: 'Look for the session before anything else, and answer 401 with JSON: never data, never a redirect to a login page.',
  /** The calls have unknown identifiers and empty bodies, so that a server without the check of the session does nothing. */
  async run(kit) {
    const operations = OPERATIONS.filter((operation) => contract[operation].access === 'session' && isInUse(operation, kit.options));
    const deviations: Deviation[] = [];
    for (const operation of operations) {
      const exchange = await kit.talk.ask(operation, { session: null });
      if (exchange.status !== 401) deviations.push({ call: exchange.call, expected: '401', found: kit.found(exchange) });
    }
    return unless(deviations, several(operations.length, 'call'));
  },
};

/** One check for each public read, because one of them may lack its identifier. */
const publicReads: Check[] = OPERATIONS.filter((operation) => contract[operation].access === 'public' && isRead(operation)).map(
  (operation) => {
    const { path } = contract[operation];
    const asking = askingOf(operation);
    const params = asking.by === 'reading' ? asking.params : {};
    return {
      id: `session.public.${operation}`,
      group: 'Session',
      title: `GET ${path} answers without a session`,
      section: 'Sessions',
      mend: 'Answer this call to everybody: it is asked before anybody has signed in, and by menus on other sites.',
      needs: Object.values(params).filter((source): source is IdOption => typeof source === 'string'),
      async run(kit) {
        const filled = fillings(params, kit.options.ids);
        if ('missing' in filled) throw new NotChecked(`needs --${filled.missing}`);
        const deviations: Deviation[] = [];
        for (const params of filled.filled) {
          const exchange = await kit.talk.ask(operation, { params, session: null });
          if (!isAnswer(exchange)) deviations.push({ call: exchange.call, expected: '200', found: kit.found(exchange) });
        }
        return unless(deviations);
      },
    } satisfies Check;
  },
);

const MADE_UP = 'conformance-made-up';

const forged: Check = {
  id: 'session.made-up',
  group: 'Session',
  title: 'What is made up signs nobody in',
  section: 'Sessions',
  mend: 'Verify the ID token at the identity provider before a session begins, and look cookies and tokens up: never read them only.',
  async run({ talk, found }) {
    const deviations: Deviation[] = [];
    for (const operation of ['setSessionCookie', 'login'] as const) {
      const exchange = await talk.ask(operation, { session: null, body: { authorizationF: MADE_UP } });
      const { call, status, headers } = exchange;
      const expected = 'a refusal (401) of an ID token that is made up';
      if (status === null || status < 400) deviations.push({ call, expected, found: found(exchange) });
      else if (headers.getSetCookie().length > 0) deviations.push({ call, expected, found: `${status} that sets a cookie` });
    }
    const names = [...(talk.session?.cookies.keys() ?? [])];
    const tries = [
      ['an Authorization that is made up', { Authorization: `Bearer ${MADE_UP}` }],
      ...(names.length === 0
        ? []
        : [['a cookie that is made up', { Cookie: names.map((name) => `${name}=${MADE_UP}`).join('; ') }] as const]),
    ] as const;
    for (const [what, headers] of tries) {
      const exchange = await talk.ask('getNavigation', { session: null, headers });
      if (exchange.status !== 401) deviations.push({ call: exchange.call, expected: `401 with ${what}`, found: found(exchange) });
    }
    return unless(deviations);
  },
};

const signsIn: Check = {
  id: 'session.sign-in',
  group: 'Session',
  title: 'An ID token makes a session',
  section: 'Sessions',
  mend: 'Answer b2c/auth/session-cookie with the session cookie; the cookie alone must be enough for every later call.',
  needs: ['id-token'],
  async run(kit) {
    const { session, cookies } = await trySignIn(kit);
    if (cookies.length === 0) return unless([{ call: 'POST b2c/auth/session-cookie', expected: 'a Set-Cookie header', found: 'none' }]);
    const exchange = await kit.talk.ask('getNavigation', { session });
    return unless(isAnswer(exchange) ? [] : [{ call: exchange.call, expected: '200 with the new session', found: kit.found(exchange) }]);
  },
};

const cookie: Check = {
  id: 'session.cookie',
  group: 'Session',
  title: 'The session cookie is out of reach for scripts and other sites',
  section: 'Sessions',
  mend: 'Set-Cookie: …; HttpOnly; Secure; SameSite=Lax. SameSite=None, only with Secure, where partners on other sites embed signed-in elements.',
  needs: ['id-token'],
  async run(kit) {
    const { cookies } = await signIn(kit);
    const isSecure = kit.options.baseUrl.startsWith('https:');
    const deviations: Deviation[] = [];
    // The session's cookie has no fixed name, so every cookie is checked. A load balancer's cookie may have the same attributes.
    for (const line of cookies) {
      const has = (attribute: RegExp) => attribute.test(line);
      const lacks = (expected: string) => deviations.push({ call: 'POST b2c/auth/session-cookie', expected, found: 'a cookie without it' });
      if (!has(/;\s*HttpOnly/i)) lacks('HttpOnly');
      if (!has(/;\s*SameSite=(Lax|Strict|None)/i)) lacks('SameSite');
      if ((isSecure || has(/;\s*SameSite=None/i)) && !has(/;\s*Secure/i)) lacks('Secure');
    }
    return unless(deviations);
  },
};

const signsOut: Check = {
  id: 'session.sign-out',
  group: 'Session',
  title: 'A session that was ended is none',
  section: 'Sessions',
  mend: 'Forget the session at b2c/auth/logout on the server, too: its cookie and its token must answer 401 from then on.',
  needs: ['id-token', 'effects'],
  async run(kit) {
    const { session } = await signIn(kit);
    const headers = session.headers();
    await answerOf(kit, 'logout', { session });
    const exchange = await kit.talk.ask('getNavigation', { session: null, headers });
    return exchange.status === 401
      ? conforms()
      : unless([{ call: exchange.call, expected: '401 with the cookie of before the logout', found: kit.found(exchange) }]);
  },
};

export const sessionChecks: readonly Check[] = [strangers, ...publicReads, forged, signsIn, cookie, signsOut];
