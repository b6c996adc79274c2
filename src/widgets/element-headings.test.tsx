/** The levels of an element's headings below those of the page. */
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sender } from '../../sandbox/b2c/test-kit.ts';
import { inside, page, put, withElements } from './test-kit.ts';

const CANTEEN = '00000000-0000-4000-8000-000000000001';

withElements();

/** The level of a heading, and whether it is the element's first one. */
async function headingOf(element: HTMLElement, name: string) {
  const heading = await inside(element).findByRole('heading', { name });
  return { level: heading.localName, isFirst: heading === inside(element).getAllByRole('heading')[0] };
}

test.each([
  [null, 'h2', 'h3', 'h4'],
  ['1', 'h1', 'h2', 'h3'],
  ['4', 'h4', 'h5', 'h6'],
  ['6', 'h6', 'h6', 'h6'],
  // Refused, with a warning.
  ['7', 'h2', 'h3', 'h4'],
])('a menu, heading-level %s', async (level, title, category, dish) => {
  const menu = put('pausa-menu', { 'menu-id': CANTEEN, ...(level === null ? {} : { 'heading-level': level }) });
  expect(await headingOf(menu, 'Menu')).toEqual({ level: title, isFirst: true });
  expect((await headingOf(menu, 'Primi')).level).toBe(category);
  expect((await headingOf(menu, 'Penne al pesto con mozzarella')).level).toBe(dish);
});

test.each<[tag: string, attributes: Record<string, string>, title: string]>([
  ['pausa-shop', { 'area-id': 'milano-1' }, 'Frigo Torre Nord'],
  ['pausa-shop', { 'area-id': 'nessuno-9' }, 'Punto vendita non trovato'],
  ['pausa-cart', { 'area-id': 'milano-1' }, 'Il tuo ordine'],
  ['pausa-payment-picker', {}, 'Scegli come pagare'],
  ['pausa-wallet', {}, 'Portafoglio'],
  ['pausa-coffee', { 'area-id': 'caffe-1' }, 'Caffè Torre Nord'],
])('<%s %o>: the first heading is an h2, and an h3 where the page asks for it', async (tag, attributes, title) => {
  const element = put(tag, attributes);
  expect(await headingOf(element, title)).toEqual({ level: 'h2', isFirst: true });
  element.setAttribute('heading-level', '3');
  await waitFor(async () => expect(await headingOf(element, title)).toEqual({ level: 'h3', isFirst: true }));
});

test.each<[tag: string, attributes: Record<string, string>, title: string]>([
  ['pausa-cart', { 'area-id': 'milano-1' }, 'Il tuo ordine è vuoto'],
  ['pausa-payment-picker', {}, 'I tuoi metodi di pagamento'],
])('<%s %o>: what stands below its first heading is an h3', async (tag, attributes, below) => {
  expect(await headingOf(put(tag, attributes), below)).toEqual({ level: 'h3', isFirst: false });
});

test('the offer to sign in is the first heading, too', async () => {
  await sender(page.b2c)('POST', '/sandbox/faults', { pattern: '*', fault: '401' });
  const cart = put('pausa-cart', { 'area-id': 'milano-1', 'heading-level': '3' });
  expect(await headingOf(cart, 'Accedi per vedere il tuo ordine')).toEqual({ level: 'h3', isFirst: true });
  const wallet = put('pausa-wallet');
  expect(await headingOf(wallet, 'Accedi per vedere il tuo portafoglio')).toEqual({ level: 'h2', isFirst: true });
});

test('the property takes a number, and stands in the markup', async () => {
  const menu = put('pausa-menu', { 'menu-id': CANTEEN });
  Object.assign(menu, { headingLevel: 3 });
  expect((await headingOf(menu, 'Menu')).level).toBe('h3');
  expect(menu.getAttribute('heading-level')).toBe('3');
});
