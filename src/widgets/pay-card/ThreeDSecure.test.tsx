import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, MODES } from '../shared/ui/test-dom.tsx';
import { DOWN, memoryCardVendor } from './test-kit.ts';
import { ThreeDSecure } from './ThreeDSecure.tsx';

const FLOW = 'b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/prova-1';
const error = (code: string) => `C'è stato un errore durante la verifica del pagamento (CODE: ${code})`;

/** In process, with a payment of the sandbox's own making. */
function setUp(isStrict: boolean, answers: Readonly<Record<string, unknown>> = {}) {
  const b2c = newB2c();
  const send = sender(b2c);
  const inProcess = fetchFrom(b2c, { user: 'demo@pausa.test' });
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = String(input).replace('http://sandbox.test/', '');
    const scripted = answers[`${init?.method ?? 'GET'} ${path}`];
    return scripted === undefined ? inProcess(input, init) : Response.json(scripted);
  });
  const vendor = memoryCardVendor();
  const onLeave = vi.fn();
  const runtime = testRuntime(clientOver(fetch));
  return {
    user: userEvent.setup(),
    vendor,
    onLeave,
    runtime,
    ledger: () => b2c.world().ledger.map(({ intent, cents }) => [intent, cents]),
    posts: (path: string) => fetch.mock.calls.filter(([input, init]) => init?.method === 'POST' && String(input).endsWith(path)).length,
    fault: (pattern: string, fault: string, options: object = {}) => send('POST', '/sandbox/faults', { pattern, fault, ...options }),
    mend: () => send('DELETE', '/sandbox/faults'),
    show: () => draw(<ThreeDSecure uuid="prova-1" vendor={vendor} onLeave={onLeave} />, runtime, isStrict),
  };
}
type Setup = ReturnType<typeof setUp>;

async function enterName({ user }: Setup) {
  await user.type(await screen.findByLabelText('Nome e cognome dell’intestatario'), ' Giulia Bianchi ');
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
}
const failure = (code = '20141') => screen.findByRole('heading', { name: error(code) });

describe.each(MODES)('%s', (_, isStrict) => {
  test('asks for the name, verifies, pays once, follows', async () => {
    const setup = setUp(isStrict);
    setup.show();
    await enterName(setup);
    await waitFor(() => expect(setup.runtime.navigation.followed).toEqual([{ type: 'internal', link: '/wallet/recharge/prova-1' }]));
    expect(setup.vendor.verified).toEqual([
      expect.objectContaining({ nonce: 'tokencc_sandbox_400000_1091', bin: '400000', amount: '10.00' }),
    ]);
    expect(setup.vendor.verified[0]).not.toHaveProperty('ipAddress');
    expect([setup.ledger(), setup.posts('/3dsecure-flow/prova-1')]).toEqual([[['prova-1', 1000]], 1]);
  });

  test('a name that the server refuses: its code', async () => {
    const setup = setUp(isStrict, { [`POST ${FLOW}/saveCreditCardData`]: { success: false, code: 20143 } });
    setup.show();
    await enterName(setup);
    expect((await screen.findByText(error('20143'))).closest('[role=alert]')).not.toBeNull();
    expect(setup.vendor.verified).toEqual([]);
  });

  test('a refusal without a code: 20141', async () => {
    const setup = setUp(isStrict, { [`POST ${FLOW}/saveCreditCardData`]: { success: false } });
    setup.show();
    await enterName(setup);
    expect(await screen.findByText(error('20141'))).not.toBeNull();
  });

  test.each([
    ['authenticate_failed', false],
    ['authenticate_rejected', true],
    ['authentication_unavailable', false],
    ['something new', true],
  ])('%s is no success: 20141, nothing is sent', async (status, hasLiabilityShifted) => {
    const setup = setUp(isStrict);
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
    const setup = setUp(isStrict);
    setup.vendor.next = { verify: DOWN };
    setup.show();
    await enterName(setup);
    await failure();
    expect(setup.runtime.tracking.events.at(-1)).toEqual({ category: 'error-3d-secure', label: 'CLIENT_GATEWAY_NETWORK' });
  });

  test('the server’s sentence stands beside the code', async () => {
    const setup = setUp(isStrict);
    setup.vendor.next = { verify: { nonce: 'declined', status: 'authenticate_successful', hasLiabilityShifted: true } };
    setup.show();
    await enterName(setup);
    await failure();
    expect(screen.getByText('La banca non ha confermato il pagamento.')).not.toBeNull();
  });

  test('Annulla while the bank thinks: the server is told once, then back', async () => {
    const setup = setUp(isStrict);
    setup.vendor.next = { verify: 'never' };
    setup.show();
    await enterName(setup);
    await screen.findByRole('heading', { name: 'Verifica in corso' });
    await setup.user.dblClick(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(setup.onLeave).toHaveBeenCalledTimes(1));
    expect(setup.ledger()).toEqual([]);
  });

  test.each(['500', 'html', 'malformed', 'drop'])('an answer lost after the payment (%s) is looked up, not sent again', async (kind) => {
    const setup = setUp(isStrict);
    await setup.fault(FLOW, kind, { method: 'POST', after: true });
    setup.show();
    await enterName(setup);
    await waitFor(() => expect(setup.runtime.navigation.followed).toHaveLength(1));
    expect([setup.ledger(), setup.posts('/3dsecure-flow/prova-1')]).toEqual([[['prova-1', 1000]], 1]);
  });

  test('a link that the guard refuses is an error, and never a second payment', async () => {
    const setup = setUp(isStrict);
    vi.spyOn(setup.runtime.navigation, 'follow').mockReturnValue(false);
    setup.show();
    await enterName(setup);
    await failure();
    await setup.user.click(screen.getByRole('button', { name: 'Riprova' }));
    await failure();
    expect([setup.ledger(), setup.posts('/3dsecure-flow/prova-1')]).toEqual([[['prova-1', 1000]], 1]);
  });
});
