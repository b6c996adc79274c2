import { getSatispayTicketRedirect, type Link, serverSentence } from '../../api/index.ts';
import { createMachine, runBy, type Transition } from '../shared/flow/machine.ts';
import { poll as pollServer } from '../shared/flow/poll.ts';
import { followAction } from '../shared/payment/link-action.ts';
import { openBrowserWindow, watchClosed } from '../shared/payment/partner-window.ts';
import { guardServerLink } from '../shared/rules/links.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';
import { satispayData } from './satispay-add.ts';

/**
 * Payment with Satispay (part 2 §4 'Satispay ticket pay'). `href`: Satispay's page, when the server has sent it. LEFT: an
 * internal link replaced the route. `message`: the server's own sentence, shown instead of ours.
 */
export type SatispayTicketState =
  | { readonly name: 'REQUEST_REDIRECT' | 'LEFT' }
  | { readonly name: 'REDIRECT_READY'; readonly href: string; readonly isBlocked: boolean }
  /** Ten requests answered loading. With `href` the person is at Satispay's page, and polling continues meanwhile. */
  | { readonly name: 'MAX_REQUEST_REDIRECT'; readonly href: string | null }
  | { readonly name: 'ERROR_REQUEST_REDIRECT'; readonly message: string | null };

export type SatispayTicketEvent =
  /**
   * `person-returned`: the tab became visible again, or Satispay's window was closed. `page-opened`: in the window, or by the
   * plain link.
   */
  | { readonly type: 'opened' | 'exhausted' | 'retry-pressed' | 'person-returned' | 'open-pressed' | 'page-opened' | 'window-blocked' }
  | { readonly type: 'external'; readonly href: string }
  | { readonly type: 'internal'; readonly link: Link }
  /** The status could not be read, or the link guard refused its link. */
  | { readonly type: 'failed'; readonly message: string | null };

export type SatispayTicketCommand =
  | { readonly type: 'poll' }
  | { readonly type: 'follow'; readonly link: Link }
  | { readonly type: 'open'; readonly href: string }
  /** Waits until the tab becomes visible again. `isAtPartner`: meanwhile polls whether Satispay has finished. */
  | { readonly type: 'watch'; readonly isAtPartner: boolean };

type Next = Transition<SatispayTicketState, SatispayTicketCommand>;

const poll = (): Next => ({ state: { name: 'REQUEST_REDIRECT' }, command: { type: 'poll' } });
const watch = (href: string | null): Next => ({
  state: { name: 'MAX_REQUEST_REDIRECT', href },
  command: { type: 'watch', isAtPartner: href !== null },
});

const isPolling = (state: SatispayTicketState): boolean =>
  state.name === 'REQUEST_REDIRECT' || (state.name === 'MAX_REQUEST_REDIRECT' && state.href !== null);

export function step(state: SatispayTicketState, event: SatispayTicketEvent): Next {
  const same: Next = { state };
  const href = state.name === 'REDIRECT_READY' || state.name === 'MAX_REQUEST_REDIRECT' ? state.href : null;
  switch (event.type) {
    case 'opened':
      return state.name === 'REQUEST_REDIRECT' ? poll() : same;
    case 'external':
      return state.name === 'REQUEST_REDIRECT' ? { state: { name: 'REDIRECT_READY', href: event.href, isBlocked: false } } : same;
    case 'internal':
      return isPolling(state) ? { state: { name: 'LEFT' }, command: { type: 'follow', link: event.link } } : same;
    case 'exhausted':
      return state.name === 'REQUEST_REDIRECT' ? watch(null) : same;
    case 'failed':
      return isPolling(state) || state.name === 'LEFT' ? { state: { name: 'ERROR_REQUEST_REDIRECT', message: event.message } } : same;
    case 'retry-pressed':
      return state.name === 'MAX_REQUEST_REDIRECT' || state.name === 'ERROR_REQUEST_REDIRECT' ? poll() : same;
    case 'person-returned':
      return state.name === 'MAX_REQUEST_REDIRECT' ? poll() : same;
    case 'open-pressed':
      return href === null ? same : { state, command: { type: 'open', href } };
    case 'page-opened':
      return href === null ? same : watch(href);
    case 'window-blocked':
      return href === null ? same : { state: { name: 'REDIRECT_READY', href, isBlocked: true } };
    default:
      return event satisfies never;
  }
}

type TicketRedirect = { readonly loading: true } | { readonly redirect: Link };

export function createSatispayTicket(runtime: Runtime, uuid: string, openWindow = openBrowserWindow) {
  const { client, environment, resources, addresses } = runtime;
  let opened: Window | null = null;

  /**
   * Ten requests, 1 s apart; the count restarts when the tab becomes visible again (part 2 §4). `isAtPartner`: the person is
   * already at Satispay's page, so an external redirect to it counts as pending.
   */
  const pollRedirect = (send: (event: SatispayTicketEvent) => void, isAtPartner: boolean) =>
    pollServer<TicketRedirect>(environment, {
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

  return createMachine(
    { name: 'REQUEST_REDIRECT' },
    step,
    runBy({
      poll: (_, { send, signal }) => signal.addEventListener('abort', pollRedirect(send, false)),
      watch({ isAtPartner }, { send, signal }) {
        const watches = [
          environment.onVisible(() => send({ type: 'person-returned' })),
          ...(isAtPartner ? [pollRedirect(send, true)] : []),
          // A window that was already closed is not watched: each round of polling would otherwise start the next one.
          ...(isAtPartner && opened?.closed === false ? [watchClosed(opened, () => send({ type: 'person-returned' }))] : []),
        ];
        signal.addEventListener('abort', () => watches.forEach((stop) => stop()));
      },
      open({ href }, { send }) {
        opened = openWindow(href);
        send({ type: opened === null ? 'window-blocked' : 'page-opened' });
      },
      follow({ link }, { send }) {
        opened?.close();
        resources.invalidate('orders');
        if (!followAction(runtime, link)) send({ type: 'failed', message: null });
      },
    }),
  );
}
