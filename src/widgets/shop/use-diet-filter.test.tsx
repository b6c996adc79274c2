import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OrderingStore } from '../shared/ordering/ordering-state.ts';
import { RuntimeProvider } from '../shared/runtime/runtime.tsx';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { pass } from '../shared/ui/test-dom.tsx';
import { useDietFilter } from './use-diet-filter.ts';

afterEach(() => void vi.useRealTimers());

test('the error state lasts two seconds', async () => {
  vi.useFakeTimers();
  const store = { saveDietPreference: async () => 'failed' } as unknown as OrderingStore;
  const { result } = renderHook(() => useDietFilter(store, null, vi.fn()), {
    wrapper: ({ children }) => <RuntimeProvider runtime={testRuntime(clientOver(fetch))}>{children}</RuntimeProvider>,
  });
  const name = () => result.current[0].name;
  act(() => result.current[1]({ type: 'confirm-pressed' }));
  await pass(0);
  expect(name()).toBe('ERROR_SENDING_DATA');
  await pass(1999);
  expect(name()).toBe('ERROR_SENDING_DATA');
  await pass(1);
  expect(name()).toBe('AWAIT_DATA');
});
