import { useCallback, useEffect } from 'react';
import { getWallet } from '../../api/index.ts';
import { useResource } from '../shared/flow/use-resource.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';

const KEY = 'wallet';
const REFRESH_MS = 60_000;

/** The current wallet: read at each mount, and when the page becomes visible again. */
export function useWallet() {
  const { client, environment, resources } = useRuntime();
  const read = useCallback((signal: AbortSignal) => client.call(getWallet, { signal }), [client]);
  // Must run before the effect of `useResource`, which would otherwise accept a cached answer that is some seconds old.
  useEffect(() => resources.invalidate(KEY), [resources]);
  const wallet = useResource(KEY, read, { refreshMs: REFRESH_MS });
  useEffect(() => environment.onVisible(() => void resources.read(KEY, read, true)), [environment, resources, read]);
  return wallet;
}
