import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { findOrTry, settle } from '../../../sandbox/b2c/payments.ts';
import { faultsOf, newB2c, NOW } from '../../../sandbox/b2c/test-kit.ts';
import { withMoneyLock } from '../shared/runtime/money-lock.ts';
import { clientOver, deferred, testRuntime } from '../shared/runtime/test-kit.ts';
import { LanguageProvider } from '../shared/text/LanguageProvider.tsx';
import { draw, read } from '../shared/ui/test-dom.tsx';
import { AddPayPal } from './AddPayPal.tsx';
import { DeviceData } from './DeviceData.tsx';
import { VendorError, WindowBlockedError } from '../shared/payment/vendor-sdk.ts';
import { memoryPayPalVendor } from './test-kit.ts';

const DOWN = new VendorError('CLIENT_GATEWAY_NETWORK');
const TOKEN = 'b2c/payment/integration/braintree/token';
const ADD = 'b2c/payment/integration/braintree/braintree-paypal-pi/add-account';
/** What the server’s token says. */
const readToken = (token = '') => JSON.parse(atob(token)) as unknown;
const SUBMIT = '*submit-device-data/prova-1';
const error = (code: number) => `C'è stato un errore. Riprova o contattaci al 800 123 456 (Gateway error: ${code})`;
const heading = (name: string) => screen.findByRole('heading', { name });
const press = (name: string) => screen.getByRole('button', { name });
const says = (sentence: string | RegExp) => screen.queryByText(sentence) !== null;
const isTitled = (name: string) => screen.queryByRole('heading', { name }) !== null;
/** Lets time pass, the page's own included. */
async function inFakeTime(task: (pass: (ms: number) => Promise<void>) => Promise<void>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await task((ms) => act(() => vi.advanceTimersByTimeAsync(ms)) as unknown as Promise<void>);
  } finally {
    vi.useRealTimers();
  }
}

/** What the server says in the place of its own answer; `run` carries the call out. */
type Answers = Readonly<Record<string, (run: () => Promise<Response>) => Promise<unknown>>>;

function setUp(answers: Answers = {}) {
  const b2c = newB2c();
  const inProcess = fetchFrom(b2c, { user: 'vuoto@pausa.test' });
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const name = Object.keys(answers).find((part) => String(input).includes(part));
    const run = () => inProcess(input, init);
    return name === undefined ? run() : Response.json(await answers[name]!(run));
  });
  const payment = () => findOrTry(b2c.world(), b2c.world().user('vuoto@pausa.test'), 'prova-1', 'braintree_paypal');
  return {
    user: userEvent.setup(),
    vendor: memoryPayPalVendor(),
    onAdded: vi.fn(),
    onLeave: vi.fn(),
    runtime: testRuntime(clientOver(fetch)),
    /** A recharge of 10,00 € that waits for PayPal to know the device. */
    payment,
    /** The payment is made in another window, or on another device. */
    payElsewhere: () => settle(payment(), b2c.world(), b2c.world().user('vuoto@pausa.test'), NOW),
    calls: (part: string) => fetch.mock.calls.filter(([input]) => String(input).includes(part)).length,
    accounts: () => b2c.world().user('vuoto@pausa.test').instruments.length,
    ledger: () => b2c.world().ledger.map(({ intent, cents }) => [intent, cents]),
    posts: () => fetch.mock.calls.filter(([, init]) => init?.method === 'POST').length,
    sent: () => fetch.mock.calls.flatMap(([, init]) => (init?.method === 'POST' ? [JSON.parse(init.body as string) as unknown] : [])),
    ...faultsOf(b2c),
  };
}

const testLostSdk = (show: () => ReturnType<typeof setUp> & { drawn: () => unknown }, pending: string) =>
  test('the SDK never comes: 20144 after 20 seconds', () =>
    inFakeTime(async (pass) => {
      const setup = show();
      setup.vendor.load = () => new Promise(() => undefined);
      setup.drawn();
      await pass(19_000);
      expect(says(pending)).toBe(true);
      await pass(2000);
      expect(isTitled(error(20144))).toBe(true);
    }));

describe('linking', () => {
  function show(productName = 'Pausa') {
    const setup = setUp();
    const { vendor, onAdded, onLeave, runtime } = setup;
    const drawn = () => draw(<AddPayPal vendor={vendor} onAdded={onAdded} onLeave={onLeave} />, { ...runtime, productName });
    return { ...setup, drawn };
  }
  const button = async ({ vendor }: ReturnType<typeof show>) => {
    await waitFor(() => expect(vendor.buttons).toHaveLength(1));
    return vendor.buttons[0]!;
  };

  test('one button; what is agreed to is sent once and handed over once [P2-2.74] [P2-2.75] [P2-4.55] [P2-7.40] [P2-4.54]', async () => {
    const setup = show('Bistrò');
    setup.drawn();
    const { onApproved } = await button(setup);
    expect(screen.getByText('Clicca qui per aggiungere PayPal al tuo profilo Bistrò.')).not.toBeNull();
    expect(setup.vendor.agreements.at(-1)).toBe('Acquisti su Bistrò');
    act(() => {
      onApproved('paypal_sandbox');
      onApproved('paypal_sandbox');
    });
    await waitFor(() => expect(setup.onAdded).toHaveBeenCalledTimes(1));
    expect([setup.posts(), setup.accounts()]).toEqual([1, 1]);
    expect(readToken(setup.vendor.tokens.at(-1))).toMatchObject({ merchantId: 'pausa' });
  });

  test('the host’s page fails to take the added account: no error is shown', async () => {
    const setup = show();
    setup.onAdded.mockImplementation(() => {
      throw new Error('host');
    });
    setup.drawn();
    const { onApproved } = await button(setup);
    act(() => onApproved('paypal_sandbox'));
    await waitFor(() => expect(setup.onAdded).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    expect([screen.queryByRole('alert'), screen.queryByRole('button', { name: 'Riprova' })]).toEqual([null, null]);
  });

  test('a no in PayPal’s window goes back [P2-4.56]', async () => {
    const setup = show();
    setup.drawn();
    const { onCancelled } = await button(setup);
    act(() => onCancelled());
    expect([setup.onLeave.mock.calls.length, setup.posts()]).toEqual([1, 0]);
  });

  test.each([
    ['load', DOWN],
    ['client', DOWN],
    ['button', DOWN],
  ] as const)('%s fails: 20144, tracked, Riprova and indietro [P2-2.76] [P2-8.36] [P2-8.49] [P2-4.57]', async (part, thrown) => {
    const setup = show();
    setup.vendor.next = { [part]: thrown };
    setup.drawn();
    await heading(error(20144));
    expect(setup.runtime.tracking.events.at(-1)).toEqual({ category: 'error-paypal-add', label: 'CLIENT_GATEWAY_NETWORK' });
    await setup.user.click(press('indietro'));
    expect(setup.onLeave).toHaveBeenCalledTimes(1);
    setup.vendor.next = {};
    await setup.user.click(press('Riprova'));
    await button(setup);
  });

  test.each(['500', 'html', 'malformed', 'drop'])('no token (%s): 20144 [P2-8.38] [P2-4.57]', async (kind) => {
    const setup = show();
    await setup.fault(TOKEN, kind);
    setup.drawn();
    await heading(error(20144));
    await setup.mend();
    await setup.user.click(press('Riprova'));
    await button(setup);
  });

  test('the button fails later: 20144', async () => {
    const setup = show();
    setup.drawn();
    const { onFailed } = await button(setup);
    act(() => onFailed(DOWN));
    await heading(error(20144));
  });

  test('the browser blocks PayPal’s window: said beside 20144, and another try', async () => {
    const setup = show();
    setup.drawn();
    const { onFailed } = await button(setup);
    act(() => onFailed(new WindowBlockedError(new Error('Can not open popup window - blocked'))));
    await heading(error(20144));
    expect(says('Il browser ha bloccato la finestra di PayPal. Consenti le finestre di questo sito e riprova.')).toBe(true);
    await setup.user.click(press('Riprova'));
    await button(setup);
  });

  test.each(['500', 'malformed', 'drop'])('not added (%s): 20142, tracked [P2-8.37] [P2-4.57] [P2-8.49]', async (kind) => {
    const setup = show();
    await setup.fault(ADD, kind);
    setup.drawn();
    const { onApproved } = await button(setup);
    act(() => onApproved('paypal_sandbox'));
    await heading(error(20142));
    expect(setup.accounts()).toBe(0);
    expect(setup.runtime.tracking.events).toContainEqual({ category: 'error-paypal-add', label: 'not added' });
    await setup.mend();
    await setup.user.click(press('Riprova'));
    const again = await button(setup);
    act(() => again.onApproved('paypal_sandbox'));
    await waitFor(() => expect(setup.onAdded).toHaveBeenCalledTimes(1));
    expect(setup.accounts()).toBe(1);
  });

  test('the server’s sentence takes the default’s place [P2-8.42]', async () => {
    const setup = show();
    setup.drawn();
    const { onApproved } = await button(setup);
    act(() => onApproved('declined'));
    await heading('PayPal non ha autorizzato il collegamento. Riprova.');
  });

  test.each(['500', 'malformed', 'drop'])('an answer lost after the effect (%s): the account is found', async (kind) => {
    const setup = show();
    await setup.fault(ADD, kind, { after: true });
    setup.drawn();
    const { onApproved } = await button(setup);
    act(() => onApproved('paypal_sandbox'));
    await waitFor(() => expect(setup.onAdded).toHaveBeenCalledTimes(1));
    expect(setup.accounts()).toBe(1);
  });

  describe('an answer lost after the effect, and the list of methods does not come', () => {
    const UNKNOWN = 'Non sappiamo ancora se PayPal è stato aggiunto: riprova, e lo controlliamo prima di inviare altro.';

    test.each([
      ['it was added', true],
      ['it was not', false],
    ])('%s: the next press reads, and sends nothing', async (_what, isAfter) => {
      const setup = show();
      await setup.fault(ADD, 'drop', { after: isAfter, times: 1 });
      // The list before it comes, the one after it does not.
      await setup.fault('b2c/payment-instrument/', 'slow:0', { times: 1 });
      await setup.fault('b2c/payment-instrument/', '500');
      setup.drawn();
      const { onApproved } = await button(setup);
      act(() => onApproved('paypal_sandbox'));
      await heading(error(20142));
      expect(says(UNKNOWN)).toBe(true);
      await setup.user.click(press('Riprova'));
      await waitFor(() => expect(says(UNKNOWN)).toBe(true));
      await setup.mend();
      await setup.user.dblClick(press('Riprova'));
      if (isAfter) await waitFor(() => expect(setup.onAdded).toHaveBeenCalledTimes(1));
      else await waitFor(() => expect([isTitled(error(20142)), says(UNKNOWN)]).toEqual([true, false]));
      expect([setup.posts(), setup.accounts()]).toEqual([1, isAfter ? 1 : 0]);
    });
  });

  test('a list of methods that does not come before: nothing is sent of which nobody could tell whether it came', async () => {
    const setup = show();
    await setup.fault('b2c/payment-instrument/', '500');
    setup.drawn();
    const { onApproved } = await button(setup);
    act(() => onApproved('paypal_sandbox'));
    await heading(error(20142));
    expect([setup.posts(), setup.accounts()]).toEqual([0, 0]);
  });

  testLostSdk(show, 'Collegamento con PayPal in corso');
});

describe('the device data', () => {
  function show({ answers = {}, isByHand = false }: { answers?: Answers; isByHand?: boolean } = {}) {
    const setup = setUp(answers);
    if (!isByHand) setup.payment();
    return { ...setup, drawn: () => draw(<DeviceData uuid="prova-1" vendor={setup.vendor} />, setup.runtime) };
  }
  const PAID = [['prova-1', 1000]];
  const RESULT = { type: 'internal', link: '/wallet/recharge/prova-1' };
  const AT_PAYMENT = { type: 'internal', link: '/payment/prova-1' };
  const PAYMENT = 'b2c/payment/prova-1';
  const DENIAL = /non abbiamo addebitato nulla/;
  const UNKNOWN = 'Non sappiamo ancora se il pagamento è andato a buon fine: riprova, e lo controlliamo prima di inviare altro.';
  const followed = ({ runtime }: ReturnType<typeof show>, link: object = RESULT) =>
    waitFor(() => expect(runtime.navigation.followed).toEqual([link]));

  test('is collected, sent once, and the answer followed [P2-4.58] [P2-4.59]', async () => {
    const setup = show();
    setup.drawn();
    await waitFor(() => expect(setup.runtime.navigation.followed).toEqual([{ type: 'internal', link: '/wallet/recharge/prova-1' }]));
    expect([setup.ledger(), setup.posts()]).toEqual([PAID, 1]);
    expect(readToken(setup.vendor.tokens.at(-1))).toMatchObject({ merchantId: 'pausa' });
    expect(setup.sent()).toEqual([{ deviceData: '{"correlation_id":"1"}' }]);
  });

  test.each([
    ['load', 20144],
    ['client', 20144],
    ['collect', 20146],
  ] as const)('%s fails: %i, Riprova [P2-8.39]', async (part, code) => {
    const setup = show();
    setup.vendor.next = { [part]: DOWN };
    setup.drawn();
    await heading(error(code));
    setup.vendor.next = {};
    await setup.user.click(press('Riprova'));
    await waitFor(() => expect(setup.ledger()).toEqual(PAID));
  });

  test('no token: 20144', async () => {
    const setup = show();
    await setup.fault(TOKEN, '500');
    setup.drawn();
    await heading(error(20144));
  });

  test('the server’s refusal is its own sentence [P2-4.60]', async () => {
    const setup = show();
    setup.vendor.next = { collect: '' };
    setup.drawn();
    await heading('PayPal non ha confermato il pagamento.');
    expect([says(DENIAL), says('Puoi riprovare o annullare il pagamento.'), setup.ledger()]).toEqual([false, true, []]);
    // The payment's own page offers other means.
    await setup.user.click(press('Riprova'));
    await followed(setup, AT_PAYMENT);
  });

  test.each(['400', '500', 'html', 'malformed', 'drop'])(
    'an answer lost after the payment (%s) is looked up, not sent again',
    async (kind) => {
      const setup = show();
      await setup.fault(SUBMIT, kind, { after: true });
      setup.drawn();
      await waitFor(() => expect(setup.runtime.navigation.followed).toHaveLength(1));
      expect([setup.ledger(), setup.posts()]).toEqual([PAID, 1]);
    },
  );

  test('a link that the guard refuses: 20147', async () => {
    const setup = show();
    vi.spyOn(setup.runtime.navigation, 'follow').mockReturnValue(false);
    setup.drawn();
    await heading(error(20147));
  });

  test('Annulla: once at the server, its answer followed [P2-2.77] [P2-4.61] [P2-7.42]', async () => {
    const setup = show();
    setup.vendor.next = { collect: DOWN };
    setup.drawn();
    await heading(error(20146));
    await setup.user.dblClick(press('Annulla'));
    await waitFor(() => expect(setup.runtime.navigation.followed).toEqual([{ type: 'internal', link: '/payment/prova-1' }]));
    expect([setup.payment().state, setup.ledger(), setup.posts()]).toEqual(['cancelled', [], 1]);
  });

  test.each(['400', '500', 'malformed', 'html', 'drop'])(
    'a cancel whose answer is lost after it was done (%s): read, and followed',
    async (kind) => {
      const setup = show();
      setup.vendor.next = { collect: DOWN };
      await setup.fault('*braintree-paypal-payment/cancel/prova-1', kind, { after: true });
      setup.drawn();
      await heading(error(20146));
      await setup.user.dblClick(press('Annulla'));
      await followed(setup, AT_PAYMENT);
      expect([setup.payment().state, setup.posts()]).toEqual(['cancelled', 1]);
    },
  );

  test('a cancel that the server refuses: its sentence', async () => {
    const refusal = { actionType: 'error', linkAction: null, message: 'PayPal sta già addebitando il pagamento.' };
    const setup = show({ answers: { '/cancel/': async () => refusal } });
    setup.vendor.next = { collect: DOWN };
    setup.drawn();
    await heading(error(20146));
    await setup.user.click(press('Annulla'));
    await heading('PayPal sta già addebitando il pagamento.');
    expect([says(DENIAL), setup.runtime.navigation.followed]).toEqual([false, []]);
  });

  test.each(['400', '500', 'malformed', 'html', 'drop'])(
    'a cancel without an answer (%s): 20148, Riprova cancels [P2-8.41]',
    async (kind) => {
      const setup = show();
      setup.vendor.next = { collect: DOWN };
      await setup.fault('*braintree-paypal-payment/cancel/prova-1', kind);
      setup.drawn();
      await heading(error(20146));
      await setup.user.click(press('Annulla'));
      await heading(error(20148));
      expect([says('Non siamo riusciti ad annullare il pagamento. Puoi riprovare.'), setup.payment().state]).toEqual([true, 'waiting']);
      await setup.mend();
      await setup.user.dblClick(press('Riprova'));
      await followed(setup, AT_PAYMENT);
      expect([setup.payment().state, setup.posts()]).toEqual(['cancelled', 2]);
    },
  );

  test('a page opened by hand: the server knows the payment only from then on', async () => {
    const setup = show({ isByHand: true });
    setup.drawn();
    await followed(setup);
    expect(setup.ledger()).toEqual(PAID);
  });

  test('paid already: led on before anything else is asked, whatever the token would answer', async () => {
    const setup = show();
    setup.payElsewhere();
    await setup.fault(TOKEN, '500');
    setup.drawn();
    await followed(setup);
    expect([setup.calls(TOKEN), setup.posts(), says(DENIAL)]).toEqual([0, 0, false]);
  });

  test.each([
    ['400', 20147],
    ['500', 20147],
    ['malformed', 20147],
    ['drop', 20147],
  ] as const)('not paid (%s): read, %i, said, another try pays once [P2-8.40]', async (kind, code) => {
    const setup = show();
    await setup.fault(SUBMIT, kind);
    setup.drawn();
    await heading(error(code));
    expect([says(DENIAL), setup.ledger()]).toEqual([true, []]);
    await setup.mend();
    await setup.user.dblClick(press('Riprova'));
    await followed(setup);
    expect([setup.ledger(), setup.posts()]).toEqual([PAID, 2]);
  });

  test('paid in another window while PayPal fails here: followed, and not denied', async () => {
    const setup = show();
    setup.vendor.next = { collect: DOWN };
    setup.runtime.tracking.event = () => setup.payElsewhere();
    setup.drawn();
    await followed(setup);
    expect([says(DENIAL), setup.ledger(), setup.posts()]).toEqual([false, PAID, 0]);
  });

  test.each([null, { type: 'internal', link: '/payment/integration/braintree_paypal/device_data/prova-1' }])(
    'a redirect that leads nowhere (%j) after the payment: read, and followed',
    async (linkAction) => {
      const setup = show({
        answers: {
          async 'submit-device-data'(run) {
            await run();
            return { actionType: 'redirect', linkAction, message: null };
          },
        },
      });
      setup.drawn();
      await followed(setup);
      expect([setup.ledger(), setup.posts()]).toEqual([PAID, 1]);
    },
  );

  test('the payment cannot be read at first: nothing is denied, and the next press reads before it goes on', async () => {
    const setup = show();
    await setup.fault(PAYMENT, '500');
    setup.drawn();
    await heading(error(20144));
    expect([says(UNKNOWN), says(DENIAL), setup.calls(TOKEN)]).toEqual([true, false, 0]);
    await setup.mend();
    await setup.user.dblClick(press('Riprova'));
    await followed(setup);
    expect([setup.ledger(), setup.posts()]).toEqual([PAID, 1]);
  });

  test('nobody knows whether it was paid: said so, no Annulla; the next press reads, and sends nothing', async () => {
    const setup = show();
    await setup.fault(SUBMIT, 'drop', { after: true });
    // The readings at first and before it go well, the one after it does not.
    await setup.fault(PAYMENT, 'slow:0', { times: 2 });
    await setup.fault(PAYMENT, '500');
    setup.drawn();
    await heading(error(20147));
    expect([says(UNKNOWN), says(DENIAL), setup.ledger()]).toEqual([true, false, PAID]);
    expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull();
    await setup.mend();
    await setup.user.dblClick(press('Riprova'));
    await followed(setup);
    expect([setup.ledger(), setup.posts()]).toEqual([PAID, 1]);
  });

  test('another window has the payment in hand: nothing is sent, and nothing is denied', async () => {
    const setup = show();
    const { promise, resolve } = deferred<void>();
    const other = withMoneyLock('payment.prova-1', () => promise);
    setup.drawn();
    await heading(error(20147));
    expect([says(UNKNOWN), says(DENIAL), setup.posts()]).toEqual([true, false, 0]);
    setup.payElsewhere();
    resolve();
    await other;
    await setup.user.click(press('Riprova'));
    await followed(setup);
    expect([setup.ledger(), setup.posts()]).toEqual([PAID, 0]);
  });

  testLostSdk(show, 'Verifica in corso');
});

test('linking in English: our sentences, and PayPal’s own window', async () => {
  const { runtime, vendor } = setUp();
  draw(<AddPayPal vendor={vendor} onAdded={vi.fn()} onLeave={vi.fn()} />, runtime, { lang: 'en' });
  await screen.findByText('Click here to add PayPal to your Pausa profile.');
  expect(read(document.body)).toBe(
    'Link PayPalPClick here to add PayPal to your Pausa profile.PayPal’s window opens: sign in, confirm, and you are straight back here.',
  );
  expect([vendor.languages.at(-1), vendor.agreements.at(-1)]).toEqual(['en', 'Purchases on Pausa']);
});

test('the language changes while the person agrees: our sentences follow, and PayPal’s button stays', async () => {
  const { runtime, vendor } = setUp();
  const show = (lang: 'it' | 'en') => (
    <LanguageProvider lang={lang}>
      <AddPayPal vendor={vendor} onAdded={() => undefined} onLeave={() => undefined} />
    </LanguageProvider>
  );
  const { rerender } = draw(show('it'), runtime);
  await waitFor(() => expect(vendor.buttons).toHaveLength(1));
  const [button] = vendor.buttons;
  const drawn = vendor.agreements.length;
  rerender(show('en'));
  await screen.findByText('Click here to add PayPal to your Pausa profile.');
  expect(vendor.buttons).toEqual([button]);
  expect(vendor.agreements).toHaveLength(drawn);
});

test('in English: a payment by PayPal of which nobody knows', async () => {
  const { runtime, vendor, fault } = setUp();
  await fault(SUBMIT, '422');
  draw(<DeviceData uuid="prova-1" vendor={vendor} />, runtime, { lang: 'en' });
  await screen.findByRole('button', { name: 'Try again' });
  expect(read(document.body)).toBe(
    'PayPal verificationThere was an error. Try again or call us on 800 123 456 (Gateway error: 20147)' +
      'We do not know yet whether the payment has gone through: try again, and we check it before we send anything else.Try again800 123 456',
  );
});
