import { type ApiFailure, confirmEdenredTicket, getEdenredTicket, isNotFound, serverSentence, skipEdenredTicket } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { poll, SEVEN_REQUESTS } from '../shared/flow/poll.ts';
import { followAction } from '../shared/payment/link-action.ts';
import { submitOnce } from '../shared/payment/money-operation.ts';
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

/** Time-out of a call that costs money; the server may need longer than usual. */
const EFFECT_LIMIT_MS = 30_000;

/** Whether a press may still act, given the ticket shown and the ticket read just before the call. */
const MAY: Readonly<Record<'confirm' | 'skip', (seen: EdenredTicket, now: EdenredTicket) => boolean>> = {
  confirm: isSameOffer,
  skip: (seen, now) => canSkip(now) && seen.status === now.status,
};
const ENDPOINTS = { confirm: confirmEdenredTicket, skip: skipEdenredTicket } as const;

/** Whether a problem still applies: only while the status asks for the press that had the problem. */
const isAbout = (status: EdenredTicket['status'], problem: string | null): boolean =>
  status === (problem === text.loginUncertain ? 'NEED_LOGIN' : 'AWAITING_CONFIRM');

const failed = (failure: ApiFailure): EdenredPayEvent => ({
  type: 'failed',
  message: serverSentence(failure),
  isNotFound: isNotFound(failure),
});

export function createEdenredPay(runtime: Runtime, uuid: string) {
  const { client, environment, resources } = runtime;
  const params = { uuid };

  return createMachine<EdenredPayState, EdenredPayEvent, EdenredPayCommand>(
    { name: 'LOADING' },
    step,
    async (command, { send, signal }) => {
      switch (command.type) {
        case 'poll': {
          const { problem } = command;
          poll<EdenredTicket>(environment, {
            fetch: (pollSignal) => client.call(getEdenredTicket, { params, signal: pollSignal }),
            isPending: ({ status }) => status === 'LOADING',
            ...SEVEN_REQUESTS,
            onAnswer: (ticket) => send({ type: 'answered', ticket, problem: isAbout(ticket.status, problem) ? problem : null }),
            onExhausted: () => send({ type: 'exhausted' }),
            onFailure: (failure) => send(failed(failure)),
            signal,
          });
          return;
        }
        case 'confirm':
        case 'skip': {
          const { type, ticket } = command;
          const result = await submitOnce<EdenredTicket, EdenredTicket>(runtime, {
            lock: `pay.edenred.${uuid}`,
            event: ['payment', `edenred ${type}`],
            read: () => client.call(getEdenredTicket, { params }),
            isStillValid: (now) => MAY[type](ticket, now),
            send: () => client.call(ENDPOINTS[type], { params, body: {}, timeoutMs: EFFECT_LIMIT_MS }),
          });
          resources.invalidate('orders');
          switch (result?.type) {
            case undefined:
              return;
            case 'done':
              return send({ type: 'answered', ticket: result.answer, problem: null });
            case 'changed':
              // The offer differs from the one that the person saw, or another tab has settled the ticket.
              return send({
                type: 'answered',
                ticket: result.now,
                problem: result.now.status === 'AWAITING_CONFIRM' ? text.changed : null,
              });
            case 'not-sent':
              return send(failed(result.failure));
            // In all other cases the status shows the outcome.
            case 'busy':
              return send({ type: 'sent', problem: text.busy });
            case 'refused':
              return send({ type: 'sent', problem: serverSentence(result.failure) ?? text.error });
            case 'outcome-unknown':
              return send({ type: 'sent', problem: text.uncertain });
            default:
              return result satisfies never;
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
