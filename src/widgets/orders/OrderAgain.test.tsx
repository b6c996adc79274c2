import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import type { Link } from '../../api/index.ts';
import { recallOrderById, rememberOrder } from '../shared/ordering/order-memory.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw } from '../shared/ui/test-dom.tsx';
import { OrderList } from './OrderList.tsx';

/** Newest first, as the server tells them. */
const ORDERS = [
  { id: 'ordine-4', status: 'PENDING', rows: [{ label: 'Zuppa', quantity: 1 }] },
  { id: 'ordine-3', status: 'COMPLETED', rows: [{ label: 'Caffè', quantity: 1 }] },
  { id: 'ordine-2', status: 'COMPLETED', rows: [{ label: 'Pane', quantity: 2 }] },
  { id: 'ordine-1', status: 'COMPLETED', rows: [{ label: 'Penne', quantity: 1 }] },
].map((order, index) => ({ ...order, created_at: `2026-03-0${5 - index}T11:55:00.000Z`, totalWithTax: 5 }));

function setUp(orders: readonly object[] = ORDERS) {
  const runtime = testRuntime(clientOver(async () => new Response(JSON.stringify({ data: orders }))));
  return {
    runtime,
    remember: (label: string, quantity: number, link: Link | null, areaId = 'milano-1') => {
      const line = { id: 'l', itemId: `id-${label}`, label, quantity, total: 1, unitPrice: 1, image: null, availableQuantity: null };
      rememberOrder(runtime.storage, { id: areaId, type: 'locker', title: 'Frigo' }, { items: [line], total: 1 }, link, 0, {
        fromCorporateCredit: 0,
        fromWallet: 1,
        toPay: 0,
      });
    },
  };
}
const to = (orderId: string): Link => ({ type: 'internal', link: `/locker-selling-order/${orderId}` });

function Page() {
  const [open, setOpen] = useState<string | null>(null);
  return <OrderList openOrderId={open} onOpen={setOpen} />;
}

const cards = () => screen.findAllByRole('listitem');
const againOn = (scope: HTMLElement) => within(scope).queryByRole('button', { name: /^Ordina di nuovo/ });

describe('OrderAgain', () => {
  test('on no order while none is remembered', async () => {
    const { runtime } = setUp();
    draw(<Page />, runtime);
    expect(await cards()).toHaveLength(4);
    expect(screen.queryByText('Ordina di nuovo')).toBeNull();
  });

  test('on every completed one that is remembered, and on no other', async () => {
    const { runtime, remember } = setUp();
    remember('Penne', 1, to('ordine-1'));
    remember('Pane', 2, to('ordine-2'));
    remember('Zuppa', 1, to('ordine-4'));
    draw(<Page />, runtime);
    expect((await cards()).map((card) => againOn(card)?.textContent ?? null)).toEqual([null, null, 'Ordina di nuovo', 'Ordina di nuovo']);
    expect(againOn((await cards())[2]!)?.getAttribute('aria-label')).toMatch(/^Ordina di nuovo: ordine del 3 marzo 2026/);
  });

  test('leads to the area of then, once, however often it is tapped', async () => {
    const { runtime, remember } = setUp();
    remember('Pane', 2, to('ordine-2'), 'mensa-2');
    draw(<Page />, runtime);
    const button = await screen.findByText('Ordina di nuovo');
    fireEvent.click(button);
    fireEvent.click(button);
    const destination = { to: 'selling-area', areaId: 'mensa-2', reorder: 'ordine-2' };
    expect(runtime.navigation.visits).toEqual([{ destination, isReplacing: false }]);
  });

  test('the rest of a double click presses nothing of what comes, and the next click does', async () => {
    const { runtime, remember } = setUp();
    remember('Pane', 2, to('ordine-2'));
    draw(<Page />, runtime);
    const button = await screen.findByText('Ordina di nuovo');
    const under = within((await cards())[0]!).getByText('VEDI ORDINE');
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(under, { detail: 2 });
    fireEvent.click(under, { detail: 3 });
    expect(document.querySelector('dialog')).toBeNull();
    fireEvent.click(under, { detail: 1 });
    expect(document.querySelector('dialog')).not.toBeNull();
  });

  test('an order that was paid by card is known by its content', async () => {
    const { runtime, remember } = setUp();
    remember('Caffè', 1, { type: 'internal', link: '/payment/uuid' });
    draw(<Page />, runtime);
    fireEvent.click(await screen.findByText('Ordina di nuovo'));
    expect(runtime.navigation.visits.map(({ destination }) => destination)).toEqual([
      { to: 'selling-area', areaId: 'milano-1', reorder: 'ordine-3' },
    ]);
  });

  test('on an order of another browser, when the server names its shop and its articles', async () => {
    const sellingArea = { id: 'mensa-2', type: 'shop', title: 'Mensa' };
    const withArticles = ORDERS.map((order) => ({
      ...order,
      sellingArea,
      rows: order.rows.map((row) => ({ ...row, ...(row.label !== 'Penne' && { itemSaleableId: `id-${row.label}` }) })),
    }));
    const { runtime } = setUp(withArticles);
    draw(<Page />, runtime);
    const shown = await cards();
    expect(shown.map((card) => againOn(card)?.textContent ?? null)).toEqual([null, 'Ordina di nuovo', 'Ordina di nuovo', null]);
    fireEvent.click(againOn(shown[2]!)!);
    expect(runtime.navigation.visits.map(({ destination }) => destination)).toEqual([
      { to: 'selling-area', areaId: 'mensa-2', reorder: 'ordine-2' },
    ]);
    expect(recallOrderById(runtime.storage, 'mensa-2', 'ordine-2')?.lines).toEqual([{ itemId: 'id-Pane', label: 'Pane', quantity: 2 }]);
  });

  test('in the order’s detail, too', async () => {
    const { runtime, remember } = setUp();
    remember('Pane', 2, to('ordine-2'));
    draw(<Page />, runtime);
    const open = async (index: number) => fireEvent.click(within((await cards())[index]!).getByText('VEDI ORDINE'));
    await open(3);
    expect(againOn(document.querySelector('dialog')!)).toBeNull();
    fireEvent.click(screen.getByLabelText('Chiudi'));
    await open(2);
    fireEvent.click(againOn(document.querySelector('dialog')!)!);
    await waitFor(() => expect(runtime.navigation.visits).toHaveLength(1));
  });
});
