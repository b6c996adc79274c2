import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelThreeDSecureFlow } from '../registry/endpoints.ts';
import { confirmOrder, editItem, getSellingArea, getUpselling } from './catalogue.ts';
import { type ClientOptions, createClient } from './client.ts';
import { confirmCoffee } from './coffee.ts';
import { ApiError, type ApiFailure } from './failure.ts';
import { getHome, resolveCode } from './home.ts';
import { getMenu } from './menu.ts';
import { getOrders, retryLockerOpening } from './orders.ts';
import { cancelPayment, deleteInstrument, getPayment, updatePaymentPreference } from './payments.ts';
import { checkEmailDomain, getNavigation, login, logout, registerUser, setPrivacyConsent, setSessionCookie } from './session.ts';
import { getRechargeConfig, getWallet, submitRecharge } from './wallet.ts';

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'Content-Type': 'application/json', ...(init.headers as Record<string, string>) },
  });
const html = (status: number) => new Response('<!doctype html><title>Proxy</title>', { status, headers: { 'Content-Type': 'text/html' } });
const HOME = { sections: [] };

/** A client over a fake server; `answer` may also throw, as fetch does. */
function setUp(
  answer: (request: { url: string; init: RequestInit }) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) {
  const fetched = vi.fn<typeof fetch>(async (input, init) => answer({ url: String(input), init: init! }));
  const onUnauthorized = vi.fn<() => void>();
  const onFailure = vi.fn<(endpoint: string, failure: ApiFailure) => void>();
  const api = createClient({ baseUrl: 'https://pausa.test', fetch: fetched, onUnauthorized, onFailure, ...options });
  return {
    api,
    fetched,
    onUnauthorized,
    onFailure,
    url: () => String(fetched.mock.calls[0]?.[0]),
    init: () => fetched.mock.calls[0]![1]!,
    headers: () => fetched.mock.calls[0]![1]!.headers as Record<string, string>,
    body: () => JSON.parse(String(fetched.mock.calls[0]![1]!.body)) as unknown,
  };
}

async function failureOfCall(call: Promise<unknown>): Promise<ApiFailure> {
  const thrown: unknown = await call.then(
    () => new Error('It did not fail'),
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(ApiError);
  return (thrown as ApiError).failure;
}

describe('a refusal inside a 2xx', () => {
  const call = (answer: object, ask: (api: ReturnType<typeof createClient>) => Promise<unknown>) => {
    const onRefusal = vi.fn<(endpoint: string) => void>();
    const { api, onFailure } = setUp(() => json(answer), { onRefusal });
    return ask(api).then((data) => [onRefusal.mock.calls.flat(), onFailure.mock.calls, data] as const);
  };
  const PAYMENT = { uuid: 'p', actionType: 'error', linkAction: null, message: 'No.' };
  const cancel = (api: ReturnType<typeof createClient>) => api.call(cancelPayment, { params: { uuid: 'p' } });
  const register = (api: ReturnType<typeof createClient>) => api.call(registerUser, { body: { email: 'a@b.it' } });
  const prefer = (api: ReturnType<typeof createClient>) =>
    api.call(updatePaymentPreference, { params: { context: 'definedAmountMethod' }, body: { category: 'card', provider: 'visa' } });

  it.each([
    ['success: false', { success: false }, register, 'POST b2c/register'],
    ['error: true', { error: true, message: 'No.' }, prefer, 'POST b2c/payment-preference/update/{context}'],
    ['an error of a call with an effect', PAYMENT, cancel, 'GET b2c/payment/{uuid}/cancel'],
  ] as const)('%s: is told, and returned', async (_, answer, ask, endpoint) => {
    expect(await call(answer, ask)).toEqual([[endpoint], [], answer]);
  });

  it('success: 0 is one, too', async () => {
    expect(await call({ success: 0 }, register)).toEqual([['POST b2c/register'], [], { success: false }]);
  });

  it.each([
    ['success: true', { success: true }, register],
    ['error: false', { error: false }, prefer],
    [
      'a payment that is read as failed',
      PAYMENT,
      (api: ReturnType<typeof createClient>) => api.call(getPayment, { params: { uuid: 'p' } }),
    ],
  ] as const)('%s is none', async (_, answer, ask) => {
    expect((await call(answer, ask))[0]).toEqual([]);
  });
});

describe('a call', () => {
  it('goes to the base with cookie and JSON headers [P1-7.1]', async () => {
    const { api, url, init, headers } = setUp(() => json(HOME));
    await expect(api.call(getHome)).resolves.toEqual({ sections: [] });
    expect(url()).toBe('https://pausa.test/b2c/home');
    expect(init()).toMatchObject({ method: 'GET', credentials: 'include' });
    // An answer that a server let grow old is not shown as of now.
    expect(init().cache).toBe('no-cache');
    expect(headers()).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
    expect(init().body).toBeUndefined();
  });

  it('works on the page’s own origin', async () => {
    const { api, url } = setUp(() => json(HOME), { baseUrl: '' });
    await api.call(getHome);
    expect(url()).toBe('/b2c/home');
  });

  it('leaves the cookie out for public menus', async () => {
    const { api, init } = setUp(() => json({ categories: [], items: [] }), { credentials: 'omit' });
    await api.call(getMenu, { params: { UUID: '00000000-0000-4000-8000-000000000001' } });
    expect(init().credentials).toBe('omit');
  });

  it('carries a query', async () => {
    const { api, url } = setUp(() => json({ data: [] }));
    await api.call(getOrders, { query: { take: '100', 'a&b': 'c d' } });
    expect(url()).toBe('https://pausa.test/b2c/selling-order/list?take=100&a%26b=c+d');
  });

  it('sends PUT without a body', async () => {
    const { api, init, url } = setUp(() => json({ message: 'success' }));
    await api.call(deleteInstrument, { params: { id: 'card-1' } });
    expect(init().method).toBe('PUT');
    expect(init().body).toBeUndefined();
    expect(url()).toBe('https://pausa.test/b2c/payment-instrument/card-1/delete');
  });

  it('ignores fields that it does not know', async () => {
    const { api } = setUp(() => json({ user: { email: 'demo@pausa.test', surname: 'x' }, links: [], news: 1 }));
    await expect(api.call(getNavigation)).resolves.toEqual({
      user: { email: 'demo@pausa.test', nickName: null },
      links: [],
      privacyConsentRequired: false,
    });
  });

  it('needs nobody who listens', async () => {
    const answers = [json({ success: false }, { headers: { Authorization: 'Bearer new' } }), html(500)];
    const api = createClient({ baseUrl: '', fetch: async () => answers.shift()! });
    const register = () => api.call(registerUser, { body: { email: 'a@b.it' } });
    await expect(register()).resolves.toEqual({ success: false });
    expect(await failureOfCall(register())).toEqual({ kind: 'http', status: 500, error: null, message: null });
  });

  it('tells the server’s time, as the last answer that has one says it', async () => {
    const dates = [null, 'Sat, 28 Nov 2026 12:00:00 GMT', 'Sat, 28 Nov 2026 12:00:05 GMT', 'mezzogiorno', null];
    const { api } = setUp(() => {
      const date = dates.shift();
      return json({ error: 'No' }, { status: 500, headers: date == null ? {} : { Date: date } });
    });
    const times = [api.serverTime()];
    while (dates.length > 0) {
      await failureOfCall(api.call(getHome));
      times.push(api.serverTime());
    }
    const NOON = 1_795_867_200_000;
    expect(times).toEqual([null, null, NOON, NOON + 5000, NOON + 5000, NOON + 5000]);
  });

  it('takes an answer of ten million characters', async () => {
    const { api } = setUp(() => new Response('{"sections":[]}'.padEnd(10_000_000)));
    await expect(api.call(getHome)).resolves.toEqual({ sections: [] });
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    const { api } = setUp(() => json(HOME));
    await api.call(getHome);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('the two authorization headers', () => {
  it.each([
    ['neither', null, null, {}],
    ['the stored token', 'Bearer a', null, { Authorization: 'Bearer a' }],
    ['the ID token', null, 'jwt', { AuthorizationF: 'jwt' }],
    ['both', 'Bearer a', 'jwt', { Authorization: 'Bearer a', AuthorizationF: 'jwt' }],
    ['neither, when they are empty', '', '', {}],
  ])('are sent when they are there: %s [P1-7.2] [P1-7.3]', async (_name, token, idToken, expected) => {
    const { api, headers } = setUp(() => json(HOME), { token: { read: () => token, write: () => {} }, idToken: async () => idToken });
    await api.call(getHome);
    expect(headers()).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json', ...expected });
  });

  it('wait for an ID token that is being renewed; a call given up meanwhile is never sent', async () => {
    let renewed!: (token: string) => void;
    const idToken = () => new Promise<string>((resolve) => (renewed = resolve));
    const { api, fetched, headers } = setUp(() => json(HOME), { idToken });
    const answer = api.call(getHome);
    expect(fetched).not.toHaveBeenCalled();
    renewed('fresh');
    await answer;
    expect(headers()).toMatchObject({ AuthorizationF: 'fresh' });

    const controller = new AbortController();
    const given = api.call(getHome, { signal: controller.signal });
    controller.abort();
    renewed('late');
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  describe('before the identity is heard', () => {
    /** An identity that is heard as the first call waits for it. */
    function late(person: string | null | undefined, answer: (headers: Record<string, string>) => Response) {
      let isHeard = false;
      const idToken = vi.fn<(mustWait: boolean) => Promise<string | null | undefined>>(async (mustWait) => {
        isHeard ||= mustWait;
        return isHeard ? person : undefined;
      });
      const kit = setUp(({ init }) => answer(init.headers as Record<string, string>), { idToken });
      const sent = () => kit.fetched.mock.calls.map(([, init]) => (init!.headers as Record<string, string>)['AuthorizationF']);
      return { ...kit, idToken, sent };
    }
    const demanding = (status: number) => (headers: Record<string, string>) =>
      headers['AuthorizationF'] === 'jwt' ? json(HOME) : json({ error: 'Unauthorized' }, { status });

    it.each([401, 403])('a read that is refused with %d is asked once more, with it', async (status) => {
      const { api, sent, onUnauthorized } = late('jwt', demanding(status));
      await expect(api.call(getHome)).resolves.toEqual({ sections: [] });
      expect(sent()).toEqual([undefined, 'jwt']);
      expect(onUnauthorized).not.toHaveBeenCalled();
      await api.call(getHome);
      expect(sent()).toEqual([undefined, 'jwt', 'jwt']);
    });

    it.each([
      ['nobody is signed in', null],
      ['the provider cannot be reached', undefined],
    ])('a read that is refused again is over: %s', async (_, person) => {
      const { api, sent, onUnauthorized } = late(person, demanding(401));
      expect(await failureOfCall(api.call(getHome))).toEqual({ kind: 'unauthorized', status: 401 });
      expect(sent()).toEqual([undefined, undefined]);
      expect(onUnauthorized).toHaveBeenCalledTimes(1);
    });

    it.each([null, 'old'])('a read that is refused with the identity %j is over at once', async (token) => {
      const { api, fetched } = setUp(() => html(401), { idToken: async () => token });
      await failureOfCall(api.call(getHome));
      expect(fetched).toHaveBeenCalledTimes(1);
    });

    it('a read that fails in another way, or succeeds, does not wait for it', async () => {
      const { api, idToken } = late('jwt', () => json({ error: 'No' }, { status: 500 }));
      expect(await failureOfCall(api.call(getHome))).toMatchObject({ kind: 'http', status: 500 });
      expect(idToken.mock.calls).toEqual([[false]]);
    });

    it('the earlier answers stay until the second refusal', async () => {
      const clear = vi.fn<() => void>();
      const { api } = setUp(({ init }) => demanding(401)(init.headers as Record<string, string>), {
        idToken: async (mustWait) => (mustWait ? 'jwt' : undefined),
        offlineCache: { put: () => {}, get: async () => null, clear },
      });
      await api.call(getHome);
      expect(clear).not.toHaveBeenCalled();
    });

    it('a call with an effect is sent once, with it', async () => {
      const { api, sent } = late('jwt', () => json({ redirect: null }));
      await api.call(logout);
      expect(sent()).toEqual(['jwt']);
    });

    it('a call with an effect that is refused is not sent again', async () => {
      const { api, sent } = late(null, demanding(401));
      expect(await failureOfCall(api.call(logout))).toEqual({ kind: 'unauthorized', status: 401 });
      expect(sent()).toEqual([undefined]);
    });

    it.each([204, 206, 302, 404, 500])('the navigation is asked once more after %d', async (status) => {
      const NAVIGATION = { user: { email: 'demo@pausa.test' }, links: [] };
      const { api, sent } = late('jwt', (headers) =>
        headers['AuthorizationF'] === 'jwt'
          ? json(NAVIGATION)
          : status === 204
            ? new Response(null, { status })
            : json(NAVIGATION, { status }),
      );
      await expect(api.call(getNavigation)).resolves.toMatchObject({ user: { email: 'demo@pausa.test' } });
      expect(sent()).toEqual([undefined, 'jwt']);
    });
  });

  it.each([202, 404, 500])(
    'the navigation after a sign-in, whose identity is known, is asked once more after %d, too [P2-4.103]',
    async (status) => {
      const answers = [status, 200];
      const { api, fetched } = setUp(() => json({ user: { email: 'demo@pausa.test' }, links: [] }, { status: answers.shift()! }), {
        idToken: async () => 'jwt',
      });
      await expect(api.call(getNavigation)).resolves.toMatchObject({ user: { email: 'demo@pausa.test' } });
      expect(fetched).toHaveBeenCalledTimes(2);
      const failing = setUp(() => json({ error: 'No' }, { status }), { idToken: async () => 'jwt' });
      await failureOfCall(failing.api.call(getNavigation));
      expect(failing.fetched).toHaveBeenCalledTimes(2);
    },
  );

  it.each<[string, number, (() => Promise<string | null>) | undefined]>([
    ['a client without an identity', 401, undefined],
    ['nobody is signed in', 401, async () => null],
    // The screen asks again by itself.
    ['a gateway that fails', 503, async () => 'jwt'],
  ])('the navigation is asked once: %s', async (_, status, idToken) => {
    const { api, fetched } = setUp(() => html(status), idToken && { idToken });
    await failureOfCall(api.call(getNavigation));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    [200, true],
    [201, true],
    [202, false],
    [204, false],
    [206, false],
  ])('the navigation with the status %d: %s [P2-9.12]', async (status, isAccepted) => {
    const { api } = setUp(() =>
      status === 204 ? new Response(null, { status }) : json({ user: { email: 'demo@pausa.test' }, links: [] }, { status }),
    );
    const answer = api.call(getNavigation);
    if (isAccepted) await expect(answer).resolves.toMatchObject({ user: { email: 'demo@pausa.test' } });
    else expect(await failureOfCall(answer)).toMatchObject({ kind: 'http', status });
  });

  it('are read again for each call', async () => {
    let stored = 'first';
    const { api, fetched } = setUp(() => json(HOME), { token: { read: () => stored, write: () => {} } });
    await api.call(getHome);
    stored = 'second';
    await api.call(getHome);
    expect(fetched.mock.calls.map(([, init]) => (init!.headers as Record<string, string>)['Authorization'])).toEqual(['first', 'second']);
  });
});

describe('a token in the answer', () => {
  const capture = async (answer: () => Response) => {
    const write = vi.fn<(token: string) => void>();
    const { api } = setUp(answer, { token: { read: () => null, write } });
    await api.call(getHome).catch(() => {});
    return write.mock.calls;
  };
  const headers = { Authorization: 'Bearer new' };

  it.each([200, 201])('replaces the stored one on %d [P1-7.4]', async (status) => {
    expect(await capture(() => json(HOME, { status, headers }))).toEqual([['Bearer new']]);
  });

  it.each([202, 203, 206, 400, 401, 403, 404, 500])('is left alone on %d', async (status) => {
    expect(await capture(() => json(HOME, { status, headers }))).toEqual([]);
  });

  it('may be missing', async () => {
    expect(await capture(() => json(HOME))).toEqual([]);
    expect(await capture(() => json(HOME, { headers: { Authorization: '' } }))).toEqual([]);
  });
});

describe('401 and 403', () => {
  it.each([401, 403] as const)('%d is told once, and is not a failure to track', async (status) => {
    const { api, onUnauthorized, onFailure } = setUp(() => json({ error: 'Unauthorized' }, { status }));
    expect(await failureOfCall(api.call(getHome))).toEqual({ kind: 'unauthorized', status });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it.each([401, 403] as const)('%d is a failure like any other for a client without sessions', async (status) => {
    const onFailure = vi.fn<(endpoint: string, failure: ApiFailure) => void>();
    const api = createClient({ baseUrl: 'https://pausa.test', fetch: async () => html(status), onFailure });
    expect(await failureOfCall(api.call(getHome))).toEqual({ kind: 'unauthorized', status });
    expect(onFailure.mock.calls).toEqual([['GET b2c/home', { kind: 'unauthorized', status }]]);
  });

  it.each([401, 403] as const)('%d ends its request, whose body is not read: the browser would count it as running', async (status) => {
    const { api, init } = setUp(() => json({ error: 'Unauthorized' }, { status }));
    await failureOfCall(api.call(getHome));
    expect(init().signal?.aborted).toBe(true);
  });

  it.each([401, 403] as const)('%d of a quiet call stays with the caller', async (status) => {
    const { api, onUnauthorized } = setUp(() => html(status));
    expect(await failureOfCall(api.call(getNavigation, { quiet: true }))).toEqual({ kind: 'unauthorized', status });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a failure [P1-8.2]', () => {
  const answers: [string, () => Response | Promise<Response>, ApiFailure][] = [
    ['offline', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
    [
      '400 with a sentence',
      () => json({ error: 'Bad Request', message: 'Quantità non valida' }, { status: 400 }),
      { kind: 'http', status: 400, error: 'Bad Request', message: 'Quantità non valida' },
    ],
    [
      '400 with sentences',
      () => json({ error: 'Bad Request', message: ['a', 'b'] }, { status: 400 }),
      { kind: 'http', status: 400, error: 'Bad Request', message: ['a', 'b'] },
    ],
    [
      'a sentence alone',
      () => json({ message: 'Carrello vuoto' }, { status: 409 }),
      { kind: 'http', status: 409, error: null, message: 'Carrello vuoto' },
    ],
    ['404', () => json({ error: 'Not Found' }, { status: 404 }), { kind: 'http', status: 404, error: 'Not Found', message: null }],
    ['410', () => json({ error: 'Not Active' }, { status: 410 }), { kind: 'http', status: 410, error: 'Not Active', message: null }],
    [
      'a body of another shape',
      () => json({ error: 7, message: { a: 1 } }, { status: 422 }),
      { kind: 'http', status: 422, error: null, message: null, isOtherJson: true },
    ],
    [
      'a body that is a text',
      () => json('Carrello vuoto', { status: 422 }),
      { kind: 'http', status: 422, error: null, message: 'Carrello vuoto' },
    ],
    [
      'plain text',
      () => new Response('Carrello vuoto', { status: 422, headers: { 'Content-Type': 'text/plain' } }),
      { kind: 'http', status: 422, error: null, message: 'Carrello vuoto' },
    ],
    [
      'plain text of 500',
      () => new Response('a'.repeat(500), { status: 422 }),
      { kind: 'http', status: 422, error: null, message: 'a'.repeat(500) },
    ],
    ['plain text of 501', () => new Response('a'.repeat(501), { status: 502 }), { kind: 'http', status: 502, error: null, message: null }],
    [
      'text with markup',
      () => new Response('Non <b>disponibile</b>', { status: 502 }),
      { kind: 'http', status: 502, error: null, message: null },
    ],
    ['a list', () => json(['no'], { status: 422 }), { kind: 'http', status: 422, error: null, message: null, isOtherJson: true }],
    // The specification names the word for a missing code, and no status.
    ['Not Found with a 200', () => json({ error: 'Not Found' }), { kind: 'http', status: 200, error: 'Not Found', message: null }],
    [
      '500',
      () => json({ error: 'Internal Server Error' }, { status: 500 }),
      { kind: 'http', status: 500, error: 'Internal Server Error', message: null },
    ],
    ['500 without a body', () => new Response(null, { status: 500 }), { kind: 'http', status: 500, error: null, message: null }],
    ['a proxy’s 502', () => html(502), { kind: 'http', status: 502, error: null, message: null }],
    ['a proxy’s 200', () => html(200), { kind: 'unexpected-answer', issue: 'not JSON' }],
    ['malformed JSON', () => new Response('{"sections": [', { status: 200 }), { kind: 'unexpected-answer', issue: 'not JSON' }],
    ['204', () => new Response(null, { status: 204 }), { kind: 'unexpected-answer', issue: '(root)' }],
    ['another value', () => json(null), { kind: 'unexpected-answer', issue: '(root)' }],
    ['a missing field', () => json({}), { kind: 'unexpected-answer', issue: 'sections' }],
    ['a field of another type', () => json({ sections: 'none' }), { kind: 'unexpected-answer', issue: 'sections' }],
  ];

  it.each(answers)('%s', async (_name, answer, failure) => {
    const { api, onFailure, onUnauthorized } = setUp(answer);
    expect(await failureOfCall(api.call(getHome))).toEqual(failure);
    expect(onFailure.mock.calls).toEqual([['GET b2c/home', failure]]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('has the error that caused it', async () => {
    const cause = new TypeError('Failed to fetch');
    const { api } = setUp(() => Promise.reject(cause));
    await expect(api.call(getHome)).rejects.toMatchObject({ cause });
  });

  it('names the path of the first mismatch', async () => {
    const { api } = setUp(() =>
      json({ data: [{ id: '1', created_at: 'x', status: 'COMPLETED', rows: [{ label: 'Panino', quantity: 'two' }], totalWithTax: 1 }] }),
    );
    expect(await failureOfCall(api.call(getOrders))).toEqual({ kind: 'unexpected-answer', issue: 'data.0.rows.0.quantity' });
  });

  it('breaks off while the body comes', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
    const { api } = setUp(() => new Response(body, { status: 200 }));
    expect(await failureOfCall(api.call(getHome))).toEqual({ kind: 'network' });
  });

  it('breaks off while the body of a refusal comes', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
    const { api } = setUp(() => new Response(body, { status: 500 }));
    expect((await failureOfCall(api.call(getHome))).kind).not.toBe('unexpected-answer');
  });

  it('is told by template, without identifiers', async () => {
    const { api, onFailure } = setUp(() => html(500));
    await failureOfCall(api.call(checkEmailDomain, { params: { email: 'demo@pausa.test' } }));
    expect(onFailure.mock.calls[0]?.[0]).toBe('GET b2c/check-domain/{email}');
  });
});

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Answers after a while and breaks off when it is told to, as fetch does. */
  const slow = (afterMs: number) => (request: { init: RequestInit }) =>
    new Promise<Response>((resolve, reject) => {
      const timer = setTimeout(() => resolve(json(HOME)), afterMs);
      request.init.signal!.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new DOMException('aborted', 'AbortError'));
      });
    });

  it('is 20 seconds unless told', async () => {
    const { api, onFailure } = setUp(slow(60_000));
    const failing = failureOfCall(api.call(getHome));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(onFailure).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failing).toEqual({ kind: 'timeout', afterMs: 20_000 });
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('is set for the client and for the call', async () => {
    const { api } = setUp(slow(60_000), { timeoutMs: 5000 });
    const [byClient, byCall] = [failureOfCall(api.call(getHome)), failureOfCall(api.call(getHome, { timeoutMs: 1000 }))];
    await vi.advanceTimersByTimeAsync(5000);
    expect(await byClient).toEqual({ kind: 'timeout', afterMs: 5000 });
    expect(await byCall).toEqual({ kind: 'timeout', afterMs: 1000 });
  });

  it('covers the body too', async () => {
    const { api } = setUp(({ init }) => {
      const body = new ReadableStream({
        start: (controller) => init.signal!.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError'))),
      });
      return new Response(body, { status: 200 });
    });
    const failing = failureOfCall(api.call(getHome));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failing).toEqual({ kind: 'timeout', afterMs: 20_000 });
  });

  it('is enough for an answer just in time', async () => {
    const { api } = setUp(slow(19_999));
    const call = api.call(getHome);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(call).resolves.toEqual({ sections: [] });
  });
});

describe('a cache of earlier answers', () => {
  const CACHED = { text: '{"sections":[]}', cachedAt: 1_700_000_000_000 };
  const cacheOf = (seen: { text: string; cachedAt: number } | null) => ({
    put: vi.fn<(url: string, text: string) => void>(),
    clear: vi.fn<() => void>(),
    get: vi.fn<(url: string) => Promise<{ text: string; cachedAt: number } | null>>(async () => seen),
  });
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const thrownBy = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (thrown: unknown) => thrown,
    );

  it('keeps what a read answered, as it came, with its whole address', async () => {
    const cache = cacheOf(null);
    const { api } = setUp(() => json({ data: [], success: true }), { offlineCache: cache });
    await api.call(getOrders, { query: { take: '100' } });
    expect(cache.put.mock.calls).toEqual([['https://pausa.test/b2c/selling-order/list?take=100', '{"data":[],"success":true}']]);
  });

  it('keeps neither what breaks the contract nor what has an effect', async () => {
    const cache = cacheOf(CACHED);
    const { api } = setUp(() => json({ wrong: true }), { offlineCache: cache });
    await thrownBy(api.call(getHome));
    await thrownBy(api.call(logout));
    expect(cache.put).not.toHaveBeenCalled();
  });

  it('is asked when no answer came; the failure carries what it says', async () => {
    const cache = cacheOf(CACHED);
    const { api } = setUp(lost, { offlineCache: cache });
    const thrown = await thrownBy(api.call(getHome));
    expect(thrown).toMatchObject({ failure: { kind: 'network' }, cached: { answer: { sections: [] }, cachedAt: CACHED.cachedAt } });
  });

  it.each([
    ['nothing', null],
    ['what the contract has changed since', { text: '{"sections":3}', cachedAt: 1 }],
    ['half a text', { text: '{"sec', cachedAt: 1 }],
  ])('%s is nothing', async (_, seen) => {
    const { api } = setUp(lost, { offlineCache: cacheOf(seen) });
    expect(await thrownBy(api.call(getHome))).toMatchObject({ failure: { kind: 'network' }, cached: null });
  });

  it('a cache that fails changes nothing', async () => {
    const { api } = setUp(lost, {
      offlineCache: { put: () => undefined, clear: () => undefined, get: () => Promise.reject(new Error('blocked')) },
    });
    expect(await thrownBy(api.call(getHome))).toMatchObject({ failure: { kind: 'network' }, cached: null });
  });

  it('is asked after a time-out, too', async () => {
    const never = ({ init }: { init: RequestInit }) =>
      new Promise<Response>((_, reject) => init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));
    const { api } = setUp(never, { offlineCache: cacheOf(CACHED), timeoutMs: 5 });
    expect(await thrownBy(api.call(getHome))).toMatchObject({ failure: { kind: 'timeout' }, cached: { cachedAt: CACHED.cachedAt } });
  });

  it.each([401, 403])('forgets with a %i, also one that is left to the caller', async (status) => {
    const cache = cacheOf(CACHED);
    const { api } = setUp(() => html(status), { offlineCache: cache });
    expect(await thrownBy(api.call(getHome, { quiet: true }))).toMatchObject({ failure: { kind: 'unauthorized' }, cached: null });
    await thrownBy(api.call(getHome));
    expect(cache.clear).toHaveBeenCalledTimes(2);
  });

  it('is not asked for what has an effect, nor after an answer', async () => {
    const cache = cacheOf(CACHED);
    await thrownBy(setUp(lost, { offlineCache: cache }).api.call(logout));
    for (const status of [401, 404, 500]) await thrownBy(setUp(() => html(status), { offlineCache: cache }).api.call(getHome));
    expect(cache.get).not.toHaveBeenCalled();
  });
});

describe('giving up', () => {
  const untilAborted = ({ init }: { init: RequestInit }) =>
    new Promise<Response>((_resolve, reject) => {
      init.signal!.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });

  it('is an AbortError and no failure', async () => {
    const { api, onFailure, onUnauthorized } = setUp(untilAborted);
    const controller = new AbortController();
    const call = api.call(getHome, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect(call).rejects.not.toBeInstanceOf(ApiError);
    expect(onFailure).not.toHaveBeenCalled();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is one also where the browser calls it a network error', async () => {
    const controller = new AbortController();
    const { api } = setUp(() => {
      controller.abort();
      return Promise.reject(new TypeError('Load failed'));
    });
    await expect(api.call(getHome, { signal: controller.signal })).rejects.toThrow(new DOMException('The call was aborted', 'AbortError'));
  });

  it('is one also where the browser breaks it off', async () => {
    const { api, onFailure } = setUp(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    await expect(api.call(getHome)).rejects.toMatchObject({ name: 'AbortError' });
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('before the call sends nothing', async () => {
    const { api, fetched, onFailure } = setUp(() => json(HOME));
    await expect(api.call(getHome, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect(fetched).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('leaves no listener on a signal that lives on', async () => {
    const { api } = setUp(() => json(HOME));
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    await api.call(getHome, { signal });
    expect(remove.mock.calls.length).toBe(add.mock.calls.length);
    expect(remove.mock.calls[0]?.[1]).toBe(add.mock.calls[0]?.[1]);
  });
});

describe('an identifier that cannot exist', () => {
  const NOT_FOUND = { kind: 'http', status: 404, error: 'Not Found', message: null };

  it.each(['', '..', '../admin', 'a/b', 'a%2Fb', 'a?b=c', 'a b', '.', 'x'.repeat(201), '\uD800'])(
    '%j sends nothing and is not found',
    async (id) => {
      const { api, fetched } = setUp(() => json({}));
      expect(await failureOfCall(api.call(getSellingArea, { params: { id } }))).toEqual(NOT_FOUND);
      expect(await failureOfCall(api.call(resolveCode, { params: { code: id } }))).toEqual(NOT_FOUND);
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('is checked in calls with a body too', async () => {
    const { api, fetched } = setUp(() => json({}));
    const call = api.call(getUpselling, {
      params: { lockerId: '../x' },
      body: { itemSaleableIds: [], customerDateTime: '2026-01-01T12:00:00' },
    });
    expect(await failureOfCall(call)).toEqual(NOT_FOUND);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('has rules of its own for an e-mail address, which is written encoded', async () => {
    const { api, url, fetched } = setUp(() => json({ type: 'email' }));
    await api.call(checkEmailDomain, { params: { email: "o'neill+a@pausa.test" } });
    expect(url()).toBe("https://pausa.test/b2c/check-domain/o'neill%2Ba%40pausa.test");
    expect(await failureOfCall(api.call(checkEmailDomain, { params: { email: 'a/b@pausa.test' } }))).toEqual(NOT_FOUND);
    expect(await failureOfCall(api.call(checkEmailDomain, { params: { email: 'a\uD800@pausa.test' } }))).toEqual(NOT_FOUND);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('money', () => {
  it('goes out as decimal euro', async () => {
    const { api, body } = setUp(() => json({ lockerSellingOrder: null, actionType: null, paymentUUID: null }));
    await api.call(editItem, {
      body: {
        lockerId: 'milano-1',
        itemSaleableId: 'panino',
        itemSaleablePriceListId: 'list-1',
        quantity: 2,
        localPrice: 1250,
        localLabel: 'Panino',
        availableQuantity: null,
        walletBalance: 2000,
        corporateCreditBalance: null,
        upsellingId: null,
      },
    });
    expect(body()).toEqual({
      lockerId: 'milano-1',
      itemSaleableId: 'panino',
      itemSaleablePriceListId: 'list-1',
      quantity: 2,
      localPrice: 12.5,
      localLabel: 'Panino',
      availableQuantity: null,
      walletBalance: 20,
      corporateCreditBalance: null,
      upsellingId: null,
    });
  });

  it('goes out in nested fields', async () => {
    const { api, body } = setUp(() => json({ order: { id: 'coffee-1' } }));
    await api.call(confirmCoffee, {
      params: { id: 'caffe-1' },
      body: {
        paymentInfo: { totalToPayFromWallet: 29, totalToPayFromCorporateCredit: 1 },
        order: { coffeeRecipeId: 'espresso', price: 30 },
      },
    });
    expect(body()).toEqual({
      paymentInfo: { totalToPayFromWallet: 0.29, totalToPayFromCorporateCredit: 0.01 },
      order: { coffeeRecipeId: 'espresso', price: 0.3 },
    });
  });

  it('goes out for a recharge', async () => {
    const { api, body } = setUp(() => json({ uuid: 'r1', actionType: 'loading', linkAction: null }));
    await api.call(submitRecharge, {
      body: { amount: 1000, walletRechargeData: { amountType: 'TargetAmount', payWith: null }, resultUrl: '/wallet/recharge' },
    });
    expect(body()).toEqual({
      amount: 10,
      walletRechargeData: { amountType: 'TargetAmount', payWith: null },
      resultUrl: '/wallet/recharge',
    });
  });

  it.each(['NUOVO-VALORE', 3, 'TargetAmount', null])(
    'goes out for a recharge with the configuration as it came: %j',
    async (amountType) => {
      const config = { amountType, payWith: { provider: 'visa', label: 'Carta', instrumentId: 12 }, plafond: null };
      const reading = setUp(() => json(config));
      const walletRechargeData = await reading.api.call(getRechargeConfig);
      const { api, body } = setUp(() => json({ uuid: 'r1', actionType: 'loading', linkAction: null }));
      await api.call(submitRecharge, { body: { amount: 1000, walletRechargeData, resultUrl: '/wallet' } });
      expect(body()).toMatchObject({ walletRechargeData: config });
    },
  );

  it('comes in as cents', async () => {
    const { api } = setUp(() => json({ balance: 20.1, corporateCredit: { balance: 0.29 } }));
    await expect(api.call(getWallet)).resolves.toEqual({ balanceCents: 2010, corporateCredit: { balanceCents: 29 } });
  });
});

describe('the cart', () => {
  const LINE = {
    id: 'line-1',
    itemSaleableId: 'panino',
    label: 'Panino',
    quantity: 3,
    totalWithTax: 13.05,
    unitPriceWithTax: 4.35,
    photoUrl: null,
    availableQuantity: 5,
  };
  const ORDER = { items: [LINE], totalWithTax: 13.05 };

  it('reads the wire’s names as ours, and amounts as cents [P1-3.1] [P1-3.3]', async () => {
    const { api } = setUp(() => json({ lockerSellingOrder: ORDER, actionType: 'confirm', paymentUUID: null }));
    const { order } = await api.call(editItem, {
      body: {
        lockerId: 'milano-1',
        itemSaleableId: 'panino',
        itemSaleablePriceListId: 'list-1',
        quantity: 3,
        localPrice: 435,
        localLabel: 'Panino',
        availableQuantity: 5,
        walletBalance: null,
        corporateCreditBalance: null,
        upsellingId: null,
      },
    });
    expect(order).toEqual({
      items: [
        {
          id: 'line-1',
          itemId: 'panino',
          wireId: 'panino',
          label: 'Panino',
          quantity: 3,
          total: 1305,
          unitPrice: 435,
          image: null,
          availableQuantity: 5,
        },
      ],
      total: 1305,
      wire: ORDER,
    });
  });

  it('goes back with the confirmation as it came', async () => {
    const first = setUp(() => json({ lockerSellingOrder: ORDER, actionType: null, paymentUUID: null }));
    const { order } = await first.api.call(editItem, {
      body: {
        lockerId: 'milano-1',
        itemSaleableId: 'panino',
        itemSaleablePriceListId: 'list-1',
        quantity: 3,
        localPrice: 435,
        localLabel: 'Panino',
        availableQuantity: 5,
        walletBalance: null,
        corporateCreditBalance: null,
        upsellingId: null,
      },
    });
    const second = setUp(() => json({ type: 'internal', link: '/locker-selling-order/1' }));
    const orderSnapshot = { ...order!, fromCorporateCredit: 500, fromWallet: 805, toPay: 0 };
    await second.api.call(confirmOrder, {
      body: { lockerId: 'milano-1', paymentInstrumentUUID: false, partialAmountPIUUID: false, orderSnapshot },
    });
    expect(second.body()).toEqual({
      lockerId: 'milano-1',
      paymentInstrumentUUID: false,
      partialAmountPIUUID: false,
      orderSnapshot: { ...ORDER, totalToPayFromCorporateCredit: 5, totalToPayFromWallet: 8.05, totalToPay: 0 },
    });
  });
});

describe('a body that cannot be written', () => {
  it('is an error of ours: nothing is sent, and nobody takes it for a broken network', async () => {
    const { api, fetched, onFailure } = setUp(() => json({}));
    const call = api.call(login, { body: { authorizationF: 7 as unknown as string } });
    await expect(call).rejects.toThrow('authorizationF');
    await expect(call).rejects.not.toBeInstanceOf(ApiError);
    expect(fetched).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe('the login', () => {
  const body = { authorizationF: 'jwt' };
  const NOTHING: readonly (readonly [string, () => Response])[] = [
    ['204', () => new Response(null, { status: 204 })],
    ['an empty body', () => new Response('')],
    ['a line break', () => new Response('\n')],
    ...[null, true, {}, [], '', 'ok', 0, { redirect: null }].map((value) => [JSON.stringify(value), () => json(value)] as const),
  ];

  it.each(NOTHING)('takes %s for nothing', async (_, answer) => {
    const { api, onFailure } = setUp(answer);
    await expect(api.call(login, { body })).resolves.toEqual({ redirect: null });
    for (const call of [setSessionCookie, logout] as const)
      await expect(api.call(call as unknown as typeof login, { body })).resolves.toEqual({});
    const choice = { data: { acceptMarketingData: true, acceptProfilingData: false } };
    await expect(api.call(setPrivacyConsent, { body: choice })).resolves.toEqual({});
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('takes no page of a proxy for nothing', async () => {
    const { api } = setUp(() => new Response('<html></html>'));
    expect(await failureOfCall(api.call(login, { body }))).toEqual({ kind: 'unexpected-answer', issue: 'not JSON' });
  });
});

describe('the home page', () => {
  it('keeps a section of an unknown type apart instead of failing [P1-3.15]', async () => {
    const { api } = setUp(() =>
      json({
        sections: [
          { type: 'video', data: {} },
          { type: 'shop', data: { title: 'Pranzo', shops: [] } },
        ],
      }),
    );
    await expect(api.call(getHome)).resolves.toEqual({
      sections: [{ type: 'unknown' }, { type: 'shop', data: { title: 'Pranzo', shops: [] } }],
    });
  });

  it('fails on a known section that is broken', async () => {
    const { api } = setUp(() => json({ sections: [{ type: 'shop', data: { title: 'Pranzo', shops: 7 } }] }));
    expect((await failureOfCall(api.call(getHome))).kind).toBe('unexpected-answer');
  });
});

describe('the name of a call with an effect', () => {
  const named = () => setUp(() => json({ message: 'success' }), { idempotencyHeader: 'Idempotency-Key' });
  const namesOf = ({ fetched }: ReturnType<typeof named>) =>
    fetched.mock.calls.map(([, init]) => (init!.headers as Record<string, string>)['Idempotency-Key']);

  it('is another one for each call', async () => {
    const kit = named();
    await kit.api.call(deleteInstrument, { params: { id: 'a' } });
    await kit.api.call(deleteInstrument, { params: { id: 'a' } });
    const names = namesOf(kit);
    expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(names[0]).not.toBe(names[1]);
  });

  it('is the one that the caller gives, for a retry of the same call', async () => {
    const kit = named();
    await kit.api.call(deleteInstrument, { params: { id: 'a' }, idempotencyKey: 'of-before' });
    expect(namesOf(kit)).toEqual(['of-before']);
  });

  it('goes with a GET that changes something, too', async () => {
    const kit = named();
    for (const endpoint of [cancelPayment, cancelThreeDSecureFlow])
      await kit.api.call(endpoint, { params: { uuid: 'u' } }).catch(() => undefined);
    await kit.api.call(retryLockerOpening, { params: { id: 'o' } }).catch(() => undefined);
    await kit.api.call(logout).catch(() => undefined);
    expect(namesOf(kit)).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/^[0-9a-f]{32}$/)));
  });

  it('is not sent with a read, nor where nobody asked for it', async () => {
    const reading = named();
    await reading.api.call(getHome).catch(() => undefined);
    const plain = setUp(() => json({ message: 'success' }));
    await plain.api.call(deleteInstrument, { params: { id: 'a' } });
    expect([...namesOf(reading), ...namesOf(plain)]).toEqual([undefined, undefined]);
  });
});
