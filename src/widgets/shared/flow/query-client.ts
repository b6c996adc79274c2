import { CancelledError, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  type AnswerOf,
  type AnyEndpoint,
  type ApiClient,
  cachedAnswerOf,
  type CallOptions,
  type ContractPath,
  displayableFailure,
} from '../../../api/index.ts';

export { focusManager, type QueryClient } from '@tanstack/react-query';

const STALE_MS = 30_000;
const RETRY_MS = 600;

/** A lost connection or a failing gateway gets one retry. Offline, the cached answer is shown without one. */
function isWorthRetrying(thrown: unknown): boolean {
  const failure = displayableFailure(thrown);
  if (cachedAnswerOf(thrown) !== null && globalThis.navigator?.onLine === false) return false;
  return failure?.kind === 'network' || (failure?.kind === 'http' && failure.status >= 502);
}

/** The answers that the screens of one runtime read: one request at a time for each, shared by all that show it. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError(thrown, query) {
        const cached = cachedAnswerOf(thrown);
        // An earlier answer of the server's is shown with the failure, unless a newer one is there.
        if (cached !== null && query.state.data === null) query.setState({ data: cached.answer, dataUpdatedAt: cached.cachedAt });
      },
    }),
    defaultOptions: {
      queries: {
        // Null means "no answer yet". The library keeps a failure during the next read, and lets a press replace a read that
        // hangs, only when there are data.
        initialData: null,
        initialDataUpdatedAt: 0,
        staleTime: STALE_MS,
        retry: (failures, thrown) => failures === 0 && isWorthRetrying(thrown),
        retryDelay: RETRY_MS,
        // A request shows whether there is a connection: browsers report some as missing, and many as there, that are not.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // The answers live as long as their runtime. A timer would keep a server-side rendering process alive.
        gcTime: Infinity,
      },
    },
  });

/** What distinguishes one read of an endpoint from another. */
export type ReadOptions<E extends AnyEndpoint> = Omit<CallOptions<E>, 'signal' | 'quiet' | 'timeoutMs' | 'idempotencyKey'>;

type UntypedCall = (endpoint: AnyEndpoint, options: object) => Promise<unknown>;

/** The key and the fetcher of a read, as the library wants them. */
export function queryOptionsOf<E extends AnyEndpoint>(client: ApiClient, endpoint: E, options: ReadOptions<E> | undefined) {
  const { params, query } = (options ?? {}) as { readonly params?: object; readonly query?: object };
  return {
    queryKey: [endpoint.path, params, query] as QueryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      (client.call as UntypedCall)(endpoint, { ...options, signal }) as Promise<AnswerOf<E> | null>,
  };
}

/** Marks the answers of an endpoint as outdated after a change: the next reader reads them again. */
export const invalidate = (queryClient: QueryClient, path: ContractPath): void =>
  void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' });

/**
 * Reads for code outside React: always from the server, without a retry. Who reads the same meanwhile shares the request.
 * @throws ApiError; a DOMException `AbortError` when `signal` fired
 */
export async function fetchAnswer<E extends AnyEndpoint>(
  runtime: { readonly client: ApiClient; readonly queryClient: QueryClient },
  endpoint: E,
  options: ReadOptions<E>,
  signal: AbortSignal,
): Promise<AnswerOf<E>> {
  signal.throwIfAborted();
  const { client, queryClient } = runtime;
  const { queryKey, queryFn } = queryOptionsOf(client, endpoint, options);
  const cancel = () => void queryClient.cancelQueries({ queryKey }, { revert: false });
  signal.addEventListener('abort', cancel);
  try {
    return (await queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0, retry: false })) as AnswerOf<E>;
  } catch (thrown) {
    signal.throwIfAborted();
    // Another reader gave up the request that both shared.
    if (thrown instanceof CancelledError) return await fetchAnswer(runtime, endpoint, options, signal);
    throw thrown;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
