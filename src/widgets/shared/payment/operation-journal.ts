import { useEffect } from 'react';
import { rememberedOperation, type RememberedOperation } from '../../../api/index.ts';
import type { StoragePort } from '../runtime/ports.ts';
import type { StorageKey } from '../runtime/storage.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { parseStored } from './parse-stored.ts';

/**
 * The journal of calls that cost money and have no id before their answer: the last of each kind that any window of this browser
 * sent, written before it was sent. An operation stays open, for its person and without an age, until its outcome is known and the
 * person has acknowledged it. At most one of a kind runs at a time in all windows, because each changes the same wallet.
 */
export type OperationKind = 'recharge' | 'coffee';
export type Operation = RememberedOperation;

/** `open` outlives the session and other persons. `last` was acknowledged: other windows learn of it. */
const KEYS = {
  recharge: { open: 'openRecharge', last: 'rechargeOperation' },
  coffee: { open: 'openCoffee', last: 'coffeeOperation' },
} as const satisfies Record<OperationKind, Record<'open' | 'last', StorageKey>>;

/** How long a sentence must be visible, without a break, until it counts as read without a press. */
const ACKNOWLEDGE_AFTER_MS = 3000;

const read = (storage: StoragePort, key: StorageKey) => parseStored(rememberedOperation, storage.read(key));

export const readOperation = (storage: StoragePort, kind: OperationKind): Operation | null =>
  read(storage, KEYS[kind].open) ?? read(storage, KEYS[kind].last);

/** @returns false when the browser does not store it: then the journal is as before */
export const keepOperation = (storage: StoragePort, kind: OperationKind, operation: Operation): boolean =>
  storage.keep(KEYS[kind].open, JSON.stringify(operation));

/** Where the browser does not store it, this page knows of it. */
export function writeOperation(storage: StoragePort, kind: OperationKind, operation: Operation): void {
  const { open, last } = KEYS[kind];
  storage.write(operation.isAcknowledged ? last : open, JSON.stringify(operation));
  if (operation.isAcknowledged) storage.remove(open);
}

/** Changes the last operation if it has this id: a late answer must not change a newer operation, or another person's. */
export function updateOperation(storage: StoragePort, kind: OperationKind, id: string, change: Partial<Operation>): void {
  const last = readOperation(storage, kind);
  if (last?.id === id) writeOperation(storage, kind, { ...last, ...change });
}

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
