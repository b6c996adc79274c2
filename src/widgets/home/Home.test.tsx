import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, pass, press, read, settle, withFakeTime } from '../shared/ui/test-dom.tsx';
import { Home } from './Home.tsx';

function setUp() {
  const b2c = newB2c();
  const fetch = vi.fn(fetchFrom(b2c, { user: 'demo@pausa.test' }));
  return { runtime: testRuntime(clientOver(fetch)), send: sender(b2c, { user: 'demo@pausa.test' }) };
}

/** A home of exactly these sections. */
const runtimeWith = (sections: unknown[]) => testRuntime(clientOver(async () => new Response(JSON.stringify({ sections }))));
const drawn = () => [...document.querySelectorAll('section')];
const shop = (id: string, status: string, link: object = { type: 'internal', link: `/selling-area/${id}` }) => ({
  id,
  title: `Negozio ${id}`,
  status,
  link,
});

describe('Home', () => {
  test('the three kinds of section, in the server’s order; an unknown kind is skipped [P1-2.25] [P1-2.26] [P1-2.27]', async () => {
    const { runtime } = setUp();
    draw(<Home userName="Giulia" />, runtime);
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
    expect(screen.getByText('Ciao, Giulia')).toBeDefined();
    await waitFor(() =>
      expect(drawn().map((section) => section.getAttribute('aria-label'))).toEqual(['Il tuo frigo', 'I tuoi negozi', 'Hai già ordinato?']),
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(read)).toEqual(['Il tuo frigo', 'I tuoi negozi']);
    const [preview, shops, link] = drawn();
    expect(read(preview ?? null)).toContain('Frigo Torre Nord');
    expect(read(preview ?? null)).toContain('Aperto');
    expect([...(shops?.querySelectorAll('li') ?? [])].map((card) => read(card.querySelector('h3')))).toEqual([
      'Mensa Corso Italia',
      'Caffè Torre Nord',
      'Bar Piazza Duomo',
    ]);
    expect(read(shops?.querySelectorAll('li')[2] ?? null)).toContain('Chiuso');
    expect([...(shops?.querySelectorAll('a') ?? [])].map(read)).toEqual(['ORDINA', 'ORDINA', 'ORDINA']);
    expect(read(link ?? null)).toContain('Hai già ordinato?');
    expect(within(link as HTMLElement).getByRole('link').textContent).toBe('LISTA ORDINI');
  });

  test('each button follows the server’s own link [P1-3.16]', async () => {
    const { runtime } = setUp();
    draw(<Home userName={null} />, runtime);
    await waitFor(() => expect(drawn()).toHaveLength(3));
    const links = [...document.querySelectorAll('section a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/selling-area/milano-1',
      '/selling-area/mensa-2',
      '/coffee/selling-area/caffe-1',
      '/selling-area/chiuso-3',
      '/lista-ordini',
    ]);
    for (const link of links) fireEvent.click(link);
    expect(runtime.navigation.followed.map(({ link }) => link)).toEqual([
      '/selling-area/milano-1',
      '/selling-area/mensa-2',
      '/coffee/selling-area/caffe-1',
      '/selling-area/chiuso-3',
      '/lista-ordini',
    ]);
  });

  test('a new tab is the browser’s business', async () => {
    const { runtime } = setUp();
    draw(<Home userName={null} />, runtime);
    await waitFor(() => expect(drawn()).toHaveLength(3));
    const link = document.querySelector('a')!;
    // Seen last of all, and taken from jsdom, which has no tabs to open.
    const isHandled: boolean[] = [];
    const last = (event: Event) => {
      isHandled.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', last);
    for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, {}]) fireEvent.click(link, keys);
    window.removeEventListener('click', last);
    expect(isHandled).toEqual([false, false, false, true]);
    expect(runtime.navigation.followed).toHaveLength(1);
  });

  test('the preview’s button says what the server says [P1-2.27]', async () => {
    draw(
      <Home userName={null} />,
      runtimeWith([{ type: 'shop_preview', data: { title: 'x', shop: shop('a', 'Open'), cta: { label: 'SCOPRI' } } }]),
    );
    expect((await screen.findByRole('link', { name: 'SCOPRI: Negozio a' })).textContent).toBe('SCOPRI');
  });

  test('a link that leaves the site by a trick is not drawn; an honest external one opens a window of its own', async () => {
    const links = [
      { type: 'internal', link: '//evil.com' },
      { type: 'internal', link: 'https://evil.com' },
      { type: 'internal', link: '/\\evil.com' },
      { type: 'external', link: 'javascript:alert(1)' },
      { type: 'external', link: 'http://plain.example' },
      { type: 'external', link: 'https://partner.example/x' },
    ];
    draw(
      <Home userName={null} />,
      runtimeWith([{ type: 'shop', data: { title: 'x', shops: links.map((link, index) => shop(String(index), 'Open', link)) } }]),
    );
    await screen.findByText('Negozio 5');
    const drawnLinks = [...document.querySelectorAll('a')];
    expect(drawnLinks.map((link) => [link.href, link.target, link.rel])).toEqual([
      ['https://partner.example/x', '_blank', 'noopener noreferrer'],
    ]);
  });

  test('only unknown sections, or none: said kindly, no error', async () => {
    draw(<Home userName={null} />, runtimeWith([{ type: 'sondaggio', data: 1 }, { type: 'gioco' }]));
    expect(await screen.findByText('Ancora nessun punto vendita')).toBeDefined();
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  test.each(['500', 'malformed', 'html'])(
    '%s: Errore durante il caricamento, and Ricarica that helps [P1-2.28] [P1-8.9] [P1-4.13]',
    async (fault) => {
      const { runtime, send } = setUp();
      await send('POST', '/sandbox/faults', { pattern: 'b2c/home', fault });
      draw(<Home userName={null} />, runtime);
      const alert = await screen.findByRole('alert');
      expect(alert.querySelector('h2')?.textContent).toBe('Errore durante il caricamento');
      await send('DELETE', '/sandbox/faults');
      fireEvent.click(within(alert).getByText('Ricarica'));
      await waitFor(() => expect(drawn()).toHaveLength(3));
      expect(document.querySelector('[role=alert]')).toBeNull();
    },
  );

  test('a reading that fails later: what was read stays, with Ricarica [P1-2.28] [P1-8.9]', async () => {
    const { runtime, send } = setUp();
    draw(<Home userName={null} />, runtime);
    await waitFor(() => expect(drawn()).toHaveLength(3));
    await send('POST', '/sandbox/faults', { pattern: 'b2c/home', fault: '500' });
    await act(async () => void runtime.queryClient.invalidateQueries());
    const alert = await screen.findByRole('alert');
    expect(drawn()).toHaveLength(3);
    await send('DELETE', '/sandbox/faults');
    fireEvent.click(within(alert).getByRole('button', { name: 'Ricarica' }));
    await waitFor(() => expect(document.querySelector('[role=alert]')).toBeNull());
  });

  test.each([
    ['shop', { shops: [shop('a', 'Open')] }],
    ['shop_preview', { shop: shop('a', 'Open'), cta: { label: 'SCOPRI' } }],
  ])('a section %s without a title has no heading of its own: its shops take that level', async (type, data) => {
    draw(<Home userName={null} />, runtimeWith([{ type, data }]));
    expect((await screen.findByText('Negozio a')).tagName).toBe('H2');
    expect(screen.getAllByRole('heading').every((heading) => read(heading) !== '')).toBe(true);
    expect(document.querySelector('section[aria-label=""]')).toBeNull();
  });

  test('a known section with wrong data is an error, not an empty box', async () => {
    draw(<Home userName={null} />, runtimeWith([{ type: 'shop', data: { title: 1 } }]));
    expect((await screen.findByRole('alert')).querySelector('h2')?.textContent).toBe('Errore durante il caricamento');
  });
});

describe('a slow answer', () => {
  withFakeTime();

  test('after 4 s it takes longer than usual, and Riprova asks again instead of waiting [P1-4.13]', async () => {
    const { runtime, send } = setUp();
    await send('POST', '/sandbox/faults', { pattern: 'b2c/home', fault: 'slow:15000' });
    draw(<Home userName={null} />, runtime);
    await pass(3900);
    expect(read(screen.getByRole('status'))).toBe('Caricamento della Home');
    await pass(200);
    await act(() => vi.dynamicImportSettled());
    expect(read(screen.getByRole('status'))).toBe('Ci sta mettendo più del solito.');
    // A hurried person presses twice: the second press has to wait 4 s.
    await press('Riprova');
    expect(screen.getByRole('button', { name: 'Riprova' }).getAttribute('aria-disabled')).toBe('true');
    await pass(4000);
    expect(screen.getByRole('button', { name: 'Riprova' }).getAttribute('aria-disabled')).toBeNull();
    await send('DELETE', '/sandbox/faults');
    await press('Riprova');
    await settle();
    expect(drawn()).toHaveLength(3);
  });
});

describe('for a returning person', () => {
  const NOON = Date.parse('2026-03-05T11:41:00.000Z');
  const line = (label: string, quantity: number) => ({ itemId: `id-${label}`, label, quantity });
  const lunch = (orderId: string | null, change: object = {}) => ({
    orderId,
    areaId: 'milano-1',
    area: { type: 'locker', title: 'Frigo Torre Nord' },
    confirmedAt: NOON,
    lines: [line('Penne', 2), line('Pane', 1)],
    ...change,
  });
  const boxes = () =>
    screen.queryAllByText(/^(Ordine|Il solito|Il frigo)/).map((title) => read(title.parentElement?.parentElement ?? null));

  /** The browser remembers these orders; the clock stands `minutes` after noon. */
  function remembering(orders: readonly object[], minutes: number) {
    const { runtime, send } = setUp();
    runtime.storage.write('recentOrders', JSON.stringify(orders));
    runtime.environment.now = () => NOON + minutes * 60_000;
    return { runtime, send };
  }

  test('the wallet, with the company’s credit and RICARICA, after the sections', async () => {
    const { runtime } = setUp();
    draw(<Home userName={null} />, runtime);
    const recharge = await screen.findByRole('link', { name: 'RICARICA' });
    const card = recharge.parentElement!;
    expect(read(card)).toBe('Portafoglio20,00 € disponibili5,00 € di credito aziendaleRICARICA');
    expect(drawn().at(-1)!.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    fireEvent.click(recharge);
    fireEvent.click(within(card).getByRole('link', { name: 'Portafoglio' }));
    expect(runtime.navigation.visits.map(({ destination }) => destination.to)).toEqual(['wallet-recharge', 'wallet']);
  });

  test('a wallet that cannot be read is left out, and the rest stands', async () => {
    const { runtime, send } = setUp();
    await send('POST', '/sandbox/faults', { pattern: 'b2c/wallet/', fault: '500' });
    draw(<Home userName={null} />, runtime);
    await waitFor(() => expect(drawn()).toHaveLength(3));
    expect(screen.queryByText('Portafoglio')).toBeNull();
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  test('opening hours, where the server sends them', async () => {
    draw(<Home userName={null} />, setUp().runtime);
    expect(await screen.findByText('Chiude alle 14:30')).toBeDefined();
  });

  test('the running order: how it stands by the order list, and the way to it', async () => {
    const { runtime } = remembering([lunch('ordine-7')], 5);
    draw(<Home userName={null} />, runtime);
    // Before any answer: nothing moves later.
    expect(boxes()).toEqual([expect.stringMatching(/^Ordine in corsoFrigo Torre Nord, \d\d:41SEGUI ORDINE$/)]);
    fireEvent.click(screen.getByRole('link', { name: 'SEGUI ORDINE' }));
    expect(runtime.navigation.visits.map(({ destination }) => destination)).toEqual([{ to: 'locker-order', orderId: 'ordine-7' }]);
  });

  test('a fridge that did not open is named', async () => {
    const { runtime } = remembering([lunch('ordine-7', { isShut: true })], 5);
    draw(<Home userName={null} />, runtime);
    expect(boxes()).toEqual([expect.stringMatching(/^Il frigo non si è apertoFrigo Torre Nord, \d\d:41SEGUI ORDINE$/)]);
  });

  test('one that has ended meanwhile says so in its place, and is gone at the next visit', async () => {
    const { runtime } = remembering([lunch('ordine-0903')], 5);
    const { unmount } = draw(<Home userName={null} />, runtime);
    await waitFor(() => expect(boxes()).toEqual([expect.stringMatching(/^Ordine completatoFrigo Torre Nord, \d\d:41VEDI ORDINE$/)]));
    unmount();
    draw(<Home userName={null} />, runtime);
    expect(boxes()).toEqual(['Il solito?2 Penne, PaneORDINA']);
  });

  test('Il solito? leads to the shop, which fills the cart', async () => {
    const { runtime } = remembering([lunch('ordine-8', { lines: [line('Zuppa', 1)] }), lunch('ordine-7'), lunch('ordine-6')], 24 * 60);
    draw(<Home userName={null} />, runtime);
    expect(boxes()).toEqual(['Il solito?2 Penne, PaneORDINA']);
    fireEvent.click(screen.getByRole('link', { name: 'Ordina di nuovo: 2 Penne, Pane' }));
    expect(runtime.navigation.visits.map(({ destination }) => destination)).toEqual([
      { to: 'selling-area', areaId: 'milano-1', reorder: 'ordine-7' },
    ]);
  });

  test('Il solito caffè? leads to its machine', async () => {
    const { runtime } = setUp();
    runtime.storage.write('lastCoffee', JSON.stringify({ areaId: 'caffe-1', areaTitle: 'Caffè Torre Nord', label: 'Espresso' }));
    draw(<Home userName={null} />, runtime);
    expect(boxes()).toEqual(['Il solito caffè?Espresso Caffè Torre NordORDINA']);
    fireEvent.click(screen.getByRole('link', { name: 'Ordina di nuovo: Espresso' }));
    expect(runtime.navigation.visits.map(({ destination }) => destination)).toEqual([{ to: 'coffee-area', areaId: 'caffe-1' }]);
  });

  test('nobody who has not ordered here sees any of it', async () => {
    draw(<Home userName={null} />, setUp().runtime);
    await waitFor(() => expect(drawn()).toHaveLength(3));
    expect(boxes()).toEqual([]);
  });
});

test('in English: our words; the server’s sections stay in Italian, and say so', async () => {
  const { runtime, send } = setUp();
  await send('POST', '/sandbox/faults', { pattern: 'b2c/home', fault: '500' });
  draw(<Home userName="Giulia" />, runtime, { lang: 'en' });
  const alert = await screen.findByRole('alert');
  expect(read(alert)).toMatch(/^Loading errorCheck your connection and try again.Reload/);
  expect(screen.getByText('Hello, Giulia')).toBeDefined();
  await send('DELETE', '/sandbox/faults');
  fireEvent.click(within(alert).getByText('Reload'));
  const shop = (await screen.findByRole('link', { name: 'Order: Bar Piazza Duomo' })).closest('li');
  expect(read(shop)).toContain('Closed');
  const languageOf = (words: string) => within(shop!).getByText(words).closest<HTMLElement>('[lang]')?.lang;
  expect([languageOf('Bar Piazza Duomo'), languageOf('Closed'), languageOf('Order')]).toEqual(['it', 'en', 'en']);
});
