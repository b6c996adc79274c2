import type { Cents } from '../../api/index.ts';
import type { StoragePort } from '../shared/runtime/ports.ts';

/**
 * The last recharge that any window of this browser sent, written down before it was sent. Its answer names no earlier
 * one, so this is what tells a window that was opened, reloaded or left in the middle that there was one.
 */
export interface StartedRecharge {
  readonly id: string;
  readonly cents: Cents;
  /** The wallet before; null when it was not available. */
  readonly balanceBefore: Cents | null;
  /** The person has been told what became of it. */
  readonly isTold: boolean;
}

const KEY = 'startedRecharge';

export function readStarted(storage: StoragePort): StartedRecharge | null {
  const [, id, cents, before, told] = /^([\w-]{1,64}) (\d{1,9}) (-?\d{1,9}|none) (told|open)$/.exec(storage.read(KEY) ?? '') ?? [];
  if (id === undefined) return null;
  return { id, cents: Number(cents), balanceBefore: before === 'none' ? null : Number(before), isTold: told === 'told' };
}

export function writeStarted(storage: StoragePort, { id, cents, balanceBefore, isTold }: StartedRecharge): void {
  storage.write(KEY, `${id} ${cents} ${balanceBefore ?? 'none'} ${isTold ? 'told' : 'open'}`);
}

/** The wallet holds what was recharged. Less than that says nothing: it may have been spent meanwhile. */
export const hasArrived = ({ cents, balanceBefore }: StartedRecharge, balance: Cents | null): boolean =>
  balance !== null && balance >= (balanceBefore ?? 0) + cents;
