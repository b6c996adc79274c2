import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type ApiClient, ApiError, type ApiFailure, type LockerOrderInfo, type RememberedOrder } from '../../api/index.ts';
import { type Deferred, deferred, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, pass, read, withFakeTime, sentence } from '../shared/ui/test-dom.tsx';
import { askToOpen } from './order-result.ts';
import { OrderResult } from './OrderResult.tsx';

withFakeTime();

const info = (actionType: LockerOrderInfo['actionType'], change: Partial<LockerOrderInfo> = {}): LockerOrderInfo => ({
  actionType,
  loading: actionType === 'openingLocker' || actionType === 'awaitingPayment',
  message: null,
  order: {
    id: 'ordine-1001',
    rows: [
      { label: 'Penne al pesto', quantity: 2, itemId: null, image: null, totalCents: null },
      { label: 'Tiramisù', quantity: 1, itemId: null, image: null, totalCents: null },
    ],
    customSuccessMessage: null,
    createdAt: null,
    totalCents: null,
    area: null,
    payments: null,
  },
  ...change,
});
const failed = (failure: ApiFailure) => new ApiError('GET b2c/x', failure);

const MINUTE = 60_000;
const FRIDGE = { type: 'locker', title: 'Frigo Torre Nord' };
const CANTEEN = { type: 'shop', title: 'Mensa Corso Italia' };

/**
 * An order page whose server the test plays: it answers `answer()` to every request. The browser remembers the order, which it
 * confirmed in `area` at `confirmedAt`, with `more`; null: it was made elsewhere.
 */
function setUp(
  first: LockerOrderInfo | ApiError,
  {
    area = FRIDGE,
    confirmedAt = Date.now(),
    ...more
  }: { area?: { type: string; title: string } | null } & Partial<Omit<RememberedOrder, 'area'>> = {},
  lang: 'it' | 'en' = 'it',
) {
  let answer: LockerOrderInfo | ApiError | Deferred<LockerOrderInfo> = first;
  const calls: string[] = [];
  const client = {
    call: async ({ path }: { path: string }, { params, signal }: { params: { id: string }; signal?: AbortSignal }) => {
      signal?.throwIfAborted();
      calls.push(path.endsWith('retry-opening') ? `open ${params.id}` : params.id);
      if (answer instanceof ApiError) throw answer;
      return 'promise' in answer ? answer.promise : answer;
    },
  } as unknown as ApiClient;
  const runtime = testRuntime(client);
  if (area !== null)
    runtime.storage.write(
      'recentOrders',
      JSON.stringify([{ orderId: 'ordine-1001', areaId: 'area-1', area, confirmedAt, lines: [], ...more }]),
    );
  const onBack = vi.fn();
  const view = draw(<OrderResult orderId="ordine-1001" onBack={onBack} />, runtime, { lang });
  return {
    runtime,
    view,
    calls,
    onBack,
    again: () => draw(<OrderResult orderId="ordine-1001" onBack={onBack} />, runtime),
    answerWith: (next: typeof answer) => {
      answer = next;
    },
  };
}

const press = async (name: string) => {
  fireEvent.click(button(name)!);
  await pass(0);
};
/** Buttons and links by the words on them, as a person finds them. */
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find((element) => read(element).replace(/\d+$/, '').trim() === name) ?? null;
const title = () => read(document.querySelector('[role=status] h2, [role=alert] h2'));

describe('OrderResult', () => {
  test('before the first answer: that it is coming, the number, and the way to the list [P2-2.83] [P2-2.85]', async () => {
    const { answerWith, runtime } = setUp(failed({ kind: 'network' }));
    answerWith(deferred<LockerOrderInfo>());
    expect(screen.getByText('Caricamento dell’ordine')).toBeDefined();
    expect(screen.getByText('n. ordine-1001')).toBeDefined();
    expect(screen.getByText('Ordine')).toBeDefined();
    fireEvent.click(button('LISTA ORDINI')!);
    expect(runtime.navigation.visits).toEqual([{ destination: { to: 'orders' }, isReplacing: false }]);
  });

  test.each([
    ['openingLocker', 'Apertura Frigo in corso', /Resta vicino.*apri entro 15 secondi\.$/, []],
    ['awaitingPayment', 'Pagamento in corso', /conferma del pagamento/, []],
    ['completed', 'Completato', /Buon pranzo!$/, ['Riapri il fridge']],
    ['openingLockerError', 'Il Frigo non si è aperto ?', /Il tuo ordine è salvo e riprovare non costa nulla/, ['RIPROVA APERTURA']],
    ['failed', 'Ordine Fallito', /non è andato a buon fine/, []],
  ] as const)(
    '%s: %s [P2-4.13] [P2-4.14] [P2-4.15] [P2-4.16] [P2-4.17] [P2-4.21] [P2-8.5] [P2-8.6]',
    async (actionType, heading, sentence, buttons) => {
      setUp(info(actionType));
      await pass(0);
      expect(title()).toBe(heading);
      expect(read(document.querySelector('main'))).toMatch(new RegExp(sentence.source.replace('$', '')));
      const all = ['Riapri il fridge', 'RIPROVA APERTURA', 'RICARICA'];
      expect(all.filter((name) => button(name) !== null)).toEqual(buttons);
      expect(button('LISTA ORDINI')).not.toBeNull();
    },
  );

  test.each([
    ['openingLocker', true],
    ['awaitingPayment', true],
    ['completed', false],
    ['openingLockerError', false],
    ['failed', false],
  ] as const)('%s turns: %s [P2-4.15]', async (actionType, isTurning) => {
    // Remembered by this browser, or made elsewhere.
    for (const area of [FRIDGE, null]) {
      const { view } = setUp(info(actionType), { area });
      await pass(0);
      // jsdom draws nothing: the ring is the class that turns.
      expect(document.querySelector('svg[class*="ring"]') !== null).toBe(isTurning);
      view.unmount();
    }
  });

  test('what was bought, and how much of it [P2-2.84] [P2-3.5]', async () => {
    setUp(info('completed'));
    await pass(0);
    const details = screen.getByRole('region', { name: 'Dettaglio ordine' });
    expect([...details.querySelectorAll('li')].map(read)).toEqual(['Penne al pestox 2', 'Tiramisùx 1']);
  });

  const PENNE = { itemId: 'a', label: 'Penne al pesto', quantity: 2, image: '/penne.png' };
  const TIRAMISU = { itemId: 'b', label: 'Tiramisù', quantity: 1, image: null };

  test.each([
    ['Pagamento ricevuto', { isPaid: true }],
    ['Pagamento ricevuto', { isPaid: true, area: CANTEEN }],
    // The card may still be asked.
    ['Caricamento dell’ordine', { isPaid: false }],
    ['Caricamento dell’ordine', { isPaid: true, orderId: null }],
    // It was opened long ago.
    ['Caricamento dell’ordine', { isPaid: true, confirmedAt: Date.now() - 30_000 }],
    ['Caricamento dell’ordine', { area: null }],
  ])('right after the confirmation: %s %j', async (heading, remembered) => {
    const { answerWith } = setUp(failed({ kind: 'network' }), remembered);
    answerWith(deferred<LockerOrderInfo>());
    expect(title()).toBe(heading);
  });

  test('what was bought, its pictures, its time and the total stand there before the first answer, and after it', async () => {
    const confirmedAt = new Date(2026, 2, 5, 12, 55).getTime();
    const { answerWith } = setUp(info('completed'), { lines: [PENNE, TIRAMISU], totalCents: 1640, confirmedAt });
    answerWith(info('completed'));
    const details = () => screen.getByRole('region', { name: 'Dettaglio ordine' });
    const seen = () => [read(details()), [...details().querySelectorAll('img')].map((image) => image.getAttribute('src'))];
    const expected = [
      'Dettaglio ordine5 marzo 2026 alle ore 12:55Penne al pestox 2Tiramisùx 1Totale16,40 €',
      [expect.stringMatching(/\/penne\.png$/)],
    ];
    expect(seen()).toEqual(expected);
    await pass(0);
    expect(seen()).toEqual(expected);
  });

  test.each([
    ['Torna al frigo', {}, { to: 'selling-area', areaId: 'area-1' }],
    ['Torna al menu', { area: CANTEEN }, { to: 'selling-area', areaId: 'area-1' }],
    ['Torna alla Home', { area: null }, { to: 'home' }],
  ])('failed: %s', async (name, remembered, destination) => {
    const { runtime } = setUp(info('failed'), remembered);
    await pass(0);
    await press(name);
    expect(runtime.navigation.visits).toEqual([{ destination, isReplacing: false }]);
  });

  test.each([
    ['openingLocker', true],
    ['completed', true],
    // It has been paid, although the door is shut.
    ['openingLockerError', true],
    ['awaitingPayment', false],
    ['failed', false],
  ] as const)('what paid it: %s, said: %s', async (actionType, isSaid) => {
    setUp(info(actionType), { totalCents: 1230, split: { fromCorporateCredit: 500, fromWallet: 730, toPay: 0 } });
    await pass(0);
    const sum = read(document.querySelector('dl'));
    expect(sum).toBe(isSaid ? 'Totale12,30 €Pagato con: Credito aziendale5,00 €Pagato con: Portafoglio7,30 €' : 'Totale12,30 €');
  });

  test('the support phone is a link that calls [P2-2.89]', async () => {
    setUp(info('openingLocker'));
    await pass(0);
    expect(document.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:800123456');
  });

  test.each([
    ['an order that this browser remembers: it stands there at once', { lines: [PENNE] }, 1],
    ['an order whose dishes will come and push it down: not yet', { area: null }, 0],
  ])('the support phone before the first answer, %s', (_, remembered, phones) => {
    const { answerWith } = setUp(failed({ kind: 'network' }), remembered);
    answerWith(deferred<LockerOrderInfo>());
    expect(document.querySelectorAll('a[href^="tel:"]')).toHaveLength(phones);
  });

  test.each([
    ['failed', 'Ti abbiamo restituito 5,00 € nel credito aziendale, 1,40 € nel portafoglio.'],
    ['openingLockerError', 'Lo sportello non risponde.'],
  ] as const)('%s shows the server’s own sentence when there is one', async (actionType, message) => {
    setUp(info(actionType, { message }));
    await pass(0);
    expect(screen.getByText(sentence(message))).toBeDefined();
  });

  test('the fridge did not open: the server’s message, then that trying again costs nothing, and a telephone', async () => {
    const { runtime } = setUp({ ...info('openingLockerError'), message: 'Lo sportello non risponde.' }, {});
    await pass(0);
    // The list of orders says it, too.
    expect(JSON.parse(runtime.storage.read('recentOrders') ?? '')).toMatchObject([{ orderId: 'ordine-1001', isShut: true }]);
    expect(read(screen.getByRole('status'))).toBe(
      'Il Frigo non si è aperto ?Lo sportello non risponde. Il tuo ordine è salvo e riprovare non costa nulla: fallo quando sei vicino al frigo.',
    );
    expect(screen.getByRole('link', { name: /Ti serve aiuto\? Chiama/ })).toBeDefined();
  });

  test('failed, and the server says nothing of money: where to look, and no claim', async () => {
    const { runtime } = setUp(info('failed'));
    await pass(0);
    expect(screen.getByRole('alert').textContent).toContain(
      'Se avevi già pagato qualcosa, guarda nel portafoglio se ti è stato restituito.',
    );
    await press('Vai al portafoglio');
    expect(runtime.navigation.visits).toEqual([{ destination: { to: 'wallet' }, isReplacing: false }]);
  });

  test('the success message is shown cleaned [P2-3.6]', async () => {
    const html = '<p>Il frigo è <b>aperto</b>.<img src=x onerror="window.__hostile=1"></p>';
    setUp(info('completed', { order: { ...info('completed').order, customSuccessMessage: html } }));
    await pass(0);
    await vi.waitFor(() => expect(document.querySelector('b')?.textContent).toBe('aperto'), { timeout: 30_000 });
    expect(document.querySelector('main img')).toBeNull();
  });

  describe('a payment that may have been left', () => {
    const UNPAID = 'Non c’è ancora la conferma del pagamento. Se non lo hai concluso, riprendilo da qui: non paghi due volte.';

    test.each([
      ['/payment/u-1', 'u-1'],
      ['/payment/integration/edenred_ticket/pay/u-2?x=1', 'u-2'],
    ])('%s, where the confirmation led, is a press away when nothing confirms it', async (link, uuid) => {
      const { runtime } = setUp(info('awaitingPayment'), { link });
      await pass(0);
      // It may just have been made.
      expect(title()).toBe('Pagamento in corso');
      expect(read(document.querySelector('main'))).toContain('Stiamo aspettando la conferma del pagamento. Non serve ripeterlo.');
      expect(button('Vai al pagamento')).toBeNull();
      await pass(MINUTE);
      expect(title()).toBe('Ordine in corso');
      expect(read(document.querySelector('main'))).toContain(UNPAID);
      expect(read(document.body)).not.toContain('non serve rifarlo');
      expect(button('RICARICA')).not.toBeNull();
      await press('Vai al pagamento');
      expect(runtime.navigation.visits).toEqual([{ destination: { to: 'payment', uuid }, isReplacing: false }]);
    });

    test('that the server has given up is a press away at once', async () => {
      setUp(info('awaitingPayment', { loading: false }), { link: '/payment/u-1' });
      await pass(0);
      expect(title()).toBe('Pagamento in corso');
      expect(read(document.querySelector('main'))).toContain(UNPAID);
      expect(button('Vai al pagamento')).not.toBeNull();
    });

    test.each([
      ['awaitingPayment', undefined],
      ['awaitingPayment', '/locker-selling-order/ordine-1001'],
      ['awaitingPayment', 'https://pay.test/payment/u-1'],
      ['openingLocker', '/payment/u-1'],
    ] as const)('%s, and the confirmation led to %s: nothing to pay here', async (actionType, link) => {
      setUp(info(actionType), link === undefined ? {} : { link });
      await pass(MINUTE);
      expect(button('Vai al pagamento')).toBeNull();
      expect(read(document.querySelector('main'))).not.toContain(UNPAID);
    });
  });

  test('from the payment to the open door: asked again every 2 s until it is done [P2-1.3] [P2-4.18]', async () => {
    const { answerWith, calls } = setUp(info('awaitingPayment'));
    await pass(0);
    expect(title()).toBe('Pagamento in corso');
    answerWith(info('openingLocker'));
    await pass(1999);
    expect(title()).toBe('Pagamento in corso');
    await pass(1);
    expect(title()).toBe('Apertura Frigo in corso');
    answerWith(info('completed'));
    await pass(2000);
    expect(title()).toBe('Completato');
    const asked = calls.length;
    await pass(60_000);
    expect(calls).toHaveLength(asked);
  });

  test('the second press of a double tap on RIPROVA APERTURA does not open the door again', async () => {
    const { calls, answerWith } = setUp(info('openingLockerError'));
    await pass(0);
    answerWith(info('completed'));
    fireEvent.click(button('RIPROVA APERTURA')!, { detail: 1 });
    await pass(0);
    fireEvent.click(button('Riapri il fridge')!, { detail: 2 });
    await pass(0);
    expect(calls.filter((call) => call.startsWith('open'))).toEqual(['open ordine-1001']);
    // A press of its own does.
    fireEvent.click(button('Riapri il fridge')!, { detail: 1 });
    await pass(0);
    expect(calls.filter((call) => call.startsWith('open'))).toHaveLength(2);
  });

  test.each([
    ['it opens before the eyes of who has pressed', 'openingLocker', true, [80]],
    ['nothing was pressed: the browser would refuse', 'openingLocker', false, []],
    ['open already', 'completed', true, []],
  ] as const)('a short vibration: %s', async (_, first, hasBeenActive, vibrations) => {
    const vibrate = vi.fn<(ms: number) => boolean>();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { vibrate, userActivation: { hasBeenActive } }));
    const { answerWith } = setUp(info(first));
    await pass(0);
    answerWith(info('completed'));
    await pass(2000);
    await pass(2000);
    expect(title()).toBe('Completato');
    expect(vibrate.mock.calls.flat()).toEqual(vibrations);
    vi.unstubAllGlobals();
  });

  test('after 7 requests: Ordine in corso, with RICARICA, which asks 7 times more [P2-2.88] [P2-4.19] [P2-9.3]', async () => {
    const { calls } = setUp(info('openingLocker'));
    await pass(11_999);
    expect(title()).toBe('Apertura Frigo in corso');
    expect(button('RICARICA')).toBeNull();
    await pass(1);
    expect(title()).toBe('Ordine in corso');
    await pass(600_000);
    expect(calls).toEqual(Array<string>(7).fill('ordine-1001'));
    await press('RICARICA');
    expect(title()).toBe('Apertura Frigo in corso');
    await pass(600_000);
    expect(calls).toHaveLength(14);
    expect(title()).toBe('Ordine in corso');
  });

  test('Riapri il fridge counts from 60 to 0 and is gone then [P2-4.20]', async () => {
    setUp(info('completed'));
    await pass(0);
    const left = () => Number(/\d+$/.exec(read(button('Riapri il fridge')))?.[0]);
    expect(left()).toBe(60);
    await pass(1000);
    expect(left()).toBe(59);
    await pass(29_000);
    expect(left()).toBe(30);
    await pass(29_000);
    expect(left()).toBe(1);
    await pass(1000);
    expect(button('Riapri il fridge')).toBeNull();
    expect(screen.getByText('Il tempo per riaprire il frigo è finito.')).toBeDefined();
    expect(title()).toBe('Completato');
    expect(button('LISTA ORDINI')).not.toBeNull();
  });

  test('an order of another day is ordered again in its shop, one that was just made is not', async () => {
    const { runtime, view } = setUp(info('completed'), { confirmedAt: Date.now() - 20 * MINUTE, lines: [PENNE] });
    await pass(0);
    await press('Ordina di nuovo');
    await press('Ordina di nuovo');
    expect(runtime.navigation.visits).toEqual([
      { destination: { to: 'selling-area', areaId: 'area-1', reorder: 'ordine-1001' }, isReplacing: false },
    ]);
    view.unmount();
    setUp(info('completed'), { area: CANTEEN, lines: [PENNE] });
    await pass(0);
    expect([title(), button('Ordina di nuovo')]).toEqual(['Completato', null]);
  });

  test('after the 60 seconds what is past is said, and the server’s message stays below it', async () => {
    const html = '<p>Il tuo piatto è nel ripiano 3.</p>';
    setUp(info('completed', { order: { ...info('completed').order, customSuccessMessage: html } }));
    await pass(MINUTE - 1);
    expect(read(document.querySelector('main'))).toContain('Il tuo piatto è nel ripiano 3.');
    await pass(1);
    expect(read(document.querySelector('main'))).toMatch(
      /Il tempo per riaprire il frigo è finito\. ?All’apertura: ?Il tuo piatto è nel ripiano 3\./,
    );
    expect(read(document.querySelector('main'))).not.toContain('Prendi');
  });

  test.each([
    ['just made', 0, true],
    ['made almost a quarter of an hour ago', 15 * MINUTE - 1, true],
    ['made a quarter of an hour ago', 15 * MINUTE, false],
    ['made 20 minutes ago', 20 * MINUTE, false],
    ['made when nobody says', null, true],
  ])(
    'an order of another browser that the server calls a fridge’s, %s: when it may be opened again [P2-2.87]',
    async (_, age, isOffered) => {
      const area = { id: 'milano-1', type: 'locker', title: 'Frigo Torre Nord' } as const;
      const createdAt = age === null ? null : Date.now() - age;
      const order = { ...info('completed').order, area, createdAt, customSuccessMessage: 'Il frigo è aperto.' };
      const { calls } = setUp(info('completed', { order }), { area: null });
      await pass(0);
      expect(title()).toBe('Completato');
      if (!isOffered) {
        expect(button('Riapri il fridge')).toBeNull();
        expect(screen.getByText('Il tempo per riaprire il frigo è finito.')).toBeDefined();
        return;
      }
      expect(read(button('Riapri il fridge'))).toBe('Riapri il fridge60');
      await pass(MINUTE);
      expect(button('Riapri il fridge')).toBeNull();
      expect(calls).not.toContain('open ordine-1001');
    },
  );

  test('completed, and loading to the last of seven answers: the fridge can be opened again all the same [P2-4.20]', async () => {
    const { calls } = setUp(info('completed', { loading: true }));
    for (let tries = 0; tries < 8; tries += 1) await pass(2000);
    expect([title(), button('Riapri il fridge') !== null, calls.length]).toEqual(['Completato', true, 7]);
  });

  test.each([
    ['failed', 'Ordine Fallito'],
    ['openingLockerError', 'Il Frigo non si è aperto ?'],
  ] as const)('%s, and loading to the last of seven answers: the outcome stays', async (actionType, name) => {
    const { calls } = setUp(info(actionType, { loading: true }));
    for (let tries = 0; tries < 8; tries += 1) await pass(2000);
    expect([title(), button('RICARICA'), calls.length]).toEqual([name, null, 7]);
  });

  test.each(['openingLocker', 'awaitingPayment'] as const)(
    '%s, and not loading: RICARICA asks again, and nothing else does',
    async (actionType) => {
      const { calls, answerWith } = setUp(info(actionType, { loading: false }));
      await pass(20_000);
      expect(calls).toEqual(['ordine-1001']);
      answerWith(info('completed'));
      await press('RICARICA');
      expect([title(), calls]).toEqual(['Completato', ['ordine-1001', 'ordine-1001']]);
    },
  );

  test('no word of its state while it loads: it goes on asking; then Ordine in corso with RICARICA [P2-4.19]', async () => {
    setUp(info(null, { loading: true }));
    await pass(0);
    expect(screen.getByText('Caricamento dell’ordine')).toBeDefined();
    for (let tries = 0; tries < 8; tries += 1) await pass(2000);
    expect([title(), button('RICARICA') !== null]).toEqual(['Ordine in corso', true]);
    expect(screen.getByText(/Penne al pesto/)).toBeDefined();
  });

  test('no word of its state, and then completed, long ago: the fridge was open, and is not opened again', async () => {
    const { answerWith } = setUp(info(null, { loading: true }), { confirmedAt: Date.now() - 15 * MINUTE });
    await pass(0);
    answerWith(info('completed'));
    await pass(2000);
    expect([title(), button('Riapri il fridge')]).toEqual(['Completato', null]);
  });

  test('an order of before, completed at the first look: the fridge was open, and is not opened again', async () => {
    setUp(info('completed'), { confirmedAt: Date.now() - 15 * MINUTE });
    await pass(0);
    expect(title()).toBe('Completato');
    expect(screen.getByText('Il tempo per riaprire il frigo è finito.')).toBeDefined();
    expect(button('Riapri il fridge')).toBeNull();
  });

  test('an order of another device: a fridge, once its opening was seen, and after a reload [P2-2.87]', async () => {
    const { answerWith, again, view } = setUp(info('openingLocker'), { area: null });
    await pass(0);
    answerWith(info('completed'));
    await pass(2000);
    expect(button('Riapri il fridge')).not.toBeNull();
    view.unmount();
    again();
    await pass(10_000);
    expect(read(button('Riapri il fridge'))).toBe('Riapri il fridge50');
  });

  test.each([
    ['a canteen', CANTEEN, 'Lo ritiri qui: Mensa Corso Italia, negli orari di apertura.'],
    ['a place that this browser does not know', null, 'Il tuo ordine è andato a buon fine.'],
  ])('at %s no fridge is drawn, opened or spoken of [P2-2.87]', async (_, area, sentence) => {
    const { answerWith } = setUp(info('awaitingPayment'), { area });
    await pass(0);
    expect(document.querySelector('main svg rect')).toBeNull();
    answerWith(info('completed'));
    await pass(2000);
    expect([title(), button('Riapri il fridge')]).toEqual(['Completato', null]);
    expect(screen.getByText(sentence)).toBeDefined();
    expect(document.querySelector('main svg rect')).toBeNull();
    await pass(MINUTE);
    expect(screen.getByText(sentence)).toBeDefined();
    expect(read(document.body)).not.toMatch(/frig|sportello/i);
  });

  test('at a canteen the server’s message says where and when to collect', async () => {
    const html = '<p>Ritiralo al banco entro le 14:30.</p>';
    setUp(info('completed', { order: { ...info('completed').order, customSuccessMessage: html } }), { area: CANTEEN });
    await pass(0);
    expect(screen.getByText('Ritiralo al banco entro le 14:30.')).toBeDefined();
  });

  test('Riapri il fridge opens the door once, follows it, and may be pressed again [P2-2.87] [P2-4.22]', async () => {
    const { answerWith, calls } = setUp(info('completed'));
    await pass(20_000);
    calls.length = 0;
    const opening = deferred<LockerOrderInfo>();
    answerWith(opening);
    await press('Riapri il fridge');
    expect(title()).toBe('Apertura Frigo in corso');
    expect(button('Riapri il fridge')).toBeNull();
    expect(calls).toEqual(['open ordine-1001']);
    answerWith(info('completed'));
    opening.resolve(info('openingLocker'));
    await pass(0);
    expect(calls).toEqual(['open ordine-1001', 'ordine-1001']);
    expect(title()).toBe('Completato');
  });

  test('an opening has all of its tries again, however many the reading before it took [P2-4.22]', async () => {
    const { answerWith, calls } = setUp(info('openingLockerError', { loading: true }));
    await pass(60_000);
    expect(calls).toHaveLength(7);
    calls.length = 0;
    answerWith(info('openingLocker', { loading: true }));
    await press('RIPROVA APERTURA');
    await pass(60_000);
    expect(calls).toEqual(['open ordine-1001', ...Array<string>(7).fill('ordine-1001')]);
  });

  test('RIPROVA APERTURA: tried again by a press only, once for each press [P2-2.86]', async () => {
    const { answerWith, calls } = setUp(info('openingLockerError'));
    await pass(600_000);
    expect(calls.filter((call) => call.startsWith('open'))).toEqual([]);
    answerWith(info('openingLockerError', { message: 'Ancora no.' }));
    await press('RIPROVA APERTURA');
    expect(calls.filter((call) => call.startsWith('open'))).toHaveLength(1);
    expect(screen.getByText('Ancora no.')).toBeDefined();
    await pass(600_000);
    expect(calls.filter((call) => call.startsWith('open'))).toHaveLength(1);
    answerWith(info('completed'));
    await press('RIPROVA APERTURA');
    expect(title()).toBe('Completato');
  });

  describe('RIPROVA APERTURA of the order list', () => {
    const arrive = async (actionType: LockerOrderInfo['actionType'], { waitMs = 0, orderId = 'ordine-1001' } = {}) => {
      const kit = setUp(info(actionType));
      await pass(0);
      kit.view.unmount();
      kit.calls.length = 0;
      askToOpen(kit.runtime, orderId);
      await pass(waitMs);
      const { unmount } = kit.again();
      await pass(0);
      return { ...kit, unmount };
    };

    test('opens the door once, and says so at once; a later visit only reads', async () => {
      const { calls, answerWith, again, unmount } = await arrive('openingLockerError');
      expect(calls).toEqual(['ordine-1001', 'open ordine-1001', 'ordine-1001']);
      unmount();
      answerWith(info('openingLockerError'));
      again();
      await pass(0);
      expect(calls.filter((call) => call.startsWith('open'))).toHaveLength(1);
      expect(title()).toBe('Il Frigo non si è aperto ?');
    });

    test('an answer that comes late opens nothing: the person may have left', async () => {
      const kit = setUp(info('openingLockerError'));
      await pass(0);
      kit.view.unmount();
      const late = deferred<LockerOrderInfo>();
      kit.answerWith(late);
      askToOpen(kit.runtime, 'ordine-1001');
      kit.again();
      await pass(10_000);
      late.resolve(info('openingLockerError'));
      await pass(0);
      expect(title()).toBe('Il Frigo non si è aperto ?');
      expect(kit.calls.filter((call) => call.startsWith('open'))).toEqual([]);
    });

    test('while the door is being opened, where to stand', async () => {
      const kit = setUp(info('openingLockerError'));
      await pass(0);
      kit.view.unmount();
      askToOpen(kit.runtime, 'ordine-1001');
      kit.again();
      kit.answerWith(info('openingLocker'));
      await pass(0);
      expect(title()).toBe('Apertura Frigo in corso');
      // The order list no longer says that it is shut.
      expect(JSON.parse(kit.runtime.storage.read('recentOrders')!)).toMatchObject([{ isShut: false }]);
    });

    test.each([
      ['completed', {}],
      ['openingLocker', {}],
      // The page came much later, or is another order's.
      ['openingLockerError', { waitMs: 10_000 }],
      ['openingLockerError', { orderId: 'ordine-1002' }],
    ] as const)('opens nothing for %s, %j', async (actionType, options) => {
      const { calls } = await arrive(actionType, options);
      expect(calls.filter((call) => call.startsWith('open'))).toEqual([]);
    });
  });

  test('no answer to a retry: the error, and RICARICA reads without opening', async () => {
    const { answerWith, calls } = setUp(info('openingLockerError'));
    await pass(0);
    answerWith(failed({ kind: 'network' }));
    await press('RIPROVA APERTURA');
    expect(title()).toBe("Ops.. C'è stato un errore durante il caricamento dell'ordine.");
    calls.length = 0;
    answerWith(info('completed'));
    await press('RICARICA');
    expect([title(), calls]).toEqual(['Completato', ['ordine-1001']]);
  });

  test('an order that cannot be loaded: the sentence and RICARICA that helps', async () => {
    const { answerWith } = setUp(failed({ kind: 'http', status: 500, error: null, message: null }));
    await pass(0);
    expect(title()).toBe("Ops.. C'è stato un errore durante il caricamento dell'ordine.");
    expect(document.querySelector('[role=alert]')).not.toBeNull();
    answerWith(info('openingLocker'));
    await press('RICARICA');
    expect(title()).toBe('Apertura Frigo in corso');
  });

  test('an order of nobody, or of another account', async () => {
    setUp(failed({ kind: 'http', status: 404, error: 'Not Found', message: null }));
    await pass(0);
    expect(title()).toBe('Ordine non trovato');
    expect(button('RICARICA')).toBeNull();
    expect(button('LISTA ORDINI')).not.toBeNull();
  });

  test('a hidden page asks nothing', async () => {
    const { runtime, calls } = setUp(info('openingLocker'));
    await pass(0);
    runtime.environment.setVisible(false);
    const asked = calls.length;
    await pass(600_000);
    expect(calls).toHaveLength(asked);
    await act(async () => runtime.environment.setVisible(true));
    await pass(0);
    expect(calls).toHaveLength(asked + 1);
  });

  test('leaving stops the questions, also those after a door that was being opened', async () => {
    const { view, calls, answerWith } = setUp(info('openingLockerError'));
    await pass(0);
    const opening = deferred<LockerOrderInfo>();
    answerWith(opening);
    await press('RIPROVA APERTURA');
    calls.length = 0;
    view.unmount();
    await pass(0);
    answerWith(info('openingLocker'));
    opening.resolve(info('openingLocker'));
    await pass(600_000);
    expect(calls).toEqual([]);
  });
});

test('it asks once, also where StrictMode mounts it twice', async () => {
  const { calls } = setUp(info('completed'));
  await pass(1000);
  expect(calls).toEqual(['ordine-1001']);
});

describe('in English', () => {
  test.each([
    [info('openingLocker'), 'Opening the fridge', 'Stay close: when you hear the click, open within 15 seconds.'],
    [
      failed({ kind: 'http', status: 500, error: null, message: null }),
      'Oops… There was an error while loading the order.',
      'Your order is not lost: update its status to see how it is going.',
    ],
  ])('%#: the title and the sentence', async (answer, heading, sentence) => {
    // The sentences are loaded, which fake time does not wait for.
    vi.useRealTimers();
    setUp(answer, {}, 'en');
    expect((await screen.findByRole('heading', { name: heading })).parentElement?.textContent).toContain(sentence);
    expect([screen.getByText('no. ordine-1001').tagName, button('Your orders')?.tagName]).toEqual(['DIV', 'A']);
  });
});
