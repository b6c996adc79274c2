import { useQuery } from '@tanstack/react-query';
import { type AnswerOf, type AnyEndpoint, type ApiFailure, displayableFailure, failureOf } from '../../../api/index.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { queryOptionsOf, type ReadOptions } from './query-client.ts';
import { useWindowEvent } from './use-window-event.ts';

/** What a component sees of a read. */
export interface ApiQuery<T> {
  /** The last answer. It stays during the next read, and when that read fails. */
  readonly data: T | undefined;
  /** Why the last read failed; null after a successful one. */
  readonly failure: ApiFailure | null;
  /** When the server sent `data` (epoch ms). Set when the last read failed, because `data` may then be days old. */
  readonly cachedAt: number | undefined;
  readonly isFetching: boolean;
  /** Reads anew, also when a read is in flight: that one is aborted. For a press, which must not wait for a read that hangs. */
  reload(): void;
}

type Options<E extends AnyEndpoint> = ReadOptions<E> & {
  /** Reads in another way than by the client alone. */
  readonly read?: (signal: AbortSignal) => Promise<AnswerOf<E>>;
};

type Rest<E extends AnyEndpoint> = Record<never, never> extends Options<E> ? [options?: Options<E>] : [options: Options<E>];

/**
 * Reads while a component is mounted, as often as the endpoint's `freshness` says. All components that read the same share one
 * request and its answer. A mounted component keeps its runtime's first query client: another session needs another mount.
 */
export function useApiQuery<E extends AnyEndpoint>(endpoint: E, ...[options]: Rest<E>): ApiQuery<AnswerOf<E>> {
  const { client, queryClient } = useRuntime();
  const { refreshMs, isLive = false } = endpoint.freshness;
  const { read, ...readOptions } = (options ?? {}) as Options<E>;
  const { queryKey, queryFn } = queryOptionsOf(client, endpoint, readOptions as ReadOptions<E>);
  const result = useQuery(
    {
      queryKey,
      queryFn: read === undefined ? queryFn : ({ signal }) => read(signal),
      refetchInterval: refreshMs ?? false,
      refetchOnMount: isLive ? 'always' : true,
      refetchOnWindowFocus: isLive ? 'always' : refreshMs !== undefined,
    },
    queryClient,
  );
  const data = result.data ?? undefined;
  // A public menu has no login to go to: the 401 of a firewall is a failure like another.
  const failure = result.error && (endpoint.access === 'public' ? failureOf : displayableFailure)(result.error);
  // After another 401 the app goes to the login, and no error is shown meanwhile.
  const isLeaving = result.error !== null && failure === null;

  const reload = () => void result.refetch();
  // A failed read is repeated when the connection is back.
  useWindowEvent('online', reload, failure !== null || refreshMs !== undefined);

  return {
    data,
    failure,
    cachedAt: failure === null || data === undefined ? undefined : result.dataUpdatedAt,
    isFetching: result.isFetching || isLeaving,
    reload,
  };
}
