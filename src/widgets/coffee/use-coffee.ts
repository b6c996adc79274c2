import { useEffect } from 'react';
import {
  type CoffeeArea,
  type CoffeeRecipe,
  confirmCoffee,
  failureOf,
  failureToTell,
  getCoffeeArea,
  isOutcomeUnknown,
  serverSentence,
} from '../../api/index.ts';
import { createMachine, type Machine, useMachine } from '../shared/flow/machine.ts';
import { useKeptPage } from '../shared/flow/use-kept-page.ts';
import { announceCredit } from '../shared/ordering/announcement.ts';
import { type PaymentSplit, splitPayment } from '../shared/rules/payment-split.ts';
import { pathOf } from '../shared/runtime/destination-path.ts';
import { withMoneyLock } from '../shared/runtime/money-lock.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type CoffeeCommand, type CoffeeEvent, type CoffeeState, type Credit, step } from './coffee.flow.ts';
import { hasBeenPaid, readStarted, type StartedCoffee, sumOf, writeStarted } from './started-coffee.ts';

/** The machine itself may be asked before the answer comes. */
const SUBMIT_TIMEOUT_MS = 30_000;
/** One coffee at a time in all windows, whatever the machine: each is paid from the same credit. */
const INTENT = 'coffee';

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

let coffees = 0;

export function createCoffee(runtime: Runtime, areaId: string): Machine<CoffeeState, CoffeeEvent> {
  const { client, environment, navigation, resources, storage, tracking } = runtime;
  /** The last order that this window's person knows of. */
  let known: string | null = null;

  const readArea = (signal: AbortSignal) => client.call(getCoffeeArea, { params: { id: areaId }, signal });

  function creditChanged(): void {
    resources.invalidate('wallet');
    announceCredit();
  }

  function told(started: StartedCoffee): void {
    known = started.id;
    writeStarted(storage, { ...started, isTold: true });
    creditChanged();
  }

  /** An order whose end nobody was told, and that this window has not been told to be in doubt about. */
  const isUntold = (started: StartedCoffee | null) => started !== null && !started.isTold && started.id !== known;

  return createMachine<CoffeeState, CoffeeEvent, CoffeeCommand>({ name: 'FETCHING_DATA' }, step, async (command, { send, signal }) => {
    switch (command.type) {
      case 'fetch': {
        const last = readStarted(storage);
        if (isUntold(last)) return send({ type: 'doubted' });
        // Before the reading: what another window sends meanwhile is news at the press.
        known = last?.id ?? null;
        try {
          send({ type: 'fetched', area: await readArea(signal) });
        } catch (thrown) {
          const failure = failureToTell(thrown);
          if (failure !== null) send({ type: 'fetch-failed', failure });
        }
        return;
      }

      case 'refresh':
        try {
          send({ type: 'fetched', area: await readArea(signal) });
        } catch {
          // What is shown stays: every press reads again before it sends.
        }
        return;

      case 'send': {
        const { area, recipe } = command;
        let mine: StartedCoffee | null = null;
        try {
          const event = await withMoneyLock<CoffeeEvent>(INTENT, async () => {
            // Under the lock: what this window shows may be old, and another one may have ordered since.
            const now = await readArea(signal);
            const last = readStarted(storage);
            if (last !== null && !last.isTold && (last.id !== known || hasBeenPaid(last, creditOf(now)))) return { type: 'doubted' };
            if (last !== null && last.id !== known) {
              known = last.id;
              return { type: 'held', problem: 'elsewhere', area: now };
            }
            if (!now.shop.isOpen) return { type: 'closed', area: now };
            const current = now.catalog.recipes.find(({ recipeId }) => recipeId === recipe.recipeId);
            if (current === undefined) return { type: 'held', problem: 'gone', area: now };
            if (current.price.value !== recipe.price.value) return { type: 'held', problem: 'changed', area: now };
            const split = splitOf(runtime, current, now);
            if (split.toPay > 0) return { type: 'held', problem: 'insufficient', area: now };
            if (signal.aborted) return { type: 'held', problem: 'unsent', area: now };
            coffees += 1;
            const id = `${environment.now()}-${coffees}-${Math.random().toString(36).slice(2, 10)}`;
            const { name } = current.itemSaleable;
            mine = { id, cents: current.price.value, creditBefore: sumOf(creditOf(now)), isTold: false, orderId: null, label: name };
            writeStarted(storage, mine);
            // Not to be given up, also when the person leaves: no signal.
            const answer = await client.call(confirmCoffee, {
              params: { id: areaId },
              body: {
                paymentInfo: { totalToPayFromWallet: split.fromWallet, totalToPayFromCorporateCredit: split.fromCorporateCredit },
                order: { coffeeRecipeId: current.recipeId, price: current.price.value },
              },
              timeoutMs: SUBMIT_TIMEOUT_MS,
            });
            if (!('order' in answer)) return { type: 'refused', message: answer.message?.trim() || null };
            mine = { ...mine, orderId: answer.order.id };
            writeStarted(storage, mine);
            return { type: 'ordered', orderId: answer.order.id };
          });
          // Nobody is here any more to be told: the next screen looks.
          if (signal.aborted) return;
          if (event === 'busy') return send({ type: 'held', problem: 'busy', area });
          if (mine !== null) told(mine);
          send(event);
        } catch (thrown) {
          const failure = failureOf(thrown);
          if (mine === null) {
            if (failure.kind !== 'unauthorized') send({ type: 'held', problem: 'unsent', area });
            return;
          }
          tracking.event('coffee', `confirm ${failure.kind}`);
          if (isOutcomeUnknown(failure)) return send({ type: 'doubted' });
          // Refused: there is nothing to look for, whoever hears it.
          told(mine);
          if (failure.kind !== 'unauthorized') send({ type: 'refused', message: serverSentence(failure) });
        }
        return;
      }

      case 'check':
        try {
          const event = await withMoneyLock<CoffeeEvent>(INTENT, async () => {
            const last = readStarted(storage);
            if (last !== null && last.orderId !== null) {
              if (!signal.aborted) told(last);
              return { type: 'ordered', orderId: last.orderId };
            }
            const credit = creditOf(await readArea(signal));
            if (last === null || !hasBeenPaid(last, credit)) {
              known = last?.id ?? null;
              return { type: 'not-arrived', doubt: 'unchanged', credit };
            }
            if (!signal.aborted) told(last);
            return { type: 'arrived', label: last.label, cents: last.cents };
          });
          send(event === 'busy' ? { type: 'not-arrived', doubt: 'busy', credit: null } : event);
        } catch (thrown) {
          if (failureToTell(thrown) !== null) send({ type: 'not-arrived', doubt: 'unread', credit: null });
        }
        return;

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
