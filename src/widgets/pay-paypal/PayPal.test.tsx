import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { findOrTry } from '../../../sandbox/b2c/payments.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, MODES } from '../shared/ui/test-dom.tsx';
import { AddPayPal } from './AddPayPal.tsx';
import { DeviceData } from './DeviceData.tsx';
import { PayPalError } from './gateway.ts';
import { memoryPayPalVendor } from './test-kit.ts';

const DOWN = new PayPalError('CLIENT_GATEWAY_NETWORK');
const TOKEN = 'b2c/payment/integration/braintree/token';
const ADD = 'b2c/payment/integration/braintree/braintree-paypal-pi/add-account';
const SUBMIT = '*submit-device-data/prova-1';
const error = (code: number) => `C'è stato un errore. Riprova o contattaci al 800 123 456 (Gateway error: ${code})`;
const heading = (name: string) => screen.findByRole('heading', { name });
const press = (name: string) => screen.getByRole('button', { name });

function setUp() {
  const b2c = newB2c();
  const send = sender(b2c);
  const fetch = vi.fn(fetchFrom(b2c, { user: 'vuoto@pausa.test' }));
  return {
    user: userEvent.setup(),
    vendor: memoryPayPalVendor(),
    onAdded: vi.fn(),
    onLeave: vi.fn(),
    runtime: testRuntime(clientOver(fetch)),
    /** A recharge of 10,00 € that waits for PayPal to know the device. */
    payment: () => findOrTry(b2c.world(), b2c.world().user('vuoto@pausa.test'), 'prova-1', 'braintree_paypal'),
    accounts: () => b2c.world().user('vuoto@pausa.test').instruments.length,
    ledger: () => b2c.world().ledger.map(({ intent, cents }) => [intent, cents]),
    posts: () => fetch.mock.calls.filter(([, init]) => init?.method === 'POST').length,
    fault: (pattern: string, fault: string, options: object = {}) => send('POST', '/sandbox/faults', { pattern, fault, ...options }),
    mend: () => send('DELETE', '/sandbox/faults'),
  };
}

describe.each(MODES)('linking, %s', (_, isStrict) => {
  function show() {
    const setup = setUp();
    const { vendor, onAdded, onLeave, runtime } = setup;
    const drawn = () => draw(<AddPayPal vendor={vendor} onAdded={onAdded} onLeave={onLeave} />, runtime, isStrict);
    return { ...setup, drawn };
  }
  const button = async ({ vendor }: ReturnType<typeof show>) => {
    await waitFor(() => expect(vendor.buttons).toHaveLength(1));
    return vendor.buttons[0]!;
  };

  test('one button; what is agreed to is sent once and handed over once', async () => {
    const setup = show();
    setup.drawn();
    const { onApproved } = await button(setup);
    expect(screen.getByText('Clicca qui per aggiungere PayPal al tuo profilo Pausa.')).not.toBeNull();
    expect(setup.vendor.agreements.at(-1)).toBe('Acquisti su Pausa');
    act(() => {
      onApproved('paypal_sandbox');
      onApproved('paypal_sandbox');
    });
    await waitFor(() => expect(setup.onAdded).toHaveBeenCalledTimes(1));
    expect([setup.posts(), setup.accounts()]).toEqual([1, 1]);
  });

  test('a no in PayPal’s window goes back', async () => {
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
  ] as const)('%s fails: 20144, tracked, Riprova and indietro', async (part, thrown) => {
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

  test.each(['500', 'html', 'malformed', 'drop'])('no token (%s): 20144', async (kind) => {
    const setup = show();
    await setup.fault(TOKEN, kind);
    setup.drawn();
    await heading(error(20144));
  });

  test('the button fails later: 20144', async () => {
    const setup = show();
    setup.drawn();
    const { onFailed } = await button(setup);
    act(() => onFailed(DOWN));
    await heading(error(20144));
  });

  test.each(['500', 'malformed', 'drop'])('not added (%s): 20142', async (kind) => {
    const setup = show();
    await setup.fault(ADD, kind);
    setup.drawn();
    const { onApproved } = await button(setup);
    act(() => onApproved('paypal_sandbox'));
    await heading(error(20142));
    expect(setup.accounts()).toBe(0);
  });

  test('the server’s sentence takes the default’s place', async () => {
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
});

describe.each(MODES)('the device data, %s', (_, isStrict) => {
  function show() {
    const setup = setUp();
    setup.payment();
    return { ...setup, drawn: () => draw(<DeviceData uuid="prova-1" vendor={setup.vendor} />, setup.runtime, isStrict) };
  }
  const PAID = [['prova-1', 1000]];

  test('is collected, sent once, and the answer followed', async () => {
    const setup = show();
    setup.drawn();
    await waitFor(() => expect(setup.runtime.navigation.followed).toEqual([{ type: 'internal', link: '/wallet/recharge/prova-1' }]));
    expect([setup.ledger(), setup.posts()]).toEqual([PAID, 1]);
  });

  test.each([
    ['load', 20144],
    ['client', 20144],
    ['collect', 20146],
  ] as const)('%s fails: %i, Riprova', async (part, code) => {
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

  test('the server’s refusal is its own sentence', async () => {
    const setup = show();
    setup.vendor.next = { collect: '' };
    setup.drawn();
    await heading('PayPal non ha confermato il pagamento.');
    expect(setup.ledger()).toEqual([]);
  });

  test.each(['500', 'html', 'malformed', 'drop'])('an answer lost after the payment (%s) is looked up, not sent again', async (kind) => {
    const setup = show();
    await setup.fault(SUBMIT, kind, { after: true });
    setup.drawn();
    await waitFor(() => expect(setup.runtime.navigation.followed).toHaveLength(1));
    expect([setup.ledger(), setup.posts()]).toEqual([PAID, 1]);
  });

  test('a link that the guard refuses: 20147', async () => {
    const setup = show();
    vi.spyOn(setup.runtime.navigation, 'follow').mockReturnValue(false);
    setup.drawn();
    await heading(error(20147));
  });

  test('Annulla: once at the server, its answer followed', async () => {
    const setup = show();
    setup.vendor.next = { collect: DOWN };
    setup.drawn();
    await heading(error(20146));
    await setup.user.dblClick(press('Annulla'));
    await waitFor(() => expect(setup.runtime.navigation.followed).toEqual([{ type: 'internal', link: '/payment/prova-1' }]));
    expect([setup.ledger(), setup.posts()]).toEqual([[], 1]);
  });

  test.each(['500', 'malformed', 'html', 'drop'])('a cancel without an answer (%s): 20148, Riprova cancels', async (kind) => {
    const setup = show();
    setup.vendor.next = { collect: DOWN };
    await setup.fault('*braintree-paypal-payment/cancel/prova-1', kind);
    setup.drawn();
    await heading(error(20146));
    await setup.user.click(press('Annulla'));
    await heading(error(20148));
    await setup.mend();
    await setup.user.click(press('Riprova'));
    await waitFor(() => expect(setup.runtime.navigation.followed).toHaveLength(1));
  });
});
