import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../api/index.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { getThreeDSecureFlow } from './endpoints.ts';
import type { VerifiedCard, Verification } from './gateway.ts';
import { createThreeDSecure, isAccepted } from './three-d-secure.ts';

describe('what the bank may say [P2-4.51]', () => {
  test.each(['authenticate_successful', 'authenticate_attempt_successful', 'authenticate_successful_issuer_not_participating'])(
    '%s is accepted',
    (status) => expect([true, false].map((hasLiabilityShifted) => isAccepted({ status, hasLiabilityShifted }))).toEqual([true, true]),
  );

  test('authentication_unavailable is accepted only when liability shifted', () =>
    expect([true, false].map((hasLiabilityShifted) => isAccepted({ status: 'authentication_unavailable', hasLiabilityShifted }))).toEqual([
      true,
      false,
    ]));

  test.each([
    'authenticate_failed',
    'authenticate_error',
    'authenticate_failed_acs_error',
    'authenticate_frictionless_failed',
    'authenticate_rejected',
    'authenticate_unable_to_authenticate',
    'challenge_required',
    'data_only_successful',
    'lookup_bypassed',
    'lookup_card_error',
    'lookup_enrolled',
    'lookup_error',
    'lookup_failed_acs_error',
    'lookup_not_enrolled',
    'unsupported_account_type',
    'unsupported_card',
    'AUTHENTICATE_SUCCESSFUL',
    'authenticate_successful ',
    '',
    'a word that does not exist yet',
  ])('%j is refused, whatever is said of liability', (status) =>
    expect([true, false].map((hasLiabilityShifted) => isAccepted({ status, hasLiabilityShifted }))).toEqual([false, false]),
  );
});

test.each([[null], ['busy'], [[]], [{ token: 't-1', cardLabel: 'Visa' }]])('%j is an answer that says nothing', async (answer) => {
  const call = clientOver(async () => Response.json(answer)).call(getThreeDSecureFlow, { params: { uuid: 'u-1' } });
  await expect(call).rejects.toMatchObject({ failure: { kind: 'unexpected-answer' } });
});

describe('the verification', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const STEP = '/payment/integration/braintree_cc/3dsecure-flow/u-1';
  async function open({ cardholderName = 'Giulia Bianchi', ipLookupUrl = null as string | null, status = 'authenticate_failed' } = {}) {
    const client = {
      call: async ({ path }: { path: string }) =>
        path.includes('3dsecure')
          ? {
              token: 't',
              nonce: 'n',
              bin: '411111',
              amount: 1250,
              threeDSecureParameters: { additionalInformation: { a: 1 } },
              cardholderName,
            }
          : { uuid: 'u-1', actionType: 'redirect', linkAction: { type: 'internal', link: STEP }, message: null },
    } as unknown as ApiClient;
    const runtime = testRuntime(client, { ipLookupUrl });
    const verify = vi.fn<(verification: Verification) => Promise<VerifiedCard>>(async () => ({
      nonce: 'v',
      status,
      hasLiabilityShifted: false,
    }));
    const vendor = { load: async () => ({ verify, mount: () => Promise.reject(new Error('no form here')) }) };
    const step = createThreeDSecure(runtime, vendor, { uuid: 'u-1', onLeave: vi.fn() });
    const names = [step.getState().name];
    step.subscribe(() => void names.push(step.getState().name));
    step.open();
    await vi.waitFor(() => expect(['ERROR', 'AWAIT_CARDHOLDER_NAME']).toContain(step.getState().name));
    return { step, names, verify, events: runtime.tracking.events };
  }

  test.each([
    [null, {}],
    ['https://ip.pausa.test/', { ipAddress: '203.0.113.7' }],
  ])('the bank gets the amount in euro, and the address that %j says', async (ipLookupUrl, ipAddress) => {
    vi.stubGlobal('fetch', async () => Response.json({ ip: '203.0.113.7' }));
    const { verify } = await open({ ipLookupUrl });
    expect(verify.mock.calls.map(([verification]) => verification)).toEqual([
      { clientToken: 't', nonce: 'n', bin: '411111', amount: '12.50', additionalInformation: { a: 1 }, ...ipAddress },
    ]);
    expect('ipAddress' in (verify.mock.calls[0]?.[0] ?? {})).toBe(ipLookupUrl !== null);
  });

  test('the bank says no: its word is reported, and the code is 20141', async () => {
    const { step, names, events } = await open({ status: 'authenticate_rejected' });
    expect(step.getState()).toMatchObject({ name: 'ERROR', code: 20141 });
    expect(names.filter((name) => name !== 'READ_PAYMENT').slice(0, 2)).toEqual(['FETCH_FLOW', 'VERIFY_CARD']);
    expect(events).toEqual([{ category: '3d-secure', label: 'authenticate_rejected' }]);
  });

  test.each(['', '   '])('the name %j is asked for', async (cardholderName) => {
    const { step, verify } = await open({ cardholderName });
    expect([step.getState().name, verify.mock.calls.length]).toEqual(['AWAIT_CARDHOLDER_NAME', 0]);
  });
});
