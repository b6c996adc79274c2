import { useCallback, useEffect } from 'react';
import { getWallet } from '../../api/index.ts';
import { useResource } from '../shared/flow/use-resource.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';

const KEY = 'wallet';
const REFRESH_MS = 60_000;

/** The wallet as it is now: read whenever somebody comes to it, and when the page is seen again. */
export function useWallet() {
  const { client, environment, resources } = useRuntime();
  const read = useCallback((signal: AbortSignal) => client.call(getWallet, { signal }), [client]);
  // Before the reading below, which else were content with an answer that is some seconds old.
  useEffect(() => resources.invalidate(KEY), [resources]);
  const wallet = useResource(KEY, read, { refreshMs: REFRESH_MS });
  useEffect(() => environment.onVisible(() => void resources.read(KEY, read, true)), [environment, resources, read]);
  return wallet;
}
