import {
  type ApiFailure,
  confirmEdenredTicket,
  failureOf,
  failureToTell,
  getEdenredTicket,
  isOutcomeUnknown,
  serverSentence,
  skipEdenredTicket,
} from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { poll } from '../shared/flow/poll.ts';
import { followAction } from '../shared/payment/link-action.ts';
import { withMoneyLock } from '../shared/runtime/money-lock.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import {
  canSkip,
  type EdenredPayCommand,
  type EdenredPayEvent,
  type EdenredPayState,
  type EdenredTicket,
  isSameOffer,
  step,
} from './edenred-pay.flow.ts';
import { text } from './text.ts';

/** Between calls that cost money the server may take its time. */
const EFFECT_LIMIT_MS = 30_000;

/** What a press may do to the status that was read just before. */
const MAY: Readonly<Record<'confirm' | 'skip', (seen: EdenredTicket, now: EdenredTicket) => boolean>> = {
  confirm: isSameOffer,
  skip: (seen, now) => canSkip(now) && seen.status === now.status,
};
const ENDPOINTS = { confirm: confirmEdenredTicket, skip: skipEdenredTicket } as const;

/** What was about a press is over once that press is not asked for any more. */
const isAbout = (status: EdenredTicket['status'], problem: string | null): boolean =>
  status === (problem === text.loginUncertain ? 'NEED_LOGIN' : 'AWAITING_CONFIRM');

const failed = (failure: ApiFailure): EdenredPayEvent => ({
  type: 'failed',
  message: serverSentence(failure),
  isNotFound: failure.kind === 'http' && failure.status === 404,
});

/** How a press ended, under the lock. */
type Sent =
  | { readonly kind: 'answered'; readonly ticket: EdenredTicket }
  /** Something else is offered now than what the person has seen: nothing was sent. */
  | { readonly kind: 'changed'; readonly ticket: EdenredTicket }
  | { readonly kind: 'unread' | 'unsent'; readonly failure: ApiFailure };

export function createEdenredPay(runtime: Runtime, uuid: string) {
  const { client, environment, resources, tracking } = runtime;
  const params = { uuid };

  /** One press, one POST: never twice at once in all tabs, and never on what another tab has settled meanwhile. */
  async function sendOnce(type: 'confirm' | 'skip', seen: EdenredTicket): Promise<Sent> {
    try {
      const now = await client.call(getEdenredTicket, { params });
      if (!MAY[type](seen, now)) return { kind: 'changed', ticket: now };
    } catch (thrown) {
      return { kind: 'unread', failure: failureOf(thrown) };
    }
    try {
      return { kind: 'answered', ticket: await client.call(ENDPOINTS[type], { params, body: {}, timeoutMs: EFFECT_LIMIT_MS }) };
    } catch (thrown) {
      return { kind: 'unsent', failure: failureOf(thrown) };
    }
  }

  return createMachine<EdenredPayState, EdenredPayEvent, EdenredPayCommand>(
    { name: 'LOADING' },
    step,
    async (command, { send, signal }) => {
      switch (command.type) {
        case 'poll': {
          const { problem } = command;
          // One request, then at most 6 more, 2 s apart.
          poll<EdenredTicket>(
            {
              fetch: (pollSignal) => client.call(getEdenredTicket, { params, signal: pollSignal }),
              isPending: ({ status }) => status === 'LOADING',
              everyMs: 2000,
              maxTries: 7,
            },
            {
              onAnswer: (ticket) => send({ type: 'answered', ticket, problem: isAbout(ticket.status, problem) ? problem : null }),
              onExhausted: () => send({ type: 'exhausted' }),
              onError: (thrown) => {
                const failure = failureToTell(thrown);
                if (failure !== null) send(failed(failure));
              },
            },
            environment,
            signal,
          );
          return;
        }
        case 'confirm':
        case 'skip': {
          const sent = await withMoneyLock(`pay.edenred.${uuid}`, () => sendOnce(command.type, command.ticket));
          resources.invalidate('orders');
          // Another tab is at it: the status tells how that ends.
          if (sent === 'busy') return send({ type: 'sent', problem: text.busy });
          switch (sent.kind) {
            case 'answered':
              return send({ type: 'answered', ticket: sent.ticket, problem: null });
            case 'changed':
              return send({
                type: 'answered',
                ticket: sent.ticket,
                problem: sent.ticket.status === 'AWAITING_CONFIRM' ? text.changed : null,
              });
            case 'unread':
              return sent.failure.kind === 'unauthorized' ? undefined : send(failed(sent.failure));
            case 'unsent': {
              if (sent.failure.kind === 'unauthorized') return;
              tracking.event('payment', `edenred ${command.type} ${sent.failure.kind}`);
              const problem = isOutcomeUnknown(sent.failure) ? text.uncertain : (serverSentence(sent.failure) ?? text.error);
              return send({ type: 'sent', problem });
            }
            default:
              return sent satisfies never;
          }
        }
        case 'follow':
          resources.invalidate('orders');
          if (!followAction(runtime, command.link)) send({ type: 'link-refused' });
          return;
        default:
          return command satisfies never;
      }
    },
  );
}

export function useEdenredPay(uuid: string) {
  const runtime = useRuntime();
  return useMachine(() => createEdenredPay(runtime, uuid), { type: 'opened' });
}
