import type { Outcome } from './locker-orders.ts';
import type { User } from './user.ts';
import type { World } from './world.ts';

type Status = 'draft' | 'dispensing' | 'completed' | 'failed';

export interface CoffeeOrder {
  readonly id: string;
  readonly email: string;
  readonly areaId: string;
  readonly label: string;
  readonly cents: number;
  readonly creditCents: number;
  readonly walletCents: number;
  /** What the next requests are told; the last one stays. */
  steps: Status[];
  refunded: boolean;
}

export function coffeeScript(outcome: Outcome): Status[] {
  switch (outcome) {
    case 'completed':
      return ['draft', 'dispensing', 'dispensing', 'completed'];
    case 'failed':
    case 'openingLockerError':
      return ['draft', 'failed'];
    case 'neverending':
      return ['draft', 'dispensing'];
    default:
      return outcome satisfies never;
  }
}

/** One request for the state: the machine goes on; a failed cup is paid back. */
export function advanceCoffee(order: CoffeeOrder, world: World, user: User, now: number): Status {
  const [step = 'completed', ...rest] = order.steps;
  if (rest.length > 0) order.steps = rest;
  if (step === 'failed' && !order.refunded) {
    order.refunded = true;
    if (order.creditCents > 0) user.creditCents = (user.creditCents ?? 0) + order.creditCents;
    user.walletCents += order.walletCents;
    world.record('refund', order.id, order.cents, now);
  }
  return step;
}
