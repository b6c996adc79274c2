import { type Link, type PaymentPreferences, paymentPreferences } from '../../../api/index.ts';
import type { StoragePort } from '../runtime/ports.ts';
import { parseStored } from './parse-stored.ts';

/** The payment that a confirmation's link opens: its own page, or one of its steps; null for every other link. */
const paymentOf = ({ type, link }: Link): string | null =>
  (type === 'internal' && /^\/payment\/(?:[^?#]*\/)?([^\s/?#]+)(?:[?#]|$)/.exec(link)?.[1]) || null;

/**
 * Stores the instruments that the last payment was sent with. No call returns them, and the payment's page shows them.
 * `payment`: its uuid, or the link of the confirmation that opened it.
 */
export function rememberInstruments(storage: StoragePort, payment: string | Link, instruments: PaymentPreferences): void {
  const uuid = typeof payment === 'string' ? payment : paymentOf(payment);
  if (uuid !== null) storage.write('paymentInstruments', `${uuid} ${JSON.stringify(instruments)}`);
}

/** The instruments of this payment; null when another device sent it, or another payment was sent since. */
export function recallInstruments(storage: StoragePort, uuid: string): PaymentPreferences | null {
  const [, known, text = null] = /^(\S+) (.*)$/s.exec(storage.read('paymentInstruments') ?? '') ?? [];
  return known === uuid ? parseStored(paymentPreferences, text) : null;
}
