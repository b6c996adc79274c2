import { useEffect } from 'react';
import {
  type BodyOf,
  type Cents,
  getRechargeConfig,
  getWallet,
  type RechargeConfig,
  submitRecharge,
  type WalletRecharge,
} from '../../api/index.ts';
import { useFlow } from '../shared/flow/flow.ts';
import { useBfcacheRestore } from '../shared/flow/use-bfcache-restore.ts';
import { createJournaledFlow, type JournaledRules } from '../shared/payment/journaled-flow.ts';
import { followAction } from '../shared/payment/link-action.ts';
import { takePicked } from '../shared/payment/pending-instrument.ts';
import { destinationPath } from '../shared/runtime/destination-path.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';

/** The result page of a recharge whose uuid only the server knows: the server replaces `{uuid}`. */
const resultPage = (returnUrl: string): string =>
  destinationPath({ to: 'wallet-recharge-result', uuid: 'uuid', returnUrl }).replace('uuid', '{uuid}');

/** A recharge passes through another company's server. */
const SUBMIT_TIMEOUT_MS = 30_000;

/** The data that the form shows. The request is sent only while they are unchanged. */
export interface RechargeData {
  readonly config: RechargeConfig;
  readonly balanceCents: Cents | null;
}

const isSame = (a: RechargeConfig, b: RechargeConfig): boolean =>
  a.amountType === b.amountType && a.payWith?.provider === b.payWith?.provider && a.payWith?.label === b.payWith?.label;

/** A recharge whose identifier the server does not name has an empty one: it has begun, but nobody can follow it. */
export const rechargeRules: JournaledRules<RechargeData, Cents, WalletRecharge> = {
  accepts: (_, { config }) => config.payWith !== null,
  answerIdOf: ({ actionType, uuid }) => (actionType === 'error' || actionType === 'cancelled' ? null : (uuid ?? '')),
  messageOf: ({ message }) => message,
};

/** The wallet's recharge (P2-4.23 to P2-4.27). `returnUrl`: where to go afterwards, a path of the host, checked by the link guard. */
export function createRecharge(runtime: Runtime, returnUrl: string) {
  const { client, navigation } = runtime;
  return createJournaledFlow<RechargeData, Cents, BodyOf<typeof submitRecharge>, WalletRecharge, 'changed'>(runtime, {
    ...rechargeRules,
    kind: 'recharge',
    async read(signal) {
      const [config, wallet] = await Promise.all([client.call(getRechargeConfig, { signal }), client.call(getWallet, { signal })]);
      return { config, balanceCents: wallet.balanceCents };
    },
    submit: (body, idempotencyKey) => client.call(submitRecharge, { body, timeoutMs: SUBMIT_TIMEOUT_MS, idempotencyKey }),
    problemOf: (_, now, shown) => (isSame(now.config, shown.config) ? null : 'changed'),
    prepare(cents, { config, balanceCents }) {
      const body = { amount: cents, walletRechargeData: config, resultUrl: navigation.address(resultPage(returnUrl)) };
      return { request: body, cents, creditBefore: balanceCents, label: '' };
    },
    follow({ actionType, linkAction, uuid }) {
      if (actionType === 'redirect') return followAction(runtime, linkAction);
      // The result page continues polling.
      if (actionType === 'loading' && uuid !== null) navigation.go({ to: 'wallet-recharge-result', uuid, returnUrl }, { replace: true });
      return true;
    },
  });
}

export type RechargeFlow = ReturnType<typeof createRecharge>;
export type RechargeState = ReturnType<RechargeFlow['getState']>;

export function useRecharge(returnUrl: string) {
  const runtime = useRuntime();
  const { storage } = runtime;
  // The server's preference already contains the picked method. The stored pick must not reach another page.
  useEffect(() => void takePicked(storage, 'WALLET_RECHARGE_PICKED_PI'), [storage]);
  const [state, flow] = useFlow(
    () => createRecharge(runtime, returnUrl),
    (flow) => flow.open(),
  );
  useBfcacheRestore(flow.restore);
  return [state, flow] as const;
}
