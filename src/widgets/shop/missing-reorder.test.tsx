import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ApiClient } from '../../api/index.ts';
import { initialState, type OrderingState } from '../shared/ordering/ordering-state.ts';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import { testRuntime } from '../shared/runtime/test-kit.ts';
import { draw } from '../shared/ui/test-dom.tsx';
import { useReorder } from './use-reorder.ts';

vi.mock('../shared/rules/reorder.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('rules that cannot be loaded end the wish at once, also while the shop cannot be read', async () => {
  const runtime = testRuntime({} as ApiClient);
  const state: OrderingState = { ...initialState(runtime.storage), status: 'error_fetching_data' };
  const store = { areaId: 'a', subscribe: () => () => undefined, getState: () => state } as unknown as OrderingStore;
  const onDone = vi.fn();
  const Shop = () => (useReorder(store, 'ordine-1', onDone) ? 'in attesa' : 'catalogo');
  // Mounted once: a second import of a module whose mock throws does not fail.
  const { container } = draw(<Shop />, runtime, { isStrict: false });
  expect(container.textContent).toBe('in attesa');
  await waitFor(() => expect([onDone.mock.calls, container.textContent]).toEqual([[[false]], 'catalogo']));
});
