import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type AnswerMemory, createClient, failureOf, getNavigation, lastSeenOf, type Link, logout, type Navigation } from '../api/index.ts';
import { createResourceCache } from '../widgets/shared/flow/resource.ts';
import { useBfcacheRestore } from '../widgets/shared/flow/use-bfcache-restore.ts';
import { guardReturn } from '../widgets/shared/rules/links.ts';
import { browserEnvironment } from '../widgets/shared/runtime/environment.ts';
import type { IdentityPort } from '../widgets/shared/runtime/identity.ts';
import { type Runtime, RuntimeProvider, useRuntime } from '../widgets/shared/runtime/runtime.tsx';
import { createStorage } from '../widgets/shared/runtime/storage.ts';
import { addressPolicy, type HostConfig } from './config.ts';
import { fetchWithEarly } from './early-answers.ts';
import { createIdentity } from './identity/identity.ts';
import { createBrowserNavigation } from './ports/navigation.ts';
import { documentTracking } from './ports/tracking.ts';
import { LAST_SEEN } from './offline/store-name.ts';
import { pathTo } from './routes.ts';
import { SCREENS } from './screens.ts';

/** What the host's own screens need beside the widgets' runtime. */
export interface Session {
  readonly config: HostConfig;
  readonly identity: IdentityPort;
  /**
   * Reads the user's navigation: by the cookie first, once more when the identity is ready (part 2 §4). `quiet` leaves it
   * to the caller that nobody is signed in.
   */
  loadNavigation(signal: AbortSignal, options?: { quiet?: boolean }): Promise<Navigation>;
  /** After the cookie is set: forgets what an earlier person saw, and goes where the person was heading. */
  signedIn(redirect: Link | null, path?: string): void;
  signOut(): Promise<void>;
  /**
   * Once the consent is settled in this session (answered, or put off) it is not asked for again:
   * errors on sending are ignored (part 2 §7), and the navigation may still say that it is required.
   */
  readonly consent: { isSettled: boolean };
  /** The path to return to after the sign-in, by storage or query. */
  returnPath(query: string | null): string;
}

const ignore = () => undefined;

/** What was seen is kept once the page is at rest. */
const AT_REST_MS = 2000;
const loadLastSeen = () => import('./offline/last-seen.ts');
/** Rises with whoever leaves: what they still had on its way is not kept any more. */
let persons = 0;
const memory: AnswerMemory = {
  keep(url, answer) {
    const person = persons;
    const isOver = () => person !== persons;
    setTimeout(() => isOver() || loadLastSeen().then(({ remember }) => remember(url, answer, isOver), ignore), AT_REST_MS);
  },
  recall: (url) => loadLastSeen().then(({ recall }) => recall(url)),
  // By itself: the module's code may never have come.
  forget() {
    persons += 1;
    globalThis.caches?.delete(LAST_SEEN).catch(ignore);
  },
};

/** Nobody waits longer for the provider's SDK to say goodbye. */
const SIGN_OUT_LIMIT_MS = 3000;
const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('No session around this screen');
  return session;
}

/** Builds the runtime of the signed-in app. A sign-in or sign-out starts a new one: never another person's cart. */
export function SessionProvider({ config, children }: { config: HostConfig; children: ReactNode }) {
  const [generation, setGeneration] = useState(0);
  const identity = useMemo(() => createIdentity(config), [config]);
  // One for all generations: where storage is blocked, the token lives in this memory only.
  const storage = useMemo(
    () =>
      createStorage(
        () => window.localStorage,
        Date.now,
        () => window.sessionStorage,
      ),
    [],
  );

  // Another tab signed in or out: what stands here belongs to somebody else now.
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const own = new BroadcastChannel('pausa.session');
    own.addEventListener('message', () => {
      memory.forget();
      setGeneration((count) => count + 1);
    });
    channel.current = own;
    return () => {
      channel.current = null;
      own.close();
    };
  }, []);
  const announceChange = useCallback(() => channel.current?.postMessage('changed'), []);

  const [runtime, session, life] = useMemo(() => {
    void generation;
    /** Over when another person's begins: a late answer must not touch the next session. */
    const life = { isOver: false };

    /** Of many parallel failures the first decides the way back; there is one navigation for all. */
    const onUnauthorized = () => {
      const { pathname, search, hash } = window.location;
      if (life.isOver || pathname.startsWith('/login')) return; // the first one has navigated already
      storage.remove('token');
      storage.write('redirectTo', pathname + search + hash);
      navigate(pathTo('login'), { replace: true });
    };

    const client = createClient({
      baseUrl: config.apiBaseUrl,
      fetch: fetchWithEarly,
      idempotencyHeader: config.idempotencyHeader,
      token: { read: () => storage.read('token'), write: (token) => void (life.isOver || storage.write('token', token)) },
      idToken: () => identity.idToken(),
      onUnauthorized,
      ...(config.opensOffline && { memory }),
      onFailure: (endpoint, failure) => {
        if (failure.kind === 'network' || failure.kind === 'timeout')
          import('./offline/connection.ts').then(({ checkConnection }) => checkConnection(), ignore);
        const detail = failure.kind === 'http' ? ` ${failure.status}` : failure.kind === 'unexpected-answer' ? ` ${failure.issue}` : '';
        documentTracking.event('Error/Api', `${endpoint}: ${failure.kind}${detail}`);
      },
      onRepair: (endpoint, issue) => documentTracking.event('Error/Api', `${endpoint}: repaired-answer ${issue}`),
    });

    const addresses = addressPolicy(config);
    const navigation = createBrowserNavigation(addresses);
    const built: Runtime = {
      client,
      resources: createResourceCache(browserEnvironment),
      navigation,
      // A late answer to the earlier person is not written down among the next one's.
      storage: { ...storage, write: (key, value) => void (life.isOver || storage.write(key, value)) },
      tracking: documentTracking,
      environment: browserEnvironment,
      addresses,
      productName: config.productName,
      logoUrl: config.logoUrl,
      mediumPrefix: config.mediumPrefix,
      paymentMethods: config.paymentMethods,
      supportPhone: config.supportPhone === '' ? null : config.supportPhone,
      ipLookupUrl: config.ipLookupUrl,
    };

    /** The provider first, then the server (part 1 §7). @throws ApiError while the server cannot hear of it, or an AbortError */
    const tellOfLogout = async (options: { signal?: AbortSignal; timeoutMs?: number }) => {
      await Promise.race([identity.signOut().catch(() => undefined), delay(SIGN_OUT_LIMIT_MS)]);
      await client.call(logout, { quiet: true, ...options }).catch((thrown: unknown) => {
        // There was no session any more: that counts as heard.
        if (failureOf(thrown).kind !== 'unauthorized') throw thrown;
      });
    };

    /** Tells of a logout that nobody has heard of yet. @throws ApiError while the server cannot be reached */
    const finishLogout = async (signal: AbortSignal) => {
      if (storage.read('logoutPending') === null) return;
      await tellOfLogout({ signal });
      storage.remove('logoutPending');
    };

    /** What another person left behind in this browser goes before anything of it is shown. */
    const readNavigation = async (signal: AbortSignal, quiet: boolean) => {
      const navigation = await client.call(getNavigation, { signal, quiet });
      storage.claim(navigation.user.email);
      return navigation;
    };

    const own: Session = {
      config,
      identity,
      consent: { isSettled: false },
      async loadNavigation(signal, { quiet = false } = {}) {
        await finishLogout(signal);
        try {
          return await readNavigation(signal, true);
        } catch (thrown) {
          // Nor is it worth the wait where there is something to look at.
          if (signal.aborted || lastSeenOf(thrown) !== null) throw thrown;
          // Whatever went wrong, a fresh ID token may mend it. Nobody signed in: the second answer sends to the login.
          await identity.ready().catch(() => false);
          return readNavigation(signal, quiet);
        }
      },
      returnPath: (query) => guardReturn(query ?? storage.read('redirectTo'), addresses),
      signedIn(redirect, path) {
        const target = path ?? own.returnPath(new URLSearchParams(window.location.search).get('redirect_to'));
        storage.remove('redirectTo');
        storage.remove('logoutPending');
        memory.forget();
        announceChange();
        // Somebody else's page is on its way: ours stays as it is until it comes.
        if (redirect?.type === 'external' && navigation.follow(redirect)) return;
        setGeneration((count) => count + 1);
        if (redirect === null || !navigation.follow(redirect, { replace: true })) navigate(target, { replace: true });
      },
      async signOut() {
        // Said at once: a tab that is closed meanwhile finishes it the next time.
        storage.write('logoutPending', '1');
        const isHeard = await tellOfLogout({ timeoutMs: 5000 }).then(
          () => true,
          () => false,
        );
        const unacknowledged = await import('../widgets/shared/payment/operation-journal.ts').then(
          ({ unacknowledgedKeys }) => unacknowledgedKeys(storage),
          () => [], // no line for its code
        );
        // What is kept here goes even when both are out of reach.
        storage.clear(unacknowledged);
        memory.forget();
        if (!isHeard) storage.write('logoutPending', '1');
        announceChange();
        setGeneration((count) => count + 1);
        navigate(pathTo('login'), { replace: true });
      },
    };
    return [built, own, life] as const;
  }, [config, identity, storage, generation, announceChange]);

  useEffect(() => {
    life.isOver = false;
    return () => {
      life.isOver = true;
    };
  }, [life]);

  return (
    <SessionContext value={session}>
      <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>
    </SessionContext>
  );
}

/**
 * The login is no place for who is signed in (Back after a sign-in): asks quietly, and leads on.
 * @returns whether it is still asking
 */
export function useLeaveWhenSignedIn(): boolean {
  const session = useSession();
  const { client, storage } = useRuntime();
  const [isAsking, setAsking] = useState(() => storage.read('token') !== null);
  // A page that comes back as it was left, in the middle of leaving, begins anew.
  useBfcacheRestore(() => window.location.reload());
  useEffect(() => {
    // Without a token of an earlier answer there is no session to ask about.
    if (storage.read('token') === null) return;
    const controller = new AbortController();
    client.call(getNavigation, { quiet: true, signal: controller.signal }).then(
      () => navigate(session.returnPath(new URLSearchParams(window.location.search).get('redirect_to')), { replace: true }),
      () => setAsking(false), // nobody is signed in, or nobody can tell: the login it is
    );
    return () => controller.abort();
  }, [client, storage, session]);
  return isAsking;
}

/**
 * Loads the identity once the first screen stands, so that tokens stay fresh without delaying a catalogue; and the login,
 * so that a logout leads there without a connection too.
 */
export function useIdentityAfterPaint(identity: IdentityPort, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => {
      void identity.ready().catch(() => false);
      void SCREENS.login().catch(() => undefined);
    }, 3000);
    return () => clearTimeout(timer);
  }, [identity, isOn]);
}
