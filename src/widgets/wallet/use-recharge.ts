import {
  failureOf,
  failureToTell,
  getRechargeConfig,
  getWallet,
  isOutcomeUnknown,
  type RechargeConfig,
  serverSentence,
  submitRecharge,
} from '../../api/index.ts';
import { createMachine, type Machine, useMachine } from '../shared/flow/machine.ts';
import { useKeptPage } from '../shared/flow/use-kept-page.ts';
import { announceCredit } from '../shared/ordering/announcement.ts';
import { followAction } from '../shared/payment/link-action.ts';
import { takePending } from '../shared/payment/pending-instrument.ts';
import { withMoneyLock } from '../shared/runtime/money-lock.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { choiceOf } from './amount.ts';
import { type RechargeCommand, type RechargeData, type RechargeEvent, type RechargeState, step } from './recharge.flow.ts';
import { hasArrived, readStarted, type StartedRecharge, writeStarted } from './started-recharge.ts';

/** A recharge passes through another company. */
const SUBMIT_TIMEOUT_MS = 30_000;
/** One recharge at a time in all windows: each changes the same wallet. */
const INTENT = 'recharge';

export interface RechargeOptions {
  /** In cents; null for the default. */
  readonly amount: number | null;
  /** Where to go once recharged: a path of the host's own, through the link guard. */
  readonly returnUrl: string;
}

const isSame = (a: RechargeConfig, b: RechargeConfig): boolean =>
  a.amountType === b.amountType && a.payWith?.provider === b.payWith?.provider && a.payWith?.label === b.payWith?.label;

let recharges = 0;

export function createRecharge(runtime: Runtime, { amount, returnUrl }: RechargeOptions): Machine<RechargeState, RechargeEvent> {
  const { client, environment, navigation, resources, storage, tracking } = runtime;
  /** The last recharge that this window's person knows of. */
  let known: string | null = null;

  async function readData(signal: AbortSignal): Promise<RechargeData> {
    const [config, wallet] = await Promise.all([client.call(getRechargeConfig, { signal }), client.call(getWallet, { signal })]);
    return { config, balanceCents: wallet.balanceCents };
  }

  /** A recharge whose end nobody was told, and that this window has not been told to be in doubt about. */
  const isUntold = (started: StartedRecharge | null) => started !== null && !started.isTold && started.id !== known;

  function walletChanged(): void {
    resources.invalidate('wallet');
    announceCredit();
  }

  function told(started: StartedRecharge): void {
    known = started.id;
    writeStarted(storage, { ...started, isTold: true });
    walletChanged();
  }

  return createMachine<RechargeState, RechargeEvent, RechargeCommand>(
    { name: 'FETCHING_DATA', choice: choiceOf(amount) },
    step,
    async (command, { send, signal }) => {
      switch (command.type) {
        case 'fetch': {
          // What was picked is the server's preference by now; it must not lie about for another page.
          takePending(storage, 'WALLET_RECHARGE_PICKED_PI');
          const last = readStarted(storage);
          if (isUntold(last)) return send({ type: 'doubted' });
          // Before the reading: what another window sends meanwhile is news at the press.
          known = last?.id ?? null;
          try {
            send({ type: 'fetched', data: await readData(signal) });
          } catch (thrown) {
            const failure = failureToTell(thrown);
            if (failure !== null) send({ type: 'fetch-failed', failure });
          }
          return;
        }

        case 'send': {
          const { data, cents } = command;
          let mine: StartedRecharge | null = null;
          try {
            const event = await withMoneyLock<RechargeEvent>(INTENT, async () => {
              // Under the lock: what this window shows may be old, and another one may have recharged since.
              const now = await readData(signal);
              const last = readStarted(storage);
              if (last !== null && !last.isTold && (last.id !== known || hasArrived(last, now.balanceCents))) return { type: 'doubted' };
              if (last !== null && last.id !== known) {
                known = last.id;
                return { type: 'held', problem: 'elsewhere', data: now };
              }
              if (!isSame(now.config, data.config)) return { type: 'held', problem: 'changed', data: now };
              if (signal.aborted) return { type: 'held', problem: 'unsent', data: now };
              recharges += 1;
              const id = `${environment.now()}-${recharges}-${Math.random().toString(36).slice(2, 10)}`;
              mine = { id, cents, balanceBefore: now.balanceCents, isTold: false };
              writeStarted(storage, mine);
              // Not to be given up, also when the person leaves: no signal.
              const recharge = await client.call(submitRecharge, {
                body: { amount: cents, walletRechargeData: data.config, resultUrl: navigation.address(returnUrl) },
                timeoutMs: SUBMIT_TIMEOUT_MS,
              });
              return { type: 'answered', recharge };
            });
            // Nobody is here any more to be told: the next screen looks.
            if (signal.aborted) return;
            if (event === 'busy') return send({ type: 'held', problem: 'busy', data });
            if (mine !== null) told(mine);
            send(event);
          } catch (thrown) {
            const failure = failureOf(thrown);
            if (mine === null) {
              if (failure.kind !== 'unauthorized') send({ type: 'held', problem: 'unsent', data });
              return;
            }
            tracking.event('wallet', `recharge ${failure.kind}`);
            if (isOutcomeUnknown(failure)) return send({ type: 'doubted' });
            // Refused: there is nothing to look for, whoever hears it.
            told(mine);
            if (failure.kind !== 'unauthorized') send({ type: 'refused', message: serverSentence(failure) });
          }
          return;
        }

        case 'check':
          try {
            const event = await withMoneyLock<RechargeEvent>(INTENT, async () => {
              const { balanceCents } = await client.call(getWallet, { signal });
              const last = readStarted(storage);
              if (last === null || !hasArrived(last, balanceCents)) {
                known = last?.id ?? null;
                return { type: 'not-arrived', doubt: 'unchanged', balanceCents };
              }
              if (!signal.aborted) told(last);
              return { type: 'arrived', balanceCents };
            });
            send(event === 'busy' ? { type: 'not-arrived', doubt: 'busy', balanceCents: null } : event);
          } catch (thrown) {
            if (failureToTell(thrown) !== null) send({ type: 'not-arrived', doubt: 'unread', balanceCents: null });
          }
          return;

        case 'follow':
          if (!followAction(runtime, command.link)) send({ type: 'link-refused' });
          return;

        case 'await':
          return navigation.go({ to: 'wallet-recharge-result', uuid: command.uuid, returnUrl }, { replace: true });

        default:
          return command satisfies never;
      }
    },
  );
}

/** One recharge for the life of the component. */
export function useRecharge(options: RechargeOptions) {
  const runtime = useRuntime();
  const [state, send] = useMachine<RechargeState, RechargeEvent>(() => createRecharge(runtime, options), { type: 'opened' });
  useKeptPage(() => send({ type: 'returned' }));
  return [state, send] as const;
}
