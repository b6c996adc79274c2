import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { poll } from '../shared/flow/poll.ts';
import { followAction } from '../shared/payment/link-action.ts';
import type { OpenWindow } from '../shared/payment/partner-window.ts';
import { guardServerLink } from '../shared/rules/links.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { isOnTheWayToLogin, satispayGateway, sentenceOf } from './gateway.ts';
import { type SatispayTicketCommand, type SatispayTicketEvent, type SatispayTicketState, step } from './satispay-ticket.flow.ts';

type TicketRedirect = Awaited<ReturnType<ReturnType<typeof satispayGateway>['ticketRedirect']>>;

function createSatispayTicket(runtime: Runtime, uuid: string, openWindow: OpenWindow) {
  const { client, environment, resources } = runtime;
  const satispay = satispayGateway(client);

  return createMachine<SatispayTicketState, SatispayTicketEvent, SatispayTicketCommand>(
    { name: 'REQUEST_REDIRECT' },
    step,
    (command, { send, signal }) => {
      switch (command.type) {
        case 'poll': {
          // Ten requests, 1 s apart; the count begins anew when the tab is visible again (part 2 §4).
          const stop = poll<TicketRedirect>(
            {
              fetch: (pollSignal) => satispay.ticketRedirect(uuid, pollSignal),
              isPending: (data) => 'loading' in data,
              everyMs: 1000,
              maxTries: 10,
              restartOnVisible: true,
            },
            {
              onAnswer: (data) => {
                if ('loading' in data) return;
                const target = guardServerLink(data.redirect, window.location.origin);
                if (target === null) send({ type: 'link-refused' });
                else if (target.kind === 'external') send({ type: 'external', href: target.href });
                else send({ type: 'internal', link: data.redirect });
              },
              onExhausted: () => send({ type: 'exhausted' }),
              onError: (thrown) => {
                if (!isOnTheWayToLogin(thrown)) send({ type: 'failed', message: sentenceOf(thrown) });
              },
            },
            environment,
          );
          return signal.addEventListener('abort', stop);
        }
        case 'watch':
          return signal.addEventListener(
            'abort',
            environment.onVisible(() => send({ type: 'seen' })),
          );
        case 'open':
          return send({ type: openWindow(command.href) === null ? 'window-blocked' : 'window-opened' });
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

export function useSatispayTicket(uuid: string, openWindow: OpenWindow) {
  const runtime = useRuntime();
  return useMachine(() => createSatispayTicket(runtime, uuid, openWindow), { type: 'opened' });
}
