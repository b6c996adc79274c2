/** Any schedule of people, windows and accidents over one wish for a coffee: it is paid once at most. */
import type { CoffeeRecipe } from '../../api/index.ts';
import { wishOf, type Wish } from '../shared/testing/idempotency/journal.ts';
import { SCHEDULES, testSchedules } from '../shared/testing/idempotency/test-kit.ts';
import type * as Code from './use-coffee.ts';

const recipe = (recipeId: string, value: number): CoffeeRecipe => ({
  recipeId,
  displayOrder: 1,
  itemSaleable: { name: recipeId, photo: null, ingredients: null, allergensString: null, operator: null },
  price: { value, label: `${value}` },
});
const requests = [recipe('espresso', 60), recipe('cappuccino', 90), recipe('cioccolata', 100)] as const;

const wish: Wish<typeof Code, CoffeeRecipe> = {
  call: 'POST b2c/coffee/selling-area/{id}/confirm',
  charge(credit, body) {
    const { paymentInfo } = body as { paymentInfo: { totalToPayFromWallet: number; totalToPayFromCorporateCredit: number } };
    credit.walletCents -= paymentInfo.totalToPayFromWallet;
    credit.corporateCents -= paymentInfo.totalToPayFromCorporateCredit;
    return { order: { id: 'caffe-1' } };
  },
  answerOf: (_, { walletCents, corporateCents }) => ({
    shop: { isOpen: true, title: 'Caffè', closedMessage: null },
    nickName: null,
    catalog: { recipes: requests },
    wallet: { balanceCents: walletCents },
    corporateCreditWallet: { balanceCents: corporateCents },
  }),
  load: () => import('./use-coffee.ts'),
  createPage: ({ createCoffee }, runtime) => createCoffee(runtime, 'caffe-1'),
  requests,
};

testSchedules('whatever the schedule: one wish pays one coffee at most', wishOf(wish, false), { lostAfter: 100, played: SCHEDULES });
testSchedules('… and so it does at a server that knows idempotency keys', wishOf(wish, true), { lostAfter: 100, played: SCHEDULES });
