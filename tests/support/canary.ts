import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { APP } from './test.ts';

/** The places where a secret can appear. */
type Place =
  | 'the address of a request'
  | 'a Referer header'
  | 'an address in the bar'
  | 'an address that the app wrote'
  | 'the session history'
  | 'the console'
  | 'a tracking event'
  | 'a storage'
  | 'a database'
  | 'a cookie'
  | 'a message to other tabs'
  | 'the document'
  | 'the body of a request';

interface Trace {
  readonly place: Place;
  readonly text: string;
  /** The key of a storage, `database/store`, or the path that a body, a Referer or an address was sent to. */
  readonly about: string;
}

/** Places that other scripts, servers on the way or the next person can read. */
const OPEN: readonly Place[] = [
  'the address of a request',
  'a Referer header',
  'an address in the bar',
  'an address that the app wrote',
  'the session history',
  'the console',
  'a tracking event',
  'a cookie',
  'a message to other tabs',
  'the document',
];

/** Every key that may be written; the sandbox's identity provider knows the app by the key `demo-key`. */
const STORAGE_KEYS = [
  'local token',
  'local redirect_to',
  'local logout_pending',
  'session sign_in_pending',
  // The scroll positions of the history: keys of entries, paths and numbers.
  'session scroll_positions',
  // What was typed, across the reload after a deployment.
  'session stale_code',
  // The cached answers of the last session: the texts of four reads.
  'cache pausa-answers',
  // A public menu, cached by a canteen's screen.
  'cache pausa-screen-menu',
  'local error.credential',
  'local error.credential.email',
  'local wallet_off',
  'local corporate_credit_off',
  'local partial_amount_off',
  'local completed_order',
  'local recent_orders',
  'local last_coffee',
  // Labels of instruments, such as the last digits of a card.
  'local payment_instruments',
  // The owner of the values: a digest of the e-mail.
  'local session_owner',
  'session session_owner',
  // Written and removed at once, to learn whether the storage works: by the app, and by the identity SDK.
  'local pausa.probe',
  'session pausa.probe',
  'local __sak',
  'session __sak',
  // The identity SDK remembers across its redirect that one is under way; the value is "true".
  'session firebase:pendingRedirect:demo-key:[DEFAULT]',
];
/**
 * The identity SDK's databases: its record of the person (ID and refresh token), its log of versions, and a database that it
 * creates and deletes to learn whether databases work.
 */
const DATABASES = ['firebaseLocalStorageDb', 'firebase-heartbeat-database', 'validate-browser-context-for-indexeddb-analytics-module'];

const IDENTITY = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//;
/** The emulator's pages stand for the provider. Their storage does not belong to the app. */
const IS_PROVIDER = /^\/emulator\/auth\//;

const pathOf = (url: string) => new URL(url).pathname;

function decoded(text: string): string {
  let last = text;
  for (let depth = 0; depth < 3; depth += 1) {
    try {
      last = decodeURIComponent(last);
    } catch {
      return last;
    }
  }
  return last;
}

/** The secret as it is, escaped for an address or for JSON, or in base64. */
function reveals(text: string, secret: string): boolean {
  const plain = (value: string) => value.replaceAll('\\', '');
  return (
    plain(text).includes(plain(secret)) ||
    plain(decoded(text)).includes(plain(secret)) ||
    text.includes(btoa(secret).replace(/.{0,3}=*$/, ''))
  );
}

/** In every document, before its own scripts. */
function spy(): void {
  const record = (place: string, about: string, text: string) =>
    void (window as unknown as { canarySaw(trace: object): void }).canarySaw({ place, about, text, path: location.pathname });
  const textOf = (value: unknown): string => {
    try {
      return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
    } catch {
      return String(value);
    }
  };

  document.addEventListener('pausa-tracking', (event) => record('a tracking event', '', textOf((event as CustomEvent).detail)));
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = History.prototype[method];
    History.prototype[method] = function (data, unused, url) {
      record('an address that the app wrote', method, `${String(url)} ${textOf(data)}`);
      return original.call(this, data, unused, url);
    };
  }
  // Also covers navigations by `location` and by links.
  const { navigation } = window as unknown as { navigation: EventTarget };
  navigation.addEventListener('navigate', (event) => {
    const { navigationType, destination } = event as unknown as { navigationType: string; destination: { url: string } };
    if (navigationType === 'push' || navigationType === 'replace') record('an address that the app wrote', navigationType, destination.url);
  });

  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    record('a storage', `${this === window.sessionStorage ? 'session' : 'local'} ${key}`, String(value));
    setItem.call(this, key, value);
  };
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...args) {
    record('a database', args[0], '');
    return open.apply(this, args);
  };
  for (const method of ['add', 'put'] as const) {
    const original = IDBObjectStore.prototype[method];
    IDBObjectStore.prototype[method] = function (...args) {
      record('a database', this.transaction.db.name, textOf(args));
      return original.apply(this, args);
    };
  }
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as Required<TypedPropertyDescriptor<string>>;
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, value: string) {
      record('a cookie', '', value);
      cookie.set.call(this, value);
    },
  });
  const post = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (message) {
    record('a message to other tabs', this.name, textOf(message));
    post.call(this, message);
  };
}

/** The state of a page now, with values that the wrapped functions have not seen (a storage property set directly). */
async function holdings(): Promise<{ place: string; about: string; text: string }[]> {
  const stored = (name: string, storage: Storage) =>
    Object.entries({ ...storage }).map(([key, value]) => ({ place: 'a storage', about: `${name} ${key}`, text: String(value) }));
  const textsOfCache = async (name: string) => {
    const cache = await caches.open(name);
    const responses = await cache.matchAll();
    const texts = await Promise.all(responses.map((response) => response.text()));
    return { place: 'a storage', about: `cache ${name}`, text: texts.join(' ') };
  };
  const { navigation } = window as unknown as { navigation: { entries(): { url: string | null }[]; currentEntry: object } };
  // The current entry is the address in the bar.
  const others = navigation.entries().filter((entry) => entry !== navigation.currentEntry);
  return [
    ...stored('local', localStorage),
    ...stored('session', sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => ({ place: 'a database', about: name, text: '' })),
    ...(await Promise.all((await caches.keys()).map(textsOfCache))),
    ...others.map(({ url }) => ({ place: 'the session history', about: '', text: url ?? '' })),
    { place: 'a cookie', about: '', text: document.cookie },
    { place: 'the document', about: 'title', text: document.title },
    { place: 'the document', about: 'window.name', text: window.name },
    // The markup includes the attributes, which no person sees and every script can read.
    { place: 'the document', about: 'markup', text: document.documentElement.outerHTML },
  ];
}

type SecretKind = 'a password' | 'a code of a mail' | 'a token of the identity' | 'a token of the API' | 'a token of a provider';

/** Records everything that a context sends, shows, logs and stores, and every token in its traffic. */
export class Canary {
  readonly #traces: Trace[] = [];
  readonly #secrets = new Map<string, SecretKind>();
  readonly #links = new Set<string>();
  readonly #pending: Promise<unknown>[] = [];

  static async on(context: BrowserContext): Promise<Canary> {
    const canary = new Canary();
    await context.exposeBinding('canarySaw', (_source, { path, ...trace }: Trace & { path: string }) => {
      if (!IS_PROVIDER.test(path)) canary.#traces.push(trace);
    });
    await context.addInitScript(spy);
    context.on('request', (request) => canary.#onRequest(request));
    context.on('console', (message) => {
      canary.#traces.push({ place: 'the console', about: message.type(), text: message.text() });
      // Objects are printed by their fields.
      for (const value of message.args()) {
        canary.#later(
          value
            .evaluate((thing: unknown) =>
              thing instanceof Error ? `${thing.stack ?? ''} ${JSON.stringify(thing)} ${String(thing.cause)}` : JSON.stringify(thing),
            )
            .then((text) => void canary.#traces.push({ place: 'the console', about: message.type(), text: text ?? '' })),
        );
      }
    });
    context.on('weberror', (error) =>
      canary.#traces.push({ place: 'the console', about: 'uncaught', text: `${error.error().message} ${error.error().stack ?? ''}` }),
    );
    context.on('page', (page) => canary.#watch(page));
    for (const page of context.pages()) canary.#watch(page);
    return canary;
  }

  #watch(page: Page): void {
    page.on('framenavigated', (frame) => {
      if (frame.url().startsWith(APP) && !IS_PROVIDER.test(pathOf(frame.url())))
        this.#traces.push({ place: 'an address in the bar', about: '', text: frame.url() });
    });
  }

  /** A navigation discards the answers of the document before. */
  #later(work: Promise<unknown>): void {
    this.#pending.push(work.catch(() => undefined));
  }

  #onRequest(request: Request): void {
    const url = request.url();
    if (!url.startsWith('http')) return;
    const path = pathOf(url);
    this.#traces.push({ place: 'the address of a request', about: request.isNavigationRequest() ? 'document' : path, text: url });
    const body = request.postData();
    if (body !== null) this.#traces.push({ place: 'the body of a request', about: path, text: body });
    this.#later(
      request.allHeaders().then(({ referer }) => {
        if (referer !== undefined) this.#traces.push({ place: 'a Referer header', about: new URL(url).origin, text: referer });
      }),
    );
    this.#later(this.#learnFrom(request, path));
  }

  /** From here on the tokens of the answer count as secrets. */
  async #learnFrom(request: Request, path: string): Promise<void> {
    const response = await request.response();
    if (response === null) return;
    if (path.startsWith('/b2c/')) {
      const token = await response.headerValue('authorization');
      if (token !== null) this.#secrets.set(token.replace('Bearer ', ''), 'a token of the API');
    } else if (IDENTITY.test(path)) {
      const answer = (await response.json()) as Record<string, unknown>;
      for (const name of ['idToken', 'id_token', 'access_token', 'refreshToken', 'refresh_token'])
        this.#learn(answer[name], 'a token of the identity');
      for (const name of ['oauthAccessToken', 'oauthIdToken', 'pendingToken']) this.#learn(answer[name], 'a token of a provider');
    }
  }

  #learn(value: unknown, kind: SecretKind): void {
    if (typeof value === 'string' && value !== '') this.#secrets.set(value, kind);
  }

  password(value: string): string {
    this.#secrets.set(value, 'a password');
    return value;
  }

  /** A link from an e-mail. The app has not built its address. */
  link(href: string): string {
    const code = new URL(href).searchParams.get('oobCode');
    expect(code, 'the code of the link').not.toBeNull();
    this.#secrets.set(code as string, 'a code of a mail');
    this.#links.add(href);
    return href;
  }

  /** Records the state of the page now. */
  async look(page: Page): Promise<void> {
    this.#traces.push(...((await page.evaluate(holdings)) as Trace[]));
  }

  /** The only place where a secret may appear. */
  #mayShow(kind: SecretKind, { place, about, text }: Trace): boolean {
    switch (kind) {
      case 'a password':
        return (
          place === 'the body of a request' &&
          /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:(signInWithPassword|resetPassword)$/.test(about)
        );
      case 'a code of a mail':
        return (
          (place === 'the address of a request' && about === 'document' && this.#links.has(text)) ||
          (place === 'an address in the bar' && this.#links.has(text)) ||
          (place === 'a Referer header' && about === APP) ||
          (place === 'the body of a request' && about === '/identitytoolkit.googleapis.com/v1/accounts:resetPassword')
        );
      case 'a token of the identity':
        return (
          (place === 'the body of a request' &&
            (IDENTITY.test(about) || about === '/b2c/auth/session-cookie' || about === '/b2c/auth/login')) ||
          (place === 'a database' && about === 'firebaseLocalStorageDb')
        );
      case 'a token of the API':
        return place === 'a storage' && about === 'local token';
      case 'a token of a provider':
        return (
          (place === 'the body of a request' && IDENTITY.test(about)) ||
          (place === 'a storage' && about === 'local error.credential') ||
          (place === 'a database' && about === 'firebaseLocalStorageDb')
        );
      default:
        return kind satisfies never;
    }
  }

  /** Fails with one line for each leak. `kinds`: the secrets that the journey must have met; without them it proves nothing. */
  async expectSilence(page: Page, kinds: readonly SecretKind[]): Promise<void> {
    await this.look(page);
    await Promise.all(this.#pending);
    expect([...new Set(this.#secrets.values())].sort()).toEqual([...kinds].sort());
    for (const place of [
      'the address of a request',
      'a Referer header',
      'an address in the bar',
      'an address that the app wrote',
      'a storage',
    ])
      expect(
        this.#traces.some((trace) => trace.place === place),
        `nothing was seen of ${place}`,
      ).toBe(true);

    const leaks = new Set<string>();
    for (const trace of this.#traces) {
      for (const [secret, kind] of this.#secrets) {
        if (reveals(trace.text, secret) && !this.#mayShow(kind, trace))
          leaks.add(`${kind} in ${trace.place} (${trace.about}): ${trace.text.slice(0, 160)}`);
        if (reveals(trace.about, secret)) leaks.add(`${kind} in the name of ${trace.place}: ${trace.about.slice(0, 160)}`);
      }
      // Any text in the form of a JWT or of its parts, even when the journey has not met it as a secret.
      if (OPEN.includes(trace.place) && /eyJ[\w-]{12,}/.test(decoded(trace.text)))
        leaks.add(`a JWT in ${trace.place}: ${trace.text.slice(0, 160)}`);
      if (trace.place === 'a tracking event' && /@/.test(trace.text)) leaks.add(`an e-mail address in a tracking event: ${trace.text}`);
    }
    expect([...leaks]).toEqual([]);

    const named = (place: Place) => [...new Set(this.#traces.filter((trace) => trace.place === place).map(({ about }) => about))];
    expect(
      named('a storage').filter((key) => !STORAGE_KEYS.includes(key)),
      'storage keys beyond the list',
    ).toEqual([]);
    expect(
      named('a database').filter((name) => !DATABASES.includes(name)),
      'databases beyond the list',
    ).toEqual([]);
    // The cookies that choose the sandbox's world and vendors belong to the tests.
    const isTestCookie = (text: string) => text.split('; ').every((cookie) => /^(sandbox-(world|vendors)=[\w-]+)?$/.test(cookie));
    const cookies = this.#traces.filter(({ place, text }) => place === 'a cookie' && !isTestCookie(text));
    expect(cookies, 'cookies that scripts can read').toEqual([]);
  }

  /** The tracking events, for a journey that must report something. */
  get tracked(): string[] {
    return this.#traces.filter(({ place }) => place === 'a tracking event').map(({ text }) => text);
  }
}
