import { getRechargeConfig, getWallet, type RechargeConfig, submitRecharge, type WalletRecharge } from '../../api/index.ts';
import { createMachine, runBy, useMachine } from '../shared/flow/machine.ts';
import { useBfcacheRestore } from '../shared/flow/use-bfcache-restore.ts';
import { followAction } from '../shared/payment/link-action.ts';
import { createJournaledOperation } from '../shared/payment/journaled-operation.ts';
import { hasRaisedCredit } from '../shared/payment/operation-journal.ts';
import { takePending } from '../shared/payment/pending-instrument.ts';
import { destinationPath } from '../shared/runtime/destination-path.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { choiceOf } from './amount.ts';
import { type RechargeData, step } from './recharge.flow.ts';

/** The result page of a recharge whose uuid only the server knows: the server replaces `{uuid}`. */
const resultPage = (returnUrl: string): string =>
  destinationPath({ to: 'wallet-recharge-result', uuid: 'uuid', returnUrl }).replace('uuid', '{uuid}');

/** A recharge passes through another company's server. */
const SUBMIT_TIMEOUT_MS = 30_000;

interface RechargeOptions {
  /** In cents; null for the default. */
  readonly amount: number | null;
  /** Where to go after the recharge: a path of the host, checked by the link guard. */
  readonly returnUrl: string;
}

const isSame = (a: RechargeConfig, b: RechargeConfig): boolean =>
  a.amountType === b.amountType && a.payWith?.provider === b.payWith?.provider && a.payWith?.label === b.payWith?.label;

export function createRecharge(runtime: Runtime, { amount, returnUrl }: RechargeOptions) {
  const { client, navigation, storage } = runtime;

  async function readData(signal: AbortSignal): Promise<RechargeData> {
    const [config, wallet] = await Promise.all([client.call(getRechargeConfig, { signal }), client.call(getWallet, { signal })]);
    return { config, balanceCents: wallet.balanceCents };
  }

  const operation = createJournaledOperation<RechargeData, WalletRecharge>(runtime, {
    kind: 'recharge',
    read: readData,
    hasHappened: (last, { balanceCents }) => hasRaisedCredit(last, balanceCents),
    answerIdOf: ({ actionType, uuid }) => (actionType === 'error' || actionType === 'cancelled' ? null : uuid),
  });

  return createMachine(
    { name: 'FETCHING_DATA', choice: choiceOf(amount) },
    step,
    runBy({
      fetch: async (_, { send, signal }) => {
        // The server's preference already contains the picked method. The stored pick must not reach another page.
        takePending(storage, 'WALLET_RECHARGE_PICKED_PI');
        const opening = await operation.open(signal);
        if (opening !== null) send(opening);
      },
      send: async ({ data, cents }, { send, signal }) => {
        const result = await operation.submitOnce(
          signal,
          ({ config }) => isSame(config, data.config),
          ({ balanceCents }) => {
            const body = { amount: cents, walletRechargeData: data.config, resultUrl: navigation.address(resultPage(returnUrl)) };
            const submit = (idempotencyKey: string) => client.call(submitRecharge, { body, timeoutMs: SUBMIT_TIMEOUT_MS, idempotencyKey });
            return { request: body, cents, creditBefore: balanceCents, label: '', send: submit };
          },
        );
        if (result !== null) send({ type: 'submitted', result });
      },
      check: async (_, { send, signal }) => {
        const result = await operation.reconcile(signal);
        if (result !== null) send({ type: 'reconciled', result });
      },
      follow: ({ link }, { send }) => {
        if (!followAction(runtime, link)) send({ type: 'link-refused' });
      },
      await: ({ uuid }) => navigation.go({ to: 'wallet-recharge-result', uuid, returnUrl }, { replace: true }),
    }),
  );
}

export function useRecharge(options: RechargeOptions) {
  const runtime = useRuntime();
  const [state, send] = useMachine(() => createRecharge(runtime, options), { type: 'opened' });
  useBfcacheRestore(() => send({ type: 'returned' }));
  return [state, send] as const;
}
