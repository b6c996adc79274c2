/** An element whose `api-base-url` or `app-url` changes while it stands on the page. */
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { editBody, sender } from '../../sandbox/b2c/test-kit.ts';
import { deferred } from './shared/runtime/test-kit.ts';
import { inside, page, put, withElements } from './test-kit.ts';

const CANTEEN = '00000000-0000-4000-8000-000000000001';
const EROGA = '/b2c/coffee/selling-area/caffe-1/confirm';

/** The origin of another API. */
let other: string;
/** The addresses of all requests. */
let asked: string[];
/** What the orders of coffee, and the provider's file, wait for. */
let orders: Promise<void>;
let file: Promise<void>;

withElements((fetch) => {
  other = page.api.replace('api', 'altra');
  asked = [];
  orders = file = Promise.resolve();
  return async (input, init) => {
    asked.push(input);
    if (input.endsWith('/elements/config.json')) {
      await file;
      const primary = input.startsWith(other) ? '#123456' : '#8a1c4a';
      return Response.json({ theme: { light: { primary } } });
    }
    if (input.endsWith(EROGA)) await orders;
    return fetch(input.replace(other, ''), init);
  };
});
beforeEach(() => window.localStorage.clear());

const of = (origin: string) => asked.filter((url) => url.startsWith(`${origin}/`)).map((url) => url.slice(origin.length));
const primaryOf = (element: HTMLElement) =>
  element.shadowRoot?.querySelector<HTMLElement>('[data-pausa-root]')?.style.getPropertyValue('--_pl-primary');
function enabled(element: HTMLElement, name: string | RegExp): HTMLElement {
  const [button] = inside(element).getAllByRole('button', { name });
  expect(button?.getAttribute('aria-disabled')).toBeNull();
  return button as HTMLElement;
}
const press = async (element: HTMLElement, name: string | RegExp) => fireEvent.click(await waitFor(() => enabled(element, name)));

interface Row {
  tag: string;
  attributes?: Record<string, string>;
  /** A heading of the content. */
  content: string;
  /** What is pressed before the change, and sends nothing. */
  open?: RegExp;
  /** What is pressed after it, and sends this call. */
  action?: [name: string | RegExp, path: string];
}

test.each<Row>([
  { tag: 'pausa-menu', attributes: { 'menu-id': CANTEEN }, content: 'Primi' },
  {
    tag: 'pausa-shop',
    attributes: { 'area-id': 'milano-1' },
    content: 'Frigo Torre Nord',
    action: ['LO VOGLIO: Penne al pesto con mozzarella', '/b2c/locker/selling-order/edit-item'],
  },
  {
    tag: 'pausa-cart',
    attributes: { 'area-id': 'milano-1' },
    content: 'Il tuo ordine è vuoto',
    action: [/^LO VOGLIO/, '/b2c/locker/selling-order/edit-item'],
  },
  { tag: 'pausa-wallet', content: 'Portafoglio' },
  {
    tag: 'pausa-payment-picker',
    content: 'I tuoi metodi di pagamento',
    action: [/^Carta/, '/b2c/payment-preference/update/definedAmountMethod'],
  },
  {
    tag: 'pausa-coffee',
    attributes: { 'area-id': 'caffe-1' },
    content: 'Caffè Torre Nord',
    open: /^VEDI INGREDIENTI: Orzo/,
    action: ['eroga: Orzo', EROGA],
  },
])(
  'another API for <$tag>: nothing more goes to the old one, and nothing of it is left',
  async ({ tag, attributes, content, open, action }) => {
    const element = put(tag, attributes);
    const shown = () => inside(element).findByRole('heading', { name: content });
    await shown();
    await waitFor(() => expect(primaryOf(element)).toBe('#8a1c4a'));
    if (open !== undefined) {
      await press(element, open);
      await inside(element).findByRole('dialog');
    }

    asked = [];
    element.setAttribute('api-base-url', other);
    await waitFor(() => expect(primaryOf(element)).toBe('#123456'));
    await shown();
    expect(inside(element).queryByRole('dialog')).toBeNull();
    if (action !== undefined) {
      await press(element, action[0]);
      await waitFor(() => expect(of(other)).toContain(action[1]));
    }
    const calls = of(other).length;
    fireEvent(window, new Event('focus'));
    fireEvent(document, new Event('visibilitychange'));
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(of(other).length).toBeGreaterThan(calls));
    expect(of(page.api)).toEqual([]);
  },
);

test('a coffee that was ordered from the old API is no order of the new one', async () => {
  const coffee = put('pausa-coffee', { 'area-id': 'caffe-1' });
  coffee.addEventListener('pausa-navigate', (event) => event.preventDefault());
  await press(coffee, 'eroga: Orzo');
  await inside(coffee).findByRole('link', { name: 'Segui il tuo ordine' });
  coffee.setAttribute('api-base-url', other);
  await inside(coffee).findByRole('button', { name: 'eroga: Orzo' });
  coffee.setAttribute('api-base-url', page.api);
  // There it still is.
  await inside(coffee).findByRole('link', { name: 'Segui il tuo ordine' });
  expect(page.b2c.world().ledger).toHaveLength(1);
});

test('the API changes while an order is on its way: its answer leads nowhere, and what it was stands there when the API is back', async () => {
  const order = deferred<void>();
  orders = order.promise;
  const ways: string[] = [];
  const coffee = put('pausa-coffee', { 'area-id': 'caffe-1' });
  coffee.addEventListener('pausa-navigate', (event) => {
    event.preventDefault();
    ways.push((event as CustomEvent<{ href: string }>).detail.href);
  });
  await press(coffee, 'eroga: Orzo');
  await waitFor(() => expect(of(page.api)).toContain(EROGA));
  coffee.setAttribute('api-base-url', other);
  await waitFor(() => enabled(coffee, 'eroga: Orzo'));
  order.resolve();
  await waitFor(() => expect(page.b2c.world().ledger).toHaveLength(1));
  coffee.setAttribute('api-base-url', page.api);
  await inside(coffee).findByRole('link', { name: 'Segui il tuo ordine' });
  expect([ways, page.b2c.world().ledger.length]).toEqual([[], 1]);
});

test.each<[tag: string, attributes: Record<string, string>, button: string | RegExp, path: string]>([
  ['pausa-coffee', { 'area-id': 'caffe-1' }, 'eroga: Orzo', '/coffee/selling-order/'],
  ['pausa-payment-picker', {}, /^PayPal/, '/payment/integration/braintree_paypal/add'],
  ['pausa-cart', { 'area-id': 'milano-1' }, 'Conferma', '/locker-selling-order/'],
])('another app for <%s>: what is pressed then leads there', async (tag, attributes, button, path) => {
  await sender(page.b2c, { user: 'demo@pausa.test' })('POST', '/b2c/locker/selling-order/edit-item', editBody('milano-1-01', 1));
  const element = put(tag, { ...attributes, 'app-url': 'https://app.pausa.test' });
  const left = new Promise<string>((resolve) => {
    element.addEventListener('pausa-navigate', (event) => {
      event.preventDefault();
      resolve((event as CustomEvent<{ href: string }>).detail.href);
    });
  });
  const [before] = await inside(element).findAllByRole('button', { name: button });
  element.setAttribute('app-url', 'https://app-altra.pausa.test');
  await waitFor(() => expect(before?.isConnected).toBe(false));
  await press(element, button);
  expect(await left).toContain(`https://app-altra.pausa.test${path}`);
});

test('the provider’s file comes while an order is on its way: it is sent once, and leads on', async () => {
  const [heldOrder, heldFile] = [deferred<void>(), deferred<void>()];
  [orders, file] = [heldOrder.promise, heldFile.promise];
  const coffee = put('pausa-coffee', { 'area-id': 'caffe-1' });
  const left = new Promise<string>((resolve) => {
    coffee.addEventListener('pausa-navigate', (event) => {
      event.preventDefault();
      resolve((event as CustomEvent<{ href: string }>).detail.href);
    });
  });
  await press(coffee, 'eroga: Orzo');
  await waitFor(() => expect(of(page.api)).toContain(EROGA));
  heldFile.resolve();
  await waitFor(() => expect(primaryOf(coffee)).toBe('#8a1c4a'));
  expect(inside(coffee).getByRole('button', { name: 'eroga: Orzo' }).getAttribute('aria-disabled')).toBe('true');
  heldOrder.resolve();
  expect(await left).toContain(`${page.api}/coffee/selling-order/`);
  expect(of(page.api).filter((path) => path === EROGA)).toHaveLength(1);
});
