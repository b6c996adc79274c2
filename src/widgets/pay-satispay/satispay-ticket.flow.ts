import type { Link } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';

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
  | { readonly type: 'opened' }
  | { readonly type: 'external'; readonly href: string }
  | { readonly type: 'internal'; readonly link: Link }
  | { readonly type: 'exhausted' }
  /** The status could not be read, or the link guard refused its link. */
  | { readonly type: 'failed'; readonly message: string | null }
  | { readonly type: 'retry-pressed' }
  /** The tab became visible again, or Satispay's window was closed. */
  | { readonly type: 'person-returned' }
  | { readonly type: 'open-pressed' }
  | { readonly type: 'window-opened' | 'window-blocked' }
  /** The person used the plain link, and the browser opened the page. */
  | { readonly type: 'link-followed' };

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
    case 'window-opened':
    case 'link-followed':
      return href === null ? same : watch(href);
    case 'window-blocked':
      return href === null ? same : { state: { name: 'REDIRECT_READY', href, isBlocked: true } };
    default:
      return event satisfies never;
  }
}
