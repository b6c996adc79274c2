import { describe, expect, test } from 'vitest';
import { clientOver } from '../shared/runtime/test-kit.ts';
import { getThreeDSecureFlow } from './endpoints.ts';
import { isAccepted } from './three-d-secure.ts';

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
