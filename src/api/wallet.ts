import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { WireId } from './id.ts';
import { credit, renamed } from './member.ts';
import { invalidAsNull, isObject, key, label, link, object, orNull, type Schema, sentence, string } from './schema.ts';
import { balanceMoney, money } from './amounts.ts';
import { pathId, wireId } from './values.ts';
import { withWire } from './with-wire.ts';

const wallet = renamed(object({ balance: orNull(balanceMoney), corporateCredit: credit }), { balance: 'balanceCents' });
export type Wallet = v.InferOutput<typeof wallet>;
export const getWallet = endpoint({
  method: 'GET',
  path: 'b2c/wallet/',
  freshness: { refreshMs: 60_000, isLive: true },
  response: wallet,
});

const amountType = v.picklist(['TargetAmount', 'DefinedAmount']);
/** A word that we do not know is a mismatch, yet it goes back as it came. */
const knownAmountType = {
  ...amountType,
  '~run': (dataset, config: object) => ('isTolerant' in config ? wireId : amountType)['~run'](dataset, config) as never,
} as Schema<WireId, v.InferInput<typeof amountType>>;
/**
 * `amountType`: `DefinedAmount` recharges the exact amount; `TargetAmount` approximates it by vouchers of fixed values; null
 * is unspecified. `payWith`: the chosen method, null without one. `sublabel` is optional, such as when a card expires.
 */
const rechargeConfig = withWire(
  object({
    amountType: invalidAsNull(knownAmountType),
    payWith: orNull(object({ provider: key, label, sublabel: invalidAsNull(label) })),
  }),
);
export type RechargeConfig = v.InferOutput<typeof rechargeConfig>;
export const getRechargeConfig = endpoint({ method: 'GET', path: 'b2c/wallet-recharge', response: rechargeConfig });

const configFields = object({ amountType: v.nullable(wireId), payWith: v.nullable(object({ provider: string, label: string })) });
/** The configuration in the body of a recharge: sent back as it came. */
const sentConfig = {
  ...configFields,
  codec: { inside: v.custom(isObject), encode: ({ wire, ...config }: RechargeConfig) => wire ?? config },
} as unknown as Schema<RechargeConfig, v.InferInput<typeof configFields>>;

/** Null means anything else: an error whose outcome is unknown (P2-4.27). */
const recharge = object({
  uuid: invalidAsNull(pathId),
  actionType: invalidAsNull(v.picklist(['redirect', 'loading', 'error', 'cancelled'])),
  linkAction: orNull(link),
  message: invalidAsNull(sentence),
});
export type WalletRecharge = v.InferOutput<typeof recharge>;
/**
 * Costs money. `amount` in cents; `walletRechargeData` is the answer of the recharge configuration, as it came;
 * `resultUrl` is the recharge's result page, where the person goes after paying: the server replaces `{uuid}` in it.
 */
export const submitRecharge = endpoint({
  method: 'POST',
  path: 'b2c/wallet-recharge',
  body: object({
    amount: money,
    walletRechargeData: sentConfig,
    resultUrl: string,
  }),
  response: recharge,
});
export const getRecharge = endpoint({ method: 'GET', path: 'b2c/wallet-recharge/{uuid}', response: recharge });
