/** The rules of a recharge; `coffee.flow.test.ts` shows what every journaled flow does. */
import { describe, expect, test } from 'vitest';
import type { RechargeConfig, WalletRecharge } from '../../api/index.ts';
import { createJournaledStep } from '../shared/payment/journaled-flow.ts';
import { type RechargeData, rechargeRules } from './use-recharge.ts';

const step = createJournaledStep<RechargeData, number, WalletRecharge, 'changed'>(rechargeRules);
const config: RechargeConfig = { amountType: 'DefinedAmount', payWith: { provider: 'visa', label: 'Carta •••• 4242', sublabel: null } };
const data: RechargeData = { config, balanceCents: 2000 };
const link = { type: 'internal', link: '/wallet/recharge/u-1' } as const;
const answerOf = (actionType: WalletRecharge['actionType'], change: Partial<WalletRecharge> = {}): WalletRecharge => ({
  uuid: 'u-1',
  actionType,
  linkAction: null,
  message: null,
  ...change,
});
const waiting = { name: 'AWAIT_CHOICE', data, problem: null } as const;
const submit = (answer: WalletRecharge) =>
  step({ name: 'SENDING_DATA', data, request: 2500 }, { type: 'submitted', result: { type: 'done', answer } });

test('a press sends', () =>
  expect(step(waiting, { type: 'pressed', request: 1250 })).toEqual({
    state: { name: 'SENDING_DATA', data, request: 1250 },
    command: { type: 'send', data, request: 1250, isUnkept: false },
  }));

test('without a method nothing is sent', () => {
  const state = { ...waiting, data: { ...data, config: { amountType: null, payWith: null } } };
  expect(step(state, { type: 'pressed', request: 1250 })).toEqual({ state });
});

test.each([answerOf('redirect', { linkAction: link }), answerOf('redirect'), answerOf('loading'), answerOf(null)])(
  '$actionType is followed, or looked for',
  (answer) => expect(submit(answer)).toEqual({ state: { name: 'ANSWERED', answer, answerId: 'u-1' } }),
);

test.each([
  ['error, with its message', answerOf('error', { message: ' La carta è stata rifiutata. ' }), 'La carta è stata rifiutata.'],
  ['error, with an empty one', answerOf('error', { message: ' ' }), null],
  ['cancelled', answerOf('cancelled'), null],
])('%s', (_, answer, message) => expect(submit(answer)).toEqual({ state: { name: 'REFUSED', answer, message } }));

describe('nobody begins again while it is', () => {
  test.each(['unread', 'busy'] as const)('%s', (doubt) => {
    const state = { name: 'UNSURE', doubt } as const;
    expect(step(state, { type: 'restart-pressed' })).toEqual({ state });
  });
});
