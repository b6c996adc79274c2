import { createClient, failureOf, getNavigation } from '../../../api/index.ts';
import type { MethodName } from '../../../registry/payment-methods.ts';
import { createListeners } from '../flow/listeners.ts';
import { createQueryClient } from '../flow/query-client.ts';
import { type AddressPolicy, embeddedAddresses } from '../rules/addresses.ts';
import { guardServerLink } from '../rules/links.ts';
import { destinationPath } from './destination-path.ts';
import { browserEnvironment } from './environment.ts';
import type { Destination, NavigationPort } from './ports.ts';
import type { CurrentPerson, PersonalRuntime, Runtime } from './runtime.tsx';
import { createStorage, isPersonal } from './storage.ts';
import { documentTracking, trackCalls } from './tracking.ts';

/** Detail of `pausa-navigate`: the destination with its parameters, or a link of the server; `href` is the whole address. */
export type NavigateDetail = { readonly href: string } & (Destination | { readonly to: 'link' });

/** Whether the API has a session for this browser. All elements of one API base share it. */
export interface EmbeddedSession {
  isMissing(): boolean;
  subscribe(listener: () => void): () => void;
  /** Checks again without showing errors: the person may have signed in meanwhile, in another tab. */
  retry(): Promise<void>;
}

interface AuthenticatedContext {
  readonly runtime: Omit<Runtime, 'navigation' | 'addresses'> & { readonly person: CurrentPerson };
  readonly session: EmbeddedSession;
}

const known = new Map<string, AuthenticatedContext>();
let generations = 0;
const tracked = trackCalls(documentTracking);

/**
 * A prefix separates the keys of each API base from those of the page and of another API, which may have another person and has other
 * orders. Token and redirect path stay in memory, where the page cannot read them.
 */
function pageStorage(base: string): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const secrets = new Map<string, string>();
  const page = window.localStorage;
  const isSecret = (name: string) => name === 'token' || name === 'redirect_to';
  const keyOf = (name: string) => `pausa.${base}.${name}`;
  return {
    getItem: (name) => (isSecret(name) ? (secrets.get(name) ?? null) : page.getItem(keyOf(name))),
    setItem: (name, value) => (isSecret(name) ? void secrets.set(name, value) : page.setItem(keyOf(name), value)),
    removeItem: (name) => (isSecret(name) ? void secrets.delete(name) : page.removeItem(keyOf(name))),
  };
}

/** What elements of a signed-in person need, without the sign-in: one for each API base, so that a shop and a cart share it. */
function authenticatedContext(apiBaseUrl: string): AuthenticatedContext {
  const base = apiBaseUrl.replace(/\/+$/, '');
  const before = known.get(base);
  if (before !== undefined) return before;

  const { subscribe, notify, hasAny } = createListeners();
  let isMissing = false;
  const setMissing = (next: boolean) => {
    if (isMissing === next) return;
    isMissing = next;
    notify();
  };

  const storage = createStorage(() => pageStorage(base), Date.now);
  const token = { read: () => storage.read('token'), write: (value: string) => storage.write('token', value) };

  /** The e-mail of the person who was identified last. */
  let email: string | null = null;
  let identification: { readonly done: Promise<void>; readonly request: AbortController; waiting: number; isOver: boolean } | null = null;
  // Sends the cookie only: the server would refuse the previous person's token with the next person's cookie.
  const identifier = createClient({
    baseUrl: base,
    token: { read: () => null, write: token.write },
    // Nobody is signed in: the calls that wait say so, each by its own 401.
    onUnauthorized: () => {},
    ...tracked,
  });

  function startIdentification() {
    const request = new AbortController();
    const done = identifier.call(getNavigation, { signal: request.signal }).then(({ user }) => {
      storage.claim(user.email ?? '');
      const isAnother = email !== null && email !== user.email;
      email = user.email;
      if (!isAnother) return;
      personal = createPersonal();
      notify();
    });
    const started = { done, request, waiting: 0, isOver: false };
    done.then(
      () => (started.isOver = true),
      () => {
        if (identification === started) identification = null;
      },
    );
    return started;
  }

  /** Reads whose session this is; the next call repeats a failed read. Aborted when all waiting calls are. @throws ApiError */
  function identify(signal?: AbortSignal | null): Promise<void> {
    const current = (identification ??= startIdentification());
    current.waiting += 1;
    signal?.addEventListener('abort', () => {
      current.waiting -= 1;
      if (current.waiting > 0 || current.isOver) return;
      if (identification === current) identification = null;
      current.request.abort();
    });
    return current.done;
  }
  const endSession = () => {
    storage.remove('token');
    identification = null;
    setMissing(true);
  };
  /** Another person may have signed in meanwhile, in another tab or window. */
  const identifyAgain = () => {
    identification = null;
    if (email === null || isMissing || !hasAny()) return;
    identify().catch((thrown: unknown) => {
      if (failureOf(thrown).kind === 'unauthorized') endSession();
    });
  };
  browserEnvironment.onVisible(identifyAgain);
  // A server has no `window`.
  globalThis.window?.addEventListener('focus', identifyAgain);

  function createPersonal(): PersonalRuntime {
    const generation = (generations += 1);
    /** True after another person has signed in: late answers for the previous person are dropped and not stored. */
    const isOver = () => generation !== personal.generation;
    const client = createClient({
      baseUrl: base,
      token: { read: token.read, write: (value) => void (isOver() || token.write(value)) },
      // An answer is passed on only when its person is known. Without a session each call fails with its own 401.
      fetch: async (input, init) => {
        const [response] = await Promise.all([
          globalThis.fetch(input, init),
          identify(init?.signal).catch((thrown: unknown) => {
            if (failureOf(thrown).kind !== 'unauthorized') throw thrown;
          }),
        ]);
        if (isOver()) throw new DOMException('Another person is signed in', 'AbortError');
        return response;
      },
      onUnauthorized: () => void (isOver() || endSession()),
      ...tracked,
    });
    return {
      generation,
      client,
      queryClient: createQueryClient(),
      storage: {
        ...storage,
        // Personal values are unreadable until the person is known.
        read: (key) => (email !== null || !isPersonal(key) ? storage.read(key) : null),
        write: (key, value) => void (isOver() || storage.write(key, value)),
        keep: (key, value) => !isOver() && storage.keep(key, value),
      },
    };
  }
  let personal = createPersonal();
  const dependencies: AuthenticatedContext = {
    runtime: {
      ...personal,
      person: { runtime: () => personal, subscribe },
      tracking: documentTracking,
      environment: browserEnvironment,
      productName: '',
      supportPhone: null,
      ipLookupUrl: null,
    },
    session: {
      isMissing: () => isMissing,
      subscribe,
      async retry() {
        if (!isMissing) return;
        await identify().then(
          () => setMissing(false),
          () => undefined, // still signed out, or the check failed: the link to the login stays
        );
      },
    },
  };
  known.set(base, dependencies);
  return dependencies;
}

/** The navigation of one element: the browser goes to the address unless `onNavigate` returns false. */
export function elementNavigation(
  appUrl: string,
  onNavigate: (detail: NavigateDetail) => boolean,
  addresses: AddressPolicy,
): NavigationPort {
  const app = appUrl.replace(/\/+$/, '');
  const leave = (detail: NavigateDetail) => {
    if (!onNavigate(detail)) return 'prevented';
    window.location.assign(detail.href);
    return undefined;
  };
  return {
    go: (destination) => leave({ ...destination, href: app + destinationPath(destination) }),
    href: (destination) => app + destinationPath(destination),
    address: (path) => app + path,
    follow(link) {
      const target = guardServerLink(link, addresses);
      if (target === null) return false;
      return leave({ to: 'link', href: target.kind === 'internal' ? app + target.path : target.href }) ?? true;
    },
  };
}

export interface MemberRuntimeOptions {
  /** Origin of the product API; it must allow this page's origin with credentials. */
  readonly apiBaseUrl: string;
  /** Origin of the host app, for destinations that no widget of the page shows; by default the API's. */
  readonly appUrl?: string;
  /** Origins, such as `https://cdn.example.it`, whose pictures are drawn in addition to the API's. */
  readonly pictureHosts?: readonly string[] | undefined;
  /** Whether pictures may be SVG, which can stop the page; by default they may not. Null: not known yet, so no picture is reported as refused. */
  readonly svgPictures?: boolean | null | undefined;
  /** The support's phone number as displayed; by default none is shown. */
  readonly supportPhone?: string | null | undefined;
  /** The payment methods that the provider uses; by default all. */
  readonly paymentMethods?: readonly MethodName[] | undefined;
  /** Called when a widget navigates. Return false when the page navigates itself; otherwise the host app opens. */
  readonly onNavigate?: (detail: NavigateDetail) => boolean;
}

export interface MemberRuntime {
  readonly runtime: Runtime;
  readonly session: EmbeddedSession;
}

/** The runtime of React components that need a session, on a partner's page. On a server they render their loading state. */
export function memberRuntime(options: MemberRuntimeOptions): MemberRuntime {
  const {
    apiBaseUrl,
    appUrl = apiBaseUrl,
    pictureHosts = [],
    svgPictures,
    supportPhone = null,
    paymentMethods,
    onNavigate = () => true,
  } = options;
  const { runtime, session } = authenticatedContext(apiBaseUrl);
  const addresses = embeddedAddresses(apiBaseUrl.replace(/\/+$/, ''), [appUrl], pictureHosts, svgPictures);
  const navigation = elementNavigation(appUrl, onNavigate, addresses);
  return { runtime: { ...runtime, supportPhone, paymentMethods, addresses, navigation }, session };
}
