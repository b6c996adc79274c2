/** A payment that recharges the wallet with 10,00 €, in any of the sandbox's states. */
import { expect } from 'storybook/test';
import type { Payment } from '../../sandbox/b2c/payments.ts';
import type { Screen } from './screen.ts';
import { type StoryWorld, world } from './world.tsx';

const user = 'demo@pausa.test';
export const RECHARGE = '00000000-0000-4000-9000-000000000001';

export const recharging = (state: Payment['state'], change: Partial<Payment> = {}, more: Partial<StoryWorld> = {}) =>
  world({
    user,
    before: ({ payments }) =>
      payments.set(RECHARGE, {
        uuid: RECHARGE,
        email: user,
        purpose: { kind: 'recharge', resultPath: '/wallet/recharge/{uuid}' },
        cents: 1000,
        means: { type: 'satispay_standard', label: 'Satispay', card: null },
        remainderMeans: null,
        state,
        message: null,
        // The server does not answer within the story.
        polls: -1000,
        voucher: 'DRAFT',
        ...change,
      }),
    ...more,
  });

/** Plays until the page shows this heading. */
export const seen =
  (name: string) =>
  async ({ canvas }: Screen) => {
    await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
  };
