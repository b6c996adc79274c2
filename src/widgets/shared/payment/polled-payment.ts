import { createMachine } from '../flow/machine.ts';
import { poll, SEVEN_REQUESTS } from '../flow/poll.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import { followAction } from './link-action.ts';
import { type Submission, submitOnce, type SubmitResult } from './money-operation.ts';
import {
  type ActionOutcome,
  createPolledPaymentFlow,
  type PolledPaymentCommand,
  type PolledPaymentEvent,
  type PolledPaymentRules,
  type PolledPaymentState,
} from './polled-payment.flow.ts';

/** The time-out of a call that costs money, in milliseconds: a provider may forward the request to another company. */
export const ACTION_TIMEOUT_MS = 30_000;

interface PolledPaymentPlan<Data, Action> extends PolledPaymentRules<Data, Action> {
  read(signal: AbortSignal): Promise<Data>;
  /** How `submitOnce` sends the action. */
  submissionOf(action: Action): Pick<Submission<Data, Data>, 'lock' | 'event' | 'send'>;
  /** True when leaving the page aborts an action that is not sent yet. */
  readonly endsOnLeave?: boolean;
  outcomeOf(action: Action, result: SubmitResult<Data, Data>, signal: AbortSignal): ActionOutcome<Data> | Promise<ActionOutcome<Data>>;
  /** Takes the action that was decided on another page, so that it is sent at most once. */
  takeAction?(): Action | null;
  onLeave?(): void;
}

export const createPolledPayment = <Data, Action>(runtime: Runtime, plan: PolledPaymentPlan<Data, Action>) =>
  createMachine<PolledPaymentState<Data, Action>, PolledPaymentEvent<Data, Action>, PolledPaymentCommand<Data, Action>>(
    { name: 'READING', data: null, problem: null },
    createPolledPaymentFlow(plan),
    async (command, { send, signal }) => {
      switch (command.type) {
        case 'begin':
          return send({ type: 'begun', action: plan.takeAction?.() ?? null });
        case 'poll': {
          let { first } = command;
          poll<Data>(runtime.environment, {
            ...SEVEN_REQUESTS,
            isPending: (data) => plan.requirementOf(data) === 'wait',
            async fetch(pollSignal) {
              const data = first ?? (await plan.read(pollSignal));
              first = null;
              return data;
            },
            onAnswer: (data) => send({ type: 'answered', data }),
            onExhausted: () => send({ type: 'exhausted' }),
            onFailure: (failure) => send({ type: 'failed', failure }),
            signal,
          });
          return;
        }
        case 'act': {
          const { action } = command;
          const endSignal = plan.endsOnLeave ? signal : new AbortController().signal;
          const result = await submitOnce<Data, Data>(runtime, {
            ...plan.submissionOf(action),
            signal: endSignal,
            read: () => plan.read(endSignal),
            // Another window may have changed the payment since the person saw it.
            isStillValid: (now) => plan.allows(action, now),
          });
          runtime.resources.invalidate('orders');
          if (result !== null) send({ type: 'acted', outcome: await plan.outcomeOf(action, result, signal) });
          return;
        }
        case 'follow':
          runtime.resources.invalidate('orders');
          if (!followAction(runtime, command.link)) send({ type: 'link-refused' });
          return;
        case 'leave':
          return plan.onLeave?.();
        default:
          return command satisfies never;
      }
    },
  );
