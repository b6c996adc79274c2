import { describe, expect, test, vi } from 'vitest';
import type { ApiClient, RechargeConfig, WalletRecharge } from '../../api/index.ts';
import { testRuntime } from '../shared/runtime/test-kit.ts';
import { createRecharge, rechargeRules } from './use-recharge.ts';

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

describe('a press after the method has changed', () => {
  const payWith = { provider: 'visa', label: 'Carta •••• 4242', sublabel: null };
  const none: RechargeConfig = { amountType: 'DefinedAmount', payWith: null };

  /** The form has shown `config`; the server says `now` when the person presses. */
  async function pressAfter(now: RechargeConfig) {
    let current = config;
    const sent: unknown[] = [];
    const client = {
      call: async ({ method, path }: { method: string; path: string }, { body }: { body?: unknown }) => {
        if (method === 'POST') return sent.push(body) > 0 && answerOf('loading');
        return path.endsWith('wallet/') ? { balanceCents: 2000, corporateCredit: null } : current;
      },
      serverTime: () => null,
    } as unknown as ApiClient;
    const recharge = createRecharge(testRuntime(client), '/wallet');
    recharge.open();
    await vi.waitFor(() => expect(recharge.getState().name).toBe('AWAIT_CHOICE'));
    current = now;
    recharge.press(1250);
    await vi.waitFor(() => expect(['AWAIT_CHOICE', 'ANSWERED']).toContain(recharge.getState().name));
    const { name, problem } = recharge.getState() as { name: string; problem?: string | null };
    recharge.stop();
    return { name, problem, sent: sent.length };
  }

  test.each<[string, RechargeConfig]>([
    ['another provider', { ...config, payWith: { ...payWith, provider: 'paypal' } }],
    ['another card', { ...config, payWith: { ...payWith, label: 'Carta •••• 1111' } }],
    ['another kind of amount', { ...config, amountType: 'TargetAmount' }],
    ['no method any more', none],
  ])('%s: nothing is sent', async (_, now) => expect(await pressAfter(now)).toEqual({ name: 'AWAIT_CHOICE', problem: 'changed', sent: 0 }));

  test('the same method, with another line beneath: it is sent', async () =>
    expect(await pressAfter({ ...config, payWith: { ...payWith, sublabel: 'Scade 08/28' } })).toEqual({
      name: 'ANSWERED',
      problem: undefined,
      sent: 1,
    }));
});
