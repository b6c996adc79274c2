import { useEffect } from 'react';
import { type Cents, rememberedOperation, type RememberedOperation } from '../../../api/index.ts';
import { whenInView } from '../flow/in-view.ts';
import type { StoragePort } from '../runtime/ports.ts';
import type { StorageKey } from '../runtime/storage.ts';
import { useRuntime } from '../runtime/runtime.tsx';

/**
 * The journal of calls that cost money and have no number before their answer: the last of each kind that any window of
 * this browser sent, written down before it was sent. It tells a window that was opened, reloaded or left in the middle
 * that there was one. An operation stays open until the person has acknowledged what became of it. One of a kind runs at a
 * time in all windows, because each changes the same wallet.
 */
export type OperationKind = 'recharge' | 'coffee';
export type Operation = RememberedOperation;

const KEYS = { recharge: 'rechargeOperation', coffee: 'coffeeOperation' } as const satisfies Record<OperationKind, StorageKey>;

/** How long a sentence must stand in view until it counts as read, without a press. */
export const ACKNOWLEDGE_AFTER_MS = 3000;

export function readOperation(storage: StoragePort, kind: OperationKind): Operation | null {
  try {
    return rememberedOperation.safeParse(JSON.parse(storage.read(KEYS[kind]) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export const writeOperation = (storage: StoragePort, kind: OperationKind, operation: Operation): void =>
  storage.write(KEYS[kind], JSON.stringify(operation));

/** Changes the last operation, if it is still this one: a late answer touches no newer one, and nobody else's. */
export function updateOperation(storage: StoragePort, kind: OperationKind, id: string, change: Partial<Operation>): void {
  const last = readOperation(storage, kind);
  if (last?.id === id) writeOperation(storage, kind, { ...last, ...change });
}

/** Where operations lie that the person has not acknowledged: a sign-out leaves them for the same person. */
export const unacknowledgedKeys = (storage: StoragePort): StorageKey[] =>
  (Object.keys(KEYS) as OperationKind[]).filter((kind) => readOperation(storage, kind)?.isAcknowledged === false).map((kind) => KEYS[kind]);

/** The credit holds what was to be added. Less than that says nothing: it may have been spent meanwhile. */
export const hasRaisedCredit = ({ cents, creditBefore }: Operation, credit: Cents | null): boolean =>
  credit !== null && credit >= (creditBefore ?? 0) + cents;

/** The credit has gone down by the price. A purchase for nothing leaves no trace; a recharge meanwhile hides it. */
export const hasLoweredCredit = ({ cents, creditBefore }: Operation, credit: Cents): boolean =>
  cents > 0 && creditBefore !== null && credit <= creditBefore - cents;

/**
 * For a screen that tells what became of an operation: the person has acknowledged it once the screen has stood in view,
 * or at once by the function returned, for whatever is pressed to go on.
 * @param isTold whether the screen tells of this one
 */
export function useAcknowledgement(kind: OperationKind, isTold: (operation: Operation) => boolean): () => void {
  const { environment, storage } = useRuntime();
  const last = readOperation(storage, kind);
  const id = last !== null && !last.isAcknowledged && isTold(last) ? last.id : null;
  useEffect(() => {
    if (id === null) return;
    return whenInView(environment, ACKNOWLEDGE_AFTER_MS, () => updateOperation(storage, kind, id, { isAcknowledged: true }));
  }, [environment, storage, kind, id]);
  return () => {
    if (id !== null) updateOperation(storage, kind, id, { isAcknowledged: true });
  };
}
