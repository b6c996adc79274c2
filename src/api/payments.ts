import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './member.ts';
import { address, invalidAsNull, key, label, link, listOf, orNull, withRule, sentence } from './schema.ts';

/** A saved way to pay (part 2 §3). */
export const instrument = z.object({
  id,
  uuid: key,
  label,
  sublabel: invalidAsNull(label),
  provider: key,
  type: key,
  category: key,
});
export type Instrument = z.output<typeof instrument>;
/** An instrument for the page at `address`, from the browser's storage; any script of the origin may have written it. */
export const transferredInstrument = z.object({ address: z.string(), key: z.string(), picked: instrument });

export const paymentOption = z.object({
  label,
  sublabel: invalidAsNull(label),
  provider: key,
  category: key,
  canCreatePI: z.enum(['Yes', 'No']),
  createPIPath: orNull(address),
});
export type PaymentOption = z.output<typeof paymentOption>;

/** The three lists of payment options; the value is a path segment. */
export type PaymentContext = 'definedAmountMethod' | 'walletRechargeMethod' | 'partialAmountMethod';

export const payment = z.object({
  uuid: id,
  actionType: z.enum(['error', 'loading', 'redirect', 'collectPI', 'cancelled']),
  linkAction: orNull(link),
  message: invalidAsNull(sentence),
});
export type Payment = z.output<typeof payment>;

export const paymentAction = z.object({
  actionType: z.enum(['redirect', 'error']),
  linkAction: orNull(link),
  message: invalidAsNull(sentence),
});
export type PaymentAction = z.output<typeof paymentAction>;

export const getInstruments = endpoint({
  method: 'GET',
  path: 'b2c/payment-instrument/',
  response: z.object({ instruments: listOf(instrument) }),
});
export const deleteInstrument = endpoint({
  method: 'PUT',
  path: 'b2c/payment-instrument/{id}/delete',
  response: z.object({ message: z.literal('success') }),
});
export const getPaymentOptions = endpoint({
  method: 'GET',
  path: 'b2c/payment/options/{context}',
  response: z.object({ paymentInstruments: listOf(instrument), paymentOptions: listOf(paymentOption) }),
});
/** Omit `paymentInstrumentId` for a new option. */
export const updatePaymentPreference = endpoint({
  method: 'POST',
  path: 'b2c/payment-preference/update/{context}',
  body: z.object({ paymentInstrumentId: z.optional(z.string()), category: z.string(), provider: z.string() }),
  response: z.object({ error: z.boolean(), message: z.optional(sentence) }),
});

export const getPayment = endpoint({ method: 'GET', path: 'b2c/payment/{uuid}', response: payment });
/** Costs money. */
export const updatePaymentInstrument = endpoint({
  method: 'POST',
  path: 'b2c/payment/{uuid}/update-pi',
  body: z.object({ uuid: z.string() }),
  response: payment,
});
/** A GET with an effect: never prefetch it. */
export const cancelPayment = endpoint({ method: 'GET', path: 'b2c/payment/{uuid}/cancel', hasEffect: true, response: payment });

/**
 * The journal entry of a call that costs money; the app writes it before it sends the call. It comes from the browser's
 * storage, not from the server; any script of the origin may have written it.
 */
export const rememberedOperation = z.object({
  /** Identifies this press of the button; never sent. */
  id: withRule(z.string(), (text) => text !== '', 'not empty'),
  /** The idempotency key of the call. */
  idempotencyKey: withRule(z.string(), (key) => /^[0-9a-f]{32}$/.test(key), '32 hexadecimal digits'),
  /** The body as text: the app may send the same request again with the same key. */
  request: z.string(),
  cents: z.int(),
  /** The person's credit before the call; null when it was not available. */
  creditBefore: z.nullable(z.int()),
  /** The name of what was bought, for messages. */
  label: z.string(),
  /** What each credit pays; absent from a recharge, and from operations that an earlier version stored. */
  split: z.optional(z.object({ fromCorporateCredit: z.int(), fromWallet: z.int() })),
  /** The identifier from the server's answer; null until it arrives. */
  answerId: z.nullable(z.string()),
  /** True when the person has seen the outcome, or the call had no effect. */
  isAcknowledged: z.boolean(),
});
export type RememberedOperation = z.output<typeof rememberedOperation>;
