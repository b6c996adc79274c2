import { addSatispay, cancelSatispayAdd, getSatispayAdd, type Link, serverSentence } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { poll } from '../shared/flow/poll.ts';
import { NOTHING_TO_READ, submitOnce } from '../shared/payment/money-operation.ts';
import { sentenceOf } from '../shared/payment/payment-outcome.ts';
import { openBrowserWindow, type WindowProps } from '../shared/payment/partner-window.ts';
import type { AddStepProps } from '../shared/payment/steps.ts';
import { guardServerLink } from '../shared/rules/links.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import { satispayData } from './gateway.ts';
import {
  initialState,
  type RequestInfo,
  type SatispayAddCommand,
  type SatispayAddEvent,
  type SatispayAddState,
  step,
} from './satispay-add.flow.ts';

export type AddSatispayProps = AddStepProps & WindowProps;

/** The address of a request's page at Satispay, if this tab stored it. Storage can be edited: the link is guarded again. */
function rememberedLink({ storage, addresses }: Runtime, id: string): string | null {
  const stored = storage.read('satispayLink');
  if (stored?.startsWith(`${id} `) !== true) return null;
  const target = guardServerLink({ type: 'external', link: stored.slice(id.length + 1) }, addresses);
  return target?.kind === 'external' ? target.href : null;
}

export function createSatispayAdd(runtime: Runtime, props: AddSatispayProps) {
  const { client, environment, storage, navigation, addresses } = runtime;
  const { query, onQuery, keyToUpdate, returnUrl, onAdded, onLeave, openWindow = openBrowserWindow } = props;
  const id = query.id || null;
  let opened: Window | null = null;

  return createMachine<SatispayAddState, SatispayAddEvent, SatispayAddCommand>(
    initialState(id, id === null ? null : rememberedLink(runtime, id), query['block-polling'] === 'true'),
    step,
    async (command, { send, signal }) => {
      switch (command.type) {
        case 'request': {
          // The previous request has ended, and a reload must not find it in the address.
          if (query.id !== undefined || query['block-polling'] !== undefined) onQuery({});
          const result = await submitOnce<null, { id: string; redirect: Link }>(runtime, {
            ...NOTHING_TO_READ,
            lock: 'pay.add.satispay_standard',
            event: ['payment', 'satispay request'],
            signal,
            send: () => satispayData(client.call(addSatispay, { body: { returnUrl, keyToUpdate: keyToUpdate ?? '' }, signal })),
          });
          if (result === null) return;
          if (result.type !== 'done') return send({ type: 'failed', message: sentenceOf(result) });
          const { id: made, redirect } = result.answer;
          const target = guardServerLink(redirect, addresses);
          if (target?.kind === 'external') return send({ type: 'requested', id: made, href: target.href });
          if (target?.kind === 'internal' && !signal.aborted && navigation.follow(redirect, { replace: true })) return;
          runtime.tracking.event('Error/Payment', `refused ${redirect.type} link of Satispay`);
          return send({ type: 'failed', message: null });
        }
        case 'remember':
          storage.write('satispayLink', `${command.id} ${command.href}`);
          return onQuery({ id: command.id, 'block-polling': 'true' });
        case 'open':
          opened = openWindow(command.href);
          return send({ type: opened === null ? 'window-blocked' : 'window-opened' });
        case 'poll': {
          // Ten requests, 1 s apart; the count restarts when the tab becomes visible again (part 2 §4).
          poll<RequestInfo>(environment, {
            fetch: (pollSignal) => satispayData(client.call(getSatispayAdd, { params: { id: command.id }, signal: pollSignal })),
            isPending: ({ status }) => status === 'PENDING',
            everyMs: 1000,
            maxTries: 10,
            restartOnVisible: true,
            onAnswer: (info) => send({ type: 'answered', info }),
            onExhausted: () => send({ type: 'exhausted' }),
            onFailure: (failure) => send({ type: 'failed', message: serverSentence(failure) }),
            signal,
          });
          return;
        }
        case 'watch':
          return signal.addEventListener(
            'abort',
            environment.onVisible(() => send({ type: 'tab-visible' })),
          );
        case 'cancel': {
          const result = await submitOnce<null, RequestInfo>(runtime, {
            ...NOTHING_TO_READ,
            lock: `pay.add.satispay_standard.${command.id}`,
            event: ['payment', 'satispay cancel'],
            send: () => satispayData(client.call(cancelSatispayAdd, { params: { id: command.id }, body: {} })),
          });
          if (result === null) return;
          return send(result.type === 'done' ? { type: 'answered', info: result.answer } : { type: 'failed', message: sentenceOf(result) });
        }
        case 'finish':
          opened?.close();
          storage.remove('satispayLink');
          return onAdded(command.instrument);
        case 'leave':
          opened?.close();
          storage.remove('satispayLink');
          return onLeave();
        default:
          return command satisfies never;
      }
    },
  );
}

export const useSatispayAdd = (props: AddSatispayProps) => useMachine((runtime) => createSatispayAdd(runtime, props), { type: 'opened' });
