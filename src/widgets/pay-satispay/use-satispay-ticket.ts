import { getSatispayTicketRedirect, type Link, serverSentence } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { poll } from '../shared/flow/poll.ts';
import { followAction } from '../shared/payment/link-action.ts';
import { openBrowserWindow, watchClosed, type WindowProps } from '../shared/payment/partner-window.ts';
import { guardServerLink } from '../shared/rules/links.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import { satispayData } from './gateway.ts';
import { type SatispayTicketCommand, type SatispayTicketEvent, type SatispayTicketState, step } from './satispay-ticket.flow.ts';

type TicketRedirect = { readonly loading: true } | { readonly redirect: Link };

function createSatispayTicket(runtime: Runtime, uuid: string, openWindow = openBrowserWindow) {
  const { client, environment, resources, addresses } = runtime;
  let opened: Window | null = null;

  /**
   * Ten requests, 1 s apart; the count restarts when the tab becomes visible again (part 2 §4). `isAtPartner`: the person is
   * already at Satispay's page, so an external redirect to it counts as pending.
   */
  const pollRedirect = (send: (event: SatispayTicketEvent) => void, isAtPartner: boolean) =>
    poll<TicketRedirect>(environment, {
      fetch: (signal) => satispayData(client.call(getSatispayTicketRedirect, { params: { uuid }, signal })),
      isPending: (data) => 'loading' in data || (isAtPartner && data.redirect.type === 'external'),
      everyMs: 1000,
      maxTries: 10,
      restartOnVisible: !isAtPartner,
      onAnswer: (data, isFinal) => {
        if (!isFinal || 'loading' in data) return;
        const target = guardServerLink(data.redirect, addresses);
        if (target === null) send({ type: 'failed', message: null });
        else if (target.kind === 'external') send({ type: 'external', href: target.href });
        else send({ type: 'internal', link: data.redirect });
      },
      onExhausted: () => send({ type: 'exhausted' }),
      onFailure: (failure) => send({ type: 'failed', message: serverSentence(failure) }),
    });

  return createMachine<SatispayTicketState, SatispayTicketEvent, SatispayTicketCommand>(
    { name: 'REQUEST_REDIRECT' },
    step,
    (command, { send, signal }) => {
      switch (command.type) {
        case 'poll':
          return signal.addEventListener('abort', pollRedirect(send, false));
        case 'watch': {
          const watches = [
            environment.onVisible(() => send({ type: 'person-returned' })),
            ...(command.isAtPartner ? [pollRedirect(send, true)] : []),
            // A window that was already closed is not watched: each round of polling would otherwise start the next one.
            ...(command.isAtPartner && opened?.closed === false ? [watchClosed(opened, () => send({ type: 'person-returned' }))] : []),
          ];
          return signal.addEventListener('abort', () => watches.forEach((stop) => stop()));
        }
        case 'open':
          opened = openWindow(command.href);
          return send({ type: opened === null ? 'window-blocked' : 'window-opened' });
        case 'follow':
          opened?.close();
          resources.invalidate('orders');
          if (!followAction(runtime, command.link)) send({ type: 'failed', message: null });
          return;
        default:
          return command satisfies never;
      }
    },
  );
}

export const useSatispayTicket = (uuid: string, openWindow: WindowProps['openWindow']) =>
  useMachine((runtime) => createSatispayTicket(runtime, uuid, openWindow), { type: 'opened' });
