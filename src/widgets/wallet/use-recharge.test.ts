import { expect, test } from 'vitest';
import type { RechargeConfig, WalletRecharge } from '../../api/index.ts';
import { rechargeRules } from './use-recharge.ts';

const config: RechargeConfig = { amountType: 'DefinedAmount', payWith: { provider: 'visa', label: 'Carta •••• 4242', sublabel: null } };
const answerOf = (actionType: WalletRecharge['actionType'], uuid: string | null = 'u-1'): WalletRecharge => ({
  uuid,
  actionType,
  linkAction: null,
  message: null,
});

test('nothing is sent without a method', () => {
  expect(rechargeRules.accepts(1250, { config, balanceCents: 2000 })).toBe(true);
  expect(rechargeRules.accepts(1250, { config: { amountType: null, payWith: null }, balanceCents: 2000 })).toBe(false);
});

test.each([
  [answerOf('redirect'), 'u-1'],
  [answerOf('loading'), 'u-1'],
  [answerOf(null), 'u-1'],
  // It has begun, but nobody can follow it.
  [answerOf('loading', null), ''],
  [answerOf('error'), null],
  [answerOf('cancelled'), null],
])('$actionType of $uuid has begun: %s', (answer, id) => expect(rechargeRules.answerIdOf(answer)).toBe(id));
