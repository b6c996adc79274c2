import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  address,
  boolean,
  int,
  invalidAs,
  invalidAsNull,
  isObject,
  key,
  label,
  link,
  listOf,
  object,
  orElse,
  orNothing,
  orNull,
  prepared,
  sentence,
  string,
  unknownAs,
  withRule,
} from './schema.ts';
import { id, wireId, yesNo } from './values.ts';

/** A saved way to pay (P2-3.1). Its identifiers are as the server wrote them; without a `uuid`, `id` takes its place. */
export const instrument = v.pipe(
  object({
    id: wireId,
    uuid: orNull(wireId),
    label,
    sublabel: invalidAsNull(label),
    provider: key,
    type: orElse(key, ''),
    category: orElse(key, ''),
  }),
  v.transform((saved) => ({ ...saved, uuid: saved.uuid ?? saved.id })),
);
export type Instrument = v.InferOutput<typeof instrument>;
/** An instrument for the page at `address`, from the browser's storage; any script of the origin may have written it. */
export const transferredInstrument = object({ address: string, key: string, picked: instrument });

export const paymentOption = object({
  label,
  sublabel: invalidAsNull(label),
  provider: key,
  category: orElse(key, ''),
  canCreatePI: invalidAs(v.picklist(['Yes', 'No']), 'No'),
  createPIPath: orNull(address),
});
export type PaymentOption = v.InferOutput<typeof paymentOption>;

/** The three lists of payment options; the value is a path segment. */
export type PaymentContext = 'definedAmountMethod' | 'walletRechargeMethod' | 'partialAmountMethod';

export const payment = object({
  uuid: invalidAsNull(id),
  actionType: unknownAs(['error', 'loading', 'redirect', 'collectPI', 'cancelled'], 'loading'),
  linkAction: orNull(link),
  message: invalidAsNull(sentence),
});
export type Payment = v.InferOutput<typeof payment>;

export const paymentAction = object({
  actionType: v.picklist(['redirect', 'error']),
  linkAction: orNull(link),
  message: invalidAsNull(sentence),
});
export type PaymentAction = v.InferOutput<typeof paymentAction>;

export const getInstruments = endpoint({
  method: 'GET',
  path: 'b2c/payment-instrument/',
  response: prepared(object({ instruments: listOf(instrument) }), (answer) => (isObject(answer) ? answer : { instruments: answer })),
});
export const deleteInstrument = endpoint({
  method: 'PUT',
  path: 'b2c/payment-instrument/{id}/delete',
  response: object({ message: v.literal('success') }),
});
export const getPaymentOptions = endpoint({
  method: 'GET',
  path: 'b2c/payment/options/{context}',
  response: object({ paymentInstruments: orElse(listOf(instrument), []), paymentOptions: orElse(listOf(paymentOption), []) }),
});
/** Omit `paymentInstrumentId` for a new option. */
export const updatePaymentPreference = endpoint({
  method: 'POST',
  path: 'b2c/payment-preference/update/{context}',
  body: object({ paymentInstrumentId: v.optional(wireId), category: v.optional(string), provider: string }),
  response: orNothing(object({ error: orElse(yesNo, false), message: invalidAsNull(sentence) })),
});

export const getPayment = endpoint({ method: 'GET', path: 'b2c/payment/{uuid}', response: payment });
/** Costs money. */
export const updatePaymentInstrument = endpoint({
  method: 'POST',
  path: 'b2c/payment/{uuid}/update-pi',
  body: object({ uuid: wireId }),
  response: payment,
});
/** A GET with an effect: never prefetch it. */
export const cancelPayment = endpoint({ method: 'GET', path: 'b2c/payment/{uuid}/cancel', hasEffect: true, response: payment });

/**
 * The journal entry of a call that costs money; the app writes it before it sends the call. It comes from the browser's
 * storage, not from the server; any script of the origin may have written it.
 */
export const rememberedOperation = object({
  /** Identifies this press of the button; never sent. */
  id: withRule(string, (text) => text !== '', 'not empty'),
  /** The idempotency key of the call. */
  idempotencyKey: withRule(string, (key) => /^[0-9a-f]{32}$/.test(key), '32 hexadecimal digits'),
  /** The body as text: the app may send the same request again with the same key. */
  request: string,
  cents: int,
  /** The person's credit before the call; null when it was not available. */
  creditBefore: v.nullable(int),
  /** The name of what was bought, for messages. */
  label: string,
  /** What each credit pays; absent from a recharge, and from operations that an earlier version stored. */
  split: v.optional(object({ fromCorporateCredit: int, fromWallet: int })),
  /** The identifier from the server's answer; null until it arrives. */
  answerId: v.nullable(string),
  /** True when the person has seen the outcome, or the call had no effect. */
  isAcknowledged: boolean,
  /** The server's time when the call with this key was first sent (epoch ms); absent or null when no answer had had a `Date` header. */
  sentAt: v.optional(v.nullable(int)),
  /** The server has said of this recharge that it went through. */
  isArrived: v.optional(boolean),
});
export type RememberedOperation = v.InferOutput<typeof rememberedOperation>;
