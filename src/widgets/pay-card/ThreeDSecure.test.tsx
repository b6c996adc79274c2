import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { findOrTry, settle } from '../../../sandbox/b2c/payments.ts';
import { faultsOf, newB2c, NOW } from '../../../sandbox/b2c/test-kit.ts';
import { withMoneyLock } from '../shared/runtime/money-lock.ts';
import { clientOver, deferred, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, pass, read } from '../shared/ui/test-dom.tsx';
import { DOWN, memoryCardVendor } from './test-kit.ts';
import { ThreeDSecure } from './ThreeDSecure.tsx';

const FLOW = 'b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/prova-1';
const CANCEL = `GET ${FLOW}/cancel`;
const PAYMENT = 'b2c/payment/prova-1';
const RESULT = { type: 'internal', link: '/wallet/recharge/prova-1' };
const PAID = [['prova-1', 1000]];
const error = (code: string) => `C'è stato un errore durante la verifica del pagamento (CODE: ${code})`;

/** What the server says in the place of its own answer; `run` carries the call out. */
type Answers = Readonly<Record<string, (run: () => Promise<Response>) => Promise<unknown>>>;

/** In process, with a recharge of 10,00 € that waits for the bank; `isByHand`: the page was opened with an id that nobody knows. */
function setUp({ answers = {}, isByHand = false }: { answers?: Answers; isByHand?: boolean } = {}) {
  const b2c = newB2c();
  const world = b2c.world();
  const demo = world.user('demo@pausa.test');
  const inProcess = fetchFrom(b2c, { user: 'demo@pausa.test' });
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = String(input).replace('http://sandbox.test/', '');
    const scripted = answers[`${init?.method ?? 'GET'} ${path}`];
    const run = () => inProcess(input, init);
    return scripted === undefined ? run() : Response.json(await scripted(run));
  });
  const calls = (method: string, path: string) =>
    fetch.mock.calls.filter(([input, init]) => (init?.method ?? 'GET') === method && String(input).endsWith(path)).length;
  const vendor = memoryCardVendor();
  const onLeave = vi.fn();
  const runtime = testRuntime(clientOver(fetch));
  if (!isByHand) findOrTry(world, demo, 'prova-1', 'braintree_cc');
  return {
    user: userEvent.setup(),
    vendor,
    onLeave,
    runtime,
    payment: () => findOrTry(world, demo, 'prova-1', 'braintree_cc'),
    /** The payment is made in another window, or on another device. */
    payElsewhere: () => settle(findOrTry(world, demo, 'prova-1', 'braintree_cc'), world, demo, NOW),
    ledger: () => world.ledger.map(({ intent, cents }) => [intent, cents]),
    calls,
    posts: (path: string) => calls('POST', path),
    ...faultsOf(b2c),
    show: () => draw(<ThreeDSecure uuid="prova-1" vendor={vendor} onLeave={onLeave} />, runtime),
  };
}
type Setup = ReturnType<typeof setUp>;

async function enterName({ user }: Setup) {
  await user.type(await screen.findByLabelText('Nome e cognome dell’intestatario'), ' Giulia Bianchi ');
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
}
const failure = (code = '20141') => screen.findByRole('heading', { name: error(code) });
const press = (name: string) => screen.getByRole('button', { name });
const DENIAL = /non abbiamo addebitato nulla/;
const UNKNOWN = 'Non sappiamo ancora se il pagamento è andato a buon fine: riprova, e lo controlliamo prima di inviare altro.';
const says = (sentence: string | RegExp) => screen.queryByText(sentence) !== null;
const followed = ({ runtime }: Setup, link: object = RESULT) => waitFor(() => expect(runtime.navigation.followed).toEqual([link]));

describe('ThreeDSecure', () => {
  test('asks for the name, verifies, pays once, follows [P2-4.47] [P2-4.50] [P2-4.52] [P2-4.48]', async () => {
    const setup = setUp();
    setup.show();
    await enterName(setup);
    await waitFor(() => expect(setup.runtime.navigation.followed).toEqual([{ type: 'internal', link: '/wallet/recharge/prova-1' }]));
    expect(setup.vendor.verified).toEqual([
      expect.objectContaining({ nonce: 'tokencc_sandbox_400000_1091', bin: '400000', amount: '10.00' }),
    ]);
    expect(setup.vendor.verified[0]).not.toHaveProperty('ipAddress');
    expect([setup.ledger(), setup.posts('/3dsecure-flow/prova-1')]).toEqual([[['prova-1', 1000]], 1]);
  });

  test('a name that the server refuses: its code [P2-8.13]', async () => {
    const setup = setUp({ answers: { [`POST ${FLOW}/saveCreditCardData`]: async () => ({ success: false, code: 20143 }) } });
    setup.show();
    await enterName(setup);
    expect((await screen.findByText(error('20143'))).closest('[role=alert]')).not.toBeNull();
    expect(setup.vendor.verified).toEqual([]);
  });

  test('a refusal without a code: 20141 [P2-8.12]', async () => {
    const setup = setUp({ answers: { [`POST ${FLOW}/saveCreditCardData`]: async () => ({ success: false }) } });
    setup.show();
    await enterName(setup);
    expect(await screen.findByText(error('20141'))).not.toBeNull();
  });

  test('a name that is missing, and one that cannot be saved: said, what was typed stays, another press goes on', async () => {
    const setup = setUp();
    await setup.fault(`${FLOW}/saveCreditCardData`, '500');
    setup.show();
    const input = await screen.findByLabelText<HTMLInputElement>('Nome e cognome dell’intestatario');
    await setup.user.click(press('Conferma'));
    expect(screen.getByText('Intestatario obbligatorio')).not.toBeNull();
    await setup.user.type(input, 'Giulia Bianchi{Enter}');
    expect((await screen.findByText(error('20141'))).closest('[role=alert]')).not.toBeNull();
    expect([input.value, setup.vendor.verified]).toEqual(['Giulia Bianchi', []]);
    await setup.mend();
    await setup.user.click(press('Conferma'));
    await followed(setup);
    expect(setup.ledger()).toEqual(PAID);
  });

  test.each([
    ['authenticate_failed', false],
    ['authenticate_rejected', true],
    ['authentication_unavailable', false],
    ['something new', true],
  ])('%s is no success: 20141, nothing is sent', async (status, hasLiabilityShifted) => {
    const setup = setUp();
    setup.vendor.next = { verify: { nonce: 'verified', status, hasLiabilityShifted } };
    setup.show();
    await enterName(setup);
    await failure();
    expect([setup.ledger(), setup.posts('/3dsecure-flow/prova-1')]).toEqual([[], 0]);
    setup.vendor.next = {};
    await setup.user.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(setup.ledger()).toEqual([['prova-1', 1000]]));
  });

  test('a vendor that is down: 20141, tracked by its code', async () => {
    const setup = setUp();
    setup.vendor.next = { verify: DOWN };
    setup.show();
    await enterName(setup);
    await failure();
    expect(setup.runtime.tracking.events.at(-1)).toEqual({ category: 'error-3d-secure', label: 'CLIENT_GATEWAY_NETWORK' });
  });

  test('the server’s sentence stands beside the code', async () => {
    const setup = setUp();
    setup.vendor.next = { verify: { nonce: 'declined', status: 'authenticate_successful', hasLiabilityShifted: true } };
    setup.show();
    await enterName(setup);
    await failure();
    expect(screen.getByText('La banca non ha confermato il pagamento.')).not.toBeNull();
    expect([says(DENIAL), says('Puoi riprovare o annullare il pagamento.')]).toEqual([false, true]);
    // The payment's own page offers other means.
    await setup.user.click(press('Riprova'));
    await followed(setup, { type: 'internal', link: '/payment/prova-1' });
  });

  test('Annulla while the bank thinks: the server is told once, then back [P2-4.53]', async () => {
    const setup = setUp();
    setup.vendor.next = { verify: 'never' };
    setup.show();
    await enterName(setup);
    await screen.findByRole('heading', { name: 'Verifica in corso' });
    await setup.user.dblClick(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(setup.onLeave).toHaveBeenCalledTimes(1));
    expect([setup.payment().state, setup.calls('GET', '/cancel'), setup.ledger()]).toEqual(['cancelled', 1, []]);
    expect(setup.runtime.navigation.followed).toEqual([]);
  });

  test.each(['400', '500', 'html', 'malformed', 'drop'])(
    'an answer lost after the payment (%s) is looked up, not sent again',
    async (kind) => {
      const setup = setUp();
      await setup.fault(FLOW, kind, { method: 'POST', after: true });
      setup.show();
      await enterName(setup);
      await waitFor(() => expect(setup.runtime.navigation.followed).toHaveLength(1));
      expect([setup.ledger(), setup.posts('/3dsecure-flow/prova-1')]).toEqual([[['prova-1', 1000]], 1]);
    },
  );

  test('a link that the guard refuses is an error, and never a second payment', async () => {
    const setup = setUp();
    vi.spyOn(setup.runtime.navigation, 'follow').mockReturnValue(false);
    setup.show();
    await enterName(setup);
    await failure();
    await setup.user.click(screen.getByRole('button', { name: 'Riprova' }));
    await failure();
    expect([setup.ledger(), setup.posts('/3dsecure-flow/prova-1')]).toEqual([[['prova-1', 1000]], 1]);
  });

  test('a page opened by hand: the server knows the payment only from then on', async () => {
    const setup = setUp({ isByHand: true });
    setup.show();
    await enterName(setup);
    await followed(setup);
    expect(setup.ledger()).toEqual(PAID);
  });

  describe('the server is still preparing the step', () => {
    const begin = async () => {
      let answer: object | null = { uuid: 'prova-1', actionType: 'loading', linkAction: null, message: null };
      const setup = setUp({ answers: { [`GET ${PAYMENT}`]: async (run) => answer ?? (await run()).json() } });
      setup.show();
      await pass(1000);
      return { ...setup, prepared: () => void (answer = null) };
    };
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    test('the page waits, asks again after 2 seconds, and then goes on', async () => {
      const { prepared, runtime, calls } = await begin();
      expect([screen.queryByRole('heading', { name: 'Prepariamo la verifica' }) !== null, calls('GET', PAYMENT)]).toEqual([true, 1]);
      prepared();
      await pass(1500);
      expect(screen.getByLabelText('Nome e cognome dell’intestatario')).not.toBeNull();
      expect([runtime.navigation.followed, calls('GET', PAYMENT)]).toEqual([[], 2]);
    });

    test('for too long: after the seventh answer the payment’s own page goes on', async () => {
      const { runtime, calls } = await begin();
      await pass(10_500);
      expect([runtime.navigation.followed, calls('GET', PAYMENT)]).toEqual([[], 6]);
      await pass(2000);
      expect([runtime.navigation.followed, calls('GET', PAYMENT)]).toEqual([[{ type: 'internal', link: '/payment/prova-1' }], 7]);
    });

    test('Annulla is there meanwhile', async () => {
      const { prepared, payment, onLeave } = await begin();
      prepared();
      act(() => press('Annulla').click());
      await pass(1000);
      expect([payment().state, onLeave.mock.calls.length]).toEqual(['cancelled', 1]);
    });
  });

  test('paid already: led on before anything else is asked, whatever the flow would answer', async () => {
    const setup = setUp();
    setup.payElsewhere();
    await setup.fault(FLOW, '500');
    setup.show();
    await followed(setup);
    expect([setup.calls('GET', FLOW), setup.vendor.verified, says(DENIAL)]).toEqual([0, [], false]);
  });

  test.each([
    ['the flow fails', 'GET', '500'],
    ['the payment is refused by its status', 'POST', '400'],
    ['the server fails', 'POST', '503'],
  ])('%s, and nothing was charged: read, 20141, said, another try pays once', async (_what, method, kind) => {
    const setup = setUp();
    setup.payment().means!.card!.cardholderName = 'Giulia Bianchi';
    await setup.fault(FLOW, kind, { method });
    setup.show();
    await failure();
    expect([says(DENIAL), setup.ledger()]).toEqual([true, []]);
    await setup.mend();
    await setup.user.click(press('Riprova'));
    await followed(setup);
    expect(setup.ledger()).toEqual(PAID);
  });

  test('paid in another window while the bank fails here: followed, and not denied', async () => {
    const setup = setUp();
    setup.vendor.next = { verify: DOWN };
    setup.show();
    setup.runtime.tracking.event = (category) => {
      if (category === 'error-3d-secure') setup.payElsewhere();
    };
    await enterName(setup);
    await followed(setup);
    expect([says(DENIAL), setup.ledger()]).toEqual([false, PAID]);
  });

  test.each([null, { type: 'internal', link: '/payment/integration/braintree_cc/3dsecure-flow/prova-1' }])(
    'a redirect that leads nowhere (%j) after the payment: read, and followed',
    async (linkAction) => {
      const answer = async (run: () => Promise<Response>) => {
        await run();
        return { actionType: 'redirect', linkAction, message: null };
      };
      const setup = setUp({ answers: { [`POST ${FLOW}`]: answer } });
      setup.show();
      await enterName(setup);
      await followed(setup);
      expect([setup.ledger(), setup.posts(FLOW)]).toEqual([PAID, 1]);
    },
  );

  test.each(['500', 'html:404'])(
    'the payment cannot be read at first (%s): nothing is denied, and the next press reads it',
    async (kind) => {
      const setup = setUp();
      await setup.fault(PAYMENT, kind);
      setup.show();
      await failure();
      expect([says(UNKNOWN), says(DENIAL), setup.calls('GET', FLOW)]).toEqual([true, false, 0]);
      await setup.mend();
      await setup.user.dblClick(press('Riprova'));
      await enterName(setup);
      await followed(setup);
      expect(setup.ledger()).toEqual(PAID);
    },
  );

  test('nobody knows whether it was paid: said so, no Annulla; the next press reads, and sends nothing', async () => {
    const setup = setUp();
    await setup.fault(FLOW, 'drop', { method: 'POST', after: true });
    setup.show();
    await screen.findByLabelText('Nome e cognome dell’intestatario');
    // The reading before it goes well, the one after it does not.
    await setup.fault(PAYMENT, 'slow:0', { times: 1 });
    await setup.fault(PAYMENT, '500');
    await enterName(setup);
    await failure();
    expect([says(UNKNOWN), says(DENIAL), setup.ledger()]).toEqual([true, false, PAID]);
    expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull();
    await setup.mend();
    await setup.user.dblClick(press('Riprova'));
    await followed(setup);
    expect([setup.ledger(), setup.posts(FLOW)]).toEqual([PAID, 1]);
  });

  test('another window has the payment in hand: nothing is sent, and nothing is denied', async () => {
    const setup = setUp();
    const { promise, resolve } = deferred<void>();
    const other = withMoneyLock('payment.prova-1', () => promise);
    setup.show();
    await enterName(setup);
    await failure();
    expect([says(UNKNOWN), says(DENIAL), setup.posts(FLOW)]).toEqual([true, false, 0]);
    setup.payElsewhere();
    resolve();
    await other;
    await setup.user.click(press('Riprova'));
    await followed(setup);
    expect([setup.ledger(), setup.posts(FLOW)]).toEqual([PAID, 0]);
  });

  test('the SDK never comes: 20141 after 20 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const setup = setUp();
      setup.payment().means!.card!.cardholderName = 'Giulia Bianchi';
      setup.vendor.load = () => new Promise(() => undefined);
      setup.show();
      await pass(19_000);
      expect(screen.getByRole('heading', { name: 'Verifica in corso' })).not.toBeNull();
      await pass(2000);
      expect(screen.getByRole('heading', { name: error('20141') })).not.toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  describe('Annulla', () => {
    const askName = () => screen.findByLabelText('Nome e cognome dell’intestatario');

    test.each(['400', '500', 'html', 'malformed', 'drop'])('its answer is lost after it was done (%s): read, then back', async (kind) => {
      const setup = setUp();
      await setup.fault(`${FLOW}/cancel`, kind, { after: true });
      setup.show();
      await askName();
      await setup.user.dblClick(press('Annulla'));
      await waitFor(() => expect(setup.onLeave).toHaveBeenCalledTimes(1));
      expect([setup.payment().state, setup.calls('GET', '/cancel')]).toEqual(['cancelled', 1]);
    });

    test.each(['400', '500', 'html', 'malformed', 'drop'])('it was not done (%s): said so, and Riprova cancels once', async (kind) => {
      const setup = setUp();
      await setup.fault(`${FLOW}/cancel`, kind);
      setup.show();
      await askName();
      await setup.user.click(press('Annulla'));
      await failure();
      expect([says('Non siamo riusciti ad annullare il pagamento. Puoi riprovare.'), setup.payment().state]).toEqual([true, 'waiting']);
      await setup.mend();
      await setup.user.dblClick(press('Riprova'));
      await waitFor(() => expect(setup.onLeave).toHaveBeenCalledTimes(1));
      expect([setup.payment().state, setup.calls('GET', '/cancel')]).toEqual(['cancelled', 2]);
    });

    test('the server says no: its sentence', async () => {
      const refusal = { actionType: 'error', linkAction: null, message: 'La banca sta già addebitando il pagamento.' };
      const setup = setUp({ answers: { [CANCEL]: async () => refusal } });
      setup.show();
      await askName();
      await setup.user.click(press('Annulla'));
      await failure();
      expect([says('La banca sta già addebitando il pagamento.'), says(DENIAL)]).toEqual([true, false]);
      expect(setup.onLeave).not.toHaveBeenCalled();
    });

    test('paid elsewhere before: followed, and the server is not asked', async () => {
      const setup = setUp();
      setup.show();
      await askName();
      setup.payElsewhere();
      await setup.user.click(press('Annulla'));
      await followed(setup);
      expect([setup.calls('GET', '/cancel'), setup.onLeave.mock.calls.length]).toEqual([0, 0]);
    });

    test('paid elsewhere meanwhile: its answer is followed', async () => {
      const setup: Setup = setUp({
        answers: {
          async [CANCEL](run) {
            setup.payElsewhere();
            return (await run()).json();
          },
        },
      });
      setup.show();
      await askName();
      await setup.user.click(press('Annulla'));
      await followed(setup);
      expect([setup.onLeave.mock.calls.length, setup.ledger()]).toEqual([0, PAID]);
    });

    test('another window has the payment in hand: nothing is sent, and nothing is claimed', async () => {
      const setup = setUp();
      const { promise, resolve } = deferred<void>();
      const other = withMoneyLock('payment.prova-1', () => promise);
      setup.show();
      await askName();
      await setup.user.click(press('Annulla'));
      await failure();
      expect([says(UNKNOWN), says(DENIAL), setup.calls('GET', '/cancel')]).toEqual([true, false, 0]);
      resolve();
      await other;
      await setup.user.click(press('Riprova'));
      await waitFor(() => expect(setup.onLeave).toHaveBeenCalledTimes(1));
      expect([setup.payment().state, setup.calls('GET', '/cancel')]).toEqual(['cancelled', 1]);
    });
  });
});

test('in English: the cardholder’s name, and a refusal', async () => {
  const { runtime, vendor, user, fault } = setUp();
  draw(<ThreeDSecure uuid="prova-1" vendor={vendor} onLeave={vi.fn()} />, runtime, { lang: 'en' });
  const name = await screen.findByLabelText('Cardholder’s first name and surname');
  expect(read(document.body)).toBe(
    'Payment verificationWhose card is it?To pay €10.00 with Prova, the bank asks for the cardholder’s name.' +
      'Cardholder’s first name and surnameConfirmCancel',
  );
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByText('The cardholder is required').getAttribute('role')).toBe('alert');
  await fault(FLOW, '422', { method: 'POST', message: 'La banca ha detto no.' });
  await user.type(name, 'Giulia Bianchi{Enter}');
  await screen.findByRole('button', { name: 'Try again' });
  expect(read(document.body)).toBe(
    'Payment verificationThere was an error while verifying the payment (CODE: 20141)La banca ha detto no.' +
      'We have charged nothing with this method. You can try again or cancel the payment.Try againCancel800 123 456',
  );
  expect(screen.getByText('La banca ha detto no.').lang).toBe('it');
});
