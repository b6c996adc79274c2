import type { ApiClient } from '../../../../api/index.ts';
import { createMachine, type Machine, useMachine } from '../../flow/machine.ts';
import { poll, SEVEN_REQUESTS } from '../../flow/poll.ts';
import { useBfcacheRestore } from '../../flow/use-bfcache-restore.ts';
import { type Runtime, useRuntime } from '../../runtime/runtime.tsx';
import { followAction } from '../link-action.ts';
import { submitOnce } from '../money-operation.ts';
import {
  createVoucherStep,
  type VoucherCommand,
  type VoucherEvent,
  type VoucherRules,
  type VoucherState,
  type VoucherTicket,
} from './voucher.flow.ts';

/** One voucher provider: its rules, and its two calls. */
export interface VoucherService<Status extends string> extends VoucherRules<Status> {
  /** The name of the money intent, unique among the providers. */
  readonly intent: string;
  read(client: ApiClient, uuid: string, signal: AbortSignal): Promise<VoucherTicket<Status>>;
  /** Costs money. It has no signal, so that nothing aborts it. */
  submit(client: ApiClient, uuid: string, code: string): Promise<VoucherTicket<Status>>;
}

/** Longer than usual: a provider may forward the request to another company. */
export const SUBMIT_TIMEOUT_MS = 30_000;

export function createVoucher<Status extends string>(
  runtime: Runtime,
  uuid: string,
  service: VoucherService<Status>,
): Machine<VoucherState<Status>, VoucherEvent<Status>> {
  const { client, environment, resources } = runtime;
  type Send = (event: VoucherEvent<Status>) => void;

  function follow(inHand: VoucherTicket<Status> | null, send: Send, signal: AbortSignal): void {
    let first = inHand;
    poll<VoucherTicket<Status>>(environment, {
      ...SEVEN_REQUESTS,
      isPending: ({ status }) => service.meanings[status] === 'wait',
      async fetch(pollSignal) {
        if (first === null) return service.read(client, uuid, pollSignal);
        const ticket = first;
        first = null;
        return ticket;
      },
      onAnswer: (ticket) => send({ type: 'answered', ticket }),
      onExhausted: () => send({ type: 'exhausted' }),
      onFailure: (failure) => send({ type: 'read-failed', failure }),
      signal,
    });
  }

  async function submit(code: string, send: Send, signal: AbortSignal): Promise<void> {
    const result = await submitOnce<VoucherTicket<Status>, VoucherTicket<Status>>(runtime, {
      lock: `pay.${service.intent}.${uuid}`,
      event: ['payment', `${service.intent} submit`],
      signal,
      read: () => service.read(client, uuid, signal),
      // Another window may have used a code since.
      isStillValid: ({ status }) => service.meanings[status] === 'entry',
      send: () => service.submit(client, uuid, code),
    });
    if (result !== null) send({ type: 'submitted', result });
  }

  return createMachine<VoucherState<Status>, VoucherEvent<Status>, VoucherCommand<Status>>(
    { name: 'LOADING', code: '' },
    createVoucherStep(service),
    (command, { send, signal }) => {
      switch (command.type) {
        case 'read':
          return follow(null, send, signal);
        case 'wait':
          return follow(command.ticket, send, signal);
        case 'submit':
          return submit(command.code, send, signal);
        case 'follow':
          resources.invalidate('orders');
          if (!followAction(runtime, command.link)) send({ type: 'redirect-refused' });
          return;
        default:
          return command satisfies never;
      }
    },
  );
}

export function useVoucher<Status extends string>(uuid: string, service: VoucherService<Status>) {
  const runtime = useRuntime();
  const [state, send] = useMachine<VoucherState<Status>, VoucherEvent<Status>>(() => createVoucher(runtime, uuid, service), {
    type: 'opened',
  });
  useBfcacheRestore(() => send({ type: 'returned' }));
  return [state, send] as const;
}
