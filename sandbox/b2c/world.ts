import type { Link } from '../../src/api/schema.ts';
import { newUser, seedOrders } from '../data/accounts.ts';
import type { CoffeeOrder, CoffeeOutcome } from './coffee-orders.ts';
import type { FaultRule } from './faults.ts';
import type { LockerOrder, Outcome } from './locker-orders.ts';
import type { Payment } from './payments.ts';
import type { SatispayAdd } from './satispay-adds.ts';
import type { User } from './user.ts';

/** One effect on somebody's money: what a test counts to see that it happened exactly once. */
export interface LedgerEntry {
  readonly kind: 'order' | 'recharge' | 'coffee' | 'refund';
  /** The id of the order or recharge that was meant. */
  readonly intent: string;
  readonly cents: number;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * Everything that changes, for one test or one visitor. Worlds are born from the same seed and never see each other,
 * so that tests run side by side on one server. Ids are counted, not drawn: the same steps give the same ids.
 */
export class World {
  readonly #users = new Map<string, User>();
  #count = 0;
  readonly orders: LockerOrder[] = seedOrders();
  readonly coffeeOrders = new Map<string, CoffeeOrder>();
  readonly payments = new Map<string, Payment>();
  readonly satispayAdds = new Map<string, SatispayAdd>();
  readonly ledger: LedgerEntry[] = [];
  /** What calls that came with a name were answered, by person, call and name: the same one again has no second effect. */
  readonly answers = new Map<string, { readonly body: string; readonly answer: Promise<unknown> }>();
  faults: FaultRule[] = [];
  /** How the next order goes; back to `completed` once used. */
  nextOutcome: Outcome = 'completed';
  /** The same for the next cup. */
  nextCoffee: CoffeeOutcome = 'completed';
  /** E-mail enumeration protection of the identity service, as this world meets it. */
  emailPrivacy = false;
  /** The navigation asks for the consent until it has been given. */
  isConsentRequired = false;
  /** Where the server sends whoever signs in next; used once. */
  nextLoginRedirect: Link | null = null;

  /** A known account from the seed; anybody else starts with nothing. */
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
