import type { Link } from '../../src/api/schema.ts';
import { newUser, seedOrders } from '../data/accounts.ts';
import type { CoffeeOrder, CoffeeOutcome } from './coffee-orders.ts';
import type { FaultRule } from './faults.ts';
import type { LockerOrder, Outcome } from './locker-orders.ts';
import type { Payment } from './payments.ts';
import type { SatispayAdd } from './satispay-adds.ts';
import type { User } from './user.ts';

/** One money movement. Tests count the entries to check that an effect happened exactly once. */
export interface LedgerEntry {
  readonly kind: 'order' | 'recharge' | 'coffee' | 'refund';
  /** The id of the order or recharge. */
  readonly intent: string;
  readonly cents: number;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * All mutable data of one test or one visitor. Worlds start from the same seed and are independent, so that tests run in
 * parallel on one server. Ids are counters and not random: the same steps give the same ids.
 */
export class World {
  readonly #users = new Map<string, User>();
  #count = 0;
  readonly orders: LockerOrder[] = seedOrders();
  readonly coffeeOrders = new Map<string, CoffeeOrder>();
  readonly payments = new Map<string, Payment>();
  readonly satispayAdds = new Map<string, SatispayAdd>();
  readonly ledger: LedgerEntry[] = [];
  /** Answers by person, call and idempotency key: a repeated call gets the stored answer and has no second effect. */
  readonly answers = new Map<string, { readonly body: string; readonly answer: Promise<unknown> }>();
  faults: FaultRule[] = [];
  /** The outcome of the next order; reset to `completed` after it. */
  nextOutcome: Outcome = 'completed';
  /** A cart stays until the payment of its order has ended. Otherwise its confirmation empties it. */
  keepsCarts = false;
  /** The outcome of the next coffee; reset in the same way. */
  nextCoffee: CoffeeOutcome = 'completed';
  /** E-mail enumeration protection of the identity service, in this world. */
  emailPrivacy = false;
  /** Calls with a session need the ID token of the same person, too. */
  demandsIdToken = false;
  /** The navigation requires the consent until it has been given. */
  isConsentRequired = false;
  /** The redirect of the next sign-in; used for one sign-in only. */
  nextLoginRedirect: Link | null = null;

  /** A customer: an account of the seed, or a new one without balances. */
  user(email: string): User {
    const key = email.toLowerCase();
    let user = this.#users.get(key);
    if (!user) {
      user = newUser(key);
      this.#users.set(key, user);
    }
    return user;
  }

  nextId(prefix: string): string {
    this.#count += 1;
    return `${prefix}-${1000 + this.#count}`;
  }

  nextUuid(): string {
    this.#count += 1;
    return `00000000-0000-4000-9000-${String(this.#count).padStart(12, '0')}`;
  }

  record(kind: LedgerEntry['kind'], intent: string, cents: number, now: number): void {
    this.ledger.push({ kind, intent, cents, at: new Date(now).toISOString() });
  }

  takeLoginRedirect(): Link | null {
    const redirect = this.nextLoginRedirect;
    this.nextLoginRedirect = null;
    return redirect;
  }

  takeOutcome(): Outcome {
    const outcome = this.nextOutcome;
    this.nextOutcome = 'completed';
    return outcome;
  }

  takeCoffeeOutcome(): CoffeeOutcome {
    const outcome = this.nextCoffee;
    this.nextCoffee = 'completed';
    return outcome;
  }
}
