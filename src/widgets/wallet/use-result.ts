import { getRecharge, type WalletRecharge } from '../../api/index.ts';
import { createMachine, runBy, useMachine } from '../shared/flow/machine.ts';
import { poll, SEVEN_REQUESTS } from '../shared/flow/poll.ts';
import { useBfcacheRestore } from '../shared/flow/use-bfcache-restore.ts';
import { announceCredit } from '../shared/ordering/announcement.ts';
import { followAction } from '../shared/payment/link-action.ts';
import { destinationPath } from '../shared/runtime/destination-path.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { step } from './result.flow.ts';

function createResult(runtime: Runtime, uuid: string, onDone: () => void) {
  const { client, environment, resources } = runtime;
  const ownPath = destinationPath({ to: 'wallet-recharge-result', uuid });
  return createMachine(
    { name: 'loading' },
    step,
    runBy({
      poll: (_, { send, signal }) =>
        void poll<WalletRecharge>(environment, {
          ...SEVEN_REQUESTS,
          fetch: (pollSignal) => client.call(getRecharge, { params: { uuid }, signal: pollSignal }),
          isPending: ({ actionType }) => actionType === 'loading',
          onAnswer: (recharge) => send({ type: 'answered', recharge }),
          onExhausted: () => send({ type: 'exhausted' }),
          onFailure: (failure) => send({ type: 'read-failed', failure }),
          signal,
        }),
      follow: ({ link }, { send }) => {
        resources.invalidate('wallet');
        announceCredit();
        // This very page again, where `resultUrl` led after the payment: there is nothing else to follow.
        if (link === null || link.link.split(/[?#]/, 1)[0] === ownPath) onDone();
        else if (!followAction(runtime, link)) send({ type: 'link-refused' });
      },
    }),
  );
}

export function useResult(uuid: string, onDone: () => void) {
  const runtime = useRuntime();
  const [state, send] = useMachine(() => createResult(runtime, uuid, onDone), { type: 'opened' });
  useBfcacheRestore(() => send({ type: 'returned' }));
  return [state, send] as const;
}
