import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c } from '../../../sandbox/b2c/test-kit.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, read } from '../shared/ui/test-dom.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderResult } from './OrderResult.tsx';

const ignore = () => undefined;

function setUp() {
  const b2c = newB2c();
  return { world: b2c.world(), runtime: testRuntime(clientOver(vi.fn(fetchFrom(b2c, { user: 'demo@pausa.test' })))) };
}

const openReceipt = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Ricevuta' }));
  return screen.findByRole('dialog', { name: 'Ricevuta' });
};
const rowsOf = (scope: HTMLElement) => [...scope.querySelectorAll('tr')].map(read);

afterEach(() => vi.restoreAllMocks());

describe('Receipt', () => {
  test('of an order in the list: number, shop, time, each price and what paid', async () => {
    draw(<OrderList openOrderId="ordine-0903" onOpen={ignore} />, setUp().runtime);
    const receipt = await openReceipt();
    expect([...receipt.querySelectorAll('dl')].map(read)).toEqual([
      expect.stringMatching(/^Ordineordine-0903NegozioFrigo Torre NordData5 marzo 2026.* 12:55$/),
      'Portafoglio16,70 €',
    ]);
    expect(rowsOf(receipt)).toEqual([
      'ProdottoQuantitàImporto',
      'Poke salmone, avocado e uovox 18,90 €',
      'Tiramisù con fragolax 27,80 €',
      'Totale16,70 €',
    ]);
    expect(read(receipt)).toContain('Pagato con');
    expect(read(receipt)).toContain('Non è un documento fiscale.');
  });

  test('of an order whose prices nobody knows: the rows and the total alone, and that the rest is missing', async () => {
    draw(<OrderList openOrderId="ordine-0901" onOpen={ignore} />, setUp().runtime);
    const receipt = await openReceipt();
    expect(rowsOf(receipt)[0]).toBe('ProdottoQuantità');
    expect(read(receipt)).toContain('I prezzi dei singoli prodotti non sono disponibili per questo ordine.');
    expect(read(receipt)).toContain('Il metodo di pagamento non è disponibile per questo ordine.');
    expect(read(receipt)).not.toContain('Pagato con');
  });

  test('of the completed page', async () => {
    draw(<OrderResult orderId="ordine-0903" onBack={ignore} />, setUp().runtime);
    expect(rowsOf(await openReceipt()).at(-1)).toBe('Totale16,70 €');
  });

  test.each(['unpaid', 'cancelled', 'refunded'] as const)('none for an order that is %s', async (state) => {
    const { world, runtime } = setUp();
    Object.assign(world.orders.at(-1)!, { state, completed: false });
    draw(<OrderList openOrderId="ordine-0903" onOpen={ignore} />, runtime);
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ricevuta' })).toBeNull();
  });

  test('is printed under its own name, beside the app', async () => {
    const title = vi.fn<() => string>(() => document.title);
    Object.assign(window, { print: title });
    document.title = 'Lista Ordini';
    draw(<OrderList openOrderId="ordine-0903" onOpen={ignore} />, setUp().runtime);
    const receipt = await openReceipt();
    fireEvent.click(within(receipt).getByRole('button', { name: 'Stampa o salva in PDF' }));
    expect(title.mock.results).toEqual([{ type: 'return', value: 'Ricevuta ordine-0903' }]);
    fireEvent(window, new Event('afterprint'));
    expect(document.title).toBe('Lista Ordini');
    // The page of paper is a child of the body, where the print style hides everything else.
    const paper = [...document.body.children].find((child) => child.getAttribute('data-theme') === 'light');
    expect(read(paper ?? null)).toMatch(/^Pausa.*Ricevuta.*ordine-0903.*Totale16,70 €/);
    fireEvent.click(within(receipt).getByLabelText('Chiudi'));
    await waitFor(() => expect(document.body.contains(paper ?? null)).toBe(false));
  });

  test('in English', async () => {
    draw(<OrderList openOrderId="ordine-0903" onOpen={ignore} />, setUp().runtime, { lang: 'en' });
    fireEvent.click(await screen.findByRole('button', { name: 'Receipt' }));
    const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
    expect(rowsOf(receipt).at(-1)).toBe('Total€16.70');
    expect(read(receipt)).toContain('Wallet€16.70');
    expect(within(receipt).getByText('Frigo Torre Nord').closest<HTMLElement>('[lang]')?.lang).toBe('it');
  });
});
