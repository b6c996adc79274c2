import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { editBody, newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { createClient, type Link } from '../../api/index.ts';
import { recallInstruments } from '../shared/payment/payment-instruments.ts';
import { putPending } from '../shared/payment/pending-instrument.ts';
import { newInstrument } from '../shared/payment/test-kit.ts';
import { orderingStore } from '../shared/ordering/ordering-store.ts';
import { clientOver, deferred, type TestRuntime, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, read } from '../shared/ui/test-dom.tsx';
import { Cart, CartBar, CartDialog, CartPanel } from './index.ts';

/** A cart with this many of the first item (6,40 €) and one of the second (5,90 €). */
async function setUp({ user = 'demo@pausa.test', first = 5, areaId = 'milano-1' } = {}) {
  const b2c = newB2c();
  const send = sender(b2c, { user });
  if (first > 0)
    await send('POST', '/b2c/locker/selling-order/edit-item', editBody(`${areaId}-${areaId === 'mensa-2' ? '001' : '01'}`, first, areaId));
  let gate: Promise<unknown> = Promise.resolve();
  const ask = fetchFrom(b2c, { user });
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    await gate;
    return ask(input, init);
  });
  const runtime = testRuntime(clientOver(fetch));
  return {
    b2c,
    send,
    runtime,
    store: orderingStore(runtime, areaId),
    posts: () => fetch.mock.calls.filter(([, init]) => init?.method === 'POST').length,
    lastBody: (path: string) =>
      JSON.parse(fetch.mock.calls.findLast(([input]) => String(input).endsWith(path))![1]!.body as string) as unknown,
    fault: (fault: string, options: object = {}) =>
      send('POST', '/sandbox/faults', { pattern: 'b2c/locker/selling-order/*', fault, times: 1, ...options }),
    hold: () => {
      const held = deferred<void>();
      gate = held.promise;
      return () => act(async () => held.resolve());
    },
  };
}

const nothing = () => undefined;
const totals = () => [...document.querySelectorAll('dl > dt')].map((term) => `${read(term)} ${read(term.nextElementSibling)}`);
const payButton = () => [...document.querySelectorAll('button')].find((button) => /^(Paga|Conferma)/.test(read(button)));
const toast = () => read(document.querySelector('[popover]'));

describe('the full-screen cart', () => {
  async function open(options: Parameters<typeof setUp>[0] = {}) {
    const kit = await setUp(options);
    const on = { onClose: vi.fn(), onConfirmed: vi.fn(), onUncertain: vi.fn() };
    draw(<CartDialog areaId={options.areaId ?? 'milano-1'} {...on} />, kit.runtime);
    await waitFor(() => expect(kit.store.getState().status).toBe('data_fetched'));
    return { ...kit, ...on };
  }

  test('title, lines with thumbnail, label, price and quantity [P1-2.50] [P1-2.51]', async () => {
    await open();
    const dialog = document.querySelector('dialog')!;
    expect([dialog.open, read(dialog.querySelector('h2'))]).toEqual([true, 'Il tuo ordine']);
    const [line] = dialog.querySelectorAll('li');
    expect(read(line?.querySelector('h3') ?? null)).toBe('Penne al pesto con mozzarella');
    expect(read(line ?? null)).toContain('32,00 €');
    expect(line?.querySelector('output')?.textContent).toBe('5');
    expect(line?.querySelector('img')?.getAttribute('src')).toContain('/sandbox/pictures/');
  });

  test.each([
    // of the first item · totals · pay button
    [5, ['Totale 32,00 €', 'Credito aziendale −5,00 €', 'Portafoglio −20,00 €', 'Da pagare 7,00 €'], 'Paga 7,00 €'],
    [1, ['Totale 6,40 €', 'Credito aziendale −5,00 €', 'Portafoglio −1,40 €', 'Da pagare 0,00 €'], 'Conferma'],
  ] as const)('%i of them: who pays what, and the button [P1-2.54] [P1-2.55] [P1-5.27]', async (first, rows, label) => {
    await open({ first });
    expect(totals()).toEqual(rows);
    expect(read(payButton() ?? null)).toBe(label);
    // One below the other: the lines, who pays what, the button.
    const [line, sums] = [document.querySelector('li')!, document.querySelector('dl')!];
    expect(line.compareDocumentPosition(sums) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(sums.compareDocumentPosition(payButton()!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('of a shop that has closed: it says so, and has nothing to press that the server would refuse', async () => {
    const { b2c } = await setUp({ first: 2 });
    const ask = fetchFrom(b2c, { user: 'demo@pausa.test' });
    const closed: typeof fetch = async (input, init) => {
      const area = (await (await ask(input, init)).json()) as { catalogue: object };
      Object.assign(area.catalogue, { shopStatus: 'Close', closePhrase: 'Torniamo domani alle 7:30.' });
      return new Response(JSON.stringify(area));
    };
    draw(
      <CartDialog areaId="milano-1" upselling onClose={nothing} onConfirmed={nothing} onUncertain={nothing} />,
      testRuntime(clientOver(closed)),
    );
    await screen.findByText('Torniamo domani alle 7:30.');
    expect(read(document.querySelector('li'))).toContain('Penne al pesto con mozzarella12,80 €x 2');
    expect(totals()[0]).toBe('Totale 12,80 €');
    expect([...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? read(button))).toEqual([
      'Chiudi',
      'Usa il credito aziendale',
      'Usa il portafoglio',
    ]);
  });

  describe('with a second instrument, which is charged first', () => {
    const BUONI = { user: 'buoni@pausa.test', first: 2 };
    /** Lines of 'Come paghi': the switches and links have names of their own. */
    const sources = () => [...document.querySelectorAll('h3 + ul')].at(-1)!.querySelectorAll('li');
    const confirmation = (kit: { b2c: ReturnType<typeof newB2c> }) => [...kit.b2c.world().payments.values()].at(-1);

    test('both are shown with what each pays, and the button tells the order [P1-2.54] [P1-7.23]', async () => {
      await open(BUONI);
      expect([...sources()].map(read)).toEqual([
        expect.stringMatching(/^Portafoglio/),
        expect.stringContaining('Ticket Restaurant EdenredPaga per primo, fino a 12,80 €Cambia'),
        expect.stringContaining('Carta •••• 4242Paga il restoCambia'),
      ]);
      await waitFor(() =>
        expect([...document.querySelectorAll('[data-provider]')].map((logo) => logo.getAttribute('data-provider'))).toEqual([
          'edenred_ticket',
          'visa',
        ]),
      );
      expect(read(payButton() ?? null)).toBe('Paga 12,80 €');
      expect(read(document.getElementById(payButton()!.getAttribute('aria-describedby')!))).toBe(
        'Prima Ticket Restaurant Edenred, il resto con Carta •••• 4242. Gli importi li vedi al pagamento.',
      );
    });

    test('each leads to its own options [P1-2.54]', async () => {
      const { runtime } = await open(BUONI);
      fireEvent.click(screen.getByRole('link', { name: 'Cambia metodo di pagamento: Ticket Restaurant Edenred' }));
      fireEvent.click(screen.getByRole('link', { name: 'Cambia metodo di pagamento: Carta •••• 4242' }));
      const options = { to: 'payment-options', keyToUpdate: 'SELLING_AREA_PICKED_PI', returnUrl: '/selling-area/milano-1/cart' };
      expect(runtime.navigation.visits.map(({ destination }) => destination)).toEqual([
        { ...options, context: 'partialAmountMethod' },
        { ...options, context: 'definedAmountMethod' },
      ]);
    });

    test('charged first, and known to the payment’s page', async () => {
      const kit = await open(BUONI);
      fireEvent.click(payButton()!);
      await waitFor(() => expect(kit.onConfirmed).toHaveBeenCalledTimes(1));
      expect(confirmation(kit)).toMatchObject({ means: { type: 'edenred_ticket' }, remainderMeans: { type: 'braintree_cc' } });
      const { uuid } = confirmation(kit)!;
      expect(recallInstruments(kit.runtime.storage, uuid)).toMatchObject({
        partialAmountMethod: { paymentInstrument: { label: 'Ticket Restaurant Edenred' } },
        definedAmountMethod: { paymentInstrument: { label: 'Carta •••• 4242' } },
      });
    });

    test('switched off: it is not charged, and the other one pays everything', async () => {
      const kit = await open(BUONI);
      fireEvent.click(screen.getByRole('switch', { name: 'Usa Ticket Restaurant Edenred' }));
      expect([...sources()].slice(1).map(read)).toEqual([
        expect.stringContaining('Ticket Restaurant Edenredbuoni@pausa.testCambia'),
        expect.stringContaining('Carta •••• 4242Scade 08/28Cambia'),
      ]);
      expect(document.body.textContent).not.toContain('Prima Ticket');
      fireEvent.click(payButton()!);
      await waitFor(() => expect(kit.onConfirmed).toHaveBeenCalledTimes(1));
      expect(kit.b2c.world().ledger.map(({ kind, cents }) => `${kind} ${cents}`)).toEqual(['order 1280']);
      expect(confirmation(kit)).toMatchObject({ means: { type: 'braintree_cc' }, remainderMeans: null });
    });

    test('without another instrument: the rest is asked for afterwards', async () => {
      const kit = await setUp(BUONI);
      Object.assign(kit.b2c.world().user('buoni@pausa.test').preferences, { definedAmountMethod: null });
      draw(<CartDialog areaId="milano-1" onClose={nothing} onConfirmed={nothing} onUncertain={nothing} />, kit.runtime);
      await screen.findByText('Nessun metodo di pagamento');
      expect(document.body.textContent).toContain('Prima Ticket Restaurant Edenred. Se non basta, scegli come pagare il resto.');
    });

    test('nothing left to pay: neither is charged, and nothing says so', async () => {
      const kit = await setUp(BUONI);
      kit.b2c.world().user('buoni@pausa.test').walletCents = 2000;
      draw(<CartDialog areaId="milano-1" onClose={nothing} onConfirmed={nothing} onUncertain={nothing} />, kit.runtime);
      await waitFor(() => expect(read(payButton() ?? null)).toBe('Conferma'));
      expect(document.body.textContent).not.toMatch(/Paga (per primo|il resto)|Prima Ticket/);
    });
  });

  test('with a payment under way: it says so, leads there, and nothing is changed or paid again', async () => {
    const { send, runtime } = await setUp({ first: 5 });
    await send('POST', '/sandbox/kept-carts', { enabled: true });
    // 32,00 €: 25,00 € by credit and wallet; the rest by an instrument that is still to be named.
    const { lockerSellingOrder } = (await send('GET', '/b2c/locker/selling-area/milano-1')).body.cart;
    const confirmed = await send('POST', '/b2c/locker/selling-order/confirm', {
      lockerId: 'milano-1',
      paymentInstrumentUUID: false,
      partialAmountPIUUID: false,
      orderSnapshot: lockerSellingOrder,
    });
    const { link } = confirmed.body as { link: string };
    draw(<CartDialog areaId="milano-1" upselling onClose={nothing} onConfirmed={nothing} onUncertain={nothing} />, runtime);
    await screen.findByText('Per questo ordine c’è già un pagamento in corso.');
    // The credit that it took is not taken for a rest to pay.
    expect(totals()).toEqual(['Totale 32,00 €']);
    expect(read(document.querySelector('li'))).toContain('Penne al pesto con mozzarella32,00 €x 5');
    expect([...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? read(button))).toEqual(['Chiudi']);
    fireEvent.click(screen.getByRole('link', { name: 'Segui il pagamento' }));
    expect(runtime.navigation.visits).toEqual([
      { destination: { to: 'payment', uuid: link.replace('/payment/', '') }, isReplacing: false },
    ]);
  });

  test('an empty cart whose payment is under way leads there, too', async () => {
    const { b2c } = await setUp({ first: 0 });
    const ask = fetchFrom(b2c, { user: 'demo@pausa.test' });
    const runtime = testRuntime(
      clientOver(async (input, init) => {
        const area = (await (await ask(input, init)).json()) as object;
        return new Response(
          JSON.stringify({ ...area, cart: { lockerSellingOrder: null, actionType: 'loading', paymentUUID: 'pagamento-1' } }),
        );
      }),
    );
    draw(<CartDialog areaId="milano-1" onClose={nothing} onConfirmed={nothing} onUncertain={nothing} />, runtime);
    await screen.findByText('Per questo ordine c’è già un pagamento in corso.');
    fireEvent.click(screen.getByRole('link', { name: 'Segui il pagamento' }));
    expect(runtime.navigation.visits.map(({ destination }) => destination)).toEqual([{ to: 'payment', uuid: 'pagamento-1' }]);
  });

  test.each([
    ['milano-1', 'Il frigo si apre appena l’ordine è pagato: ordina quando sei lì davanti.'],
    ['mensa-2', null],
  ])('what follows the press in %s: %s', async (areaId, sentence) => {
    await open({ areaId, first: 1 });
    const note = payButton()?.getAttribute('aria-describedby') ?? null;
    expect(note === null ? null : read(document.getElementById(note))).toBe(sentence);
  });

  test('without credit, wallet or a method: the button pays all the same, and says that the method comes next [P1-5.27]', async () => {
    const { onConfirmed } = await open({ user: 'vuoto@pausa.test', first: 1 });
    expect(totals()).toEqual(['Totale 6,40 €']);
    expect(screen.getByText('Nessun metodo di pagamento')).toBeDefined();
    const pay = screen.getByRole('button', { name: /^Paga 6,40\s€$/, description: 'Nel prossimo passo scegli come pagare.' });
    fireEvent.click(pay);
    await waitFor(() => expect(onConfirmed.mock.calls).toEqual([[{ type: 'internal', link: expect.stringMatching(/^\/payment\//) }]]));
  });

  test('without a method, one can be chosen before', async () => {
    const { runtime } = await open({ user: 'vuoto@pausa.test', first: 1 });
    fireEvent.click(screen.getByRole('link', { name: 'Scegli un metodo di pagamento' }));
    expect(runtime.navigation.visits.map(({ destination }) => destination)).toEqual([
      {
        to: 'payment-options',
        context: 'definedAmountMethod',
        keyToUpdate: 'SELLING_AREA_PICKED_PI',
        returnUrl: '/selling-area/milano-1/cart',
      },
    ]);
  });

  test('a source that is empty is off, and cannot be switched on', async () => {
    const { b2c, store } = await open({ first: 1 });
    const off = () => screen.getAllByRole<HTMLButtonElement>('switch').map((button) => [button.ariaChecked, button.disabled]);
    expect(off()).toEqual([
      ['true', false],
      ['true', false],
    ]);
    b2c.world().user('demo@pausa.test').walletCents = 0;
    await act(() => store.load());
    expect(read(screen.getByText('Portafoglio', { selector: 'li p' }).parentElement)).toBe('PortafoglioDisponibile 0,00 €');
    expect(off()).toEqual([
      ['true', false],
      ['false', true],
    ]);
  });

  test('where credit pays everything, the card says that it is not needed', async () => {
    await open({ first: 1 });
    const card = () => read(screen.getByText('•••• 4242').closest('li'));
    expect(card()).toContain('Carta •••• 4242Non serveCambia');
    fireEvent.click(screen.getByLabelText('Usa il portafoglio'));
    expect(card()).toContain('Carta •••• 4242Scade 08/28Cambia');
  });

  test('back with a method that has just been saved: the cart says so, and reads what pays now', async () => {
    const kit = await setUp({ user: 'vuoto@pausa.test', first: 1 });
    const user = kit.b2c.world().user('vuoto@pausa.test');
    const saved = newInstrument({ id: 'carta-nuova', uuid: '00000000-0000-4000-8000-00000000ca4d', label: 'Carta •••• 1111' });
    user.instruments.push({ ...saved, sublabel: 'Scade 12/30', card: null });
    user.preferences.definedAmountMethod = { uuid: saved.uuid };
    putPending(kit.runtime.storage, 'SELLING_AREA_PICKED_PI', saved);
    draw(<CartDialog areaId="milano-1" onClose={nothing} onConfirmed={nothing} onUncertain={nothing} />, kit.runtime);
    await waitFor(() => expect(toast()).toBe('Metodo salvato: Carta •••• 1111'));
    await waitFor(() => expect(read(payButton() ?? null)).toBe('Paga 6,40 €'));
  });

  test('back with a method that has no instrument: the cart says so, and names it in the card’s place', async () => {
    const kit = await setUp({ first: 1 });
    await kit.store.load();
    kit.b2c.world().user('demo@pausa.test').preferences.definedAmountMethod = { provider: 'satispay_ticket' };
    const option = { label: 'Buoni pasto Satispay', sublabel: null, provider: 'satispay_ticket', category: 'ticket' };
    putPending(kit.runtime.storage, 'SELLING_AREA_PICKED_PI', { ...option, canCreatePI: 'No', createPIPath: null });
    draw(<CartDialog areaId="milano-1" onClose={nothing} onConfirmed={nothing} onUncertain={nothing} />, kit.runtime);
    await waitFor(() => expect(toast()).toBe('Metodo salvato: Buoni pasto Satispay'));
    expect(screen.queryByText('•••• 4242')).toBeNull();
    fireEvent.click(screen.getByLabelText('Usa il portafoglio'));
    expect(read(screen.getByText('Buoni pasto Satispay').closest('li'))).toBe('Buoni pasto SatispayScegli');
  });

  test('the switches of wallet and credit change who pays [P1-4.40]', async () => {
    await open({ first: 1 });
    fireEvent.click(screen.getByLabelText('Usa il portafoglio'));
    expect(totals()).toEqual(['Totale 6,40 €', 'Credito aziendale −5,00 €', 'Da pagare 1,40 €']);
    expect(read(payButton() ?? null)).toBe('Paga 1,40 €');
    fireEvent.click(screen.getByLabelText('Usa il credito aziendale'));
    expect(totals()).toEqual(['Totale 6,40 €']);
    expect(read(payButton() ?? null)).toBe('Paga 6,40 €');
    fireEvent.click(screen.getByLabelText('Usa il portafoglio'));
    fireEvent.click(screen.getByLabelText('Usa il credito aziendale'));
    expect(read(payButton() ?? null)).toBe('Conferma');
  });

  describe('ordered again, but fewer were left', () => {
    const note = () => screen.queryByRole('button', { name: /^Ne restav/ });
    async function orderAgain(left: number, wanted: number) {
      const kit = await open({ first: left });
      act(() => kit.store.setShortfalls({ 'milano-1-01': { left, wanted } }));
      await waitFor(() => expect(note()).not.toBeNull());
      return kit;
    }

    test('its line says so until it is pressed', async () => {
      const { store } = await orderAgain(1, 2);
      expect(note()?.textContent).toBe('Ne restava 1, ne avevi 2. Chiudi');
      fireEvent.click(note()!);
      expect([note(), store.getState().shortfalls]).toEqual([null, {}]);
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Il tuo ordine');
    });

    test('… until the quantity changes, and not for the next order', async () => {
      const { store } = await orderAgain(3, 5);
      expect(note()?.textContent).toBe('Ne restavano 3, ne avevi 5. Chiudi');
      fireEvent.click(screen.getByLabelText('Togli uno: Penne al pesto con mozzarella'));
      expect(note()).toBeNull();
      await waitFor(() => expect(store.getState().pending).toBe(0));
      fireEvent.click(payButton()!);
      await waitFor(() => expect(store.getState().shortfalls).toEqual({}));
    });
  });

  test('plus and minus at once on screen; while they are on their way nothing can be paid [P1-2.52] [P1-4.25]', async () => {
    const { hold, store, posts } = await open({ first: 1 });
    const release = hold();
    fireEvent.click(screen.getByLabelText('Aggiungi uno: Penne al pesto con mozzarella'));
    expect([store.getState().pending, payButton()?.getAttribute('aria-disabled')]).toEqual([1, 'true']);
    fireEvent.click(screen.getByLabelText('Aggiungi uno: Penne al pesto con mozzarella'));
    fireEvent.click(screen.getByLabelText('Togli uno: Penne al pesto con mozzarella'));
    expect(document.querySelector('output')?.textContent).toBe('2');
    expect(totals()[0]).toBe('Totale 12,80 €');
    expect(payButton()?.getAttribute('aria-disabled')).toBe('true');
    const before = posts();
    fireEvent.click(payButton()!);
    expect(posts()).toBe(before);
    await release();
    await waitFor(() => expect(store.getState().pending).toBe(0));
    expect(payButton()?.getAttribute('aria-disabled')).toBeNull();
    expect(totals()[0]).toBe('Totale 12,80 €');
  });

  test('more than there are: the sentence, and nothing changes [P1-5.12]', async () => {
    await open({ first: 5 });
    fireEvent.click(screen.getByLabelText('Aggiungi uno: Penne al pesto con mozzarella'));
    expect(toast()).toBe('Sono disponibili solo 5 Penne al pesto con mozzarella');
    expect(document.querySelector('output')?.textContent).toBe('5');
  });

  test.each([0, -2])('a line of which nothing is left says so; more of it is refused, less is not: %s', async (availableQuantity) => {
    const { b2c } = await setUp({ first: 2 });
    const ask = fetchFrom(b2c, { user: 'demo@pausa.test' });
    const runtime = testRuntime(
      clientOver(async (input, init) => {
        const response = await ask(input, init);
        if (!String(input).includes('selling-area')) return response;
        const area = (await response.json()) as { cart: { lockerSellingOrder: { items: object[] } } };
        area.cart.lockerSellingOrder.items = area.cart.lockerSellingOrder.items.map((item) => ({ ...item, availableQuantity }));
        return Response.json(area);
      }),
    );
    draw(<CartDialog areaId="milano-1" onClose={nothing} onConfirmed={nothing} onUncertain={nothing} />, runtime);
    expect(read((await screen.findByText('Esaurito')).closest('li'))).toContain('Penne al pesto con mozzarella');
    fireEvent.click(screen.getByLabelText('Aggiungi uno: Penne al pesto con mozzarella'));
    expect(toast()).toBe('Non più disponibile: Penne al pesto con mozzarella');
    expect(document.querySelector('output')?.textContent).toBe('2');
    fireEvent.click(screen.getByLabelText('Togli uno: Penne al pesto con mozzarella'));
    expect(document.querySelector('output')?.textContent).toBe('1');
  });

  test('removing the last line leaves the empty cart and a way back', async () => {
    const { onClose, store } = await open({ first: 1 });
    fireEvent.click(screen.getByLabelText('Rimuovi Penne al pesto con mozzarella'));
    expect(screen.getByText('Il tuo ordine è vuoto')).toBeDefined();
    expect(payButton()).toBeUndefined();
    await waitFor(() => expect(store.getState().pending).toBe(0));
    fireEvent.click(screen.getByText('Torna al catalogo'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('nothing in the cart of a closed shop: when it opens, and nobody is invited to choose', async () => {
    const { onClose } = await open({ first: 0, areaId: 'chiuso-3' });
    expect(screen.getByText('Il tuo ordine è vuoto')).toBeDefined();
    expect(screen.getByText('Torniamo domani alle 7:30.')).toBeDefined();
    expect(screen.queryByText(/Scegli qualcosa di buono/)).toBeNull();
    expect(screen.queryByText('Torna al catalogo')).toBeNull();
    fireEvent.click(screen.getByText('Torna al punto vendita'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('a failed edit: the message, and the quantity as it was', async () => {
    const { fault, store } = await open({ first: 1 });
    await fault('500');
    fireEvent.click(screen.getByLabelText('Aggiungi uno: Penne al pesto con mozzarella'));
    await waitFor(() => expect(toast()).toBe('Operazione non consentita'));
    await waitFor(() => expect(store.getState().status).toBe('data_fetched'));
    expect(document.querySelector('output')?.textContent).toBe('1');
  });

  test('Conferma leads where the server says, once [P1-7.16]', async () => {
    const { onConfirmed, onUncertain, b2c } = await open({ first: 1 });
    fireEvent.click(payButton()!);
    fireEvent.click(payButton()!);
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
    expect(onConfirmed).toHaveBeenCalledWith({ type: 'internal', link: '/locker-selling-order/ordine-1001' });
    expect(onUncertain).not.toHaveBeenCalled();
    expect(b2c.world().ledger).toHaveLength(1);
  });

  test('a refusal is shown in the server’s words, and the cart stays', async () => {
    const { fault, onConfirmed } = await open({ first: 1 });
    await fault('409', { message: 'Il tuo ordine è cambiato: controllalo e conferma di nuovo.' });
    fireEvent.click(payButton()!);
    await waitFor(() => expect(toast()).toBe('Il tuo ordine è cambiato: controllalo e conferma di nuovo.'));
    expect(document.querySelector('output')?.textContent).toBe('1');
    expect(onConfirmed).not.toHaveBeenCalled();
  });

  test('an answer that got lost after the order was made sends to the order list', async () => {
    const { fault, onUncertain, onConfirmed, b2c } = await open({ first: 1 });
    await fault('drop', { after: true });
    fireEvent.click(payButton()!);
    await waitFor(() => expect(onUncertain).toHaveBeenCalledTimes(1));
    expect(onConfirmed).not.toHaveBeenCalled();
    expect(b2c.world().ledger).toHaveLength(1);
  });

  test('an area that cannot be read: the sentence, and Riprova that helps', async () => {
    const { runtime, send } = await setUp({ first: 1 });
    await send('POST', '/sandbox/faults', { pattern: 'b2c/locker/selling-area/*', fault: '500' });
    draw(<CartDialog areaId="milano-1" onClose={nothing} onConfirmed={nothing} onUncertain={nothing} />, runtime);
    const alert = await screen.findByText('Errore durante il caricamento');
    await send('DELETE', '/sandbox/faults');
    fireEvent.click(within(alert.closest<HTMLElement>('[role=alert]')!).getByText('Riprova'));
    await waitFor(() => expect(totals()[0]).toBe('Totale 6,40 €'));
  });

  test('Escape asks to close, and so does the cross', async () => {
    const { onClose } = await open({ first: 1 });
    fireEvent(document.querySelector('dialog')!, new Event('cancel', { cancelable: true }));
    fireEvent.click(screen.getByLabelText('Chiudi'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('the side panel', () => {
  type Area = { catalogue: { items: object[] } };
  const panel = () => screen.getByRole('region', { name: 'Il tuo ordine' });
  const link = (label: string) => [...document.querySelectorAll('a')].find((candidate) => read(candidate) === label)!;

  test('lines, totals, Modifica and the way to the cart [P1-2.57]', async () => {
    const { runtime } = await setUp({ first: 5 });
    draw(<CartPanel areaId="milano-1" />, runtime);
    await waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(1));
    expect(read(document.querySelector('li'))).toBe('Penne al pesto con mozzarellax 532,00 €');
    expect(totals()).toEqual(['Totale 32,00 €', 'Credito aziendale −5,00 €', 'Portafoglio −20,00 €', 'Da pagare 7,00 €']);
    fireEvent.click(link('Modifica'));
    fireEvent.click(link('Vai al pagamento'));
    expect(runtime.navigation.visits).toEqual([
      { destination: { to: 'cart', areaId: 'milano-1' }, isReplacing: false },
      { destination: { to: 'cart', areaId: 'milano-1' }, isReplacing: false },
    ]);
    // It shows, it does not pay.
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });

  test('an empty cart has nothing to press', async () => {
    const { runtime } = await setUp({ first: 0 });
    draw(<CartPanel areaId="milano-1" />, runtime);
    await screen.findByText('Il tuo ordine è vuoto');
    expect(panel().querySelectorAll('a, button, dl')).toHaveLength(0);
  });

  test.each([
    ['chiuso-3', 'Il tuo ordine è vuoto', 'Torniamo domani alle 7:30.'],
    ['nessuno-9', 'Il tuo ordine non è disponibile', null],
  ])('beside %s: %s', async (areaId, title, sentence) => {
    const { runtime } = await setUp({ first: 0, areaId });
    draw(<CartPanel areaId={areaId} />, runtime);
    await screen.findByText(title);
    if (sentence !== null) expect(panel().textContent).toContain(sentence);
    expect(panel().textContent).not.toContain('Scegli qualcosa di buono');
  });

  test('the button’s label and link come from the cart behaviour, Modifica leads to the cart all the same [P1-2.57] [P1-2.58]', async () => {
    const { runtime } = await setUp({ first: 1, areaId: 'mensa-2' });
    draw(<CartPanel areaId="mensa-2" />, runtime);
    await waitFor(() => expect(link('VAI AL CARRELLO')).toBeDefined());
    fireEvent.click(link('VAI AL CARRELLO'));
    expect(runtime.navigation.followed).toEqual([{ type: 'internal', link: '/selling-area/mensa-2/cart?upselling=true' }]);
    fireEvent.click(link('Modifica'));
    expect(runtime.navigation.visits.map(({ destination }) => destination)).toEqual([
      { to: 'cart', areaId: 'mensa-2', hasUpselling: true },
    ]);
    expect(runtime.navigation.followed).toHaveLength(1);
  });

  test.each([
    ['a path of ours is followed', { type: 'internal', link: '/me' }, '/me', true],
    ['a trick is not: the button leads to the cart', { type: 'internal', link: '//evil.com' }, '#cart', false],
    ['nor a script', { type: 'external', link: 'javascript:alert(1)' }, '#cart', false],
  ] as const)('its link, too: %s', async (_name, behaviourLink, href, isFollowed) => {
    const { b2c } = await setUp({ first: 1 });
    const ask = fetchFrom(b2c, { user: 'demo@pausa.test' });
    const runtime = testRuntime(
      clientOver(async (input, init) => {
        const area = (await (await ask(input, init)).json()) as object;
        return new Response(JSON.stringify({ ...area, cartBehaviour: { link: behaviourLink, label: 'AVANTI' } }));
      }),
    );
    draw(<CartPanel areaId="milano-1" />, runtime);
    await waitFor(() => expect(link('AVANTI')).toBeDefined());
    expect(link('AVANTI').getAttribute('href')).toBe(href);
    fireEvent.click(link('AVANTI'));
    expect(runtime.navigation.followed).toEqual(isFollowed ? [behaviourLink] : []);
    expect(runtime.navigation.visits).toHaveLength(isFollowed ? 0 : 1);
  });

  test('a configured way to pay waits for the edits: until then the button leads to the cart [P1-4.25]', async () => {
    const { b2c } = await setUp({ first: 1 });
    const ask = fetchFrom(b2c, { user: 'demo@pausa.test' });
    const cartBehaviour = { link: { type: 'internal', link: '/me' }, label: 'AVANTI' };
    const held = deferred<void>();
    const runtime = testRuntime(
      clientOver(async (input, init) => {
        if (init?.method === 'POST') await held.promise;
        const answer = await ask(input, init);
        return init?.method === 'POST' ? answer : Response.json({ ...((await answer.json()) as object), cartBehaviour });
      }),
    );
    draw(<CartPanel areaId="milano-1" />, runtime);
    await waitFor(() => expect(link('AVANTI').getAttribute('href')).toBe('/me'));
    const store = orderingStore(runtime, 'milano-1');
    act(() => store.setQuantity(store.getState().order!.items[0]!, 2));
    expect(link('AVANTI').getAttribute('href')).toBe('#cart');
    held.resolve();
    await waitFor(() => expect(store.getState().pending).toBe(0));
    expect(link('AVANTI').getAttribute('href')).toBe('/me');
  });

  test.each([
    ['the shop’s address asks for the upselling', undefined, true, [true, true]],
    ['so does the cart behaviour, as the cart’s plain name', '/cart?upselling=true', false, [true, true]],
    ['the cart’s plain name alone', '/cart', false, [undefined, undefined]],
  ])('%s: Modifica and the button lead to the cart [P1-2.59]', async (_, behaviour, upselling, expected) => {
    const { b2c } = await setUp({ first: 1 });
    const ask = fetchFrom(b2c, { user: 'demo@pausa.test' });
    const cartBehaviour = behaviour === undefined ? null : { link: { type: 'internal', link: behaviour }, label: 'Vai al pagamento' };
    const runtime = testRuntime(
      clientOver(async (input, init) => {
        const area = (await (await ask(input, init)).json()) as object;
        return new Response(JSON.stringify({ ...area, cartBehaviour }));
      }),
    );
    draw(<CartPanel areaId="milano-1" upselling={upselling} />, runtime);
    await waitFor(() => expect(link('Modifica')).toBeDefined());
    fireEvent.click(link('Modifica'));
    fireEvent.click(link('Vai al pagamento'));
    expect(runtime.navigation.visits.map(({ destination }) => destination)).toEqual(
      expected.map((hasUpselling) => ({ to: 'cart', areaId: 'milano-1', ...(hasUpselling && { hasUpselling }) })),
    );
    expect(runtime.navigation.followed).toEqual([]);
  });

  test.each([
    ['a closed shop', (area: Area) => Object.assign(area.catalogue, { shopStatus: 'Close' })],
    ['a dish that has expired', (area: Area) => area.catalogue.items.forEach((item) => Object.assign(item, { expired: true }))],
  ])('%s: the configured way to pay is the cart, which says why it cannot be paid', async (_, change) => {
    const { b2c } = await setUp({ first: 1 });
    const ask = fetchFrom(b2c, { user: 'demo@pausa.test' });
    const cartBehaviour = { link: { type: 'internal', link: '/me' }, label: 'AVANTI' };
    const runtime = testRuntime(
      clientOver(async (input, init) => {
        const area = (await (await ask(input, init)).json()) as Area;
        change(area);
        return Response.json({ ...area, cartBehaviour });
      }),
    );
    draw(<CartPanel areaId="milano-1" />, runtime);
    await waitFor(() => expect(link('AVANTI').getAttribute('href')).toBe('#cart'));
  });

  test('Il solito? fills the cart, and waits while the cart is read', async () => {
    const { runtime, store, hold } = await setUp({ first: 0 });
    const lines = [{ itemId: 'milano-1-01', label: 'Penne', quantity: 2 }];
    const usual = { orderId: 'ordine-7', areaId: 'milano-1', confirmedAt: 0, lines };
    runtime.storage.write('recentOrders', JSON.stringify([usual]));
    draw(<CartPanel areaId="milano-1" />, runtime);
    const button = await screen.findByRole('button', { name: /^Il solito\?/ });
    const release = hold();
    act(() => void store.load());
    fireEvent.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(runtime.navigation.visits).toEqual([]);
    await release();
    await waitFor(() => expect(store.getState().status).toBe('data_fetched'));
    fireEvent.click(button);
    expect(totals()[0]).toBe('Totale 12,80 €');
    expect(runtime.navigation.visits.map(({ destination }) => destination)).toEqual([{ to: 'cart', areaId: 'milano-1' }]);
    await waitFor(() => expect(store.getState().pending).toBe(0));
  });

  test('what is put in elsewhere on the page shows at once', async () => {
    const { runtime, store, hold } = await setUp({ first: 0 });
    draw(<CartPanel areaId="milano-1" />, runtime);
    await screen.findByText('Il tuo ordine è vuoto');
    const release = hold();
    act(() => store.setQuantity(store.getState().area!.catalogue.items[1]!, 2));
    expect(totals()[0]).toBe('Totale 11,80 €');
    await release();
    await waitFor(() => expect(store.getState().pending).toBe(0));
    expect(totals()[0]).toBe('Totale 11,80 €');
  });
});

test('the phone’s bar counts pieces and leads to the cart; an empty cart has none', async () => {
  const { runtime, store } = await setUp({ first: 3 });
  draw(<CartBar areaId="milano-1" />, runtime);
  await waitFor(() => expect(document.querySelector('a')).not.toBeNull());
  expect(read(document.querySelector('a'))).toContain('3 prodotti');
  expect(read(document.querySelector('a'))).toContain('19,20 €');
  fireEvent.click(document.querySelector('a')!);
  expect(runtime.navigation.visits).toEqual([{ destination: { to: 'cart', areaId: 'milano-1' }, isReplacing: false }]);
  act(() => store.setQuantity(store.getState().order!.items[0]!, 1));
  expect(read(document.querySelector('a'))).toContain('1 prodotto');
  await waitFor(() => expect(store.getState().pending).toBe(0));
  act(() => store.setQuantity(store.getState().order!.items[0]!, 0));
  expect(document.querySelector('a')).toBeNull();
  await waitFor(() => expect(store.getState().pending).toBe(0));
});

test('the phone’s bar leads to the cart where the configured button leads elsewhere', async () => {
  const { b2c } = await setUp({ first: 1 });
  const ask = fetchFrom(b2c, { user: 'demo@pausa.test' });
  const cartBehaviour = { link: { type: 'internal', link: '/me' }, label: 'AVANTI' };
  const runtime = testRuntime(
    clientOver(async (input, init) => {
      const area = (await (await ask(input, init)).json()) as object;
      return new Response(JSON.stringify({ ...area, cartBehaviour }));
    }),
  );
  draw(<CartBar areaId="milano-1" />, runtime);
  fireEvent.click(await screen.findByRole('link'));
  expect(runtime.navigation.visits.map(({ destination }) => destination)).toEqual([{ to: 'cart', areaId: 'milano-1' }]);
  expect(runtime.navigation.followed).toEqual([]);
});

describe('a dish in the cart that has expired', () => {
  async function open(draw: (runtime: TestRuntime) => unknown, first = 2) {
    const { b2c } = await setUp({ first });
    const ask = fetchFrom(b2c, { user: 'demo@pausa.test' });
    const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
      const response = await ask(input, init);
      if (!String(input).includes('/selling-area/')) return response;
      const area = (await response.json()) as { catalogue: { items: { id: string }[] } };
      for (const item of area.catalogue.items) if (item.id === 'milano-1-01') Object.assign(item, { expired: true });
      return Response.json(area);
    });
    const runtime = testRuntime(clientOver(fetch));
    draw(runtime);
    const store = orderingStore(runtime, 'milano-1');
    await waitFor(() => expect(store.getState().status).toBe('data_fetched'));
    return { store, runtime, sent: () => fetch.mock.calls.filter(([, init]) => init?.method === 'POST').map(([input]) => String(input)) };
  }
  const inDialog = (change: object = {}) =>
    open((runtime) =>
      draw(<CartDialog areaId="milano-1" onClose={nothing} onConfirmed={nothing} onUncertain={nothing} {...change} />, runtime),
    );
  const LESS = 'Togli uno: Penne al pesto con mozzarella';

  test('is marked, and can only go down, or out for good [P1-5.13]', async () => {
    const { store } = await inDialog();
    expect(read(document.querySelector('li'))).toContain('NON ACQUISTABILE');
    expect(screen.queryByLabelText('Aggiungi uno: Penne al pesto con mozzarella')).toBeNull();
    fireEvent.click(screen.getByLabelText(LESS));
    await waitFor(() => expect(store.getState().pending).toBe(0));
    expect(store.quantityOf('milano-1-01')).toBe(1);
    fireEvent.click(screen.getByLabelText(LESS));
    await waitFor(() => expect(store.getState().pending).toBe(0));
    expect(store.getState().order).toBeNull();
    // What is not sold cannot be put back.
    expect([toast(), screen.queryByText('Annulla')]).toEqual(['Rimosso: Penne al pesto con mozzarella', null]);
  });

  test.each([
    ['in a dialog', () => inDialog()],
    ['in a page', () => open((runtime) => draw(<Cart areaId="milano-1" />, runtime))],
  ])('%s, the pay button leads to the explanation, and nothing is confirmed [P1-5.13] [P1-5.14]', async (_name, begin) => {
    const { sent } = await begin();
    fireEvent.click(payButton()!);
    expect(document.activeElement?.closest('li')).toBe(screen.getByText('Penne al pesto con mozzarella').closest('li'));
    expect(read(document.activeElement)).toBe(
      'Ora non è in vendita: confezione difettosa o vendita sospesa. Puoi toglierlo dal tuo ordine.',
    );
    expect([toast(), sent(), payButton() === undefined]).toEqual(['', [], false]);
  });

  test('an owner with an address for the explanation shows it itself', async () => {
    const onUnsellable = vi.fn();
    const { sent } = await inDialog({ onUnsellable });
    fireEvent.click(payButton()!);
    expect([onUnsellable.mock.calls, toast(), sent()]).toEqual([[[]], '', []]);
  });

  test('is marked in the panel beside the shop', async () => {
    await open((runtime) => draw(<CartPanel areaId="milano-1" />, runtime));
    expect(read(document.querySelector('li'))).toContain('NON ACQUISTABILE');
  });
});

describe('what the cart suggests', () => {
  async function open({ hasUpselling = true, ...options }: Parameters<typeof setUp>[0] & { hasUpselling?: boolean } = {}) {
    const kit = await setUp(options);
    draw(
      <CartDialog areaId="milano-1" upselling={hasUpselling} onClose={nothing} onConfirmed={nothing} onUncertain={nothing} />,
      kit.runtime,
    );
    await waitFor(() => expect(kit.store.getState().status).toBe('data_fetched'));
    return kit;
  }
  const offered = () => [...document.querySelectorAll('section h4')].map(read);
  const cards = () => [...document.querySelectorAll('section li')].filter((card) => card.querySelector('h4'));
  const placeholders = () => document.querySelectorAll('[aria-hidden="true"] > div > *').length;

  test('the offer; what is taken leaves it and goes into the cart, as one of the offer [P1-3.7] [P1-3.14] [P1-4.29] [P1-7.12] [P1-4.27]', async () => {
    const { store, b2c, lastBody } = await open({ first: 1 });
    await screen.findByText('Manca qualcosa?');
    expect(screen.getByText('Un dolce o una bibita per finire')).toBeDefined();
    const [first] = offered();
    fireEvent.click(screen.getByLabelText(`LO VOGLIO: ${first}`));
    expect(offered()).not.toContain(first);
    await waitFor(() => expect(store.getState().pending).toBe(0));
    expect(store.getState().order?.items.map(({ label }) => label)).toEqual(['Penne al pesto con mozzarella', first]);
    expect(lastBody('/edit-item')).toMatchObject({ upsellingId: 'upselling-dolce' });
    expect(b2c.world().ledger).toEqual([]);
  });

  test.each([
    [true, '/selling-area/milano-1/cart?upselling=true'],
    [false, '/selling-area/milano-1/cart'],
  ])('on the way back from the methods of payment it suggests as before (%s)', async (hasUpselling, returnUrl) => {
    const { runtime } = await open({ first: 5, hasUpselling });
    fireEvent.click(screen.getByRole('link', { name: /metodo di pagamento/ }));
    const keyToUpdate = 'SELLING_AREA_PICKED_PI';
    expect(runtime.navigation.visits.map(({ destination }) => destination)).toEqual([
      { to: 'payment-options', context: 'definedAmountMethod', keyToUpdate, returnUrl },
    ]);
  });

  test('not without upselling=true [P1-2.43]', async () => {
    const { posts } = await open({ first: 1, hasUpselling: false });
    await act(async () => undefined);
    expect([screen.queryByText('Manca qualcosa?'), placeholders(), posts()]).toEqual([null, 0, 0]);
  });

  test('three placeholders meanwhile; a failure hides the row, and sells all the same [P1-8.16] [P1-9.8] [P1-4.27]', async () => {
    const kit = await setUp({ first: 1 });
    await kit.send('POST', '/sandbox/faults', { pattern: 'b2c/upselling/*', fault: '500' });
    await kit.store.load();
    const release = kit.hold();
    draw(<CartDialog areaId="milano-1" upselling onClose={nothing} onConfirmed={nothing} onUncertain={nothing} />, kit.runtime);
    await waitFor(() => expect(placeholders()).toBe(3));
    await release();
    await waitFor(() => expect(kit.runtime.tracking.events).toEqual([{ category: 'cart', label: 'upselling http' }]));
    expect([screen.queryByText('Manca qualcosa?'), placeholders()]).toEqual([null, 0]);
    expect(read(payButton() ?? null)).toBe('Conferma');
  });

  test('a failure hides an earlier offer, too [P1-8.16]', async () => {
    const { store, runtime, send } = await open({ first: 1 });
    await screen.findByText('Manca qualcosa?');
    await send('POST', '/sandbox/faults', { pattern: 'b2c/upselling/*', fault: '500' });
    act(() => store.setQuantity(store.getState().area!.catalogue.items[1]!, 1));
    await waitFor(() => expect(runtime.tracking.events).toEqual([{ category: 'cart', label: 'upselling http' }]));
    expect(screen.queryByText('Manca qualcosa?')).toBeNull();
  });

  test('a session that is over leads to the login, as from every other call', async () => {
    const { b2c, send } = await setUp({ first: 1 });
    await send('POST', '/sandbox/faults', { pattern: 'b2c/upselling/*', fault: '401' });
    const onUnauthorized = vi.fn<() => void>();
    const client = createClient({ baseUrl: 'http://sandbox.test', fetch: fetchFrom(b2c, { user: 'demo@pausa.test' }), onUnauthorized });
    draw(<CartDialog areaId="milano-1" upselling onClose={nothing} onConfirmed={nothing} onUncertain={nothing} />, testRuntime(client));
    await waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(1));
  });

  test('the server is told what is in the cart, and the customer’s time [P1-7.17]', async () => {
    const { lastBody } = await open({ first: 2 });
    await screen.findByText('Manca qualcosa?');
    expect(lastBody('/b2c/upselling/milano-1/cart')).toEqual({
      itemSaleableIds: ['milano-1-01'],
      customerDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/) as string,
    });
  });

  test('quantities ask nothing again, another set does [P1-4.28]', async () => {
    const { store, posts } = await open({ first: 1 });
    await screen.findByText('Manca qualcosa?');
    expect(posts()).toBe(1);
    fireEvent.click(screen.getByLabelText('Aggiungi uno: Penne al pesto con mozzarella'));
    await waitFor(() => expect(store.getState().pending).toBe(0));
    expect(posts()).toBe(2);
    act(() => store.setQuantity(store.getState().area!.catalogue.items[1]!, 1));
    // The earlier offer stays until the next one is there.
    expect(screen.queryByText('Manca qualcosa?')).not.toBeNull();
    await waitFor(() => expect(posts()).toBe(4));
  });

  test('an empty cart suggests what the chef recommends', async () => {
    const { store } = await open({ first: 0 });
    expect(screen.getByText('Ti potrebbe piacere')).toBeDefined();
    const [first] = offered();
    fireEvent.click(screen.getByLabelText(`LO VOGLIO: ${first}`));
    expect(document.querySelector('output')?.textContent).toBe('1');
    await waitFor(() => expect(store.getState().pending).toBe(0));
  });

  test('with a flag on what the person does not eat', async () => {
    const { store } = await open({ first: 0 });
    const before = offered();
    await act(() => store.saveDietPreference({ diet: 'Vegano', allergens: {} }));
    const isVegan = (name: string) => store.getState().area!.catalogue.items.find(({ label }) => label === name)?.edible?.diet === 'Vegano';
    expect(cards().map((card) => read(card).includes('PRODOTTO ESCLUSO DAL TUO FILTRO'))).toEqual(before.map((name) => !isVegan(name)));
  });

  test.each([
    ['of the offer', 1],
    ['beside an empty cart', 0],
  ])('a suggestion %s that is taken gives the focus to the lines', async (_name, first) => {
    const { store } = await open({ first });
    await waitFor(() => expect(offered()).not.toEqual([]));
    const [name] = offered();
    const button = screen.getByLabelText(`LO VOGLIO: ${name}`);
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Il tuo ordine' }));
    await waitFor(() => expect(store.getState().pending).toBe(0));
  });

  test('the offer flags what the filter excludes, as soon as it is chosen, and hides nothing', async () => {
    const { store } = await open({ first: 1 });
    await screen.findByText('Manca qualcosa?');
    const before = offered();
    expect(read(cards()[0]!.parentElement)).not.toContain('ESCLUSO');
    await act(() => store.saveDietPreference({ diet: 'Vegano', allergens: {} }));
    expect(offered()).toEqual(before);
    const isVegan = (name: string) => store.getState().area!.catalogue.items.find(({ label }) => label === name)?.edible?.diet === 'Vegano';
    const flags = cards().map((card) => read(card).includes('PRODOTTO ESCLUSO DAL TUO FILTRO'));
    expect(flags).toEqual(before.map((name) => !isVegan(name)));
    // Some are, and some are not.
    expect(new Set(flags).size).toBe(2);
  });

  describe.each([
    ['expired', { expired: true }, 'NON ACQUISTABILE'],
    ['sold out', { availableQuantity: 0 }, 'Esaurito'],
    ['sold twice', { availableQuantity: -2 }, 'Esaurito'],
    ['expired, and outside the filter', { expired: true, edible: null }, 'PRODOTTO ESCLUSO DAL TUO FILTRO NON ACQUISTABILE'],
  ])('what cannot be bought is marked: %s [P1-4.29]', (_name, change, mark) => {
    /** The words of the card, and its button. */
    function expectMarked(label: string) {
      const card = cards().find((candidate) => read(candidate.querySelector('h4')) === label)!;
      for (const words of mark.split(/ (?=NON)/)) expect(read(card)).toContain(words);
      expect(read(card)).not.toContain('LO VOGLIO');
      expect([...card.querySelectorAll('button')].map(read)).toEqual(mark.endsWith('NON ACQUISTABILE') ? ['NON ACQUISTABILE'] : []);
    }

    test('in the offer', async () => {
      const { b2c, send } = await setUp({ first: 1 });
      await send('POST', '/b2c/diet-preference', { diet: null, allergens: { molluscs: 'Assente' } });
      const ask = fetchFrom(b2c, { user: 'demo@pausa.test' });
      const runtime = testRuntime(
        clientOver(async (input, init) => {
          const response = await ask(input, init);
          if (!String(input).includes('upselling')) return response;
          const { upselling, items } = (await response.json()) as { upselling: object; items: object[] };
          return Response.json({ upselling, items: items.map((item, index) => (index === 0 ? { ...item, ...change } : item)) });
        }),
      );
      draw(<CartDialog areaId="milano-1" upselling onClose={nothing} onConfirmed={nothing} onUncertain={nothing} />, runtime);
      await screen.findByText('Manca qualcosa?');
      expect(offered()).toHaveLength(6);
      expectMarked(offered()[0]!);
    });

    test('beside an empty cart', async () => {
      const { b2c, send } = await setUp({ first: 0 });
      await send('POST', '/b2c/diet-preference', { diet: null, allergens: { molluscs: 'Assente' } });
      const ask = fetchFrom(b2c, { user: 'demo@pausa.test' });
      const runtime = testRuntime(
        clientOver(async (input, init) => {
          const area = (await (await ask(input, init)).json()) as { catalogue: { items: { label: string; new: boolean }[] } };
          const items = area.catalogue.items.map((item) =>
            item.label === 'Insalata greca' ? { ...item, new: true, ...change } : { ...item, new: item.label === 'Macedonia di stagione' },
          );
          return Response.json({ ...area, catalogue: { ...area.catalogue, items } });
        }),
      );
      draw(<Cart areaId="milano-1" />, runtime);
      await screen.findByText('Ti potrebbe piacere');
      expect(offered()).toEqual(['Insalata greca', 'Macedonia di stagione']);
      expectMarked('Insalata greca');
      if (!mark.endsWith('NON ACQUISTABILE')) return;
      fireEvent.click(screen.getByLabelText('NON ACQUISTABILE: Insalata greca'));
      // It is in no order from which it could be taken.
      expect(toast()).toBe('Ora non è in vendita: confezione difettosa o vendita sospesa.');
    });
  });

  test('the diet’s flag stands on the line too', async () => {
    const { store } = await open({ first: 1 });
    expect(screen.queryByText('escluso dal tuo filtro')).toBeNull();
    await act(() => store.saveDietPreference({ diet: 'Vegano', allergens: {} }));
    expect(read(document.querySelector('li'))).toContain('escluso dal tuo filtro');
  });
});

describe('leaving the page', () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('asks while a change is on its way, and only then', async () => {
    const { runtime, store, hold } = await setUp({ first: 1 });
    const { unmount } = draw(<Cart areaId="milano-1" />, runtime);
    const more = await screen.findByLabelText('Aggiungi uno: Penne al pesto con mozzarella');
    expect(asks()).toBe(false);
    const release = hold();
    fireEvent.click(more);
    expect(asks()).toBe(true);
    await release();
    await waitFor(() => expect(store.getState().pending).toBe(0));
    expect(asks()).toBe(false);
    unmount();
    expect(asks()).toBe(false);
  });

  test('whichever widget is left on the page', async () => {
    const { runtime, store, hold } = await setUp({ first: 1 });
    const first = draw(<Cart areaId="milano-1" />, runtime);
    draw(<CartBar areaId="milano-1" />, runtime);
    await screen.findByLabelText('Aggiungi uno: Penne al pesto con mozzarella');
    const release = hold();
    act(() => store.setQuantity(store.getState().order!.items[0]!, 2));
    first.unmount();
    expect(asks()).toBe(true);
    await release();
    await waitFor(() => expect(store.getState().pending).toBe(0));
    expect(asks()).toBe(false);
  });
});

describe('a removal can be undone [P1-2.53]', () => {
  test.each([
    ['the bin', 'Rimuovi Penne al pesto con mozzarella', 3],
    ['minus at one', 'Togli uno: Penne al pesto con mozzarella', 1],
  ])('%s: Annulla puts the line back as it was', async (_name, press, quantity) => {
    const { runtime, store } = await setUp({ first: quantity });
    draw(<CartDialog areaId="milano-1" onClose={nothing} onConfirmed={nothing} onUncertain={nothing} />, runtime);
    const button = await screen.findByLabelText(press);
    button.focus();
    fireEvent.click(button);
    expect(store.quantityOf('milano-1-01')).toBe(0);
    expect(toast()).toContain('Rimosso: Penne al pesto con mozzarella');
    const undo = screen.getByText('Annulla');
    undo.focus();
    fireEvent.click(undo);
    expect(store.quantityOf('milano-1-01')).toBe(quantity);
    expect(document.querySelector('[popover]')).toBeNull();
    // The focus did not go with the button.
    expect(document.activeElement).toBe(document.querySelector('ul[aria-label="Il tuo ordine"]'));
    await waitFor(() => expect(store.getState().pending).toBe(0));
    expect(store.quantityOf('milano-1-01')).toBe(quantity);
  });
});

describe('the cart in a page', () => {
  async function open(options: Parameters<typeof setUp>[0] = {}) {
    const kit = await setUp(options);
    draw(<Cart areaId={options.areaId ?? 'milano-1'} />, kit.runtime);
    await waitFor(() => expect(kit.store.getState().status).toBe('data_fetched'));
    return kit;
  }

  test('lines, who pays, and the button, without a dialog', async () => {
    await open({ first: 5 });
    expect(document.querySelector('dialog')).toBeNull();
    const region = screen.getByRole('region', { name: 'Il tuo ordine' });
    expect(read(region)).toContain('Penne al pesto con mozzarella');
    expect(totals()).toEqual(['Totale 32,00 €', 'Credito aziendale −5,00 €', 'Portafoglio −20,00 €', 'Da pagare 7,00 €']);
    expect(read(payButton() ?? null)).toBe('Paga 7,00 €');
  });

  test('pays once and follows the link by itself [P1-7.16]', async () => {
    const { runtime, b2c } = await open({ first: 1 });
    fireEvent.click(payButton()!);
    fireEvent.click(payButton()!);
    await waitFor(() => expect(runtime.navigation.followed).toEqual([{ type: 'internal', link: '/locker-selling-order/ordine-1001' }]));
    expect(b2c.world().ledger).toHaveLength(1);
    expect(screen.queryByText('Il tuo ordine è vuoto')).toBeNull();
  });

  test('a lost answer leads to the order list, which is told', async () => {
    const { runtime, fault } = await open({ first: 1 });
    await fault('drop', { after: true });
    fireEvent.click(payButton()!);
    await waitFor(() =>
      expect(runtime.navigation.visits).toEqual([{ destination: { to: 'orders', isUncertain: true }, isReplacing: false }]),
    );
  });

  describe('on a page that stays after the order', () => {
    const take = () => fireEvent.click(screen.getByRole('button', { name: 'LO VOGLIO: Couscous di ceci e zucca' }));
    const [link, nextLink] = ['ordine-1001', 'ordine-1002'].map((id) => ({ type: 'internal', link: `/locker-selling-order/${id}` }));

    test('it is empty for the next order, which is confirmed once, too', async () => {
      const { runtime, store, b2c } = await setUp({ first: 1 });
      const onConfirmed = vi.fn<(link: Link) => boolean>(() => true);
      draw(<Cart areaId="milano-1" onConfirmed={onConfirmed} />, runtime);
      await waitFor(() => expect(read(payButton() ?? null)).toBe('Conferma'));
      payButton()!.focus();
      fireEvent.click(payButton()!);
      await screen.findByText('Il tuo ordine è vuoto');
      // The focus did not go with the button.
      expect(document.activeElement).toBe(screen.getByText('Il tuo ordine è vuoto').closest('[tabindex]'));
      expect([onConfirmed.mock.calls, payButton(), store.getState().status]).toEqual([[[link]], undefined, 'data_fetched']);
      // What the order took from the credit is not offered again: 5,00 €, and 1,40 € from the wallet.
      expect(store.getState().area).toMatchObject({ corporateCredit: { balanceCents: 0 }, wallet: { balanceCents: 1860 } });
      take();
      await waitFor(() => expect(payButton()?.getAttribute('aria-disabled')).toBeNull());
      fireEvent.click(payButton()!);
      fireEvent.click(payButton()!);
      await waitFor(() => expect(onConfirmed.mock.calls).toEqual([[link], [nextLink]]));
      expect(b2c.world().ledger).toHaveLength(2);
      await screen.findByText('Il tuo ordine è vuoto');
    });

    test('so it is after a lost answer', async () => {
      const { runtime, fault, b2c } = await setUp({ first: 1 });
      const onUncertain = vi.fn();
      draw(<Cart areaId="milano-1" onUncertain={onUncertain} />, runtime);
      await waitFor(() => expect(read(payButton() ?? null)).toBe('Conferma'));
      await fault('drop', { after: true });
      fireEvent.click(payButton()!);
      await screen.findByText('Il tuo ordine è vuoto');
      expect([onUncertain.mock.calls.length, b2c.world().ledger.length]).toEqual([1, 1]);
    });

    test.each<[string, (runtime: TestRuntime) => void]>([
      ['shown again', ({ environment }) => environment.setVisible(true)],
      ['restored by the browser', () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
    ])('so it is when the page that was left is %s', async (_, comeBack) => {
      const { runtime, b2c } = await open({ first: 1 });
      fireEvent.click(payButton()!);
      await waitFor(() => expect(runtime.navigation.followed).toHaveLength(1));
      act(() => comeBack(runtime));
      await screen.findByText('Il tuo ordine è vuoto');
      expect([payButton(), b2c.world().ledger.length]).toEqual([undefined, 1]);
    });
  });

  test('an empty one has no way back to press: the shop stands beside it', async () => {
    await open({ first: 0 });
    expect(screen.getByText('Il tuo ordine è vuoto')).toBeDefined();
    expect(screen.queryByText('Torna al catalogo')).toBeNull();
  });

  test('takes no focus by itself', async () => {
    const { store } = await open({ first: 1 });
    act(() => store.removeLine(store.getState().order!.items[0]!));
    expect(document.activeElement).toBe(document.body);
  });
});

test('in English: our sentences and the amounts; the dishes stay as the kitchen writes them, a refusal as the server does', async () => {
  const { runtime, fault } = await setUp();
  draw(<Cart areaId="milano-1" />, runtime, { lang: 'en' });
  const cart = await screen.findByRole('region', { name: 'Your order' });
  await within(cart).findByText('Penne al pesto con mozzarella');
  expect(totals()).toEqual(['Total €32.00', 'Company credit −€5.00', 'Wallet −€20.00', 'To pay €7.00']);
  await fault('409', { message: 'Il tuo ordine è cambiato.' });
  fireEvent.click(within(cart).getByRole('button', { name: 'Pay €7.00' }));
  expect((await screen.findAllByText('Il tuo ordine è cambiato.')).map(({ lang }) => lang)).toEqual(['it', 'it']);
});
