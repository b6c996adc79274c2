import type { Cents } from '../../api/index.ts';
import type { StoragePort } from '../shared/runtime/ports.ts';
import type { Credit } from './coffee.flow.ts';

/**
 * The last coffee that any window of this browser ordered, written down before it was sent: no call lists the orders of a
 * machine, so this is what tells a window that was opened, reloaded or left in the middle that there was one.
 */
export interface StartedCoffee {
  readonly id: string;
  readonly cents: Cents;
  /** Wallet and corporate credit together, before. */
  readonly creditBefore: Cents;
  /** The person has been told what became of it. */
  readonly isTold: boolean;
  /** Once its answer has come. */
  readonly orderId: string | null;
  /** What was ordered, for the sentence. */
  readonly label: string;
}

const KEY = 'startedCoffee';

export function readStarted(storage: StoragePort): StartedCoffee | null {
  const [, id, cents, before, told, orderId, label = ''] =
    /^([\w-]{1,64}) (\d{1,9}) (-?\d{1,9}) (told|open) ([\w-]{1,64}|\?) (.*)$/s.exec(storage.read(KEY) ?? '') ?? [];
  if (id === undefined) return null;
  return {
    id,
    cents: Number(cents),
    creditBefore: Number(before),
    isTold: told === 'told',
    orderId: orderId === undefined || orderId === '?' ? null : orderId,
    label,
  };
}

export function writeStarted(storage: StoragePort, { id, cents, creditBefore, isTold, orderId, label }: StartedCoffee): void {
  storage.write(KEY, `${id} ${cents} ${creditBefore} ${isTold ? 'told' : 'open'} ${orderId ?? '?'} ${label}`);
}

export const sumOf = ({ walletCents, corporateCreditCents }: Credit): Cents => (walletCents ?? 0) + (corporateCreditCents ?? 0);

/** The credit has gone down by it. A cup for nothing leaves no trace; more than before says nothing: it was recharged meanwhile. */
export const hasBeenPaid = ({ cents, creditBefore }: StartedCoffee, credit: Credit): boolean =>
  cents > 0 && sumOf(credit) <= creditBefore - cents;
