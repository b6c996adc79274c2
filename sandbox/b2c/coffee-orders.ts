import type { CoffeeStatus } from '../../src/api/coffee.ts';
import type { User } from './user.ts';
import type { World } from './world.ts';

/** The outcomes of a coffee order; `POST /sandbox/next-coffee` chooses one. */
export const COFFEE_OUTCOMES = ['completed', 'confirmed', 'error', 'failed', 'expired', 'cancelled', 'neverending'] as const;
export type CoffeeOutcome = (typeof COFFEE_OUTCOMES)[number];

export interface CoffeeOrder {
  readonly id: string;
  readonly email: string;
  readonly areaId: string;
  readonly label: string;
  readonly cents: number;
  readonly creditCents: number;
  readonly walletCents: number;
  /** The statuses that the next requests get; the last one stays. */
  steps: CoffeeStatus[];
  refunded: boolean;
}

export function coffeeScript(outcome: CoffeeOutcome): CoffeeStatus[] {
  switch (outcome) {
    case 'completed':
      return ['draft', 'dispensing', 'dispensing', 'completed'];
    case 'neverending':
      return ['draft', 'dispensing'];
    case 'confirmed':
    case 'error':
    case 'failed':
    case 'expired':
    case 'cancelled':
      return ['draft', outcome];
    default:
      return outcome satisfies never;
  }
}

/** With these statuses no coffee is dispensed. */
const REFUNDED: ReadonlySet<CoffeeStatus> = new Set(['error', 'failed', 'expired', 'cancelled']);

/** Each status request advances the machine by one step. A coffee that is not dispensed is refunded. */
export function advanceCoffee(order: CoffeeOrder, world: World, user: User, now: number): CoffeeStatus {
  const [step = 'completed', ...rest] = order.steps;
  if (rest.length > 0) order.steps = rest;
  if (REFUNDED.has(step) && !order.refunded) {
    order.refunded = true;
    if (order.creditCents > 0) user.creditCents = (user.creditCents ?? 0) + order.creditCents;
    user.walletCents += order.walletCents;
    world.record('refund', order.id, order.cents, now);
  }
  return step;
}
