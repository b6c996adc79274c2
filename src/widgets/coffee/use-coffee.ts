import { useEffect } from 'react';
import { type Cents, type CoffeeArea, type CoffeeRecipe, confirmCoffee, getCoffeeArea } from '../../api/index.ts';
import { createMachine, runBy, useMachine } from '../shared/flow/machine.ts';
import { useBfcacheRestore } from '../shared/flow/use-bfcache-restore.ts';
import { createJournaledOperation } from '../shared/payment/journaled-operation.ts';
import { hasLoweredCredit } from '../shared/payment/operation-journal.ts';
import { type PaymentSplit, splitPayment } from '../shared/rules/payment-split.ts';
import { destinationPath } from '../shared/runtime/destination-path.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type CoffeeAnswer, type CoffeeProblem, type Credit, creditOf, step } from './coffee.flow.ts';

/** The server may ask the machine itself before it answers. */
const SUBMIT_TIMEOUT_MS = 30_000;

/** Uses corporate credit first, unless the person switched it off in the last 12 hours, then the wallet (part 2 §5). */
export function splitOf({ storage }: Pick<Runtime, 'storage'>, { price }: CoffeeRecipe, area: CoffeeArea): PaymentSplit {
  const { walletCents, corporateCreditCents } = creditOf(area);
  const isCreditOff = storage.read('corporateCreditOff') !== null;
  return splitPayment(price.value, { corporateCredit: isCreditOff ? null : corporateCreditCents, wallet: walletCents });
}

const sumOf = ({ walletCents, corporateCreditCents }: Credit): Cents => (walletCents ?? 0) + (corporateCreditCents ?? 0);

export function createCoffee(runtime: Runtime, areaId: string) {
  const { client, navigation } = runtime;

  const readArea = (signal: AbortSignal) => client.call(getCoffeeArea, { params: { id: areaId }, signal });

  /** Why a drink cannot be ordered as it was shown: `closed` or a problem; null when it can. */
  function problemOf(shown: CoffeeRecipe, now: CoffeeArea): CoffeeProblem | 'closed' | null {
    if (!now.shop.isOpen) return 'closed';
    const current = now.catalog.recipes.find(({ recipeId }) => recipeId === shown.recipeId);
    if (current === undefined) return 'gone';
    if (current.price.value !== shown.price.value) return 'changed';
    return splitOf(runtime, current, now).toPay > 0 ? 'insufficient' : null;
  }

  const operation = createJournaledOperation<CoffeeArea, CoffeeAnswer>(runtime, {
    kind: 'coffee',
    read: readArea,
    hasHappened: (last, area) => last.answerId === null && hasLoweredCredit(last, sumOf(creditOf(area))),
    answerIdOf: (answer) => ('order' in answer ? answer.order.id : null),
  });

  return createMachine(
    { name: 'FETCHING_DATA' },
    step,
    runBy({
      fetch: async (_, { send, signal }) => {
        const opening = await operation.open(signal);
        if (opening !== null) send(opening);
      },
      refresh: async (_, { send, signal }) => {
        try {
          send({ type: 'fetched', data: await readArea(signal) });
        } catch {
          // The data on the screen stay: every press reads again before it sends.
        }
      },
      send: async ({ recipe }, { send, signal }) => {
        const result = await operation.submitOnce(
          signal,
          (now) => problemOf(recipe, now) === null,
          (now) => {
            const { fromWallet, fromCorporateCredit } = splitOf(runtime, recipe, now);
            const body = {
              paymentInfo: { totalToPayFromWallet: fromWallet, totalToPayFromCorporateCredit: fromCorporateCredit },
              order: { coffeeRecipeId: recipe.recipeId, price: recipe.price.value },
            };
            return {
              request: [areaId, body],
              cents: recipe.price.value,
              creditBefore: sumOf(creditOf(now)),
              label: recipe.itemSaleable.name,
              send: (idempotencyKey) =>
                client.call(confirmCoffee, { params: { id: areaId }, body, timeoutMs: SUBMIT_TIMEOUT_MS, idempotencyKey }),
            };
          },
        );
        if (result === null) return;
        if (result.type !== 'changed') return send({ type: 'submitted', result });
        const problem = result.isElsewhere ? 'elsewhere' : problemOf(recipe, result.now);
        send({ type: 'held', problem: problem === 'closed' ? null : problem, area: result.now });
      },
      check: async (_, { send, signal }) => {
        const result = await operation.reconcile(signal);
        if (result !== null) send({ type: 'reconciled', result });
      },
      'follow-order': ({ orderId }) => navigation.go({ to: 'coffee-order', orderId }),
      'top-up': () => navigation.go({ to: 'insufficient-fund', returnUrl: destinationPath({ to: 'coffee-area', areaId }) }),
    }),
  );
}

export function useCoffee(areaId: string) {
  const runtime = useRuntime();
  const { environment } = runtime;
  const [state, send] = useMachine(() => createCoffee(runtime, areaId), { type: 'opened' });
  useEffect(() => environment.onVisible(() => send({ type: 'seen-again' })), [environment, send]);
  useBfcacheRestore(() => send({ type: 'returned' }));
  return [state, send] as const;
}
