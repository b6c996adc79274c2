import { useEffect } from 'react';
import {
  type AnswerOf,
  type Cents,
  type CoffeeArea,
  type CoffeeRecipe,
  confirmCoffee,
  failureToTell,
  getCoffeeArea,
  serverSentence,
} from '../../api/index.ts';
import { createMachine, type Machine, useMachine } from '../shared/flow/machine.ts';
import { useKeptPage } from '../shared/flow/use-kept-page.ts';
import { createMoneyOperation } from '../shared/payment/money-operation.ts';
import { hasLoweredCredit } from '../shared/payment/operation-journal.ts';
import { type PaymentSplit, splitPayment } from '../shared/rules/payment-split.ts';
import { pathOf } from '../shared/runtime/destination-path.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type CoffeeCommand, type CoffeeEvent, type CoffeeState, type Credit, step } from './coffee.flow.ts';

/** The machine itself may be asked before the answer comes. */
const SUBMIT_TIMEOUT_MS = 30_000;

const creditOf = ({ wallet, corporateCreditWallet }: CoffeeArea): Credit => ({
  walletCents: wallet?.balanceCents ?? null,
  corporateCreditCents: corporateCreditWallet?.balanceCents ?? null,
});

/** Corporate credit first, unless it was switched off within the last 12 hours, then the wallet (part 2 §5). */
export function splitOf({ storage }: Pick<Runtime, 'storage'>, { price }: CoffeeRecipe, area: CoffeeArea): PaymentSplit {
  const { walletCents, corporateCreditCents } = creditOf(area);
  const isCreditOff = storage.read('corporateCreditOff') !== null;
  return splitPayment(price.value, { corporateCredit: isCreditOff ? null : corporateCreditCents, wallet: walletCents });
}

const sumOf = ({ walletCents, corporateCreditCents }: Credit): Cents => (walletCents ?? 0) + (corporateCreditCents ?? 0);

type HeldBack = 'closed' | 'gone' | 'changed' | 'insufficient';

export function createCoffee(runtime: Runtime, areaId: string): Machine<CoffeeState, CoffeeEvent> {
  const { client, navigation } = runtime;

  const readArea = (signal: AbortSignal) => client.call(getCoffeeArea, { params: { id: areaId }, signal });

  const operation = createMoneyOperation<CoffeeArea, AnswerOf<typeof confirmCoffee>>(runtime, {
    kind: 'coffee',
    read: readArea,
    hasHappened: (last, area) => last.answerId === null && hasLoweredCredit(last, sumOf(creditOf(area))),
    answerIdOf: (answer) => ('order' in answer ? answer.order.id : null),
  });

  return createMachine<CoffeeState, CoffeeEvent, CoffeeCommand>({ name: 'FETCHING_DATA' }, step, async (command, { send, signal }) => {
    switch (command.type) {
      case 'fetch':
        if (operation.mustReconcile()) return send({ type: 'doubted' });
        try {
          send({ type: 'fetched', area: await readArea(signal) });
        } catch (thrown) {
          const failure = failureToTell(thrown);
          if (failure !== null) send({ type: 'fetch-failed', failure });
        }
        return;

      case 'refresh':
        try {
          send({ type: 'fetched', area: await readArea(signal) });
        } catch {
          // What is shown stays: every press reads again before it sends.
        }
        return;

      case 'send': {
        const { area, recipe } = command;
        const result = await operation.submitOnce<HeldBack>(signal, (now) => {
          if (!now.shop.isOpen) return { reason: 'closed' };
          const current = now.catalog.recipes.find(({ recipeId }) => recipeId === recipe.recipeId);
          if (current === undefined) return { reason: 'gone' };
          if (current.price.value !== recipe.price.value) return { reason: 'changed' };
          const split = splitOf(runtime, current, now);
          if (split.toPay > 0) return { reason: 'insufficient' };
          const body = {
            paymentInfo: { totalToPayFromWallet: split.fromWallet, totalToPayFromCorporateCredit: split.fromCorporateCredit },
            order: { coffeeRecipeId: current.recipeId, price: current.price.value },
          };
          // Not to be given up, also when the person leaves: no signal.
          const confirm = (idempotencyKey: string) =>
            client.call(confirmCoffee, { params: { id: areaId }, body, timeoutMs: SUBMIT_TIMEOUT_MS, idempotencyKey });
          return {
            request: [areaId, body],
            cents: current.price.value,
            creditBefore: sumOf(creditOf(now)),
            label: current.itemSaleable.name,
            send: confirm,
          };
        });
        switch (result?.type) {
          case 'done': {
            const { answer } = result;
            if ('order' in answer) return send({ type: 'ordered', orderId: answer.order.id });
            return send({ type: 'refused', message: answer.message?.trim() || null });
          }
          case 'busy':
            return send({ type: 'held', problem: 'busy', area });
          case 'elsewhere':
            return send({ type: 'held', problem: 'elsewhere', area: result.now });
          case 'changed':
            if (result.reason === 'closed') return send({ type: 'closed', area: result.now });
            return send({ type: 'held', problem: result.reason, area: result.now });
          case 'not-sent':
            return send({ type: 'held', problem: 'unsent', area });
          case 'refused':
            return send({ type: 'refused', message: serverSentence(result.failure) });
          case 'outcome-unknown':
            return send({ type: 'doubted' });
          case undefined:
            return;
          default:
            return result satisfies never;
        }
      }

      case 'check': {
        const result = await operation.reconcile(signal);
        switch (result?.type) {
          case 'happened': {
            const { id, label, cents } = result.operation;
            return send({ type: 'arrived', operationId: id, label, cents });
          }
          case 'answered':
            return send({ type: 'found', orderId: result.answerId, label: result.operation.label });
          case 'unchanged':
            return send({ type: 'not-arrived', doubt: 'unchanged', credit: creditOf(result.now) });
          case 'none':
            return send({ type: 'fetched', area: result.now });
          case 'busy':
          case 'unread':
            return send({ type: 'not-arrived', doubt: result.type, credit: null });
          case undefined:
            return;
          default:
            return result satisfies never;
        }
      }

      case 'follow-order':
        return navigation.go({ to: 'coffee-order', orderId: command.orderId });

      case 'top-up':
        return navigation.go({ to: 'insufficient-fund', returnUrl: pathOf({ to: 'coffee-area', areaId }) });

      default:
        return command satisfies never;
    }
  });
}

/** One machine's page for the life of the component. */
export function useCoffee(areaId: string) {
  const runtime = useRuntime();
  const { environment } = runtime;
  const [state, send] = useMachine<CoffeeState, CoffeeEvent>(() => createCoffee(runtime, areaId), { type: 'opened' });
  useEffect(() => environment.onVisible(() => send({ type: 'seen-again' })), [environment, send]);
  useKeptPage(() => send({ type: 'returned' }));
  return [state, send] as const;
}
