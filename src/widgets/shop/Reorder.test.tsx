import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { editBody, newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { rememberOrder } from '../shared/ordering/order-memory.ts';
import { orderingStore } from '../shared/ordering/ordering-store.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, read } from '../shared/ui/test-dom.tsx';
import { Shop } from './Shop.tsx';

const PENNE = { itemId: 'milano-1-01', label: 'Penne al pesto con mozzarella' };
const PANINO = { itemId: 'milano-1-02', label: 'Secondo piatto' };
/** There is one of it. */
const TIRAMISU = { itemId: 'milano-1-32', label: 'Tiramisù con fragola' };
/** Expired. */
const EXPIRED = { itemId: 'milano-1-12', label: 'Scaduto' };

/** A shop, and an order of before in the browser's memory: `ordine-1`. */
function setUp(then: readonly { itemId: string; label: string; quantity: number }[], areaId = 'milano-1') {
  const b2c = newB2c();
  const user = 'demo@pausa.test';
  const send = sender(b2c, { user });
  const fetch = vi.fn(fetchFrom(b2c, { user }));
  const runtime = testRuntime(clientOver(fetch));
  const rest = { id: 'l', total: 1, unitPrice: 1, image: null, availableQuantity: null };
  const link = { type: 'internal', link: '/locker-selling-order/ordine-1' } as const;
  rememberOrder(
    runtime.storage,
    { id: areaId, type: 'locker', title: 'Frigo' },
    { items: then.map((line) => ({ ...rest, ...line })), total: 1 },
    link,
    0,
    { fromCorporateCredit: 0, fromWallet: 1, toPay: 0 },
  );
  const store = orderingStore(runtime, areaId);
  return {
    runtime,
    send,
    store,
    onReordered: vi.fn(),
    edits: () =>
      fetch.mock.calls.filter(([, init]) => init?.method === 'POST').map(([, init]) => JSON.parse(String(init?.body)).quantity as number),
    calls: () => fetch.mock.calls.map(([input]) => new URL(String(input)).pathname),
    serverCart: async () => {
      await waitFor(() => expect(store.getState()).toMatchObject({ pending: 0, status: 'data_fetched' }));
      const { lockerSellingOrder } = (await send('GET', `/b2c/locker/selling-area/${areaId}`)).body.cart;
      const items = (lockerSellingOrder?.items ?? []) as { itemSaleableId: string; quantity: number }[];
      return Object.fromEntries(items.map(({ itemSaleableId, quantity }) => [itemSaleableId, quantity]));
    },
  };
}
const toast = () => read(document.querySelector('[popover]'));

describe('an order of before', () => {
  test('lies in the cart again, and nothing is confirmed', async () => {
    const { runtime, onReordered, serverCart, calls } = setUp([
      { ...PENNE, quantity: 2 },
      { ...PANINO, quantity: 1 },
    ]);
    draw(<Shop areaId="milano-1" reorder="ordine-1" onReordered={onReordered} />, runtime);
    await waitFor(() => expect(onReordered.mock.calls).toEqual([[true]]));
    expect(await serverCart()).toEqual({ 'milano-1-01': 2, 'milano-1-02': 1 });
    expect(toast()).toBe('');
    expect(calls().filter((path) => path.endsWith('/confirm'))).toEqual([]);
  });

  test('what lies there already is neither doubled nor lowered', async () => {
    const { runtime, onReordered, serverCart, send } = setUp([
      { ...PENNE, quantity: 2 },
      { ...PANINO, quantity: 1 },
    ]);
    for (const [id, quantity] of [
      ['milano-1-01', 1],
      ['milano-1-02', 3],
    ] as const)
      await send('POST', '/b2c/locker/selling-order/edit-item', editBody(id, quantity));
    draw(<Shop areaId="milano-1" reorder="ordine-1" onReordered={onReordered} />, runtime);
    await waitFor(() => expect(onReordered).toHaveBeenCalledTimes(1));
    expect(await serverCart()).toEqual({ 'milano-1-01': 2, 'milano-1-02': 3 });
  });

  test('once: what is taken out afterwards stays out', async () => {
    const { runtime, onReordered, serverCart, edits } = setUp([{ ...PENNE, quantity: 1 }]);
    const shop = <Shop areaId="milano-1" reorder="ordine-1" onReordered={onReordered} />;
    const { rerender } = draw(shop, runtime);
    await waitFor(() => expect(onReordered).toHaveBeenCalledTimes(1));
    expect(await serverCart()).toEqual({ 'milano-1-01': 1 });
    fireEvent.click(screen.getAllByRole('button', { name: `Rimuovi ${PENNE.label}` })[0]!);
    rerender(shop);
    expect(await serverCart()).toEqual({});
    expect([edits(), onReordered.mock.calls.length]).toEqual([[1, 0], 1]);
  });

  test('what cannot be had any more is said, in one message', async () => {
    const { runtime, onReordered, serverCart } = setUp([
      { ...PENNE, quantity: 2 },
      { itemId: 'milano-1-99', label: 'Zuppa di farro', quantity: 1 },
      { ...EXPIRED, quantity: 1 },
      { ...TIRAMISU, quantity: 3 },
    ]);
    draw(<Shop areaId="milano-1" reorder="ordine-1" onReordered={onReordered} />, runtime);
    await waitFor(() => expect(onReordered.mock.calls).toEqual([[true]]));
    await waitFor(() =>
      expect(toast()).toMatch(/^Non più disponibili: Zuppa di farro, [^,.]+\. È disponibile solo 1 Tiramisù con fragola$/),
    );
    expect(await serverCart()).toEqual({ 'milano-1-01': 2, 'milano-1-32': 1 });
  });

  test('nothing of it is left: the shop says so, and there is no cart to open', async () => {
    const { runtime, onReordered, edits } = setUp([{ itemId: 'milano-1-99', label: 'Zuppa di farro', quantity: 1 }]);
    draw(<Shop areaId="milano-1" reorder="ordine-1" onReordered={onReordered} />, runtime);
    await waitFor(() => expect(onReordered.mock.calls).toEqual([[false]]));
    await waitFor(() => expect([toast(), edits()]).toEqual(['Non più disponibile: Zuppa di farro', []]));
  });

  test.each([
    ['chiuso-3', 'Torniamo domani alle 7:30.'],
    ['altrove-9', 'Punto vendita non trovato'],
    ['spento-4', 'Punto vendita non attivo'],
  ])('%s shows its own screen, and the wish is over', async (areaId, sentence) => {
    const { runtime, onReordered, edits } = setUp([{ ...PENNE, quantity: 1 }], areaId);
    draw(<Shop areaId={areaId} reorder="ordine-1" onReordered={onReordered} />, runtime);
    expect(await screen.findByText(sentence)).toBeDefined();
    expect([onReordered.mock.calls, edits(), toast()]).toEqual([[[false]], [], '']);
  });

  test('without a line it waits for Riprova', async () => {
    const { runtime, onReordered, serverCart, send } = setUp([{ ...PENNE, quantity: 2 }]);
    await send('POST', '/sandbox/faults', { pattern: 'b2c/locker/selling-area/*', fault: 'drop' });
    draw(<Shop areaId="milano-1" reorder="ordine-1" onReordered={onReordered} />, runtime);
    const reload = await screen.findByText('Riprova');
    expect(onReordered).not.toHaveBeenCalled();
    await send('DELETE', '/sandbox/faults');
    fireEvent.click(reload);
    await waitFor(() => expect(onReordered.mock.calls).toEqual([[true]]));
    expect(await serverCart()).toEqual({ 'milano-1-01': 2 });
  });

  test('a catalogue of before that is read again waits behind its boxes, and behind the error', async () => {
    const { runtime, store, onReordered, send } = setUp([{ ...PENNE, quantity: 2 }]);
    await store.load();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    await send('POST', '/sandbox/faults', { pattern: 'b2c/locker/selling-area/*', fault: 'drop', times: 1 });
    draw(<Shop areaId="milano-1" reorder="ordine-1" onReordered={onReordered} />, runtime);
    expect(screen.getByText('Caricamento del catalogo')).toBeDefined();
    fireEvent.click(await screen.findByText('Riprova'));
    expect(document.querySelectorAll('[aria-label^="LO VOGLIO"]')).toHaveLength(0);
    await waitFor(() => expect(onReordered.mock.calls).toEqual([[true]]));
    expect(document.querySelectorAll('[aria-label^="LO VOGLIO"]').length).toBeGreaterThan(0);
    vi.useRealTimers();
  });

  test('a refused line: Operazione non consentita, and the cart is the server’s', async () => {
    const { runtime, onReordered, send, serverCart } = setUp([
      { ...PENNE, quantity: 2 },
      { ...PANINO, quantity: 1 },
    ]);
    await send('POST', '/sandbox/faults', { pattern: 'b2c/locker/selling-order/edit-item', fault: '500', times: 1 });
    draw(<Shop areaId="milano-1" reorder="ordine-1" onReordered={onReordered} />, runtime);
    await waitFor(() => expect(toast()).toBe('Operazione non consentita'));
    expect(await serverCart()).toEqual({});
    await waitFor(() => expect(document.querySelectorAll('[aria-label^="LO VOGLIO"]').length).toBeGreaterThan(0));
  });

  test.each(['ordine-2', ''])('an order that nobody remembers (%j) is none', async (orderId) => {
    const { runtime, onReordered, edits } = setUp([{ ...PENNE, quantity: 1 }]);
    draw(<Shop areaId="milano-1" reorder={orderId} onReordered={onReordered} />, runtime);
    await waitFor(() => expect(onReordered.mock.calls).toEqual([[false]]));
    expect(edits()).toEqual([]);
  });

  test('nor is one of another area', async () => {
    const { runtime, onReordered, edits } = setUp([{ ...PENNE, quantity: 1 }]);
    const line = { ...PENNE, id: 'l', quantity: 1, total: 1, unitPrice: 1, image: null, availableQuantity: null };
    const link = { type: 'internal', link: '/locker-selling-order/ordine-7' } as const;
    rememberOrder(runtime.storage, { id: 'mensa-2', type: 'shop', title: 'Mensa' }, { items: [line], total: 1 }, link, 0, {
      fromCorporateCredit: 0,
      fromWallet: 1,
      toPay: 0,
    });
    draw(<Shop areaId="milano-1" reorder="ordine-7" onReordered={onReordered} />, runtime);
    await waitFor(() => expect(onReordered.mock.calls).toEqual([[false]]));
    expect(edits()).toEqual([]);
  });

  test('nor is any in a preview', async () => {
    const { runtime, onReordered, store, edits } = setUp([{ ...PENNE, quantity: 1 }]);
    draw(<Shop areaId="milano-1" preview reorder="ordine-1" onReordered={onReordered} />, runtime);
    await waitFor(() => expect(store.getState().status).toBe('data_fetched'));
    expect([onReordered.mock.calls, edits()]).toEqual([[], []]);
  });
});
