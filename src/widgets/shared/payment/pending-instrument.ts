import { type Instrument, instrument, type PaymentOption, paymentOption } from '../../../api/index.ts';
import type { StoragePort } from '../runtime/ports.ts';
import type { StorageKey } from '../runtime/storage.ts';
import { acknowledgeInstruments } from './pending-registration.ts';
import { parseStored } from './parse-stored.ts';

/** What pays: an existing instrument, or a method without one. */
export type Choice = Instrument | PaymentOption;

export const isInstrument = (choice: Choice): choice is Instrument => 'id' in choice;

/**
 * What was just picked or added, stored briefly (P1-9.7: 1000 ms) for the page that requested it. That
 * page names its key in `key-to-update`; unknown keys are ignored.
 */
const KEYS = {
  SELLING_AREA_PICKED_PI: 'cartPickedInstrument',
  /** For the list of methods. */
  INSTRUMENTS_ADDED_PI: 'addedInstrument',
  PAYMENT_PICKED_PI: 'paymentPickedInstrument',
  WALLET_RECHARGE_PICKED_PI: 'rechargePickedInstrument',
  PAYMENT_OPTIONS_PICKED_PI: 'optionsPickedInstrument',
} as const satisfies Record<string, StorageKey>;

export type PendingKey = keyof typeof KEYS;

/** The key in an address, or null: only our own keys are ever written. */
export const pendingKeyOf = (name: string | null | undefined): PendingKey | null =>
  Object.hasOwn(KEYS, String(name)) ? (name as PendingKey) : null;

/** Call it as the last step before the requesting page is shown again. */
export function putPending(storage: StoragePort, key: PendingKey, picked: Choice): void {
  storage.write(KEYS[key], JSON.stringify(picked));
}

/** Reads and deletes it in one step, so that a pick is used at most once. Invalid data are dropped. */
export function takePicked(storage: StoragePort, key: PendingKey): Choice | null {
  const text = storage.take(KEYS[key]);
  const picked = parseStored(instrument, text);
  if (picked !== null) acknowledgeInstruments(storage, [picked]);
  // An instrument that cannot be read is no method without one.
  return picked ?? (text?.startsWith('{"id":') ? null : parseStored(paymentOption, text));
}
