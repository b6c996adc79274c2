import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { navigate } from 'wouter/use-browser-location';
import { createClient, getNavigation, type Navigation, type OfflineCache } from '../../api/index.ts';
import { createQueryClient, type QueryClient } from '../../widgets/shared/flow/query-client.ts';
import { openChannel } from '../../widgets/shared/runtime/channel.ts';
import { destinationPath } from '../../widgets/shared/runtime/destination-path.ts';
import { browserEnvironment } from '../../widgets/shared/runtime/environment.ts';
import type { IdentityPort } from '../../widgets/shared/runtime/identity.ts';
import { type Runtime, RuntimeProvider } from '../../widgets/shared/runtime/runtime.tsx';
import { createStorage } from '../../widgets/shared/runtime/storage.ts';
import { documentTracking, trackCalls } from '../../widgets/shared/runtime/tracking.ts';
import { LanguageContext } from '../../widgets/shared/text/language.ts';
import { loadable } from '../../widgets/shared/ui/loadable.tsx';
import { addressPolicy, type HostConfig } from '../config.ts';
import { fetchWithEarly } from '../early-answers.ts';
import { createIdentity } from '../identity/identity.ts';
import { createBrowserNavigation } from '../ports/navigation.ts';
import { SCREENS } from '../routing/screens.ts';

/** What the host's own screens need in addition to the widgets' runtime. */
export interface Session {
  /** Another number after each sign-in or sign-out, also in another tab. */
  readonly generation: number;
  readonly config: HostConfig;
  readonly identity: IdentityPort;
  /** Reads the navigation, after a logout that has not reached the server. `quiet`: the caller handles a 401. */
  loadNavigation(signal: AbortSignal, options?: { quiet?: boolean }): Promise<Navigation>;
  /** Call it after the cookie is set: starts a new session. Our page stays unchanged while the browser leaves it (`isLeaving`). */
  begin(isLeaving: boolean): void;
  signOut(): Promise<void>;
  /** Deletes the answers that are kept for offline use. */
  forgetAnswers(): void;
  /** True once the consent was answered or postponed: an error on sending it is ignored (P2-7.39), and nothing asks again. */
  readonly consent: { isSettled: boolean };
}

const ignore = () => undefined;
const tracked = trackCalls(documentTracking);
const loadLogout = () => import('./logout.ts');

const CACHE_NAME = 'pausa-answers';
const loadCache = () => import('../offline/offline-cache.ts').then(({ personalCache }) => personalCache(CACHE_NAME));
/** Answers are cached after this delay, when the page is idle. */
const CACHE_DELAY_MS = 2000;
/** Incremented at the end of each session: the answers to its open requests are then not cached. */
let endedSessions = 0;
const offlineCache: OfflineCache = {
  put(url, answer) {
    const own = endedSessions;
    const isOver = () => own !== endedSessions;
    setTimeout(
      () =>
        isOver() ||
        loadCache()
          .then((cache) => cache.put(url, answer, isOver))
          .catch(ignore),
      CACHE_DELAY_MS,
    );
  },
  get: (url) => loadCache().then((cache) => cache.get(url)),
  // Without the module of the cache, because its code may not have loaded.
  clear() {
    endedSessions += 1;
    globalThis.caches?.delete(CACHE_NAME).catch(ignore);
  },
};

/** A panel with what the app has read, in development alone. */
const QueryDevtools =
  import.meta.env.MODE === 'development' &&
  loadable(async () => (await import('@tanstack/react-query-devtools')).ReactQueryDevtools as ComponentType<{ client: QueryClient }>);

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('No session around this screen');
  return session;
}

/** Builds the runtime of the signed-in app. A sign-in or sign-out creates a new one: no cart of another person remains. */
export function SessionProvider({ config, children }: { config: HostConfig; children: ReactNode }) {
  const [generation, nextGeneration] = useReducer((count: number) => count + 1, 0);
  const language = useContext(LanguageContext);
  const identity = useMemo(() => createIdentity(config), [config]);
  // Shared by all generations: where storage is blocked, this object is the only place of the token.
  const [storage] = useState(() =>
    createStorage(
      () => window.localStorage,
      Date.now,
      () => window.sessionStorage,
    ),
  );

  // Another tab signed in or out: the data on this page belongs to the earlier session.
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const own = openChannel('pausa.session');
    own?.addEventListener('message', () => {
      offlineCache.clear();
      nextGeneration();
    });
    channel.current = own;
    return () => {
      channel.current = null;
      own?.close();
    };
  }, []);
  const announceChange = useCallback(() => channel.current?.postMessage('changed'), []);

  const [runtime, session, life] = useMemo(() => {
    /** Over when the next session starts: a late answer must not write into that session. */
    const life = { isOver: false };

    /** Redirects to the login. Of many parallel failures only the first stores the return path and navigates. */
    const onUnauthorized = () => {
      const { pathname, search, hash } = window.location;
      if (life.isOver || pathname.startsWith('/login')) return; // an earlier call has already navigated
      storage.remove('token');
      storage.write('redirectTo', pathname + search + hash);
      navigate(destinationPath({ to: 'login' }), { replace: true });
    };

    const client = createClient({
      baseUrl: config.apiBaseUrl,
      fetch: fetchWithEarly,
      idempotencyHeader: config.idempotencyHeader,
      token: { read: () => storage.read('token'), write: (token) => void (life.isOver || storage.write('token', token)) },
      idToken: (mustWait) => identity.idToken(mustWait),
      onUnauthorized,
      ...(config.opensOffline && { offlineCache }),
      ...tracked,
      onFailure: (endpoint, failure) => {
        if (failure.kind === 'network' || failure.kind === 'timeout')
          import('../offline/connection.ts').then(({ checkConnection }) => checkConnection(language), ignore);
        tracked.onFailure(endpoint, failure);
      },
    });

    const addresses = addressPolicy(config);
    const built: Runtime = {
      client,
      queryClient: createQueryClient(),
      navigation: createBrowserNavigation(addresses),
      // Drops writes of late answers after the session has ended.
      storage: {
        ...storage,
        write: (key, value) => void (life.isOver || storage.write(key, value)),
        keep: (key, value) => !life.isOver && storage.keep(key, value),
      },
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

    const own: Session = {
      generation,
      config,
      identity,
      consent: { isSettled: false },
      async loadNavigation(signal, { quiet = false } = {}) {
        if (storage.read('logoutPending') !== null) {
          await (await loadLogout()).sendLogout({ client, identity }, { signal });
          storage.remove('logoutPending');
        }
        const navigation = await client.call(getNavigation, { signal, quiet });
        // Deletes the stored data of any other person before the page shows it.
        storage.claim(navigation.user.email ?? '');
        return navigation;
      },
      begin(isLeaving) {
        storage.remove('redirectTo');
        storage.remove('logoutPending');
        offlineCache.clear();
        announceChange();
        if (!isLeaving) nextGeneration();
      },
      forgetAnswers: () => offlineCache.clear(),
      async signOut() {
        // Stored first: if the tab is closed meanwhile, the next start completes the logout.
        storage.write('logoutPending', '1');
        const code = await loadLogout().catch(() => null);
        const isLoggedOut = await code?.sendLogout({ client, identity }, { timeoutMs: 5000 }).then(
          () => true,
          () => false,
        );
        // Local data is deleted even if the provider and the server are unreachable.
        // A switch stays off for its 12 hours (P1-9.1), for the same person alone.
        storage.clear(['walletOff', 'corporateCreditOff', 'partialAmountOff']);
        offlineCache.clear();
        if (!isLoggedOut) storage.write('logoutPending', '1');
        announceChange();
        nextGeneration();
        navigate(destinationPath({ to: 'login' }), { replace: true });
      },
    };
    return [built, own, life] as const;
  }, [config, language, identity, storage, generation, announceChange]);

  useEffect(() => {
    life.isOver = false;
    return () => {
      life.isOver = true;
    };
  }, [life]);

  return (
    <SessionContext value={session}>
      <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>
      {QueryDevtools && <QueryDevtools client={runtime.queryClient} />}
    </SessionContext>
  );
}

/** Loads the identity, which renews tokens, after the first screen; and the login's code, which an offline sign-out needs. */
export function useIdentityAfterPaint(identity: IdentityPort, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => {
      void identity.ready().catch(() => false);
      void SCREENS.login.load().catch(ignore);
      void loadLogout().catch(ignore);
    }, 3000);
    return () => clearTimeout(timer);
  }, [identity, isOn]);
}
