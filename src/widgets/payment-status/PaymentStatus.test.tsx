import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type ApiClient, ApiError, type ApiFailure, type Payment } from '../../api/index.ts';
import { recallInstruments, rememberInstruments, type SentPayment } from '../shared/payment/payment-instruments.ts';
import { type Choice, putPending } from '../shared/payment/pending-instrument.ts';
import { newInstrument, newOption } from '../shared/payment/test-kit.ts';
import { type Deferred, deferred, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, pass, read, withFakeTime } from '../shared/ui/test-dom.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';

withFakeTime();

const UUID = '00000000-0000-4000-9000-000000000001';
const CARD = newInstrument();

const payment = (actionType: Payment['actionType'], change: Partial<Payment> = {}): Payment => ({
  uuid: UUID,
  actionType,
  linkAction: null,
  message: null,
  ...change,
});
const PAID = payment('redirect', { linkAction: { type: 'internal', link: '/locker-selling-order/ordine-1001' } });
const failed = (failure: ApiFailure) => new ApiError('GET b2c/x', failure);
/** By the API itself, with the contract's body. */
const refusal = (status: number, message: string | null = null): ApiFailure => ({ kind: 'http', status, error: 'Bad Request', message });
/** By a gateway. */
const http = (status: number): ApiFailure => ({ kind: 'http', status, error: null, message: null });
const GONE: ApiFailure = { kind: 'http', status: 404, error: 'Not Found', message: null };

type Answer = Payment | ApiError | Deferred<Payment>;
type Kind = 'read' | 'update' | 'cancel';

/** A page whose server the test plays: one standing answer for each kind of call. */
function setUp(first: Answer, { picked = null as Choice | null, sentWith = null as SentPayment | null } = {}) {
  const answers: Record<Kind, Answer> = { read: first, update: payment('loading'), cancel: payment('cancelled') };
  const calls: string[] = [];
  let inFlight = 0;
  let most = 0;
  const client = {
    call: async ({ path }: { path: string }, { body, signal }: { body?: { uuid: string }; signal?: AbortSignal }) => {
      signal?.throwIfAborted();
      const kind: Kind = path.endsWith('/update-pi') ? 'update' : path.endsWith('/cancel') ? 'cancel' : 'read';
      calls.push(body === undefined ? kind : `${kind} ${body.uuid}`);
      inFlight += 1;
      most = Math.max(most, inFlight);
      try {
        const answer = answers[kind];
        if (answer instanceof ApiError) throw answer;
        return 'promise' in answer ? await answer.promise : answer;
      } finally {
        inFlight -= 1;
      }
    },
  } as unknown as ApiClient;
  const runtime = testRuntime(client);
  if (picked !== null) putPending(runtime.storage, 'PAYMENT_PICKED_PI', picked);
  if (sentWith !== null) rememberInstruments(runtime.storage, UUID, sentWith);
  const onLeave = vi.fn();
  const view = draw(<PaymentStatus uuid={UUID} onLeave={onLeave} />, runtime);
  return {
    runtime,
    view,
    calls,
    onLeave,
    mostAtOnce: () => most,
    answerWith: (kind: Kind, next: Answer) => {
      answers[kind] = next;
    },
  };
}

const button = (name: string) => [...document.querySelectorAll<HTMLElement>('button, a')].find((element) => read(element) === name) ?? null;
const press = async (name: string) => {
  fireEvent.click(button(name)!);
  await pass(0);
};
const title = () => read(document.querySelector('main h2'));

describe('PaymentStatus', () => {
  test('before the first answer: what is happening, how long, what to do', async () => {
    setUp(deferred<Payment>());
    await pass(0);
    expect(read(screen.getByRole('heading', { level: 1 }))).toBe('Pagamento');
    expect(title()).toBe('Pagamento in corso');
    const status = screen.getByRole('status');
    expect(read(status)).toContain('Di solito bastano pochi secondi. Puoi lasciare aperta questa pagina');
    expect(read(status)).not.toContain('Ci vuole più del solito');
    await pass(8000);
    expect(read(screen.getByRole('status'))).toContain('Ci vuole più del solito. Se chiudi la pagina il pagamento non si perde');
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  test('paid: followed once, in the place of the route [P2-4.7] [P2-4.3]', async () => {
    const { runtime, calls } = setUp(PAID);
    await pass(60_000);
    expect(runtime.navigation.followed).toEqual([{ type: 'internal', link: '/locker-selling-order/ordine-1001' }]);
    expect(calls).toEqual(['read']);
  });

  test('a link that is refused, or none: the error, and RIPROVA asks again', async () => {
    const { runtime, answerWith } = setUp(payment('redirect'));
    await pass(0);
    expect(title()).toBe('Ops! Sembra che qualcosa sia andato storto.');
    expect(runtime.tracking.events).toEqual([{ category: 'Error/Payment', label: 'redirect without a link' }]);
    answerWith('read', payment('cancelled'));
    await press('RIPROVA');
    expect(title()).toBe('PAGAMENTO CANCELLATO');
  });

  test('loading: one request and 6 more, 2 s apart, then RIPROVA, which asks 7 times more [P2-2.47] [P2-4.6] [P2-4.2] [P2-9.1] [P2-9.2]', async () => {
    const { calls, mostAtOnce } = setUp(payment('loading'));
    await pass(0);
    for (let asked = 1; asked <= 7; asked += 1) {
      expect(calls).toHaveLength(asked);
      if (asked === 7) break;
      await pass(1999);
      expect(calls).toHaveLength(asked);
      expect(button('RIPROVA')).toBeNull();
      await pass(1);
    }
    expect(title()).toBe('Pagamento in corso');
    expect(button('RIPROVA')).not.toBeNull();
    await pass(600_000);
    expect(calls).toEqual(Array<string>(7).fill('read'));
    await press('RIPROVA');
    expect(button('RIPROVA')).toBeNull();
    await pass(600_000);
    expect(calls).toHaveLength(14);
    expect(mostAtOnce()).toBe(1);
  });

  test('a slow answer: the pause begins after it, nothing overlaps', async () => {
    const slow = deferred<Payment>();
    const { calls, answerWith } = setUp(slow);
    await pass(7000);
    expect(calls).toHaveLength(1);
    answerWith('read', payment('loading'));
    slow.resolve(payment('loading'));
    await pass(1999);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls).toHaveLength(2);
  });

  test('from loading to paid [P2-2.44]', async () => {
    const { answerWith, runtime, calls } = setUp(payment('loading'));
    await pass(3999);
    answerWith('read', PAID);
    await pass(1);
    expect(runtime.navigation.followed).toHaveLength(1);
    await pass(60_000);
    expect(calls).toHaveLength(3);
  });

  test('a hidden page asks nothing, and goes on where it was when it is seen', async () => {
    const { runtime, calls } = setUp(payment('loading'));
    await pass(2000);
    expect(calls).toHaveLength(2);
    runtime.environment.setVisible(false);
    await pass(600_000);
    expect(calls).toHaveLength(2);
    await act(async () => runtime.environment.setVisible(true));
    await pass(0);
    expect(calls).toHaveLength(3);
    await pass(600_000);
    expect(calls).toHaveLength(7);
  });

  test('leaving stops the questions', async () => {
    const { view, calls } = setUp(payment('loading'));
    await pass(0);
    view.unmount();
    await pass(600_000);
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['La carta è stata rifiutata.', 'Pagamento Fallito: La carta è stata rifiutata.'],
    [null, 'Pagamento Fallito'],
  ])(
    'refused (%s): the sentence, CANCELLA, RIPROVA PAGAMENTO and the phone [P2-2.45] [P2-2.46] [P2-8.4] [P2-4.1]',
    async (message, sentence) => {
      const { runtime, calls } = setUp(payment('error', { message }));
      await pass(60_000);
      expect(title()).toBe(sentence);
      expect(document.body.textContent).toContain('L’importo resta da pagare: puoi riprovare, anche con un altro metodo.');
      expect(document.body.textContent).not.toContain('addebitato');
      expect(screen.getByRole('alert').contains(document.querySelector('main h2'))).toBe(true);
      expect(document.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:800123456');
      expect(button('CANCELLA')).not.toBeNull();
      expect(calls).toEqual(['read']);
      await press('RIPROVA PAGAMENTO');
      expect(runtime.navigation.visits).toEqual([
        {
          destination: {
            to: 'payment-options',
            context: 'definedAmountMethod',
            keyToUpdate: 'PAYMENT_PICKED_PI',
            returnUrl: '#payment',
          },
          isReplacing: false,
        },
      ]);
      expect(calls).toEqual(['read']);
    },
  );

  describe('RIPROVA PAGAMENTO with the instrument of before [P2-2.46]', () => {
    const method = (label: string) => ({
      type: 'pi' as const,
      paymentInstrument: { uuid: `uuid ${label}`, provider: 'visa', label, sublabel: 'Scade 08/28' },
    });
    const [EDENRED, VISA] = [method('Ticket Restaurant Edenred'), method('Visa 4242')];
    const rows = () => [...screen.getByRole('region', { name: 'Avevi scelto' }).querySelectorAll('li')].map(read);

    test('pays with it once, and the options are one press away [P2-2.46]', async () => {
      const { calls, answerWith, runtime } = setUp(payment('error'), {
        sentWith: { definedAmountMethod: VISA, partialAmountMethod: null, toPay: 680 },
      });
      await pass(0);
      expect(read(document.querySelector('dl'))).toBe('Pagamento con Visa 42426,80 €');
      expect(screen.queryByRole('region', { name: 'Avevi scelto' })).toBeNull();
      expect(read(screen.getByRole('alert'))).toContain('L’importo resta da pagare: puoi riprovare, anche con un altro metodo.');
      expect(read(screen.getByRole('alert'))).not.toContain('Riproviamo');
      await press('Scegli un altro metodo');
      expect(runtime.navigation.visits[0]?.destination).toMatchObject({ to: 'payment-options', context: 'definedAmountMethod' });
      expect(calls).toEqual(['read']);
      const update = deferred<Payment>();
      answerWith('update', update);
      await press('RIPROVA PAGAMENTO');
      expect(calls).toEqual(['read', 'read', 'update uuid Visa 4242']);
      answerWith('read', PAID);
      update.resolve(payment('loading'));
      await pass(60_000);
      expect(calls).toEqual(['read', 'read', 'update uuid Visa 4242', 'read']);
      expect(runtime.navigation.followed).toHaveLength(1);
    });

    test('of an amount that nobody knows: the instrument, without a bill', async () => {
      setUp(payment('error'), { sentWith: { definedAmountMethod: VISA, partialAmountMethod: null } });
      await pass(0);
      expect(rows()).toEqual([expect.stringContaining('Visa 4242Scade 08/28')]);
      expect(document.querySelector('dl')).toBeNull();
    });

    test('two instruments: the second is charged first; the first one alone is tried again, which is said', async () => {
      const { calls } = setUp(payment('error'), { sentWith: { definedAmountMethod: VISA, partialAmountMethod: EDENRED } });
      await pass(0);
      expect(rows()).toEqual([
        expect.stringContaining('Ticket Restaurant EdenredPer primo'),
        expect.stringContaining('Visa 4242Per il resto'),
      ]);
      expect(read(screen.getByRole('alert'))).toContain('Riproviamo con Visa 4242, senza Ticket Restaurant Edenred.');
      await press('RIPROVA PAGAMENTO');
      expect(calls).toContain('update uuid Visa 4242');
    });

    test('another instrument is refused: the reason names it, because the page names the one of before', async () => {
      const refused = new ApiError('update', { kind: 'http', status: 402, error: 'Payment Required', message: 'Carta scaduta.' });
      const { answerWith } = setUp(payment('error'), {
        picked: CARD,
        sentWith: { definedAmountMethod: VISA, partialAmountMethod: null, toPay: 680 },
      });
      answerWith('update', refused);
      await pass(0);
      expect(read(document.querySelector('dl'))).toBe('Pagamento con Visa 42426,80 €');
      expect(screen.getAllByRole('alert').map(read)).toContain(`${CARD.label}: Carta scaduta.`);
    });

    test('a method without an instrument cannot pay this: nothing is sent, and why is said once', async () => {
      const { calls, runtime } = setUp(payment('error'), {
        picked: newOption(),
        sentWith: { definedAmountMethod: VISA, partialAmountMethod: null },
      });
      await pass(0);
      expect(calls).toEqual(['read']);
      expect(screen.getAllByRole('alert').map(read)).toContain(
        'Buoni Satispay è salvato per i prossimi ordini, ma non può pagare questo: scegli un altro metodo.',
      );
      expect(runtime.storage.read('paymentPickedInstrument')).toBeNull();
      await press('RIPROVA PAGAMENTO');
      expect(calls).toContain('update uuid Visa 4242');
    });

    test('an instrument that was picked here is the one of before from then on', async () => {
      const sentWith = { definedAmountMethod: VISA, partialAmountMethod: EDENRED };
      const { calls, runtime } = setUp(payment('error'), { picked: CARD, sentWith });
      await pass(0);
      expect(rows()).toEqual([expect.stringContaining('Carta •••• 1111')]);
      // The browser keeps no more of it than the page shows and sends.
      const [, stored] = /^\S+ (.*)$/.exec(runtime.storage.read('paymentInstruments')!)!;
      expect(Object.keys(JSON.parse(stored!).definedAmountMethod.paymentInstrument).toSorted()).toEqual([
        'label',
        'provider',
        'sublabel',
        'uuid',
      ]);
      await press('RIPROVA PAGAMENTO');
      expect(calls.filter((call) => call.startsWith('update'))).toEqual(['update uuid-carta-2', 'update uuid-carta-2']);
    });

    test.each([
      ['none: nothing of it can have been paid', null, 890],
      ['another one: a part may have been paid', VISA, undefined],
    ])('picked after %s', async (_, definedAmountMethod, toPay) => {
      const sentWith = { definedAmountMethod, partialAmountMethod: null, toPay: 890 };
      const { runtime } = setUp(payment('collectPI'), { picked: CARD, sentWith });
      await pass(0);
      expect(recallInstruments(runtime.storage, UUID)?.toPay).toBe(toPay);
      expect(recallInstruments(runtime.storage, UUID)?.definedAmountMethod?.paymentInstrument.label).toBe('Carta •••• 1111');
    });

    test('a refused instrument is not taken for it', async () => {
      const { answerWith } = setUp(payment('error'), { picked: CARD, sentWith: { definedAmountMethod: VISA, partialAmountMethod: null } });
      answerWith('update', failed(refusal(400)));
      await pass(0);
      expect(rows()).toEqual([expect.stringContaining('Visa 4242')]);
    });
  });

  test('no instrument yet: AGGIUNGI leads to the options [P2-2.49] [P2-4.4]', async () => {
    const { runtime } = setUp(payment('collectPI'));
    await pass(0);
    expect(title()).toBe('Non hai ancora associato un metodo di pagamento al tuo account. Aggiungilo ora!');
    expect(document.querySelector('[role=alert]')).toBeNull();
    await press('AGGIUNGI');
    expect(runtime.navigation.visits[0]?.destination).toMatchObject({ to: 'payment-options', keyToUpdate: 'PAYMENT_PICKED_PI' });
  });

  test('PAGAMENTO CANCELLATO leads home [P2-2.48] [P2-4.5]', async () => {
    const { runtime } = setUp(payment('cancelled'));
    await pass(0);
    expect(title()).toBe('PAGAMENTO CANCELLATO');
    // A voucher or the credit may have paid a part.
    expect(document.body.textContent).toContain(
      'Da qui non parte nessun altro addebito. Per credito e buoni già usati guarda il Portafoglio e la lista ordini.',
    );
    await press('Torna alla home');
    expect(runtime.navigation.visits).toEqual([{ destination: { to: 'home' }, isReplacing: false }]);
  });

  describe.each(['collectPI', 'error'] as const)('an instrument was picked for a payment that says %s', (actionType) => {
    test('it is sent once, and the status read [P2-4.9] [P2-7.7]', async () => {
      const { calls, answerWith, runtime } = setUp(payment(actionType), { picked: CARD });
      const update = deferred<Payment>();
      answerWith('update', update);
      await pass(0);
      expect(calls).toEqual(['read', 'update uuid-carta-2']);
      expect(title()).toBe('Pagamento in corso');
      expect(read(screen.getByRole('status'))).toContain('paghi una volta sola');
      answerWith('read', PAID);
      update.resolve(payment('loading'));
      await pass(60_000);
      expect(calls).toEqual(['read', 'update uuid-carta-2', 'read']);
      expect(runtime.navigation.followed).toHaveLength(1);
    });

    test('it is used by this page once: a page opened after it finds nothing', async () => {
      const { runtime, view, calls } = setUp(payment(actionType), { picked: CARD });
      await pass(0);
      view.unmount();
      draw(<PaymentStatus uuid={UUID} onLeave={() => undefined} />, runtime);
      await pass(60_000);
      expect(calls.filter((call) => call.startsWith('update'))).toEqual(['update uuid-carta-2']);
    });

    test.each([
      [
        'refused with a sentence',
        refusal(400, 'Il metodo di pagamento scelto non è più disponibile.'),
        'Il metodo di pagamento scelto non è più disponibile.',
      ],
      ['refused without one', refusal(400), 'Operazione non consentita'],
    ])('%s: it says so, and nothing is repeated', async (_, failure, sentence) => {
      const { calls, answerWith } = setUp(payment(actionType), { picked: CARD });
      answerWith('update', failed(failure));
      await pass(60_000);
      expect(calls).toEqual(['read', 'update uuid-carta-2', 'read']);
      expect(read(screen.getAllByRole('alert').at(-1) ?? null)).toContain(sentence);
    });

    test.each([
      ['no line', { kind: 'network' }],
      ['no answer in time', { kind: 'timeout', afterMs: 30_000 }],
      ['an answer that is none', { kind: 'unexpected-answer', issue: 'not JSON' }],
      ['a gateway that broke', http(502)],
    ] as const)('%s: nobody knows, so the status is read, and nothing is sent again', async (_, failure) => {
      const { calls, answerWith, runtime } = setUp(payment(actionType), { picked: CARD });
      const update = deferred<Payment>();
      answerWith('update', update);
      await pass(0);
      answerWith('read', PAID);
      update.reject(failed(failure));
      await pass(60_000);
      expect(calls).toEqual(['read', 'update uuid-carta-2', 'read']);
      expect(runtime.navigation.followed).toHaveLength(1);
      expect(document.querySelector('[role=alert]')).toBeNull();
    });

    test.each([
      ['503', http(503)],
      ['no line', { kind: 'network' }],
    ] as const)('%s before it is sent: nothing is sent, the pick is kept, and RIPROVA sends it once', async (_, failure) => {
      const { calls, answerWith, runtime } = setUp(failed(failure), { picked: CARD });
      await pass(60_000);
      expect(calls).toEqual(['read']);
      expect(title()).toBe('Non abbiamo ancora usato il metodo che hai scelto.');
      answerWith('read', payment(actionType));
      const update = deferred<Payment>();
      answerWith('update', update);
      await press('RIPROVA');
      expect(calls).toEqual(['read', 'read', 'update uuid-carta-2']);
      answerWith('read', PAID);
      update.resolve(payment('loading'));
      await pass(60_000);
      expect(calls).toEqual(['read', 'read', 'update uuid-carta-2', 'read']);
      expect(runtime.navigation.followed).toHaveLength(1);
    });

    test('the payment is not there any more: it is said, with a way on, and nothing is sent', async () => {
      const { calls } = setUp(failed(GONE), { picked: CARD });
      await pass(60_000);
      expect(calls).toEqual(['read']);
      expect(title()).toBe('Pagamento non trovato');
      expect(button('RIPROVA')).toBeNull();
      expect(button('Vai alla lista ordini')).not.toBeNull();
    });

    test('another window is paying: this one waits until it is through, looks then, and follows', async () => {
      const first = setUp(payment(actionType), { picked: CARD });
      const update = deferred<Payment>();
      first.answerWith('update', update);
      await pass(0);
      // Read now, the status would still be the one of before.
      const second = setUp(payment(actionType), { picked: CARD });
      await pass(5000);
      expect(second.calls).toEqual([]);
      expect(read(document.querySelectorAll('main h2')[1] ?? null)).toBe('Pagamento in corso');
      first.answerWith('read', PAID);
      second.answerWith('read', PAID);
      update.resolve(payment('loading'));
      await pass(0);
      expect(second.calls).toEqual(['read']);
      expect(second.runtime.navigation.followed).toHaveLength(1);
      expect(first.calls).toEqual(['read', 'update uuid-carta-2', 'read']);
    });

    test('leaving meanwhile does not send it again, nor ask', async () => {
      const { calls, answerWith, view } = setUp(payment(actionType), { picked: CARD });
      const update = deferred<Payment>();
      answerWith('update', update);
      await pass(0);
      view.unmount();
      await pass(0);
      update.resolve(payment('loading'));
      await pass(60_000);
      expect(calls).toEqual(['read', 'update uuid-carta-2']);
    });
  });

  test.each(['loading', 'redirect', 'cancelled'] as const)('picked for a payment that says %s: nothing is sent', async (actionType) => {
    const { calls } = setUp(actionType === 'redirect' ? PAID : payment(actionType), { picked: CARD });
    await pass(60_000);
    expect(calls.filter((call) => call !== 'read')).toEqual([]);
  });

  test('picked more than a second ago: nothing is sent', async () => {
    const runtime = testRuntime({ call: async () => payment('collectPI') } as unknown as ApiClient);
    putPending(runtime.storage, 'PAYMENT_PICKED_PI', CARD);
    const call = vi.spyOn(runtime.client, 'call');
    vi.setSystemTime(Date.now() + 1000);
    draw(<PaymentStatus uuid={UUID} onLeave={() => undefined} />, runtime);
    await pass(60_000);
    expect(call).toHaveBeenCalledTimes(1);
    expect(title()).toMatch(/^Non hai ancora associato/);
  });

  test('CANCELLA cancels once, and goes back [P2-4.10] [P2-7.8]', async () => {
    const { calls, onLeave, answerWith } = setUp(payment('error'));
    await pass(0);
    const cancel = deferred<Payment>();
    answerWith('cancel', cancel);
    const pressed = button('CANCELLA')!;
    fireEvent.click(pressed);
    fireEvent.click(pressed);
    await pass(0);
    expect(title()).toBe('Annullamento in corso');
    expect(onLeave).not.toHaveBeenCalled();
    cancel.resolve(payment('cancelled'));
    await pass(60_000);
    expect(calls).toEqual(['read', 'read', 'cancel']);
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  test('CANCELLA too late: what was paid is followed, and nobody goes back', async () => {
    const { runtime, onLeave, answerWith } = setUp(payment('error'));
    await pass(0);
    answerWith('cancel', PAID);
    await press('CANCELLA');
    expect(runtime.navigation.followed).toHaveLength(1);
    expect(onLeave).not.toHaveBeenCalled();
  });

  test.each([
    ['with a sentence', 'Il pagamento è già in corso.', 'Non abbiamo potuto annullare il pagamento. Il pagamento è già in corso.'],
    ['without one', null, 'Non abbiamo potuto annullare il pagamento. Operazione non consentita'],
  ])('CANCELLA is refused %s: the status is read, the page says one thing only, and it may be pressed again', async (_, reason, said) => {
    const { calls, answerWith, onLeave } = setUp(payment('error', { message: 'La carta è stata rifiutata.' }));
    await pass(0);
    answerWith('cancel', failed(refusal(409, reason)));
    await press('CANCELLA');
    expect(calls).toEqual(['read', 'read', 'cancel', 'read']);
    expect(screen.getAllByRole('alert').map(read).at(-1)).toContain(said);
    answerWith('cancel', payment('cancelled'));
    await press('CANCELLA');
    expect(calls).toEqual(['read', 'read', 'cancel', 'read', 'read', 'cancel']);
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  test('CANCELLA is refused because it is being paid: it is waited for, and nothing else is said', async () => {
    const { answerWith, runtime } = setUp(payment('error'));
    await pass(0);
    const cancel = deferred<Payment>();
    answerWith('cancel', cancel);
    await press('CANCELLA');
    answerWith('read', payment('loading'));
    cancel.reject(failed(refusal(409, 'Il pagamento è già in corso.')));
    await pass(0);
    expect(title()).toBe('Pagamento in corso');
    expect(document.querySelector('[role=alert]')).toBeNull();
    answerWith('read', PAID);
    await pass(2000);
    expect(runtime.navigation.followed).toHaveLength(1);
  });

  test('CANCELLA after another window has paid cancels nothing', async () => {
    const { runtime, calls, onLeave, answerWith } = setUp(payment('error'));
    await pass(0);
    answerWith('read', PAID);
    await press('CANCELLA');
    expect(calls).toEqual(['read', 'read']);
    expect(runtime.navigation.followed).toHaveLength(1);
    expect(onLeave).not.toHaveBeenCalled();
  });

  test('CANCELLA while another window pays: nothing is cancelled, and this one follows when that one is through', async () => {
    const first = setUp(payment('error'));
    await pass(0);
    const second = setUp(payment('error'), { picked: CARD });
    const update = deferred<Payment>();
    second.answerWith('update', update);
    await pass(0);
    await press('CANCELLA');
    await pass(5000);
    expect(title()).toBe('Annullamento in corso');
    first.answerWith('read', PAID);
    second.answerWith('read', PAID);
    update.resolve(payment('loading'));
    await pass(0);
    expect(first.calls).toEqual(['read', 'read']);
    expect(first.runtime.navigation.followed).toHaveLength(1);
    expect(first.onLeave).not.toHaveBeenCalled();
  });

  test('CANCELLA without an answer: the status is read before anything can be pressed', async () => {
    const { calls, onLeave, answerWith } = setUp(payment('error'));
    await pass(0);
    const cancel = deferred<Payment>();
    answerWith('cancel', cancel);
    await press('CANCELLA');
    answerWith('read', payment('cancelled'));
    cancel.reject(failed({ kind: 'network' }));
    await pass(0);
    expect(calls).toEqual(['read', 'read', 'cancel', 'read']);
    expect(title()).toBe('PAGAMENTO CANCELLATO');
    expect(onLeave).not.toHaveBeenCalled();
  });

  test.each([
    ['500', http(500)],
    ['a gateway that does not know the server', http(404)],
    ['no line', { kind: 'network' }],
    ['a proxy’s page', { kind: 'unexpected-answer', issue: 'not JSON' }],
  ] as const)('%s while reading: the sentence, and RIPROVA helps', async (_, failure) => {
    const { calls, answerWith } = setUp(failed(failure));
    await pass(60_000);
    expect(calls).toEqual(['read']);
    expect(title()).toBe('Ops! Sembra che qualcosa sia andato storto.');
    answerWith('read', payment('error'));
    await press('RIPROVA');
    expect(title()).toBe('Pagamento Fallito');
  });

  test('a payment of nobody, or of another account', async () => {
    setUp(failed(GONE));
    await pass(0);
    expect(title()).toBe('Pagamento non trovato');
    expect(button('RIPROVA')).toBeNull();
    expect(button('Vai alla lista ordini')).not.toBeNull();
  });

  test('who is being sent to the login sees no error on the way', async () => {
    setUp(failed({ kind: 'unauthorized', status: 401 }));
    await pass(60_000);
    expect(title()).toBe('Pagamento in corso');
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  test('the button that was pressed is gone: the focus stays in the screen', async () => {
    setUp(payment('loading'));
    await pass(600_000);
    button('RIPROVA')!.focus();
    await press('RIPROVA');
    expect(document.activeElement).toBe(document.querySelector('main'));
  });

  test('Indietro leaves', async () => {
    const { onLeave, calls } = setUp(payment('error'));
    await pass(0);
    fireEvent.click(screen.getByLabelText('Indietro'));
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(calls).toEqual(['read']);
  });
});

test('it asks, and pays, once, also where StrictMode mounts it twice', async () => {
  const { calls } = setUp(payment('collectPI'), { picked: CARD });
  await pass(1000);
  expect(calls).toEqual(['read', 'update uuid-carta-2', 'read']);
});

test('in English: a payment that failed, and a cancellation that is refused', async () => {
  const { runtime, view, answerWith } = setUp(payment('error', { message: 'Carta rifiutata.' }), {
    sentWith: { definedAmountMethod: { type: 'pi', paymentInstrument: CARD }, partialAmountMethod: null },
  });
  view.unmount();
  draw(<PaymentStatus uuid={UUID} onLeave={vi.fn()} />, runtime, { lang: 'en' });
  await vi.dynamicImportSettled();
  await pass(0);
  expect(read(document.body)).toBe(
    'PaymentPayment failed: Carta rifiutata.The amount is still to be paid: you can try again, with another method too.You had chosenVICarta •••• 1111' +
      'Try the payment againChoose another methodCancel payment800 123 456',
  );
  // What the server says is Italian, and marked so: screen readers change their voice.
  expect(screen.getByText('Carta rifiutata.').lang).toBe('it');
  answerWith('cancel', failed(refusal(422)));
  await press('Cancel payment');
  expect(document.body.textContent).toContain('We could not cancel the payment. This action is not allowed');
});
