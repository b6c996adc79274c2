import { type Cents, type Link, type PaymentPreferences, paymentPreferences } from '../../../api/index.ts';
import type { StoragePort } from '../runtime/ports.ts';
import { parseStored } from './parse-stored.ts';

/** What this browser sent a payment with. `toPay`: the whole amount, where no part of it can have been paid before. */
export interface SentPayment extends PaymentPreferences {
  readonly toPay?: Cents | undefined;
}

/** The payment that a confirmation's link opens: its own page, or one of its steps; null for every other link. */
export const paymentOf = ({ type, link }: Link): string | null =>
  (type === 'internal' && /^\/payment\/(?:[^?#]*\/)?([^\s/?#]+)(?:[?#]|$)/.exec(link)?.[1]) || null;

/**
 * Stores the instruments that the last payment was sent with, and its amount. No call returns them, and the payment's pages show
 * them. `payment`: its uuid, or the link of the confirmation that opened it.
 */
export function rememberInstruments(storage: StoragePort, payment: string | Link, { toPay, ...instruments }: SentPayment): void {
  const uuid = typeof payment === 'string' ? payment : paymentOf(payment);
  if (uuid !== null) storage.write('paymentInstruments', `${uuid} ${toPay ?? ''}${JSON.stringify(instruments)}`);
}

/** The instruments of this payment; null when another device sent it, or another payment was sent since. */
export function recallInstruments(storage: StoragePort, uuid: string): SentPayment | null {
  const [, known, toPay, text = null] = /^(\S+) (\d{0,9})(.*)/s.exec(storage.read('paymentInstruments') ?? '') ?? [];
  const instruments = known === uuid ? parseStored(paymentPreferences, text) : null;
  return instruments && { ...instruments, ...(toPay && { toPay: Number(toPay) }) };
}
