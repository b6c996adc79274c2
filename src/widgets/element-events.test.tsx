/** What the elements tell the page about what they show. */
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sender } from '../../sandbox/b2c/test-kit.ts';
import { inside, page, put, withElements } from './test-kit.ts';

const CANTEEN = '00000000-0000-4000-8000-000000000001';
const EMPTY = '00000000-0000-4000-8000-000000000003';
const UNKNOWN = '00000000-0000-4000-8000-000000000099';
const EVENTS = ['pausa-ready', 'pausa-load-error', 'pausa-menu-changed', 'pausa-cart-changed', 'pausa-order-confirmed'];

let send: ReturnType<typeof sender>;
/** The kitchen has taken the first dish off. */
let withoutFirst = false;
let heard: [element: string, event: string, detail: unknown][];
const hear = (event: Event) => {
  heard.push([(event.target as Element).localName, event.type, (event as CustomEvent<unknown>).detail]);
};

withElements((fetch) => async (input, init) => {
  const answer = await fetch(input, init);
  if (!withoutFirst) return answer;
  const menu = (await answer.json()) as { items: unknown[] };
  return Response.json({ ...menu, items: menu.items.slice(1) });
});
beforeEach(() => {
  heard = [];
  withoutFirst = false;
  send = sender(page.b2c);
  for (const name of EVENTS) document.addEventListener(name, hear);
});
afterEach(() => {
  for (const name of EVENTS) document.removeEventListener(name, hear);
});

/** What a script reads that comes after the events. */
const statusOf = (element: HTMLElement) => (element as HTMLElement & { readonly status: string }).status;
const expectHeard = (...events: typeof heard) => waitFor(() => expect(heard).toEqual(events));

test('a menu that is there', async () => {
  const menu = put('pausa-menu', { 'menu-id': CANTEEN });
  expect(statusOf(menu)).toBe('loading');
  await expectHeard(['pausa-menu', 'pausa-ready', { isEmpty: false }]);
  expect(statusOf(menu)).toBe('ready');
  expect(inside(menu).getByRole('heading', { name: 'Primi' })).not.toBeNull();
});

test('a menu without dishes', async () => {
  const menu = put('pausa-menu', { 'menu-id': EMPTY });
  await expectHeard(['pausa-menu', 'pausa-ready', { isEmpty: true }]);
  expect(statusOf(menu)).toBe('empty');
});

test.each(['grid', 'screen'])('a menu that does not exist, as %s', async (layout) => {
  const menu = put('pausa-menu', { 'menu-id': UNKNOWN, layout });
  await expectHeard(['pausa-menu', 'pausa-load-error', { code: 'not-found' }]);
  expect(statusOf(menu)).toBe('not-found');
});

test('a menu that the kitchen changes; the same one once more is no change', async () => {
  put('pausa-menu', { 'menu-id': CANTEEN });
  await expectHeard(['pausa-menu', 'pausa-ready', { isEmpty: false }]);
  const readings = vi.spyOn(globalThis, 'fetch');
  const readAgain = async (times: number) => {
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(readings.mock.settledResults.filter(({ type }) => type === 'fulfilled')).toHaveLength(times));
  };
  await readAgain(1);
  withoutFirst = true;
  await readAgain(2);
  await expectHeard(['pausa-menu', 'pausa-ready', { isEmpty: false }], ['pausa-menu', 'pausa-menu-changed', null]);
});

test('a cart, as the shop and the cart of a page show it, to its payment', async () => {
  const shop = put('pausa-shop', { 'area-id': 'milano-1' });
  const cart = put('pausa-cart', { 'area-id': 'milano-1' });
  const nothing = { areaId: 'milano-1', count: 0, totalCents: 0 };
  const penne = { areaId: 'milano-1', count: 1, totalCents: 640 };
  await waitFor(() => expect(heard).toHaveLength(4));
  expect(heard).toEqual(
    expect.arrayContaining([
      ['pausa-shop', 'pausa-ready', { isEmpty: false }],
      ['pausa-shop', 'pausa-cart-changed', nothing],
      ['pausa-cart', 'pausa-ready', { isEmpty: true }],
      ['pausa-cart', 'pausa-cart-changed', nothing],
    ]),
  );
  expect(statusOf(cart)).toBe('empty');

  heard = [];
  fireEvent.click(inside(shop).getAllByRole('button', { name: 'LO VOGLIO: Penne al pesto con mozzarella' })[0] as HTMLElement);
  await waitFor(() => expect(heard).toHaveLength(3));
  expect(heard).toEqual(
    expect.arrayContaining([
      ['pausa-shop', 'pausa-cart-changed', penne],
      ['pausa-cart', 'pausa-cart-changed', penne],
      ['pausa-cart', 'pausa-ready', { isEmpty: false }],
    ]),
  );
  expect(statusOf(cart)).toBe('ready');

  heard = [];
  const left = new Promise((resolve) => {
    cart.addEventListener('pausa-navigate', (event) => {
      event.preventDefault();
      resolve(heard.map(([element, name, detail]) => [element, name, detail]));
    });
  });
  const pay = await inside(cart).findByRole<HTMLButtonElement>('button', { name: /^(Paga|Conferma)/ });
  await waitFor(() => expect(pay.getAttribute('aria-disabled') ?? pay.disabled).toBe(false));
  fireEvent.click(pay);
  expect(await left).toContainEqual(['pausa-cart', 'pausa-order-confirmed', penne]);
});

test('a page that stays after an order: shop and cart are ready for the next one, the wallet shows what is left', async () => {
  const shop = put('pausa-shop', { 'area-id': 'milano-1' });
  const cart = put('pausa-cart', { 'area-id': 'milano-1' });
  const wallet = put('pausa-wallet');
  await inside(wallet).findByText('20,00 €');
  const links: string[] = [];
  cart.addEventListener('pausa-navigate', (event) => {
    event.preventDefault();
    links.push((event as CustomEvent<{ href: string }>).detail.href);
  });
  const order = async (dish: string) => {
    const [take] = await inside(shop).findAllByRole('button', { name: `LO VOGLIO: ${dish}` });
    await waitFor(() => expect(take?.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(take as HTMLElement);
    const pay = await inside(cart).findByRole('button', { name: /^(Paga|Conferma)/ });
    await waitFor(() => expect(pay.getAttribute('aria-disabled')).toBeNull());
    heard = [];
    fireEvent.click(pay);
    fireEvent.click(pay);
    await inside(cart).findByText('Il tuo ordine è vuoto');
    expect(heard.filter(([, event]) => event === 'pausa-order-confirmed')).toHaveLength(1);
    expect(heard).toContainEqual(['pausa-shop', 'pausa-cart-changed', { areaId: 'milano-1', count: 0, totalCents: 0 }]);
  };
  await order('Penne al pesto con mozzarella');
  await inside(wallet).findByText('18,60 €');
  await order('Penne al pesto con mozzarella');
  expect(links).toEqual([1001, 1002].map((number) => `${page.api}/locker-selling-order/ordine-${number}`));
  expect(page.b2c.world().ledger).toHaveLength(2);
});

test.each([
  ['nessuno-9', 'not-found'],
  ['milano-1', 'failed'],
])('a shop that is not there: %s, %s', async (area, code) => {
  if (code === 'failed') await send('POST', '/sandbox/faults', { pattern: 'b2c/locker/selling-area/*', fault: '500' });
  const shop = put('pausa-shop', { 'area-id': area });
  await expectHeard(['pausa-shop', 'pausa-load-error', { code }]);
  expect(statusOf(shop)).toBe(code);
});

test('a coffee machine, an order of it that nobody knows, the ways to pay', async () => {
  put('pausa-coffee', { 'area-id': 'caffe-1' });
  await expectHeard(['pausa-coffee', 'pausa-ready', { isEmpty: false }]);
  heard = [];
  put('pausa-coffee', { 'order-id': 'sconosciuto' });
  await expectHeard(['pausa-coffee', 'pausa-load-error', { code: 'not-found' }]);
  heard = [];
  put('pausa-payment-picker');
  await expectHeard(['pausa-payment-picker', 'pausa-ready', { isEmpty: false }]);
});

test('a call that fails, and then does not', async () => {
  await send('POST', '/sandbox/faults', { pattern: 'b2c/wallet/', fault: '500' });
  const wallet = put('pausa-wallet');
  await expectHeard(['pausa-wallet', 'pausa-load-error', { code: 'failed' }]);
  expect(statusOf(wallet)).toBe('failed');
  await send('DELETE', '/sandbox/faults');
  fireEvent.click(inside(wallet).getByRole('button', { name: 'Riprova' }));
  await expectHeard(['pausa-wallet', 'pausa-load-error', { code: 'failed' }], ['pausa-wallet', 'pausa-ready', { isEmpty: false }]);
});
