import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { faultsOf, newB2c } from '../../../sandbox/b2c/test-kit.ts';
import type { Instrument, PaymentContext } from '../../api/index.ts';
import { putPending } from '../shared/payment/pending-instrument.ts';
import { newInstrument } from '../shared/payment/test-kit.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, read } from '../shared/ui/test-dom.tsx';
import { PaymentPicker, type PaymentPickerProps } from './PaymentPicker.tsx';

const DEMO = 'demo@pausa.test';
const EMPTY = 'vuoto@pausa.test';
const CARD_UUID = '00000000-0000-4000-8000-00000000ca4d';
const CARD = newInstrument({ id: 'carta-demo', uuid: CARD_UUID, label: 'Carta •••• 4242', sublabel: 'Scade 08/28' });

function setUp({ email = DEMO, picked, ...props }: Partial<PaymentPickerProps> & { email?: string; picked?: Instrument } = {}) {
  const b2c = newB2c();
  const fetch = vi.fn(fetchFrom(b2c, { user: email }));
  const runtime = testRuntime(clientOver(fetch));
  if (picked !== undefined) putPending(runtime.storage, 'PAYMENT_OPTIONS_PICKED_PI', picked);
  const on = { onPicked: vi.fn(), onCreate: vi.fn(), onBack: vi.fn() };
  return {
    ...on,
    runtime,
    user: userEvent.setup(),
    show: () => draw(<PaymentPicker context="definedAmountMethod" {...on} {...props} />, runtime),
    preferences: () => b2c.world().user(email).preferences,
    calls: (method: string) =>
      fetch.mock.calls
        .filter(([, init]) => (init?.method ?? 'GET') === method)
        .map(([url, init]) => [new URL(String(url)).pathname, init?.body == null ? null : (JSON.parse(String(init.body)) as unknown)]),
    ...faultsOf(b2c),
  };
}

const UPDATE = 'b2c/payment-preference/update/*';
const OPTIONS = 'b2c/payment/options/*';
/** An entry's words, without the letters of its provider's sign. */
const words = (element: Element) => [...element.querySelectorAll('span:not(:has(*))')].map(read).filter((text) => text !== '');
const entries = (section: string) => [...screen.getByRole('region', { name: section }).querySelectorAll('li')].map(words);
const entry = (name: RegExp) => screen.findByRole('button', { name });
const alert = () => read(screen.queryByRole('alert'));

describe('PaymentPicker', () => {
  test.each([
    ['definedAmountMethod', 'Scegli come pagare', 'I tuoi metodi di pagamento'],
    ['walletRechargeMethod', 'Scegli come ricaricare', 'I tuoi metodi di ricarica'],
  ] as const)('%s: %s [P2-2.35] [P2-2.37] [P2-2.38] [P2-2.39] [P2-7.21] [P2-2.36]', async (context, title, saved) => {
    const { show, calls } = setUp({ context });
    show();
    expect(read(screen.getByRole('heading', { level: 1 }))).toBe(title);
    expect(screen.getByText('Caricamento dei metodi di pagamento')).toBeDefined();
    await entry(/^Carta •••• 4242/);
    expect(entries(saved)).toEqual([['Carta •••• 4242', 'Scade 08/28']]);
    expect(entries('Usa un nuovo metodo').slice(0, 3)).toEqual([
      ['Carta di credito o debito', 'Visa, Mastercard, American Express'],
      ['PayPal'],
      ['Satispay'],
    ]);
    expect(calls('GET')).toEqual([[`/b2c/payment/options/${context}`, null]]);
    expect(calls('POST')).toEqual([]);
  });

  test.each([
    ['definedAmountMethod', { uuid: CARD_UUID, provider: 'visa', label: 'Carta •••• 4242' }, ['Carta •••• 4242']],
    // A recharge is known by its words only.
    ['walletRechargeMethod', { provider: 'visa', label: 'Carta •••• 4242' }, ['Carta •••• 4242']],
    ['walletRechargeMethod', { provider: 'pellegrini', label: 'Pellegrini' }, ['Pellegrini']],
    // The card of before has gone; a new card is not the present method either.
    ['definedAmountMethod', { uuid: EMPTY, provider: 'visa', label: 'Carta •••• 4242' }, []],
    ['definedAmountMethod', { provider: 'paypal', label: 'PayPal' }, []],
    ['definedAmountMethod', undefined, []],
  ] as const)('%s, paid with %j: its row is marked', async (context, currentMethod, marked) => {
    const { show } = setUp({ context, currentMethod });
    show();
    await entry(/^Carta •••• 4242/);
    expect(screen.queryAllByRole('button', { current: true }).map((row) => words(row)[0])).toEqual(marked);
  });

  test('partialAmountMethod: Scegli come ricaricare [P2-2.36]', async () => {
    const { show } = setUp({ context: 'partialAmountMethod', opensSingle: false });
    show();
    await entry(/^Ticket Restaurant Edenred/);
    expect(read(screen.getByRole('heading', { level: 1 }))).toBe('Scegli come ricaricare');
    expect(
      screen.getByText('Questo metodo paga per primo, fino a dove arriva. Il resto lo paga l’altro metodo del tuo ordine.'),
    ).toBeDefined();
    expect(screen.queryByRole('region', { name: 'I tuoi metodi di ricarica' })).toBeNull();
    expect(entries('Usa un nuovo metodo')).toEqual([['Ticket Restaurant Edenred', 'Buoni pasto elettronici']]);
  });

  test('a method without an instrument can be chosen in every context: it is sent without an id [P2-3.2]', async () => {
    const { show, user, calls, onPicked } = setUp();
    show();
    await user.click(await entry(/^Buoni pasto Satispay/));
    await waitFor(() =>
      expect(onPicked.mock.calls).toMatchObject([[null, { label: 'Buoni pasto Satispay', provider: 'satispay_ticket' }]]),
    );
    expect(calls('POST')).toEqual([
      ['/b2c/payment-preference/update/definedAmountMethod', { category: 'ticket', provider: 'satispay_ticket' }],
    ]);
  });

  test('a provider that does not use a method does not offer it, with a page of its own or without; what is saved stays', async () => {
    const { runtime } = setUp();
    const show = (context: PaymentContext) =>
      draw(<PaymentPicker context={context} onPicked={vi.fn()} onCreate={vi.fn()} />, {
        ...runtime,
        paymentMethods: ['braintree_paypal', 'pellegrini'],
      });
    const { unmount } = show('definedAmountMethod');
    await entry(/^Carta •••• 4242/);
    expect(entries('Usa un nuovo metodo')).toEqual([['PayPal']]);
    unmount();
    show('walletRechargeMethod');
    await entry(/^Carta •••• 4242/);
    expect(entries('Usa un nuovo metodo').map(([label]) => label)).toEqual(['PayPal', 'Pellegrini']);
  });

  test('hide=payment: what is saved is not offered [P2-2.42]', async () => {
    const { show } = setUp({ hideSaved: true });
    show();
    await entry(/^PayPal/);
    expect(screen.queryByText('I tuoi metodi di pagamento')).toBeNull();
    expect(screen.queryByText('Carta •••• 4242')).toBeNull();
  });

  test('hide=payment with a saved card: the only option waits for a press', async () => {
    const { runtime, onCreate, onPicked } = setUp();
    draw(<PaymentPicker context="definedAmountMethod" hideSaved onPicked={onPicked} onCreate={onCreate} />, {
      ...runtime,
      paymentMethods: ['braintree_paypal'],
    });
    await entry(/^PayPal/);
    expect(onCreate).not.toHaveBeenCalled();
  });

  test('paymentOptionsNull: only what is saved is offered [P2-2.43]', async () => {
    const { show } = setUp({ hideNew: true });
    show();
    await entry(/^Carta •••• 4242/);
    expect(screen.queryByText('Usa un nuovo metodo')).toBeNull();
  });

  test('paymentOptionsNull leaves out the guide of Day, too [P2-2.43]', async () => {
    const { show } = setUp({ context: 'walletRechargeMethod', dayGuide: '/guida.pdf', hideNew: true });
    show();
    await entry(/^Carta •••• 4242/);
    expect(screen.queryByText('Usa un nuovo metodo')).toBeNull();
    expect(screen.queryByText('Day')).toBeNull();
  });

  test('nothing to choose from: Ops.. Non è possibile continuare., and the way back [P2-2.43] [P2-8.14]', async () => {
    const { show, user, onBack } = setUp({ hideNew: true, email: EMPTY });
    show();
    await screen.findByRole('alert');
    expect(read(screen.getByRole('heading', { level: 2 }))).toBe('Ops.. Non è possibile continuare.');
    expect(document.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:800123456');
    await user.click(screen.getByRole('button', { name: 'Torna indietro' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  describe('Day', () => {
    test('for a recharge: the guide in another tab [P2-2.40]', async () => {
      const { show } = setUp({ context: 'walletRechargeMethod', dayGuide: '/guida.pdf' });
      show();
      const link = await screen.findByRole('link', { name: /^Day.*si apre in una nuova scheda/ });
      expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        '/guida.pdf',
        '_blank',
        'noopener noreferrer',
      ]);
    });

    test.each([
      ['definedAmountMethod', '/guida.pdf'],
      ['partialAmountMethod', '/guida.pdf'],
      ['walletRechargeMethod', null],
    ] as const)('not in %s with the guide %s', async (context, dayGuide) => {
      const { show } = setUp({ context, dayGuide, opensSingle: false });
      show();
      await screen.findByRole('region', { name: 'Usa un nuovo metodo' });
      expect(screen.queryByText('Day')).toBeNull();
    });
  });

  test('an instrument is saved as the choice, then handed over [P2-7.18]', async () => {
    const { show, user, onPicked, calls, preferences } = setUp({ context: 'walletRechargeMethod' });
    show();
    await user.click(await entry(/^Carta •••• 4242/));
    await waitFor(() => expect(onPicked).toHaveBeenCalledTimes(1));
    expect(onPicked).toHaveBeenCalledWith(CARD, CARD);
    expect(calls('POST')).toEqual([
      ['/b2c/payment-preference/update/walletRechargeMethod', { paymentInstrumentId: 'carta-demo', category: 'card', provider: 'visa' }],
    ]);
    expect(preferences().walletRechargeMethod).toEqual({ uuid: CARD_UUID });
  });

  test('a method without an instrument: sent without an id, and handed over by its name [P2-7.19]', async () => {
    const { show, user, onPicked, onCreate, calls, preferences } = setUp({ context: 'walletRechargeMethod' });
    show();
    await user.click(await entry(/^Pellegrini/));
    await waitFor(() => expect(onPicked).toHaveBeenCalledTimes(1));
    expect(onPicked.mock.calls).toMatchObject([[null, { label: 'Pellegrini', provider: 'pellegrini' }]]);
    expect(calls('POST')).toEqual([
      ['/b2c/payment-preference/update/walletRechargeMethod', { category: 'ticket', provider: 'pellegrini' }],
    ]);
    expect(preferences().walletRechargeMethod).toEqual({ provider: 'pellegrini' });
    expect(onCreate).not.toHaveBeenCalled();
  });

  test('a method that can be added: its path, and nothing is sent [P2-3.2] [P2-3.3]', async () => {
    const { show, user, onCreate, onPicked, calls } = setUp();
    show();
    await user.click(await entry(/^PayPal/));
    expect(onCreate.mock.calls).toEqual([['/payment/integration/braintree_paypal/add', false]]);
    expect([onPicked.mock.calls, calls('POST')]).toEqual([[], []]);
  });

  test.each(['//evil.com', 'https://evil.com/add', 'javascript:alert(1)', '/\\evil.com', '', null])(
    'a way to add that leads elsewhere (%j): Ops.. Non è possibile continuare.',
    async (createPIPath) => {
      const option = { label: 'Strano', sublabel: null, provider: 'strano', category: 'x', canCreatePI: 'Yes', createPIPath };
      const answer = { paymentInstruments: [CARD], paymentOptions: [option] };
      const onCreate = vi.fn();
      const runtime = testRuntime(clientOver(async () => new Response(JSON.stringify(answer))));
      draw(<PaymentPicker context="definedAmountMethod" onPicked={vi.fn()} onCreate={onCreate} />, runtime);
      await userEvent.click(await entry(/^Strano/));
      expect(alert()).toBe('Ops.. Non è possibile continuare.');
      expect(onCreate).not.toHaveBeenCalled();
      expect(runtime.tracking.events).toEqual([{ category: 'Error/Payment', label: 'no way to add strano' }]);
      expect(screen.getByRole('button', { name: /^Carta/ })).toBeDefined();
    },
  );

  describe('no instrument and exactly one that can be added', () => {
    test('it is opened directly, once [P2-4.12]', async () => {
      const { show, onCreate } = setUp({ context: 'partialAmountMethod', email: EMPTY });
      show();
      await entry(/^Ticket Restaurant/);
      expect(onCreate.mock.calls).toEqual([['/payment/integration/edenred_ticket/add', true]]);
    });

    test('whose way leads elsewhere: Ops.. Non è possibile continuare., above the list', async () => {
      const option = { label: 'Strano', sublabel: null, provider: 'strano', category: 'x', canCreatePI: 'Yes', createPIPath: '//evil.com' };
      const runtime = testRuntime(clientOver(async () => Response.json({ paymentInstruments: [], paymentOptions: [option] })));
      const onCreate = vi.fn();
      draw(<PaymentPicker context="definedAmountMethod" onPicked={vi.fn()} onCreate={onCreate} />, runtime);
      await entry(/^Strano/);
      expect([alert(), onCreate.mock.calls]).toEqual(['Ops.. Non è possibile continuare.', []]);
      expect(runtime.tracking.events).toEqual([{ category: 'Error/Payment', label: 'no way to add strano' }]);
    });

    test('coming back shows the list, and opens nothing', async () => {
      const { show, onCreate, user } = setUp({ context: 'partialAmountMethod', email: EMPTY, opensSingle: false });
      show();
      const only = await entry(/^Ticket Restaurant/);
      expect(onCreate).not.toHaveBeenCalled();
      await user.click(only);
      expect(onCreate.mock.calls).toEqual([['/payment/integration/edenred_ticket/add', false]]);
    });

    test('several that can be added: nobody is led anywhere', async () => {
      const { show, onCreate } = setUp({ email: EMPTY });
      show();
      await entry(/^PayPal/);
      expect(onCreate).not.toHaveBeenCalled();
    });
  });

  describe('what was added elsewhere', () => {
    test('is sent at once, before any list, and handed over [P2-4.11]', async () => {
      const { show, onPicked, calls, preferences } = setUp({ picked: CARD });
      show();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Scegli come pagare');
      await waitFor(() => expect(onPicked).toHaveBeenCalledTimes(1));
      expect(onPicked).toHaveBeenCalledWith(CARD, CARD);
      expect(calls('POST')).toHaveLength(1);
      expect(calls('GET')).toEqual([]);
      expect(preferences().definedAmountMethod).toEqual({ uuid: CARD_UUID });
    });

    test('says what is happening meanwhile', async () => {
      const { show, fault } = setUp({ picked: CARD });
      await fault(UPDATE, 'slow:60000');
      show();
      await screen.findByRole('heading', { name: 'Stiamo salvando la tua scelta' });
      expect(read(screen.getByRole('status'))).toContain('Bastano pochi secondi, poi ti riportiamo dove eri.');
    });

    test('cannot be sent: Errore invio dati above the list [P2-8.15]', async () => {
      const { show, fault, onPicked, calls } = setUp({ picked: CARD });
      await fault(UPDATE, 'drop');
      show();
      await entry(/^Carta •••• 4242/);
      expect(alert()).toBe('Errore invio dati');
      expect(onPicked).not.toHaveBeenCalled();
      expect(calls('POST')).toHaveLength(1);
    });

    test('cannot be sent, and only one other can be added: nobody is led away from the sentence', async () => {
      const { show, fault, onCreate } = setUp({ email: EMPTY, context: 'partialAmountMethod', picked: CARD });
      await fault(UPDATE, 'drop');
      show();
      await screen.findByText('Errore invio dati');
      expect(onCreate).not.toHaveBeenCalled();
    });

    test.each([
      [999, 1],
      [1000, 0],
    ])('after %i ms it is sent %i times', async (ms, times) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      try {
        const { show, calls } = setUp({ picked: CARD });
        vi.setSystemTime(Date.now() + ms);
        show();
        await waitFor(() => expect(calls(times === 1 ? 'POST' : 'GET')).toHaveLength(1));
        expect(calls('POST')).toHaveLength(times);
      } finally {
        vi.useRealTimers();
      }
    });
  });

  describe.each([
    ['500', 'Errore invio dati'],
    ['html', 'Errore invio dati'],
    ['html:502', 'Errore invio dati'],
    ['malformed', 'Errore invio dati'],
    ['drop', 'Errore invio dati'],
    ['400', 'Errore invio dati'],
  ])('sending fails by %s', (kind, sentence) => {
    test('the sentence; nothing is repeated; another press helps', async () => {
      const { show, fault, mend, user, onPicked, calls } = setUp();
      await fault(UPDATE, kind);
      show();
      await user.click(await entry(/^Carta •••• 4242/));
      await screen.findByRole('alert');
      expect(alert()).toBe(sentence);
      expect(calls('POST')).toHaveLength(1);
      expect(onPicked).not.toHaveBeenCalled();
      await mend();
      await user.click(await entry(/^Carta •••• 4242/));
      await waitFor(() => expect(onPicked).toHaveBeenCalledTimes(1));
      expect(calls('POST')).toHaveLength(2);
    });
  });

  test('a refusal with a sentence of the server’s says it too', async () => {
    const { show, fault, user } = setUp();
    await fault(UPDATE, '409', { message: 'Questo metodo non va bene qui.' });
    show();
    await user.click(await entry(/^Carta •••• 4242/));
    await screen.findByRole('alert');
    expect(alert()).toBe('Errore invio dati. Questo metodo non va bene qui.');
  });

  test.each([
    ['Il metodo scelto non è più disponibile.', 'Errore invio dati. Il metodo scelto non è più disponibile.'],
    [null, 'Errore invio dati'],
  ])('a refusal within a 200 is one, with a sentence or without (%s) [P2-7.20]', async (message, sentence) => {
    const { show, runtime, user, onPicked } = setUp();
    show();
    const button = await entry(/^Carta •••• 4242/);
    vi.spyOn(runtime.client, 'call').mockImplementation(async () => ({ error: true, message }) as never);
    await user.click(button);
    await screen.findByRole('alert');
    expect(alert()).toBe(sentence);
    expect(onPicked).not.toHaveBeenCalled();
  });

  test('a double tap, and a tap on another meanwhile, send one choice', async () => {
    const { show, fault, user, calls } = setUp();
    // Not answered within this test.
    await fault(UPDATE, 'slow:60000');
    show();
    const button = await entry(/^Carta •••• 4242/);
    await user.dblClick(button);
    await user.click(screen.getByRole('button', { name: /^PayPal/ }));
    expect(within(screen.getByRole('main')).getByText('Invio della scelta in corso')).toBeDefined();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(calls('POST')).toHaveLength(1);
  });

  describe.each(['500', 'html', 'malformed', 'drop'])('the list fails by %s', (kind) => {
    test('Ops.. Non è possibile continuare., and Riprova helps', async () => {
      const { show, fault, mend, user, runtime, calls } = setUp();
      await fault(OPTIONS, kind);
      show();
      await screen.findByRole('alert');
      expect(read(screen.getByRole('heading', { level: 2 }))).toBe('Ops.. Non è possibile continuare.');
      await mend();
      // Only the opening takes an instrument that was added elsewhere.
      putPending(runtime.storage, 'PAYMENT_OPTIONS_PICKED_PI', CARD);
      await user.click(screen.getByRole('button', { name: 'Riprova' }));
      await entry(/^Carta •••• 4242/);
      expect([screen.queryByRole('alert'), calls('POST')]).toEqual([null, []]);
    });
  });

  test('by keyboard alone', async () => {
    const { show, user, onPicked, onBack } = setUp();
    show();
    await entry(/^Carta •••• 4242/);
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Indietro');
    await user.keyboard('{Enter}');
    expect(onBack).toHaveBeenCalledTimes(1);
    await user.tab();
    await user.keyboard(' ');
    await waitFor(() => expect(onPicked).toHaveBeenCalledTimes(1));
  });
});

test('in English: the lists, whose methods are named by the server, and a choice that is not saved', async () => {
  const { runtime, user, fault } = setUp();
  draw(<PaymentPicker context="definedAmountMethod" onPicked={vi.fn()} onCreate={vi.fn()} />, runtime, { lang: 'en' });
  const card = await entry(/^Carta •••• 4242/);
  expect(read(screen.getByRole('heading', { level: 1 }))).toBe('Choose how to pay');
  expect(entries('Your payment methods')).toEqual([['Carta •••• 4242', 'Scade 08/28']]);
  expect(entries('Use a new method')).toEqual([
    ['Carta di credito o debito', 'Visa, Mastercard, American Express'],
    ['PayPal'],
    ['Satispay'],
    ['Buoni pasto Satispay'],
  ]);
  expect(card.querySelectorAll('[lang=it]')).toHaveLength(2);
  await fault(UPDATE, '500');
  await user.click(card);
  await waitFor(() => expect(alert()).toBe('The data could not be sent'));
});
