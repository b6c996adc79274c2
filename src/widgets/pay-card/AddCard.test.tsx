import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { faultsOf, newB2c } from '../../../sandbox/b2c/test-kit.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, pass, read } from '../shared/ui/test-dom.tsx';
import { AddCard } from './AddCard.tsx';
import { TokenRefusedError } from './gateway.ts';
import { DOWN, EMPTY_FIELDS, memoryCardVendor } from './test-kit.ts';

const ADD = 'b2c/payment/integration/braintree/braintree-cc-pi/add-card';
const TOKEN = 'b2c/payment/integration/braintree/token';
const GATEWAY_ERROR = "C'è stato un errore. Riprova o contattaci al 800 123 456 (Gateway error: 20142)";

function setUp() {
  const b2c = newB2c();
  const fetch = vi.fn(fetchFrom(b2c, { user: 'demo@pausa.test' }));
  const vendor = memoryCardVendor();
  const onAdded = vi.fn();
  const onLeave = vi.fn();
  return {
    user: userEvent.setup(),
    vendor,
    onAdded,
    onLeave,
    runtime: testRuntime(clientOver(fetch)),
    cards: () =>
      b2c
        .world()
        .user('demo@pausa.test')
        .instruments.map(({ label }) => label),
    tokens: () => fetch.mock.calls.filter(([input]) => String(input).endsWith(TOKEN)).length,
    posts: () => fetch.mock.calls.filter(([, init]) => init?.method === 'POST').length,
    ...faultsOf(b2c),
  };
}
type Setup = ReturnType<typeof setUp>;
const show = ({ vendor, onAdded, onLeave, runtime }: Setup) =>
  draw(<AddCard vendor={vendor} onAdded={onAdded} onLeave={onLeave} />, runtime);

const button = () => screen.getByRole('button', { name: 'AGGIUNGI CARTA' });
const ready = () => waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
const name = () => screen.getByLabelText('Intestatario della carta');
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(read)
    .filter((text) => text !== '');

async function fill({ user, vendor }: Setup) {
  await ready();
  await user.type(name(), 'Giulia Bianchi');
  act(() => vendor.write());
}

describe('AddCard', () => {
  test('tokenizes with the holder’s name, adds once, hands the instrument over once [P2-2.33]', async () => {
    const setup = setUp();
    show(setup);
    await fill(setup);
    await setup.user.dblClick(button());
    await waitFor(() => expect(setup.onAdded).toHaveBeenCalledTimes(1));
    expect(setup.onAdded.mock.calls[0]?.[0]).toMatchObject({ label: 'Carta •••• 1111', type: 'braintree_cc' });
    expect([setup.vendor.tokenized, setup.posts()]).toEqual([['Giulia Bianchi'], 1]);
  });

  test('the host’s page fails to take the added card: no press may add it again', async () => {
    const setup = setUp();
    setup.onAdded.mockImplementation(() => {
      throw new Error('host');
    });
    show(setup);
    await fill(setup);
    await setup.user.click(button());
    await waitFor(() => expect(setup.onAdded).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    expect([alerts(), button().getAttribute('aria-disabled')]).toEqual([[], 'true']);
  });

  test('one set of fields stands, and it goes with the screen [P2-2.30]', async () => {
    const setup = setUp();
    const { unmount } = show(setup);
    await ready();
    expect(setup.vendor.mounted).toHaveLength(1);
    unmount();
    expect(setup.vendor.mounted).toHaveLength(0);
  });

  test('what is missing is said, and nothing is asked of the vendor [P2-2.31] [P2-5.14]', async () => {
    const setup = setUp();
    show(setup);
    await ready();
    await setup.user.click(button());
    expect(alerts()).toEqual(['Intestatario obbligatorio', 'Numero obbligatorio', 'Scadenza obbligatoria', 'CVV obbligatorio']);
    expect(document.activeElement).toBe(name());
    await setup.user.type(name(), 'Giulia');
    await setup.user.click(button());
    expect(setup.vendor.focused).toEqual(['number']);
    expect(Object.fromEntries(setup.vendor.marks)).toEqual({
      number: 'Numero obbligatorio',
      expirationDate: 'Scadenza obbligatoria',
      cvv: 'CVV obbligatorio',
    });
    act(() => setup.vendor.write());
    await setup.user.clear(name());
    await setup.user.click(button());
    expect([alerts(), document.activeElement]).toEqual([['Intestatario obbligatorio'], name()]);
    await setup.user.type(name(), '   ');
    await setup.user.click(button());
    expect(document.activeElement).toBe(name());
    expect(setup.vendor.tokenized).toEqual([]);
  });

  test('Enter inside a field sends', async () => {
    const setup = setUp();
    show(setup);
    await fill(setup);
    act(() => setup.vendor.mounted.at(-1)?.onSubmit());
    await waitFor(() => expect(setup.onAdded).toHaveBeenCalledTimes(1));
  });

  test.each(['500', 'html', 'malformed', 'drop'])('no token (%s): 20142, Riprova, indietro [P2-7.3]', async (kind) => {
    const setup = setUp();
    await setup.fault(TOKEN, kind);
    show(setup);
    expect(await screen.findByRole('heading', { name: GATEWAY_ERROR })).not.toBeNull();
    await setup.user.click(screen.getByRole('button', { name: 'indietro' }));
    expect(setup.onLeave).toHaveBeenCalledTimes(1);
    await setup.mend();
    await setup.user.click(screen.getByRole('button', { name: 'Riprova' }));
    await ready();
  });

  test('no fields: 20142, and another try [P2-8.2]', async () => {
    const setup = setUp();
    setup.vendor.next = { mount: DOWN };
    show(setup);
    expect(await screen.findByRole('heading', { name: GATEWAY_ERROR })).not.toBeNull();
    expect(setup.runtime.tracking.events.at(-1)).toEqual({ category: 'error-card-add', label: 'CLIENT_GATEWAY_NETWORK' });
    setup.vendor.next = {};
    await setup.user.click(screen.getByRole('button', { name: 'Riprova' }));
    await ready();
  });

  test('digits that are not taken: 20142, and the form stays', async () => {
    const setup = setUp();
    setup.vendor.next = { tokenize: DOWN };
    show(setup);
    await fill(setup);
    await setup.user.click(button());
    await waitFor(() => expect(alerts()).toEqual([GATEWAY_ERROR]));
    expect([(name() as HTMLInputElement).value, setup.posts()]).toEqual(['Giulia Bianchi', 0]);
    await setup.user.clear(name());
    await setup.user.click(button());
    expect(alerts()).toEqual(['Intestatario obbligatorio']);
    setup.vendor.next = {};
    await setup.user.type(name(), 'Giulia Bianchi');
    await setup.user.click(button());
    await waitFor(() => expect(setup.onAdded).toHaveBeenCalledTimes(1));
  });

  describe('the token of the fields has expired', () => {
    const RENEWED = 'Abbiamo ricaricato il modulo sicuro: scrivi di nuovo numero, scadenza e CVV.';

    test.each([
      ['the vendor refuses it', [new TokenRefusedError('expired')]],
      ['the vendor fails twice in a row', [DOWN, DOWN]],
    ])('%s: new fields with a fresh token, the name stays, and the next press adds the card', async (_, failures) => {
      const setup = setUp();
      show(setup);
      await fill(setup);
      expect(setup.tokens()).toBe(1);
      for (const failure of failures) {
        setup.vendor.next = { tokenize: failure };
        await setup.user.click(button());
        await ready();
      }
      await waitFor(() => expect(alerts()).toEqual([GATEWAY_ERROR + RENEWED]));
      expect([setup.tokens(), setup.vendor.mounted.length, (name() as HTMLInputElement).value]).toEqual([2, 1, 'Giulia Bianchi']);
      setup.vendor.next = {};
      // The new fields are empty.
      await setup.user.click(button());
      expect(alerts()).toEqual(['Numero obbligatorio', 'Scadenza obbligatoria', 'CVV obbligatorio']);
      act(() => setup.vendor.write());
      await setup.user.click(button());
      await waitFor(() => expect(setup.onAdded).toHaveBeenCalledTimes(1));
    });

    test.each([
      ['nothing is typed: a fresh token after an hour', false, 2],
      ['something is typed: it stays', true, 1],
    ])('the page is seen again, and %s', async (_, isTyped, tokens) => {
      const setup = setUp();
      show(setup);
      await ready();
      if (isTyped) act(() => setup.vendor.write({ ...EMPTY_FIELDS, number: { ...EMPTY_FIELDS.number, isEmpty: false } }));
      const now = vi.spyOn(setup.runtime.environment, 'now');
      const comeBack = async (minutes: number) => {
        now.mockReturnValue(Date.now() + minutes * 60_000);
        act(() => setup.runtime.environment.setVisible(true));
        await ready();
      };
      await comeBack(58);
      expect(setup.tokens()).toBe(1);
      await comeBack(61);
      expect([setup.tokens(), setup.vendor.mounted.length]).toEqual([tokens, 1]);
    });
  });

  test.each(['500', 'drop'])('not added (%s): 20142, everything typed stays, and another press adds one', async (kind) => {
    const setup = setUp();
    await setup.fault(ADD, kind);
    show(setup);
    await fill(setup);
    await setup.user.click(button());
    await waitFor(() => expect(alerts()).toEqual([GATEWAY_ERROR]));
    expect([(name() as HTMLInputElement).value, setup.cards()]).toEqual(['Giulia Bianchi', ['Carta •••• 4242']]);
    await setup.mend();
    await setup.user.click(button());
    await waitFor(() => expect(setup.onAdded).toHaveBeenCalledTimes(1));
    expect(setup.cards()).toEqual(['Carta •••• 4242', 'Carta •••• 1111']);
  });

  test('the server’s sentence after a failed add [P2-8.3]', async () => {
    const setup = setUp();
    setup.vendor.next = { tokenize: 'tokencc_sandbox_400011_1115' };
    show(setup);
    await fill(setup);
    await setup.user.click(button());
    await waitFor(() => expect(alerts()).toEqual(['La banca ha rifiutato la carta. Prova con un’altra.']));
    expect(setup.onAdded).not.toHaveBeenCalled();
  });

  test.each(['400', '500', 'drop', 'malformed', 'html'])('an answer lost after the effect (%s): the card is found', async (kind) => {
    const setup = setUp();
    await setup.fault(ADD, kind, { after: true });
    show(setup);
    await fill(setup);
    await setup.user.click(button());
    await waitFor(() => expect(setup.onAdded).toHaveBeenCalledTimes(1));
    expect(setup.cards()).toEqual(['Carta •••• 4242', 'Carta •••• 1111']);
  });

  describe('an answer lost, and the list of cards does not come', () => {
    const UNKNOWN = 'Non sappiamo ancora se la carta è stata aggiunta: riprova, e lo controlliamo prima di inviare altro.';

    test.each([
      ['it was added', true],
      ['it was not', false],
    ])('%s: the next press reads, and sends nothing', async (_what, isAfter) => {
      const setup = setUp();
      await setup.fault(ADD, 'drop', { after: isAfter, times: 1 });
      // The list before it comes, the one after it does not.
      await setup.fault('b2c/payment-instrument/', 'slow:0', { times: 1 });
      await setup.fault('b2c/payment-instrument/', '500');
      show(setup);
      await fill(setup);
      await setup.user.click(button());
      await waitFor(() => expect(alerts()).toEqual([`${GATEWAY_ERROR}${UNKNOWN}`]));
      await setup.user.click(button());
      await waitFor(() => expect(alerts()).toEqual([`${GATEWAY_ERROR}${UNKNOWN}`]));
      await setup.mend();
      // It reads whatever the form holds.
      await setup.user.clear(name());
      await setup.user.click(button());
      if (isAfter) await waitFor(() => expect(setup.onAdded).toHaveBeenCalledTimes(1));
      else await waitFor(() => expect(alerts()).toEqual([GATEWAY_ERROR]));
      expect([setup.posts(), setup.cards()]).toEqual([1, isAfter ? ['Carta •••• 4242', 'Carta •••• 1111'] : ['Carta •••• 4242']]);
    });
  });

  test('a list of cards that does not come before: nothing is sent of which nobody could tell whether it came', async () => {
    const setup = setUp();
    await setup.fault('b2c/payment-instrument/', '500');
    show(setup);
    await fill(setup);
    await setup.user.click(button());
    await waitFor(() => expect(alerts()).toEqual([GATEWAY_ERROR]));
    expect([setup.posts(), setup.cards()]).toEqual([0, ['Carta •••• 4242']]);
  });

  test('the SDK is slow: said after 8 seconds, given up after 20', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const setup = setUp();
      setup.vendor.load = () => new Promise(() => undefined);
      show(setup);
      const SLOW = 'Ci sta mettendo più del solito. Puoi aspettare, o tornare indietro e riprovare più tardi.';
      await pass(7000);
      expect(screen.queryByText(SLOW)).toBeNull();
      await pass(2000);
      expect(screen.getByText(SLOW).closest('[role=status]')).not.toBeNull();
      await pass(12_000);
      expect(screen.getByRole('heading', { name: GATEWAY_ERROR })).not.toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test('without a phone the sentence names none', async () => {
    const setup = setUp();
    await setup.fault(TOKEN, '500');
    show({ ...setup, runtime: { ...setup.runtime, supportPhone: null } });
    expect(await screen.findByRole('heading', { name: "C'è stato un errore. Riprova (Gateway error: 20142)" })).not.toBeNull();
  });
});

test('in English: the form, what is missing, and a refusal', async () => {
  const { runtime, vendor, user, fault } = setUp();
  draw(<AddCard vendor={vendor} onAdded={vi.fn()} onLeave={vi.fn()} />, runtime, { lang: 'en' });
  const addCard = await screen.findByRole('button', { name: 'Add card' });
  await waitFor(() => expect(addCard.getAttribute('aria-disabled')).toBeNull());
  expect(read(document.body)).toBe(
    'Add a cardEnter the details of your credit or debit card.Name on the cardCard numberExpiry date (MM/YY)CVV' +
      'The card details go straight to our payment partner: we neither see nor keep them.Add card',
  );
  await user.click(addCard);
  expect(alerts()).toEqual(['The cardholder is required', 'The number is required', 'The expiry date is required', 'The CVV is required']);
  await fault(ADD, '422');
  await user.type(screen.getByLabelText('Name on the card'), 'Giulia Bianchi');
  act(() => vendor.write());
  await user.click(addCard);
  await waitFor(() => expect(alerts()).toEqual(['There was an error. Try again or call us on 800 123 456 (Gateway error: 20142)']));
});
