/** Any schedule of people, windows and accidents over one wish to recharge: the wallet is recharged once at most. */
import { wishOf, type Wish } from '../shared/testing/idempotency/journal.ts';
import { SCHEDULES, testSchedules } from '../shared/testing/idempotency/test-kit.ts';
import type * as Code from './use-recharge.ts';

const wish: Wish<typeof Code, number> = {
  call: 'POST b2c/wallet-recharge',
  charge(credit, { amount }) {
    credit.walletCents += Number(amount);
    const linkAction = { type: 'internal', link: '/wallet/recharge/u-1' };
    return { uuid: 'u-1', actionType: Number(amount) % 2 === 0 ? 'redirect' : 'loading', linkAction, message: null };
  },
  answerOf: (name, { walletCents }) =>
    name.endsWith('wallet/')
      ? { balanceCents: walletCents, corporateCredit: null }
      : { amountType: 'DefinedAmount', payWith: { provider: 'visa', label: 'Carta •••• 4242' } },
  load: () => import('./use-recharge.ts'),
  createPage: ({ createRecharge }, runtime) => createRecharge(runtime, '/wallet'),
  requests: [500, 1000, 2501],
};

testSchedules('whatever the schedule: one wish recharges once at most', wishOf(wish, false), { lostAfter: 100, played: SCHEDULES });
testSchedules('… and so it does at a server that knows idempotency keys', wishOf(wish, true), { lostAfter: 100, played: SCHEDULES });
