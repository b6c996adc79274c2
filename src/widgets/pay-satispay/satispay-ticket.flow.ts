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
  /** The server's link was refused by the link guard. */
  | { readonly type: 'link-refused' }
  | { readonly type: 'exhausted' }
  | { readonly type: 'failed'; readonly message: string | null }
  | { readonly type: 'retry-pressed' }
  /** The tab became visible again, or Satispay's window was closed. */
  | { readonly type: 'seen' }
  | { readonly type: 'open-pressed' }
  | { readonly type: 'window-opened' }
  | { readonly type: 'window-blocked' }
  /** The person used the plain link, and the browser opened the page. */
  | { readonly type: 'link-followed' };

export type SatispayTicketCommand =
  | { readonly type: 'poll' }
  | { readonly type: 'follow'; readonly link: Link }
  | { readonly type: 'open'; readonly href: string }
  /** Waits until the tab becomes visible again. `isAtPartner`: meanwhile polls whether Satispay has finished. */
  | { readonly type: 'watch'; readonly isAtPartner: boolean };

type Next = Transition<SatispayTicketState, SatispayTicketCommand>;

const ask = (): Next => ({ state: { name: 'REQUEST_REDIRECT' }, command: { type: 'poll' } });
const wait = (href: string | null): Next => ({
  state: { name: 'MAX_REQUEST_REDIRECT', href },
  command: { type: 'watch', isAtPartner: href !== null },
});

const isAsking = (state: SatispayTicketState): boolean =>
  state.name === 'REQUEST_REDIRECT' || (state.name === 'MAX_REQUEST_REDIRECT' && state.href !== null);

export function step(state: SatispayTicketState, event: SatispayTicketEvent): Next {
  const same: Next = { state };
  switch (event.type) {
    case 'opened':
      return state.name === 'REQUEST_REDIRECT' ? ask() : same;
    case 'external':
      return state.name === 'REQUEST_REDIRECT' ? { state: { name: 'REDIRECT_READY', href: event.href, isBlocked: false } } : same;
    case 'internal':
      return isAsking(state) ? { state: { name: 'LEFT' }, command: { type: 'follow', link: event.link } } : same;
    case 'link-refused':
      return isAsking(state) || state.name === 'LEFT' ? { state: { name: 'ERROR_REQUEST_REDIRECT', message: null } } : same;
    case 'exhausted':
      return state.name === 'REQUEST_REDIRECT' ? wait(null) : same;
    case 'failed':
      return isAsking(state) ? { state: { name: 'ERROR_REQUEST_REDIRECT', message: event.message } } : same;
    case 'retry-pressed':
      return state.name === 'MAX_REQUEST_REDIRECT' || state.name === 'ERROR_REQUEST_REDIRECT' ? ask() : same;
    case 'seen':
      return state.name === 'MAX_REQUEST_REDIRECT' ? ask() : same;
    case 'open-pressed': {
      const isOpenable = state.name === 'REDIRECT_READY' || state.name === 'MAX_REQUEST_REDIRECT';
      return isOpenable && state.href !== null ? { state, command: { type: 'open', href: state.href } } : same;
    }
    case 'window-opened':
    case 'link-followed':
      return state.name === 'REDIRECT_READY' || state.name === 'MAX_REQUEST_REDIRECT' ? wait(state.href) : same;
    case 'window-blocked': {
      const isOpenable = state.name === 'REDIRECT_READY' || state.name === 'MAX_REQUEST_REDIRECT';
      return isOpenable && state.href !== null ? { state: { name: 'REDIRECT_READY', href: state.href, isBlocked: true } } : same;
    }
    default:
      return event satisfies never;
  }
}
