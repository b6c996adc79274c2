import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ApiClient, LineItem } from '../../api/index.ts';
import { createListeners } from '../shared/flow/listeners.ts';
import { initialState } from '../shared/ordering/ordering-state.ts';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import { newCatalogueItem } from '../shared/ordering/test-kit.ts';
import { type Deferred, deferred, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw } from '../shared/ui/test-dom.tsx';
import { localDateTime, Upselling } from './Suggestions.tsx';

describe('the customer’s local time [P1-7.20]', () => {
  afterEach(() => void vi.unstubAllEnvs());

  test.each([
    ['2026-01-02T02:04:05Z', '2026-01-02T03:04:05'],
    ['2026-07-01T22:59:59.999Z', '2026-07-02T00:59:59'],
  ])('%s in Rome [P1-7.20]', (now, text) => expect(localDateTime(Date.parse(now))).toBe(text));

  test.each([
    ['America/New_York', '2026-03-08T21:30:00'],
    ['Asia/Kolkata', '2026-03-09T07:00:00'],
  ])('in %s [P1-7.20]', (zone, text) => {
    vi.stubEnv('TZ', zone);
    expect(localDateTime(Date.parse('2026-03-09T01:30:00Z'))).toBe(text);
  });
});

describe('what the server is asked', () => {
  const line = (itemId: string, quantity = 1): LineItem => ({
    id: `l-${itemId}`,
    itemId,
    wireId: itemId,
    label: itemId,
    quantity,
    unitPrice: 100,
    total: 100 * quantity,
    image: null,
    availableQuantity: null,
  });

  /** The suggestions beside a cart with these lines. Each request waits for the test's answer. */
  async function open(...lines: readonly LineItem[]) {
    const requests: (Deferred<unknown> & { items: readonly string[] })[] = [];
    const call = vi.fn((_: unknown, { body }: { body: { itemSaleableIds: readonly string[] } }) => {
      const request = { ...deferred<unknown>(), items: body.itemSaleableIds };
      requests.push(request);
      return request.promise;
    });
    const runtime = testRuntime({ call } as unknown as ApiClient);
    const { subscribe, notify } = createListeners();
    let state = { ...initialState(runtime.storage), order: { items: [...lines], total: 0 } };
    draw(
      <Upselling store={{ areaId: 'a', subscribe, getState: () => state } as OrderingStore} onTake={vi.fn()} onExplain={vi.fn()} />,
      runtime,
    );
    await waitFor(() => expect(requests).toHaveLength(1));
    return {
      asked: () => requests.map(({ items }) => items.join(' ')),
      change: (...next: readonly LineItem[]) =>
        act(async () => {
          state = { ...state, order: { items: [...next], total: 0 } };
          notify();
        }),
      offer: (request: number, title: string) =>
        act(async () => requests[request]!.resolve({ upselling: { id: 'u', title, subtitle: '' }, items: [newCatalogueItem('dolce')] })),
      fail: (request: number) => act(async () => requests[request]!.reject(new TypeError('Failed to fetch'))),
    };
  }

  test('a failure is not tried again by itself; another set is asked for', async () => {
    const { asked, change, offer, fail } = await open(line('a'));
    await fail(0);
    await change(line('a', 2));
    expect(asked()).toEqual(['a']);
    await change(line('a', 2), line('b'));
    expect(asked()).toEqual(['a', 'a b']);
    await offer(1, 'Un dolce?');
    expect(screen.getByText('Un dolce?')).toBeDefined();
  });

  test('the same set in another order of the lines asks nothing', async () => {
    const { asked, change, offer } = await open(line('a'), line('b'));
    await offer(0, 'Un dolce?');
    await change(line('b'), line('a'));
    expect(asked()).toEqual(['a b']);
  });

  test('a late answer for an earlier set is dropped', async () => {
    const { asked, change, offer } = await open(line('a'));
    await change(line('b'));
    await offer(1, 'Per b');
    await offer(0, 'Per a');
    expect([asked(), screen.queryByText('Per a')]).toEqual([['a', 'b'], null]);
    expect(screen.getByText('Per b')).toBeDefined();
  });
});
