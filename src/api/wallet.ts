import * as z from 'zod/mini';
import { balance } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { balanceMoney, id, money, renamed } from './member.ts';
import { invalidAsNull, key, label, link, orNull, repaired, sentence } from './schema.ts';

const wallet = renamed(z.object({ balance: orNull(balanceMoney), corporateCredit: orNull(balance) }), { balance: 'balanceCents' });
export type Wallet = z.output<typeof wallet>;
export const getWallet = endpoint({
  method: 'GET',
  path: 'b2c/wallet/',
  freshness: { refreshMs: 60_000, isLive: true },
  response: wallet,
});

/**
 * `amountType`: `DefinedAmount` recharges the exact amount; `TargetAmount` approximates it by vouchers of fixed values; null
 * is unspecified. `payWith`: the chosen method, null without one. `sublabel` is optional, such as when a card expires.
 */
const amountType = z.enum(['TargetAmount', 'DefinedAmount']);
const rechargeConfig = z.object({
  amountType: orNull(amountType),
  payWith: orNull(z.object({ provider: key, label, sublabel: invalidAsNull(label) })),
});
export type RechargeConfig = z.output<typeof rechargeConfig>;
export const getRechargeConfig = endpoint({ method: 'GET', path: 'b2c/wallet-recharge', response: rechargeConfig });

/** Null stands for anything else: an error whose outcome is unknown (part 2 §4 'Wallet recharge'). */
const rechargeAction = z.nullable(z.enum(['redirect', 'loading', 'error', 'cancelled']));
const recharge = z.object({
  uuid: id,
  actionType: repaired(rechargeAction, (value) => rechargeAction.safeParse(value).data ?? null),
  linkAction: orNull(link),
  message: invalidAsNull(sentence),
});
export type WalletRecharge = z.output<typeof recharge>;
/**
 * Costs money. `amount` in cents; `walletRechargeData` repeats the answer of the recharge configuration;
 * `resultUrl` is the recharge's result page, where the person goes after paying: the server replaces `{uuid}` in it.
 */
export const submitRecharge = endpoint({
  method: 'POST',
  path: 'b2c/wallet-recharge',
  body: z.object({
    amount: money,
    walletRechargeData: z.object({
      amountType: z.nullable(amountType),
      payWith: z.nullable(z.object({ provider: z.string(), label: z.string() })),
    }),
    resultUrl: z.string(),
  }),
  response: recharge,
});
export const getRecharge = endpoint({ method: 'GET', path: 'b2c/wallet-recharge/{uuid}', response: recharge });
