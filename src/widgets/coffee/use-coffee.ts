import { useEffect } from 'react';
import {
  type AnswerOf,
  type BodyOf,
  type Cents,
  type CoffeeArea,
  type CoffeeRecipe,
  confirmCoffee,
  getCoffeeArea,
  type RememberedCoffee,
} from '../../api/index.ts';
import { useFlow } from '../shared/flow/flow.ts';
import { useBfcacheRestore } from '../shared/flow/use-bfcache-restore.ts';
import { createJournaledFlow, type HeldReason, type JournaledRules } from '../shared/payment/journaled-flow.ts';
import { type PaymentSplit, splitPayment } from '../shared/rules/payment-split.ts';
import { destinationPath } from '../shared/runtime/destination-path.ts';
import { rememberCoffee } from '../shared/ordering/coffee-memory.ts';
import type { StoragePort } from '../shared/runtime/ports.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';

/** The server may ask the machine itself before it answers. */
const SUBMIT_TIMEOUT_MS = 30_000;

/**
 * `changed`: the price is different now. `gone`: the machine no longer makes this drink. `insufficient`: the credit does not
 * cover it. `closed`: the machine has closed, and its page says so.
 */
type RecipeProblem = 'changed' | 'gone' | 'insufficient' | 'closed';
export type CoffeeProblem = HeldReason<RecipeProblem>;
type CoffeeAnswer = AnswerOf<typeof confirmCoffee>;
/** The machine's area, and the order. */
type CoffeeRequest = readonly [areaId: string, body: BodyOf<typeof confirmCoffee>];

/** What the person can spend at the machine; null for what the server does not send. */
export const creditOf = ({ wallet, corporateCreditWallet }: CoffeeArea) => ({
  corporateCredit: corporateCreditWallet?.balanceCents ?? null,
  wallet: wallet?.balanceCents ?? null,
});
export type Credit = ReturnType<typeof creditOf>;

/** Null where the server sends neither. */
export const sumOf = ({ corporateCredit, wallet }: Credit): Cents | null =>
  corporateCredit === null ? wallet : corporateCredit + (wallet ?? 0);

/** What pays for a coffee: without the corporate credit if the person switched it off in the last 12 hours (P2-5.21 to P2-5.23). */
export const payingCreditOf = (storage: StoragePort, area: CoffeeArea): Credit => ({
  ...creditOf(area),
  ...(storage.read('corporateCreditOff') !== null && { corporateCredit: null }),
});

export const splitOf = (storage: StoragePort, { price }: CoffeeRecipe, area: CoffeeArea): PaymentSplit =>
  splitPayment(price.value, payingCreditOf(storage, area));

export const coffeeRules: JournaledRules<CoffeeArea, CoffeeRecipe, CoffeeAnswer> = {
  accepts: ({ recipeId }, { shop, catalog }) => shop.isOpen && catalog.recipes.some((recipe) => recipe.recipeId === recipeId),
  answerIdOf: (answer) => ('order' in answer ? answer.order.id : null),
  messageOf: (answer) => ('order' in answer ? null : answer.message),
};

/** A coffee machine's page and its purchase (P2-2.99 to P2-2.102, P2-5.21 to P2-5.24). */
export function createCoffee(runtime: Runtime, areaId: string) {
  const { client, navigation, storage } = runtime;
  /** The coffee of the last press. */
  let pressed: RememberedCoffee | null = null;

  return createJournaledFlow<CoffeeArea, CoffeeRecipe, CoffeeRequest, CoffeeAnswer, RecipeProblem>(runtime, {
    ...coffeeRules,
    kind: 'coffee',
    read: (signal) => client.call(getCoffeeArea, { params: { id: areaId }, signal }),
    async submit([id, body], idempotencyKey) {
      const answer = await client.call(confirmCoffee, { params: { id }, body, timeoutMs: SUBMIT_TIMEOUT_MS, idempotencyKey });
      if ('order' in answer && pressed !== null) rememberCoffee(storage, pressed);
      return answer;
    },
    problemOf(shown, now) {
      if (!now.shop.isOpen) return 'closed';
      const current = now.catalog.recipes.find(({ recipeId }) => recipeId === shown.recipeId);
      if (current === undefined) return 'gone';
      if (current.price.value !== shown.price.value) return 'changed';
      return splitOf(storage, current, now).toPay > 0 ? 'insufficient' : null;
    },
    onHeld(problem, { price }) {
      const returnUrl = destinationPath({ to: 'coffee-area', areaId });
      if (problem === 'insufficient') navigation.go({ to: 'insufficient-fund', returnUrl, amountCents: price.value });
    },
    prepare(recipe, now) {
      const { fromWallet, fromCorporateCredit } = splitOf(storage, recipe, now);
      const body = {
        paymentInfo: { totalToPayFromWallet: fromWallet, totalToPayFromCorporateCredit: fromCorporateCredit },
        order: { coffeeRecipeId: recipe.recipeId, price: recipe.price.value },
      };
      pressed = { areaId, areaTitle: now.shop.title, label: recipe.itemSaleable.name };
      return {
        request: [areaId, body],
        cents: recipe.price.value,
        creditBefore: sumOf(creditOf(now)),
        label: recipe.itemSaleable.name,
        split: { fromCorporateCredit, fromWallet },
      };
    },
    follow(answer) {
      if ('order' in answer) navigation.go({ to: 'coffee-order', orderId: answer.order.id });
      return true;
    },
  });
}

export type CoffeeFlow = ReturnType<typeof createCoffee>;
export type CoffeeState = ReturnType<CoffeeFlow['getState']>;

export function useCoffee(areaId: string) {
  const runtime = useRuntime();
  const { environment } = runtime;
  const [state, flow] = useFlow(
    () => createCoffee(runtime, areaId),
    (flow) => flow.open(),
  );
  useEffect(() => environment.onVisible(flow.refresh), [environment, flow]);
  useBfcacheRestore(flow.restore);
  return [state, flow] as const;
}
