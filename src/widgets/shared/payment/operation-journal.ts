import { useEffect } from 'react';
import { type Cents, rememberedOperation, type RememberedOperation } from '../../../api/index.ts';
import type { StoragePort } from '../runtime/ports.ts';
import type { StorageKey } from '../runtime/storage.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { parseStored } from './parse-stored.ts';

/**
 * The journal of calls that cost money and have no id before their answer: the last of each kind that any window of this browser
 * sent, written before it was sent. An operation stays open until the person has acknowledged its outcome. At most one of a kind
 * runs at a time in all windows, because each changes the same wallet.
 */
export type OperationKind = 'recharge' | 'coffee';
export type Operation = RememberedOperation;

const KEYS = { recharge: 'rechargeOperation', coffee: 'coffeeOperation' } as const satisfies Record<OperationKind, StorageKey>;

/** How long a sentence must be visible, without a break, until it counts as read without a press. */
const ACKNOWLEDGE_AFTER_MS = 3000;

export const readOperation = (storage: StoragePort, kind: OperationKind): Operation | null =>
  parseStored(rememberedOperation, storage.read(KEYS[kind]));

export const writeOperation = (storage: StoragePort, kind: OperationKind, operation: Operation): void =>
  storage.write(KEYS[kind], JSON.stringify(operation));

/** Changes the last operation if it has this id: a late answer must not change a newer operation, or another person's. */
export function updateOperation(storage: StoragePort, kind: OperationKind, id: string, change: Partial<Operation>): void {
  const last = readOperation(storage, kind);
  if (last?.id === id) writeOperation(storage, kind, { ...last, ...change });
}

/** The storage keys of operations that are not acknowledged: a sign-out keeps them for the same person. */
export const unacknowledgedKeys = (storage: StoragePort): StorageKey[] =>
  (Object.keys(KEYS) as OperationKind[]).filter((kind) => readOperation(storage, kind)?.isAcknowledged === false).map((kind) => KEYS[kind]);

/** True when the credit contains the added amount. A lower credit proves nothing: the person may have spent it meanwhile. */
export const hasRaisedCredit = ({ cents, creditBefore }: Operation, credit: Cents | null): boolean =>
  credit !== null && credit >= (creditBefore ?? 0) + cents;

/** True when the credit is lower by at least the price. A free purchase changes nothing; a recharge hides the difference. */
export const hasLoweredCredit = ({ cents, creditBefore }: Operation, credit: Cents): boolean =>
  cents > 0 && creditBefore !== null && credit <= creditBefore - cents;

/**
 * Acknowledges the operation whose outcome a screen shows (`isShown`): when the screen has been visible long enough, or at once by
 * the returned function, for any press that continues.
 */
export function useAcknowledgement(kind: OperationKind, isShown: (operation: Operation) => boolean): () => void {
  const { environment, storage } = useRuntime();
  const last = readOperation(storage, kind);
  const id = last !== null && !last.isAcknowledged && isShown(last) ? last.id : null;
  useEffect(() => {
    if (id === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pause = () => clearTimeout(timer);
    const start = () => {
      pause();
      timer = setTimeout(() => updateOperation(storage, kind, id, { isAcknowledged: true }), ACKNOWLEDGE_AFTER_MS);
    };
    if (environment.isVisible()) start();
    const stops = [pause, environment.onVisible(start), environment.onHidden(pause)];
    return () => stops.forEach((stop) => stop());
  }, [environment, storage, kind, id]);
  return () => {
    if (id !== null) updateOperation(storage, kind, id, { isAcknowledged: true });
  };
}
