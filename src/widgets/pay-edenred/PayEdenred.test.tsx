import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { faultsOf, newB2c } from '../../../sandbox/b2c/test-kit.ts';
import { createClient, skipEdenredTicket } from '../../api/index.ts';
import { rememberInstruments } from '../shared/payment/payment-instruments.ts';
import { withMoneyLock } from '../shared/runtime/money-lock.ts';
import { deferred, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, press, read, settle, withFakeTime, wait } from '../shared/ui/test-dom.tsx';
import { AddEdenred, ConfirmEdenred } from './EdenredLogin.tsx';
import { PayEdenred } from './PayEdenred.tsx';

withFakeTime();
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const GUIDE = 'https://pausa.example/guida.pdf';

function setUp() {
  const b2c = newB2c();
  const fetch = vi.fn(fetchFrom(b2c, { user: 'vuoto@pausa.test' }));
  const runtime = testRuntime(createClient({ baseUrl: window.location.origin, fetch }));
  /** A window of the browser that stays wherever it was sent. */
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const opened = frame.contentWindow as Window;
  const openWindow = vi.fn<(href: string, name?: string) => Window | null>(() => opened);
  vi.stubGlobal('open', openWindow);
  const calls = () => fetch.mock.calls.map(([url, init]) => `${init?.method} ${String(url).split('/edenred-ticket/').at(-1)}`);
  return {
    b2c,
    runtime,
    fetch,
    openWindow,
    calls,
    posts: () => calls().filter((call) => call.startsWith('POST')),
    saved: () =>
      b2c
        .world()
        .user('vuoto@pausa.test')
        .instruments.map(({ type }) => type),
    ledger: () => b2c.world().ledger.map(({ kind, cents }) => `${kind} ${cents}`),
    ...faultsOf(b2c),
    /** What the callback page in the opened window says. */
    postCode(code: string, state = new URL(openWindow.mock.calls.at(-1)![0]).searchParams.get('state')) {
      const data = { type: 'pausa-edenred:code', code, state };
      window.dispatchEvent(new MessageEvent('message', { origin: window.location.origin, source: opened, data }));
    },
  };
}

const button = (name: string) => screen.queryByRole('button', { name });
/** The rows of all bills. */
const bills = () => [...document.querySelectorAll('dt')].map((name) => read(name) + read(name.nextElementSibling));
const title = () => read(document.querySelector('main h2'));

describe('PayEdenred', () => {
  const pay = async (uuid: string, kit = setUp()) => {
    const view = draw(<PayEdenred uuid={uuid} onLeave={vi.fn()} ticketGuide={GUIDE} />, kit.runtime);
    await settle();
    return { ...kit, view };
  };
  const toOffer = async (uuid = 'prova-skip', kit = setUp()) => {
    const paying = await pay(uuid, kit);
    await wait(2000);
    expect(title()).toBe('Paga con i tuoi buoni');
    return paying;
  };

  describe('AWAITING_CONFIRM', () => {
    test('the vouchers in euro, their total, whose they are; Conferma pays once and leads on [P2-2.71] [P2-3.13] [P2-4.42]', async () => {
      const { posts, ledger, runtime } = await toOffer();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ticket Restaurant Edenred');
      expect(bills()).toEqual(['1 × 8,00 €8,00 €', 'Totale8,00 €']);
      expect(document.body.textContent).toContain('I buoni non danno resto: quello che non coprono lo paghi con un altro metodo.');
      expect(screen.getByText('Account vuoto@pausa.test')).toBeDefined();
      const confirm = screen.getByRole('button', { name: 'Conferma' });
      fireEvent.click(confirm);
      fireEvent.click(confirm);
      await settle();
      expect(posts()).toEqual(['POST prova-skip']);
      expect(ledger()).toEqual(['recharge 800']);
      expect(runtime.navigation.followed).toEqual([{ type: 'internal', link: '/wallet/recharge/prova-skip' }]);
    });

    const CARD = { type: 'pi', paymentInstrument: { uuid: 'c', provider: 'visa', label: 'Carta •••• 4242', sublabel: null } } as const;
    const BUONI = { type: 'pi', paymentInstrument: { uuid: 'b', provider: 'edenred_ticket', label: 'Buoni', sublabel: null } } as const;
    test.each([
      [890, CARD, ['Da pagare8,90 €', 'Buoni: 1 × 8,00 €−8,00 €', 'Poi con Carta •••• 42420,90 €'], true],
      [890, null, ['Da pagare8,90 €', 'Buoni: 1 × 8,00 €−8,00 €', 'Poi con un altro metodo0,90 €'], true],
      // The vouchers were to pay alone.
      [890, BUONI, ['Da pagare8,90 €', 'Buoni: 1 × 8,00 €−8,00 €', 'Poi con un altro metodo0,90 €'], true],
      [800, CARD, ['Da pagare8,00 €', 'Buoni: 1 × 8,00 €−8,00 €', 'Resta da pagare0,00 €'], false],
      // Not the amount of these vouchers: nothing is computed.
      [790, CARD, ['1 × 8,00 €8,00 €', 'Totale8,00 €'], true],
    ] as const)('of %i cents, with %j: what the vouchers leave to pay', async (toPay, definedAmountMethod, rows, isExplained) => {
      const kit = setUp();
      const partialAmountMethod = definedAmountMethod === BUONI ? null : BUONI;
      rememberInstruments(kit.runtime.storage, 'prova-skip', { definedAmountMethod, partialAmountMethod, toPay });
      await toOffer('prova-skip', kit);
      expect(bills()).toEqual(rows);
      expect(document.body.textContent.includes('I buoni non danno resto')).toBe(isExplained);
    });

    test('vouchers of two values have a bill with their total', async () => {
      const kit = setUp();
      const { getMockImplementation } = kit.fetch;
      const answer = getMockImplementation.call(kit.fetch)!;
      kit.fetch.mockImplementation(async (...request) => {
        const response = await answer(...request);
        const ticket = (await response.clone().json()) as { status?: string };
        if (ticket.status !== 'AWAITING_CONFIRM') return response;
        const vouchers = [
          { value: 800, count: 2 },
          { value: 529, count: 1 },
        ];
        return Response.json({ ...ticket, vouchers, total: 2129 });
      });
      rememberInstruments(kit.runtime.storage, 'prova-skip', { definedAmountMethod: CARD, partialAmountMethod: BUONI, toPay: 2200 });
      await toOffer('prova-skip', kit);
      expect(bills()).toEqual([
        '2 × 8,00 €16,00 €',
        '1 × 5,29 €5,29 €',
        'Totale21,29 €',
        'Da pagare22,00 €',
        'Buoni−21,29 €',
        'Poi con Carta •••• 42420,71 €',
      ]);
    });

    test('without vouchers: what is paid then, and with what, is said before', async () => {
      const kit = setUp();
      rememberInstruments(kit.runtime.storage, 'prova-skip', { definedAmountMethod: CARD, partialAmountMethod: BUONI, toPay: 890 });
      await toOffer('prova-skip', kit);
      const described = button('Continua senza buoni')?.getAttribute('aria-describedby') ?? '';
      expect(read(document.getElementById(described))).toBe('Senza buoni paghi 8,90 € con Carta •••• 4242.');
    });

    test('no voucher fits: to go on without them comes first where it is known what is paid', async () => {
      const kit = setUp();
      rememberInstruments(kit.runtime.storage, 'prova-skip', { definedAmountMethod: CARD, partialAmountMethod: BUONI, toPay: 680 });
      await toOffer('prova-skip', kit);
      kit.b2c.world().payments.get('prova-skip')!.cents = 680;
      await press('Conferma');
      expect([title(), ...[...document.querySelectorAll('main button')].map(read)]).toEqual([
        'Nessun buono da usare qui',
        'Continua senza buoni',
        'Riprova',
      ]);
    });

    test('skip, where the server allows it [P2-3.14] [P2-4.39]', async () => {
      const { posts, ledger, runtime } = await toOffer();
      await press('Continua senza buoni');
      expect(posts()).toEqual(['POST prova-skip/skip']);
      expect(ledger()).toEqual([]);
      expect(runtime.navigation.followed).toEqual([{ type: 'internal', link: '/payment/prova-skip' }]);
    });

    test('no skip, where it does not [P2-3.14]', async () => {
      await toOffer('prova-1');
      expect(button('Continua senza buoni')).toBeNull();
    });

    test.each(['drop', '500', 'malformed', 'html'])(
      'an answer that is lost (%s) after the effect: read again, paid once',
      async (fault) => {
        const { posts, ledger, runtime, fault: breakCall } = await toOffer();
        await breakCall('*/edenred-ticket/prova-skip', fault, { method: 'POST', after: true, times: 1 });
        await press('Conferma');
        await wait(2000);
        expect(posts()).toHaveLength(1);
        expect(ledger()).toEqual(['recharge 800']);
        expect(runtime.navigation.followed).toEqual([{ type: 'internal', link: '/wallet/recharge/prova-skip' }]);
      },
    );

    test('a press that did not arrive: read again, said, and pressed again by the person alone', async () => {
      const { posts, ledger, fault, mend, calls } = await toOffer();
      await fault('*/edenred-ticket/prova-skip', 'drop', { method: 'POST' });
      await press('Conferma');
      expect(screen.getByRole('alert').textContent).toBe('La conferma non è arrivata e i tuoi buoni non sono stati usati: puoi riprovare.');
      expect(calls().at(-1)).toBe('GET prova-skip');
      await wait(60_000);
      expect(posts()).toHaveLength(1);
      await mend();
      await press('Conferma');
      expect(ledger()).toEqual(['recharge 800']);
    });

    test('a refusal shows the server’s own sentence', async () => {
      const { fault } = await toOffer();
      await fault('*/edenred-ticket/prova-skip', '409', { method: 'POST', message: 'Buoni bloccati.' });
      await press('Conferma');
      expect(screen.getByRole('alert').textContent).toBe('Buoni bloccati.');
    });

    test('while another window is at it nothing is sent, and it is said', async () => {
      const kit = await toOffer();
      const other = deferred<void>();
      const held = withMoneyLock('payment.prova-skip', () => other.promise);
      await press('Conferma');
      expect(screen.getByRole('alert').textContent).toBe(
        'Un’altra finestra sta già lavorando su questo pagamento: guarda lì com’è andata.',
      );
      expect(kit.posts()).toEqual([]);
      other.resolve();
      await held;
      await press('Conferma');
      expect(kit.ledger()).toEqual(['recharge 800']);
    });

    test('other vouchers than were shown: nothing is sent, the new offer is said, and a press of its own pays it', async () => {
      const { b2c, posts, ledger } = await toOffer();
      b2c.world().payments.get('prova-skip')!.cents = 1600;
      await press('Conferma');
      expect(screen.getByRole('alert').textContent).toBe('I tuoi buoni sono cambiati: controlla prima di confermare.');
      expect(bills()).toEqual(['2 × 8,00 €16,00 €', 'Totale16,00 €']);
      expect([posts(), ledger()]).toEqual([[], []]);
      await press('Conferma');
      expect([posts(), ledger()]).toEqual([['POST prova-skip'], ['recharge 1600']]);
    });

    test('what another window has settled meanwhile is not sent again', async () => {
      const kit = await toOffer();
      await kit.runtime.client.call(skipEdenredTicket, { params: { uuid: 'prova-skip' }, body: {} });
      const before = kit.posts().length;
      await press('Conferma');
      expect(kit.posts()).toHaveLength(before);
      expect(kit.ledger()).toEqual([]);
    });
  });

  test('LOADING: the first request and six more, 2 s apart, nothing while hidden; then Riprova [P2-4.46]', async () => {
    const { calls, runtime } = await pay('prova-loading');
    expect([title(), calls().length]).toEqual(['Controlliamo i tuoi buoni', 1]);
    await wait(1500);
    expect(calls()).toHaveLength(1);
    await wait(500);
    expect(calls()).toHaveLength(2);
    act(() => runtime.environment.setVisible(false));
    await wait(60_000);
    expect(calls()).toHaveLength(2);
    act(() => runtime.environment.setVisible(true));
    await wait(60_000);
    expect(calls()).toHaveLength(7);
    expect(title()).toBe('Edenred non ha ancora risposto');
    await press('Riprova');
    await wait(60_000);
    expect(calls()).toHaveLength(14);
  });

  test('gone from the screen it asks nothing', async () => {
    const { view, calls } = await pay('prova-loading');
    view.unmount();
    await settle();
    await wait(30_000);
    expect(calls()).toHaveLength(1);
  });

  test.each([
    ['prova-no-vouchers', 'Nessun buono da usare qui', 'I Ticket Restaurant non danno resto, e questo importo è più piccolo di un buono.'],
    [
      'prova-empty-wallet',
      'Non hai buoni disponibili',
      'Il tuo portafoglio Ticket Restaurant è vuoto. Quando arrivano nuovi buoni li trovi qui.',
    ],
    ['prova-not-found', 'Pagamento non trovato', 'Forse è di un altro account, o è già finito.'],
    [
      'prova-need-login',
      'Accedi a Edenred',
      'Per usare i tuoi Ticket Restaurant accedi a Edenred nella finestra che si apre, poi torni qui da solo.',
    ],
    ['prova-error', 'Ops! Sembra che qualcosa sia andato storto.', 'Transazione rifiutata (010)'],
  ])('%s: %s [P2-4.40] [P2-4.43] [P2-4.45] [P2-8.17]', async (uuid, sentence, reason) => {
    const { posts } = await pay(uuid);
    expect(title()).toBe(sentence);
    expect(screen.getByText(reason)).toBeDefined();
    await wait(30_000);
    expect(posts()).toEqual([]);
  });

  test.each(['prova-no-vouchers', 'prova-empty-wallet', 'prova-error'])(
    '%s of a recharge: the way on is the payment’s own page, which offers other methods',
    async (uuid) => {
      const { runtime, posts } = await pay(uuid);
      expect(button('Continua senza buoni')).toBeNull();
      fireEvent.click(screen.getByRole('link', { name: 'Scegli un altro metodo' }));
      expect(runtime.navigation.visits).toEqual([{ destination: { to: 'payment', uuid }, isReplacing: false }]);
      expect(posts()).toEqual([]);
    },
  );

  test('where it can be skipped, that is the way on', async () => {
    await toOffer('prova-skip');
    expect(screen.queryByRole('link', { name: 'Scegli un altro metodo' })).toBeNull();
  });

  test('a payment of nobody: it is said, with a way on', async () => {
    const kit = setUp();
    await kit.fault('*/edenred-ticket/prova-1', '404');
    await pay('prova-1', kit);
    expect(title()).toBe('Pagamento non trovato');
    expect(screen.getByRole('link', { name: 'LISTA ORDINI' })).toBeDefined();
    expect(button('Riprova')).toBeNull();
  });

  test('a gateway’s 404 says nothing of the payment: Riprova reads it', async () => {
    const kit = setUp();
    await kit.fault('*/edenred-ticket/prova-skip', 'html:404');
    await pay('prova-skip', kit);
    expect(title()).toBe('Ops! Sembra che qualcosa sia andato storto.');
    await kit.mend();
    await press('Riprova');
    await wait(2000);
    expect(title()).toBe('Paga con i tuoi buoni');
  });

  test('ERROR with 010 points to the guide, any other to the phone [P2-4.44] [P2-8.17] [P2-8.18]', async () => {
    const { view } = await pay('prova-error');
    expect(screen.getByText('Transazione rifiutata (010)')).toBeDefined();
    expect(screen.getByRole('link', { name: /Leggi la guida/ }).getAttribute('href')).toBe(GUIDE);
    expect(document.querySelector('main a[href^="tel:"]')).toBeNull();
    view.unmount();
    await settle();
    await pay('prova-error-altro');
    expect(screen.getByText('Servizio non disponibile (020)')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Leggi la guida/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Chiamaci al 800 123 456' }).getAttribute('href')).toBe('tel:800123456');
  });

  test.each([
    [['Transazione rifiutata (011)'], true, false],
    [['Codice 010', 'Codice 011'], true, false],
    [['011: carta non attiva', 'Servizio non disponibile (020)'], true, true],
    [['Servizio non disponibile (0110)'], false, true],
    [['Servizio non disponibile (1010)'], false, true],
    [[], false, true],
  ])('ERROR because of %j: the guide %s, the phone %s [P2-8.17] [P2-8.18] [P2-8.19]', async (failureReasons, hasGuide, hasPhone) => {
    const kit = setUp();
    const ticket = { status: 'ERROR', redirect: null, vouchers: [], total: 0, failureReasons, username: null, skipOption: null };
    kit.fetch.mockImplementation(async () => new Response(JSON.stringify(ticket)));
    await pay('prova-1', kit);
    expect(title()).toBe('Ops! Sembra che qualcosa sia andato storto.');
    for (const reason of failureReasons) expect(document.querySelector('main')?.textContent).toContain(reason);
    expect(screen.queryByRole('link', { name: /Leggi la guida/ }) !== null).toBe(hasGuide);
    expect(screen.queryByRole('link', { name: 'Chiamaci al 800 123 456' }) !== null).toBe(hasPhone);
  });

  test('NEED_LOGIN: through Edenred’s window and back to the offer [P2-4.41]', async () => {
    const kit = await pay('prova-need-login');
    await press('Continua');
    expect(title()).toBe('Ti aspettiamo qui');
    act(() => kit.postCode('codice-1'));
    await settle();
    await wait(2000);
    expect(title()).toBe('Paga con i tuoi buoni');
  });

  test.each(['500', 'drop', 'html', 'malformed'])(
    'NEED_LOGIN, and the answer to the code is lost (%s) after its effect: on to the offer',
    async (fault) => {
      const kit = await pay('prova-need-login');
      await kit.fault('*/login/confirm', fault, { after: true, times: 1 });
      await press('Continua');
      act(() => kit.postCode('codice-1'));
      await settle();
      await wait(2000);
      expect(title()).toBe('Paga con i tuoi buoni');
      expect(kit.posts()).toEqual(['POST login/confirm']);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('NEED_LOGIN, and the code never arrived: the status is read, it is said, and one may continue', async () => {
    const kit = await pay('prova-need-login');
    await kit.fault('*/login/confirm', 'drop', { times: 1 });
    await press('Continua');
    act(() => kit.postCode('codice-1'));
    await settle();
    expect(title()).toBe('Accedi a Edenred');
    expect(screen.getByRole('alert').textContent).toBe('Non sappiamo se l’accesso è riuscito: accedi di nuovo.');
    expect(kit.posts()).toEqual(['POST login/confirm']);
    await press('Continua');
    act(() => kit.postCode('codice-2'));
    await settle();
    await wait(2000);
    expect(title()).toBe('Paga con i tuoi buoni');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('NEED_LOGIN, and the code is refused with a sentence: it is shown', async () => {
    const kit = await pay('prova-need-login');
    await press('Continua');
    act(() => kit.postCode('errore'));
    await settle();
    expect(title()).toBe('Edenred non ha confermato l’accesso. Riprova.');
  });

  test.each(['500', 'drop', 'html', 'malformed'])('the status cannot be read (%s): Riprova reads again [P2-8.16]', async (fault) => {
    const kit = setUp();
    await kit.fault('*/edenred-ticket/prova-1', fault);
    await pay('prova-1', kit);
    expect(title()).toBe('Ops! Sembra che qualcosa sia andato storto.');
    await kit.mend();
    await press('Riprova');
    await wait(2000);
    expect(title()).toBe('Paga con i tuoi buoni');
  });

  describe('Aggiungi Ticket Restaurant Edenred', () => {
    const add = () => {
      const kit = setUp();
      const onAdded = vi.fn();
      const view = draw(<AddEdenred onAdded={onAdded} onLeave={vi.fn()} />, kit.runtime);
      return { ...kit, onAdded, view };
    };

    test('Continua opens Edenred’s login; the code comes back once and is confirmed once [P2-2.69] [P2-7.25] [P2-7.26]', async () => {
      const kit = add();
      await press('Continua');
      const [href, name] = kit.openWindow.mock.calls[0]!;
      expect(href).toMatch(new RegExp(`^${window.location.origin}/sandbox/edenred/login\\?state=[0-9a-f]{32}$`));
      expect(name).toBe(`pausa-edenred-${href.split('=')[1]}`);
      act(() => {
        kit.postCode('codice-1', 'f'.repeat(32));
        kit.postCode('codice-2');
        kit.postCode('codice-3');
      });
      await settle();
      expect(kit.posts()).toEqual(['POST login/confirm']);
      expect(JSON.parse(String(kit.fetch.mock.calls.at(-1)![1]!.body))).toEqual({ code: 'codice-2' });
      expect(kit.onAdded).toHaveBeenCalledTimes(1);
      expect(kit.onAdded.mock.calls[0]![0]).toMatchObject({ type: 'edenred_ticket' });
    });

    test('the host’s page fails to take the added account: it stays added', async () => {
      const kit = add();
      kit.onAdded.mockImplementation(() => {
        throw new Error('host');
      });
      await press('Continua');
      act(() => kit.postCode('codice-1'));
      await settle();
      expect([title(), kit.onAdded.mock.calls.length]).toEqual(['Buoni collegati', 1]);
    });

    test('a code that the product refuses: its sentence; Riprova begins anew with another state', async () => {
      const kit = add();
      await press('Continua');
      act(() => kit.postCode('errore'));
      await settle();
      expect(title()).toBe('Edenred non ha confermato l’accesso. Riprova.');
      await press('Riprova');
      expect(new Set(kit.openWindow.mock.calls.map(([href]) => href)).size).toBe(2);
      expect(kit.onAdded).not.toHaveBeenCalled();
    });

    test.each(['500', 'drop', 'html', 'malformed'])(
      'the answer to the code is lost (%s) after its effect: the new account is found, and no code is sent again',
      async (fault) => {
        const kit = add();
        await kit.fault('*/login/confirm', fault, { after: true, times: 1 });
        await press('Continua');
        act(() => kit.postCode('codice-1'));
        await settle();
        expect(kit.posts()).toEqual(['POST login/confirm']);
        expect(kit.onAdded).toHaveBeenCalledTimes(1);
        expect(kit.onAdded.mock.calls[0]![0]).toMatchObject({ type: 'edenred_ticket', label: 'Ticket Restaurant Edenred' });
        expect(kit.saved()).toEqual(['edenred_ticket']);
      },
    );

    test('neither answer nor list: nobody knows; Riprova looks, and no code is sent again', async () => {
      const kit = add();
      await press('Continua');
      await kit.fault('*/login/confirm', '500', { after: true });
      // The list is read before the code is sent, and not afterwards.
      const answered = kit.fetch.getMockImplementation()!;
      let lists = 0;
      kit.fetch.mockImplementation(async (input, init) => {
        if (String(input).endsWith('/payment-instrument/') && (lists += 1) === 2) throw new TypeError('Failed to fetch');
        return answered(input, init);
      });
      act(() => kit.postCode('codice-1'));
      await settle();
      expect(
        screen.getByText('Non sappiamo se i tuoi buoni sono stati collegati: riprova e controlliamo, senza rifare l’accesso.'),
      ).toBeDefined();
      await press('Riprova');
      expect(kit.onAdded).toHaveBeenCalledTimes(1);
      expect(kit.posts()).toEqual(['POST login/confirm']);
      expect(kit.openWindow).toHaveBeenCalledTimes(1);
    });

    test('neither answer nor list, and the account was not added: Riprova looks, sends nothing, and the next press begins anew', async () => {
      const kit = add();
      await press('Continua');
      const answered = kit.fetch.getMockImplementation()!;
      let lists = 0;
      kit.fetch.mockImplementation(async (input, init) => {
        if (init?.method === 'POST' || (String(input).endsWith('/payment-instrument/') && (lists += 1) === 2))
          throw new TypeError('Failed to fetch');
        return answered(input, init);
      });
      act(() => kit.postCode('codice-1'));
      await settle();
      await press('Riprova');
      expect(screen.getByText('I tuoi buoni non sono stati toccati: puoi riprovare.')).toBeDefined();
      expect(kit.posts()).toEqual(['POST login/confirm']);
      await press('Riprova');
      expect(kit.openWindow).toHaveBeenCalledTimes(2);
    });

    test.each([null, ' '])('a code that the product refuses with the sentence %j: ours is shown', async (message) => {
      const kit = add();
      await press('Continua');
      const answered = kit.fetch.getMockImplementation()!;
      kit.fetch.mockImplementation(async (input, init) =>
        init?.method === 'POST' ? Response.json({ instrument: null, message }) : answered(input, init),
      );
      act(() => kit.postCode('codice-1'));
      await settle();
      expect(title()).toBe('Ops! Sembra che qualcosa sia andato storto.');
      expect(screen.getByText('I tuoi buoni non sono stati toccati: puoi riprovare.')).toBeDefined();
    });

    test('a link that no window may open: the error, and Riprova asks for another', async () => {
      const kit = add();
      kit.fetch.mockResolvedValueOnce(Response.json({ type: 'external', link: 'javascript:alert(1)' }));
      await press('Continua');
      expect([title(), kit.openWindow.mock.calls]).toEqual(['Ops! Sembra che qualcosa sia andato storto.', []]);
      expect(screen.getByText('I tuoi buoni non sono stati toccati: puoi riprovare.')).toBeDefined();
      expect(kit.runtime.tracking.events).toEqual([{ category: 'Error/Payment', label: 'refused link of Edenred’s login' }]);
      await press('Riprova');
      expect(title()).toBe('Ti aspettiamo qui');
    });

    test.each(['500', 'drop', 'html', 'malformed'])('the code never arrived (%s): looked for, then the error', async (fault) => {
      const kit = add();
      await kit.fault('*/login/confirm', fault, { times: 1 });
      await press('Continua');
      act(() => kit.postCode('codice-1'));
      await settle();
      expect(title()).toBe('Ops! Sembra che qualcosa sia andato storto.');
      expect(screen.getByText('I tuoi buoni non sono stati toccati: puoi riprovare.')).toBeDefined();
      expect(kit.calls().at(-1)).toMatch(/^GET .*payment-instrument\/$/);
      expect(kit.posts()).toEqual(['POST login/confirm']);
      expect(kit.onAdded).not.toHaveBeenCalled();
    });

    test.each(['500', 'drop', 'html', 'malformed'])('no login to be had (%s)', async (fault) => {
      const kit = add();
      await kit.fault('*/edenred-ticket/login', fault);
      await press('Continua');
      expect(title()).toBe('Ops! Sembra che qualcosa sia andato storto.');
      await kit.mend();
      await press('Riprova');
      expect(title()).toBe('Ti aspettiamo qui');
    });

    test('the server refuses the login with a sentence: it is shown', async () => {
      const kit = add();
      await kit.fault('*/edenred-ticket/login', '409', { message: 'Il tuo contratto non prevede i buoni Edenred.' });
      await press('Continua');
      expect(title()).toBe('Il tuo contratto non prevede i buoni Edenred.');
    });

    test('pressed twice: the login is asked for once; another code while one is being confirmed sends nothing', async () => {
      const kit = add();
      const proceed = screen.getByRole('button', { name: 'Continua' });
      act(() => {
        proceed.click();
        proceed.click();
      });
      await settle();
      expect(kit.calls()).toEqual(['GET login']);
      const again = screen.getByRole('button', { name: 'Apri di nuovo Edenred' });
      act(() => {
        kit.postCode('codice-1');
        again.click();
      });
      await settle();
      expect(kit.posts()).toEqual(['POST login/confirm']);
      expect(kit.calls().filter((call) => call === 'GET login')).toHaveLength(1);
      expect(kit.onAdded).toHaveBeenCalledTimes(1);
    });

    test('a blocked window opens by a press of its own', async () => {
      const kit = add();
      kit.openWindow.mockReturnValueOnce(null);
      await press('Continua');
      expect(screen.getByRole('alert').textContent).toBe('Il browser ha bloccato la finestra di Edenred: aprila da qui.');
      await press('Apri la finestra di Edenred');
      expect(kit.calls()).toEqual(['GET login']);
      act(() => kit.postCode('codice-1'));
      await settle();
      expect(kit.onAdded).toHaveBeenCalledTimes(1);
    });

    test('a window that the person closes: it is said; opened again, the earlier login’s code counts no more', async () => {
      const kit = add();
      kit.openWindow.mockReturnValueOnce({ closed: true, close: () => undefined } as Window);
      await press('Continua');
      await wait(1500);
      expect(screen.getByRole('alert').textContent).toBe('Hai chiuso la finestra di Edenred prima di finire. Quando vuoi, continua.');
      await press('Continua');
      const earlier = new URL(kit.openWindow.mock.calls.at(-1)![0]).searchParams.get('state');
      await press('Apri di nuovo Edenred');
      act(() => kit.postCode('codice-1', earlier));
      await settle();
      expect([title(), kit.posts()]).toEqual(['Ti aspettiamo qui', []]);
      act(() => kit.postCode('codice-2'));
      await settle();
      expect(kit.onAdded).toHaveBeenCalledTimes(1);
    });

    test('gone from the screen while the login is asked for: no window opens', async () => {
      const kit = add();
      const answer = deferred<void>();
      const fetch = kit.fetch.getMockImplementation()!;
      kit.fetch.mockImplementation(async (...call) => {
        await answer.promise;
        return fetch(...call);
      });
      await press('Continua');
      kit.view.unmount();
      await settle();
      expect(kit.fetch.mock.calls[0]![1]!.signal?.aborted).toBe(true);
      answer.resolve();
      await settle();
      expect(kit.openWindow).not.toHaveBeenCalled();
    });

    test('gone from the screen, no code is heard', async () => {
      const kit = add();
      await press('Continua');
      const close = vi.spyOn(kit.openWindow.mock.results[0]!.value as Window, 'close');
      kit.view.unmount();
      await settle();
      expect(close).toHaveBeenCalledTimes(1);
      kit.postCode('codice-1');
      await settle();
      expect(kit.posts()).toEqual([]);
    });
  });

  describe('the callback page', () => {
    const callBack = (query: { code?: string; state?: string }) => {
      const onQuery = vi.fn();
      draw(<ConfirmEdenred query={query} onQuery={onQuery} />, setUp().runtime);
      return onQuery;
    };

    test('hands the code to its opener once, forgets it, closes; left open, it says so [P2-2.70]', async () => {
      const postMessage = vi.fn();
      vi.stubGlobal('opener', { location: { origin: window.location.origin }, postMessage });
      const close = vi.spyOn(window, 'close').mockReturnValue(undefined);
      const onQuery = callBack({ code: 'codice-1', state: 'abc' });
      await wait(1500);
      expect(postMessage.mock.calls).toEqual([[{ type: 'pausa-edenred:code', code: 'codice-1', state: 'abc' }, window.location.origin]]);
      expect(close).toHaveBeenCalledTimes(1);
      expect(onQuery.mock.calls).toEqual([[{}]]);
      expect(title()).toBe('Puoi chiudere questa finestra');
    });

    test('given up at Edenred: it closes and says nothing', async () => {
      const postMessage = vi.fn();
      vi.stubGlobal('opener', { location: { origin: window.location.origin }, postMessage });
      const close = vi.spyOn(window, 'close').mockReturnValue(undefined);
      callBack({});
      await wait(1500);
      expect([postMessage.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
    });

    test.each([
      ['nobody', null],
      [
        'another site',
        {
          get location(): never {
            throw new DOMException('cross-origin', 'SecurityError');
          },
          postMessage: vi.fn(),
        },
      ],
    ])('opened by %s: a sentence with a way on, and no code for anybody', async (_name, opener) => {
      vi.stubGlobal('opener', opener);
      const close = vi.spyOn(window, 'close').mockReturnValue(undefined);
      callBack({ code: 'codice-1' });
      await wait(1500);
      expect(title()).toBe('Non troviamo la finestra di partenza');
      expect(screen.getByRole('link', { name: 'Ricomincia' }).getAttribute('href')).toBe('#add-payment-method');
      expect(close).not.toHaveBeenCalled();
      if (opener !== null) expect(opener.postMessage).not.toHaveBeenCalled();
    });
  });
});

test('in English: the vouchers that pay, and a press that did not arrive', async () => {
  const { runtime, fault } = setUp();
  draw(<PayEdenred uuid="prova-skip" onLeave={vi.fn()} ticketGuide={GUIDE} />, runtime, { lang: 'en' });
  await vi.dynamicImportSettled();
  await settle();
  await wait(2000);
  expect(read(document.body)).toBe(
    'Ticket Restaurant EdenredTRPay with your vouchersAccount vuoto@pausa.test1 × €8.00€8.00Total€8.00' +
      'Vouchers give no change: you pay what they do not cover with another method.ConfirmContinue without vouchers',
  );
  await fault('*/edenred-ticket/prova-skip', 'drop', { method: 'POST', times: 1 });
  await press('Confirm');
  await wait(2000);
  expect(read(screen.getByRole('alert'))).toBe('The confirmation has not arrived and your vouchers have not been used: you can try again.');
});
