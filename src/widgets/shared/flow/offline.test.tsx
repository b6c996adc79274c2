import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setOffline, useIsOffline } from './offline.ts';
import { useBfcacheRestore } from './use-bfcache-restore.ts';

test('offline is what the host says', () => {
  const { result } = renderHook(() => useIsOffline());
  expect(result.current).toBe(false);
  act(() => setOffline(true));
  expect(result.current).toBe(true);
  act(() => setOffline(false));
  expect(result.current).toBe(false);
});

test('a page that the browser restores hears of it, until it goes; a page that is loaded does not', () => {
  const onReturn = vi.fn();
  const { unmount } = renderHook(() => useBfcacheRestore(onReturn));
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(onReturn).not.toHaveBeenCalled();
  show(true);
  expect(onReturn).toHaveBeenCalledTimes(1);
  unmount();
  show(true);
  expect(onReturn).toHaveBeenCalledTimes(1);
});
