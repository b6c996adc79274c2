import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, read } from '../shared/ui/test-dom.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderResult } from './OrderResult.tsx';

function setUp(user = 'demo@pausa.test') {
  const b2c = newB2c();
  const fetch = vi.fn(fetchFrom(b2c, { user }));
  return { runtime: testRuntime(clientOver(fetch)), fetch, send: sender(b2c, { user }) };
}

/** A page that keeps which order is open, as the host does in the address. */
function Page({ isUncertain = false }: { isUncertain?: boolean }) {
  const [open, setOpen] = useState<string | null>(null);
  return <OrderList openOrderId={open} onOpen={setOpen} isUncertain={isUncertain} />;
}

const cards = () => [...document.querySelectorAll('main li, ul > li')].filter((card) => card.querySelector('time') !== null);

describe('OrderList', () => {
  test('date, status, first label or N prodotti, total [P2-2.90] [P2-2.91] [P2-2.94] [P2-2.95]', async () => {
    const { runtime } = setUp();
    draw(<Page />, runtime);
    expect(screen.getByText('Caricamento degli ordini')).toBeDefined();
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(screen.getByText('Lista Ordini')).toBeDefined();
    const [newest, second, oldest] = cards();
    expect(newest?.querySelector('time')?.dateTime).toBe('2026-03-05T11:55:00.000Z');
    expect(read(newest?.querySelector('time') ?? null)).toMatch(/^5 marzo 2026.* 12:55$/);
    expect(read(newest ?? null)).toContain('Completato');
    expect(newest?.querySelector('h3')?.textContent).toBe('2 prodotti');
    expect(read(newest ?? null)).toContain('16,70 €');
    expect(second?.querySelector('h3')?.textContent).toBe('2 prodotti');
    expect(oldest?.querySelectorAll('h3')).toHaveLength(1);
    expect(oldest?.querySelector('h3')?.textContent).not.toContain('prodotti');
  });

  test('the pictures of the first three articles, where the server sends them', async () => {
    const rows = ['a', 'a', 'b', 'c', 'd'].map((name) => ({ label: name, quantity: 1, image: `/${name}.svg` }));
    const order = { id: 'o', created_at: '2026-03-05T11:55:00.000Z', status: 'COMPLETED', totalWithTax: 1 };
    const data = [
      { ...order, rows },
      { ...order, id: 'p', rows: [{ label: 'Zuppa', quantity: 1 }] },
    ];
    draw(<Page />, testRuntime(clientOver(async () => new Response(JSON.stringify({ data })))));
    await waitFor(() => expect(cards()).toHaveLength(2));
    const pictures = cards().map((card) => [...card.querySelectorAll('img')].map((image) => new URL(image.src).pathname));
    expect(pictures).toEqual([['/a.svg', '/b.svg', '/c.svg'], []]);
  });

  test.each([
    ['DRAFT', undefined, true],
    // It has opened since, and the list is late.
    ['DRAFT', 'completed', false],
    ['COMPLETED', undefined, false],
  ])(
    'a fridge that did not open, the order is %s, seen: %s; what it means, the way to try again, a telephone',
    async (status, outcome, isSaid) => {
      const order = {
        id: 'ordine-7',
        created_at: '2026-03-05T11:55:00.000Z',
        status,
        totalWithTax: 1,
        rows: [{ label: 'Zuppa', quantity: 1 }],
      };
      const runtime = testRuntime(clientOver(async () => new Response(JSON.stringify({ data: [order] }))));
      runtime.storage.write('recentOrders', JSON.stringify([{ orderId: 'ordine-7', areaId: 'a', lines: [], isShut: true, outcome }]));
      draw(<Page />, { ...runtime, supportPhone: '800 123 456' });
      await waitFor(() => expect(cards()).toHaveLength(1));
      expect(
        read(cards()[0] ?? null).includes('Il frigo non si è aperto. Il tuo ordine è salvo: riprova quando sei vicino al frigo.'),
      ).toBe(isSaid);
      expect(screen.queryByRole('link', { name: /^RIPROVA APERTURA: ordine del 5 marzo 2026/ }) !== null).toBe(isSaid);
      expect(screen.queryByRole('link', { name: '800 123 456' }) !== null).toBe(isSaid);
    },
  );

  test.each([
    ['RIPROVA APERTURA', 1],
    ['SEGUI ORDINE', 0],
  ])('the details of an order whose fridge did not open say so; %s leads to its page, which opens %i doors', async (way, doors) => {
    const order = { id: 'ordine-7', created_at: '2026-03-05T11:55:00.000Z', status: 'DRAFT', totalWithTax: 1, rows: [] };
    const calls: string[] = [];
    const runtime = testRuntime(
      clientOver(async (input) => {
        calls.push(String(input));
        return Response.json({ data: [order], actionType: 'openingLockerError', loading: false, lockerSellingOrder: { items: [] } });
      }),
    );
    runtime.storage.write('recentOrders', JSON.stringify([{ orderId: 'ordine-7', areaId: 'a', lines: [], isShut: true }]));
    draw(<Page />, runtime);
    await waitFor(() => expect(cards()).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: /^VEDI ORDINE/ }));
    const details = within(screen.getByRole('dialog'));
    expect(details.getByText('Il frigo non si è aperto. Il tuo ordine è salvo: riprova quando sei vicino al frigo.')).toBeDefined();
    fireEvent.click(details.getByRole('link', { name: way }));
    expect(runtime.navigation.visits.map(({ destination }) => destination)).toEqual([{ to: 'locker-order', orderId: 'ordine-7' }]);
    draw(<OrderResult orderId="ordine-7" onBack={vi.fn()} />, runtime);
    expect(await screen.findByText('Il Frigo non si è aperto ?')).toBeDefined();
    await waitFor(() => expect(calls.filter((call) => call.endsWith('/retry-opening'))).toHaveLength(doors));
  });

  test('asks for 100 [P2-7.22] [P2-9.6]', async () => {
    const { runtime, fetch } = setUp();
    draw(<Page />, runtime);
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(String(fetch.mock.calls.at(-1)?.[0])).toBe('http://sandbox.test/b2c/selling-order/list?take=100');
  });

  test.each([
    ['COMPLETED', 'Completato'],
    ['PENDING', 'In Attesa'],
    ['FAILED', 'In Attesa'],
    ['', 'In Attesa'],
  ])('status %j reads %s [P2-2.92] [P2-2.93] [P2-3.10]', async (status, label) => {
    const order = { id: 'o', created_at: 'yesterday', status, rows: [{ label: 'Zuppa', quantity: 3 }], totalWithTax: 1234.5 };
    draw(<Page />, testRuntime(clientOver(async () => new Response(JSON.stringify({ data: [order] })))));
    await screen.findByText('Zuppa');
    expect(cards()).toHaveLength(1);
    expect(read(cards()[0] ?? null)).toContain(label);
    expect(read(cards()[0] ?? null)).toContain('1.234,50 €');
    // A date that is none is left out, not shown as 'Invalid Date'.
    expect(read(document.body)).not.toMatch(/invalid/i);
  });

  test('VEDI ORDINE opens the order in full; closing leads back [P2-2.96]', async () => {
    const { runtime } = setUp();
    draw(<Page />, runtime);
    await waitFor(() => expect(cards()).toHaveLength(3));
    fireEvent.click(within(cards()[0] as HTMLElement).getByText('VEDI ORDINE'));
    const dialog = document.querySelector('dialog')!;
    expect(dialog.open).toBe(true);
    expect([...dialog.querySelectorAll('li')].map((row) => [...row.querySelectorAll(':scope > span')].slice(-3).map(read))).toEqual([
      ['Poke salmone, avocado e uovo', 'x 1', '8,90 €'],
      ['Tiramisù con fragola', 'x 2', '7,80 €'],
    ]);
    expect(read(dialog)).toContain('Dettaglio ordine');
    expect(read(dialog)).toContain('Totale16,70 €');
    fireEvent.click(within(dialog).getByLabelText('Chiudi'));
    expect(document.querySelector('dialog')).toBeNull();
  });

  test.each([
    [
      'COMPLETED',
      'Mensa RossiCompletato',
      'Zuppax 212,80 €Totale16,70 €Pagato con: Credito aziendale6,70 €Pagato con: Visa •••• 111110,00 €',
    ],
    // Money that went back did not pay it.
    ['REFUNDED', 'Mensa RossiRimborsato', 'Zuppax 212,80 €Totale16,70 €'],
  ])('the detail of an order that is %s: where, each price, and what paid it', async (status, where, details) => {
    const order = {
      id: 'o-1',
      created_at: '2026-03-05T11:55:00.000Z',
      status,
      rows: [{ label: 'Zuppa', quantity: 2, totalWithTax: '12.80' }],
      totalWithTax: 16.7,
      sellingArea: { id: 'a', type: 'shop', title: 'Mensa Rossi' },
      payments: [
        { provider: 'corporate_credit', label: 'corporate', amount: 6.7 },
        { provider: 'card', label: 'Visa •••• 1111', amount: 10 },
      ],
    };
    draw(<OrderList openOrderId="o-1" onOpen={() => undefined} />, testRuntime(clientOver(async () => Response.json({ data: [order] }))));
    const dialog = await screen.findByRole('dialog');
    expect(read(dialog)).toContain(where);
    expect(read(within(dialog).getByRole('region', { name: 'Dettaglio ordine' }))).toBe(`Dettaglio ordine${details}`);
  });

  test('the detail of an order has no prices where one is unknown', async () => {
    const rows = [
      { label: 'Zuppa', quantity: 1, totalWithTax: 6.4 },
      { label: 'Pane', quantity: 1 },
    ];
    const order = { id: 'o-1', created_at: '2026-03-05T11:55:00.000Z', status: 'COMPLETED', rows, totalWithTax: 7.4 };
    draw(<OrderList openOrderId="o-1" onOpen={() => undefined} />, testRuntime(clientOver(async () => Response.json({ data: [order] }))));
    const dialog = await screen.findByRole('dialog');
    expect([...dialog.querySelectorAll('li')].map(read)).toEqual(['Zuppax 1', 'Panex 1']);
  });

  test('an order in the address that is not in the list: the sentence, over the list [P2-8.23]', async () => {
    const { runtime } = setUp();
    draw(<OrderList openOrderId="ordine-0000" onOpen={() => undefined} />, runtime);
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(read(document.querySelector('dialog [role=alert] h2'))).toBe("Ops.. C'è stato un errore durante il caricamento dell'ordine.");
  });

  test('a crash inside the detail stays in its dialog and is tracked; Ricarica draws it again [P2-8.24]', async () => {
    const order = {
      id: 'o-1',
      created_at: '2026-03-05T11:55:00.000Z',
      status: 'PENDING',
      rows: [{ label: 'Zuppa', quantity: 1 }],
      totalWithTax: 6.4,
    };
    const runtime = testRuntime(clientOver(async () => Response.json({ data: [order] })));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const href = vi.spyOn(runtime.navigation, 'href').mockImplementation(() => {
      throw new Error('no address for this order');
    });
    draw(<Page />, runtime);
    fireEvent.click(await screen.findByText('VEDI ORDINE'));
    const dialog = document.querySelector('dialog')!;
    expect(read(dialog.querySelector('[role=alert] h2'))).toBe("Ops.. C'è stato un errore durante il caricamento dell'ordine.");
    expect(runtime.tracking.events).toContainEqual({ category: 'Error/Render', label: 'no address for this order' });
    expect(cards()).toHaveLength(1);
    href.mockRestore();
    fireEvent.click(within(dialog).getByText('RICARICA'));
    await waitFor(() => expect(document.querySelector('[role=alert]')).toBeNull());
    expect(read(document.querySelector('dialog'))).toContain('Zuppax 1');
    fireEvent.click(screen.getByLabelText('Chiudi'));
    expect([document.querySelector('dialog'), cards().length]).toEqual([null, 1]);
  });

  test.each([
    ['COMPLETED', 'Completato'],
    ['CANCELLED', 'Annullato'],
    ['REFUNDED', 'Rimborsato'],
    ['PENDING', 'In Attesa'],
  ])('%s reads %s [P2-2.93]', async (status, label) => {
    const order = { id: 'o-1', created_at: '2026-03-05T11:55:00.000Z', status, rows: [{ label: 'Zuppa', quantity: 1 }], totalWithTax: 6.4 };
    const runtime = testRuntime(clientOver(async () => Response.json({ data: [order] })));
    draw(<OrderList openOrderId={null} onOpen={() => undefined} />, runtime);
    expect(await screen.findByText(label)).toBeDefined();
  });

  test.each([
    ['CANCELLED', 'VEDI COSA È SUCCESSO'],
    ['REFUNDED', 'VEDI COSA È SUCCESSO'],
    ['PENDING', 'SEGUI ORDINE'],
    ['COMPLETED', null],
  ])('the detail of a %s order leads to its page: %s', async (status, label) => {
    const order = { id: 'o-1', created_at: '2026-03-05T11:55:00.000Z', status, rows: [{ label: 'Zuppa', quantity: 1 }], totalWithTax: 6.4 };
    const runtime = testRuntime(clientOver(async () => Response.json({ data: [order] })));
    draw(<OrderList openOrderId="o-1" onOpen={() => undefined} />, runtime);
    const dialog = await screen.findByRole('dialog', { name: 'Ordine' });
    expect(within(dialog).queryAllByRole('link').map(read)).toEqual(label === null ? [] : [label]);
    if (label === null) return;
    fireEvent.click(within(dialog).getByRole('link'));
    expect(runtime.navigation.visits).toEqual([{ destination: { to: 'locker-order', orderId: 'o-1' }, isReplacing: false }]);
  });

  test('no order yet [P2-2.98]', async () => {
    const { runtime } = setUp('vuoto@pausa.test');
    draw(<Page />, runtime);
    expect(await screen.findByText('Non hai ancora nessun ordine')).toBeDefined();
    fireEvent.click(screen.getByText('Scegli dove ordinare'));
    expect(runtime.navigation.visits).toEqual([{ destination: { to: 'home' }, isReplacing: false }]);
  });

  test('an error, and Riprova that helps', async () => {
    const { runtime, send } = setUp();
    await send('POST', '/sandbox/faults', { pattern: 'b2c/selling-order/list', fault: '500' });
    draw(<Page />, runtime);
    const alert = await screen.findByRole('alert');
    expect(alert.querySelector('h2')?.textContent).toBe('Errore durante il caricamento');
    expect(alert.querySelector('a')?.getAttribute('href')).toBe('tel:800123456');
    await send('DELETE', '/sandbox/faults');
    fireEvent.click(within(alert).getByText('Riprova'));
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  test('the earlier list stays, with its age, when it cannot be read again; it is up to date when the network returns', async () => {
    const { runtime, fetch, send } = setUp();
    const comesBack = () => act(() => void window.dispatchEvent(new Event('online')));
    draw(<Page />, runtime);
    await waitFor(() => expect(cards()).toHaveLength(3));
    await send('POST', '/sandbox/faults', { pattern: 'b2c/selling-order/list', fault: '500' });
    comesBack();
    const note = await screen.findByRole('alert');
    expect(read(note)).toMatch(/^Errore durante il caricamento\. Dati (delle|di \S+ \d+ \S+ alle ore) \d\d:\d\d\.Riprova$/);
    expect(cards()).toHaveLength(3);
    const asked = fetch.mock.calls.length;
    fireEvent.click(within(note).getByText('Riprova'));
    await waitFor(() => expect(fetch.mock.calls).toHaveLength(asked + 1));
    await waitFor(() => expect(within(note).getByRole('button').getAttribute('aria-disabled')).toBeNull());
    expect(read(note)).toMatch(/Dati (delle|di \S+ \d+ \S+ alle ore)/);
    await send('DELETE', '/sandbox/faults');
    comesBack();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(cards()).toHaveLength(3);
  });

  test('after a confirmation without an answer it says where to look', async () => {
    const { runtime } = setUp();
    draw(<Page isUncertain />, runtime);
    expect(screen.getByText('Il tuo ordine potrebbe essere già partito: controlla qui prima di riprovare.')).toBeDefined();
    await waitFor(() => expect(cards()).toHaveLength(3));
  });
});

describe('months and search', () => {
  const months = () =>
    [...document.querySelectorAll('section')].map((section) => [
      section.getAttribute('aria-label'),
      section.querySelector('h2')?.textContent,
      section.querySelectorAll('li').length,
    ]);

  test('the orders stand under their months', async () => {
    draw(<Page />, setUp().runtime);
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(months()).toEqual([
      ['marzo 2026', 'marzo 2026', 2],
      ['febbraio 2026', 'febbraio 2026', 1],
    ]);
  });

  test('a search finds dish, shop and month; closing it shows all again', async () => {
    draw(<Page />, setUp().runtime);
    await waitFor(() => expect(cards()).toHaveLength(3));
    fireEvent.click(screen.getByRole('button', { name: 'Cerca negli ordini' }));
    const field = screen.getByRole('searchbox', { name: 'Cerca negli ordini' });
    expect(document.activeElement).toBe(field);
    for (const [query, count, said] of [
      ['tiramisu', 1, '1 ordine trovato'],
      ['febbraio', 1, '1 ordine trovato'],
      ['torre nord', 2, '2 ordini trovati'],
      ['completato', 3, '3 ordini trovati'],
    ] as const) {
      fireEvent.change(field, { target: { value: query } });
      expect(cards()).toHaveLength(count);
      expect(screen.getByText(said).getAttribute('role')).toBe('status');
    }
    // An order of several dishes names those that were searched for.
    fireEvent.change(field, { target: { value: 'TIRAMISÙ' } });
    expect(cards()[0]?.querySelector('h3')?.textContent).toBe('2 prodotti');
    expect(within(cards()[0] as HTMLElement).getByText('Tiramisù con fragola')).toBeDefined();
    fireEvent.change(field, { target: { value: 'pizza' } });
    expect(cards()).toHaveLength(0);
    expect(screen.getByRole('heading', { name: 'Nessun ordine trovato' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Vedi tutti gli ordini' }));
    expect(cards()).toHaveLength(3);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cerca negli ordini' })));
  });

  test('two orders need no search', async () => {
    const orders = ['a', 'b'].map((id) => ({ id, created_at: '2026-03-05T11:55:00.000Z', status: 'COMPLETED', rows: [], totalWithTax: 1 }));
    draw(<Page />, testRuntime(clientOver(async () => new Response(JSON.stringify({ data: orders })))));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Cerca negli ordini' })).toBeNull();
    // Nobody buys no product: the server does not say which.
    expect(screen.queryByText('0 prodotti')).toBeNull();
  });
});

test('in English: dates, states and amounts; the dishes stay as the kitchen writes them', async () => {
  const { runtime, send } = setUp();
  await send('POST', '/sandbox/faults', { pattern: 'b2c/selling-order/list', fault: '500' });
  draw(<Page />, runtime, { lang: 'en' });
  const alert = await screen.findByRole('alert');
  expect(read(alert)).toMatch(/^Loading errorYour orders are safe.Try again/);
  await send('DELETE', '/sandbox/faults');
  fireEvent.click(within(alert).getByText('Try again'));
  await waitFor(() => expect(cards()).toHaveLength(3));
  const [newest] = cards();
  expect(read(newest?.querySelector('time') ?? null)).toMatch(/^5 March 2026 at \d\d:55$/);
  expect(read(newest ?? null)).toMatch(/Completed2 items€16.70Order againSee order$/);
  fireEvent.click(within(newest as HTMLElement).getByText('See order'));
  const details = within(document.querySelector('dialog')!).getByRole('region', { name: 'Order details' });
  expect([...details.querySelectorAll('[lang=it]')]).toHaveLength(2);
});
