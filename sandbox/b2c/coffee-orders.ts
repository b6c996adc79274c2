import type { CoffeeStatus } from '../../src/api/coffee.ts';
import type { User } from './user.ts';
import type { World } from './world.ts';

/** How a cup goes; `POST /sandbox/next-coffee` chooses. */
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
  /** What the next requests are told; the last one stays. */
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

/** No cup comes of these. */
const REFUNDED: ReadonlySet<CoffeeStatus> = new Set(['error', 'failed', 'expired', 'cancelled']);

/** One request for the state: the machine goes on; a cup that does not come is paid back. */
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
