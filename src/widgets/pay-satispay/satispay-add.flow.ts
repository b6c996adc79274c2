import type { Instrument } from '../../api/index.ts';
import type { Transition } from '../shared/flow/machine.ts';

/** A running request to link an account. */
interface Request {
  readonly id: string;
  /** The address of its page at Satispay; null when this tab does not know it. */
  readonly href: string | null;
}

/** The status of a request, from Satispay. */
export interface RequestInfo {
  readonly status: 'PENDING' | 'ACCEPTED' | 'CANCELED';
  readonly instrument: Instrument | null;
}

/**
 * Linking a Satispay account (part 2 §4 'Satispay add'). `message`: the server's own sentence, shown instead of ours.
 * DONE and LEFT: the host continues.
 */
export type SatispayAddState =
  | { readonly name: 'REQUEST_REDIRECT' }
  | ({ readonly name: 'REDIRECT_READY'; readonly isBlocked: boolean; readonly href: string } & Request)
  | ({ readonly name: 'REQUEST_INFO' } & Request)
  /** `id` is null when the address forbids polling (`block-polling`) and names no request. */
  | { readonly name: 'REQUEST_INFO_MAX_ATTEMPT'; readonly id: string | null; readonly href: string | null }
  | ({ readonly name: 'REQUEST_CANCEL' } & Request)
  | { readonly name: 'ERROR_REQUEST_REDIRECT'; readonly message: string | null }
  /** `isOver`: the person refused at Satispay; only a new request helps. */
  | ({ readonly name: 'ERROR_REQUEST_INFO'; readonly message: string | null; readonly isOver: boolean } & Request)
  | { readonly name: 'ERROR_REQUEST_CANCEL'; readonly message: string | null; readonly request: Request | null }
  | { readonly name: 'DONE' | 'LEFT' };

export type SatispayAddEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'requested'; readonly id: string; readonly href: string }
  | { readonly type: 'request-failed'; readonly message: string | null }
  /** 'Continua', or the button that opens Satispay's page again. */
  | { readonly type: 'open-pressed' }
  | { readonly type: 'window-opened' }
  | { readonly type: 'window-blocked' }
  /** The person used the plain link, and the browser opened the page. */
  | { readonly type: 'link-followed' }
  | { readonly type: 'answered'; readonly info: RequestInfo }
  | { readonly type: 'info-failed'; readonly message: string | null }
  /** Ten requests answered PENDING. */
  | { readonly type: 'exhausted' }
  /** The tab became visible again. */
  | { readonly type: 'seen' }
  /** 'Ricarica' or 'Riprova' was pressed. */
  | { readonly type: 'retry-pressed' }
  | { readonly type: 'cancel-pressed' }
  | { readonly type: 'cancel-answered'; readonly info: RequestInfo }
  | { readonly type: 'cancel-failed'; readonly message: string | null };

export type SatispayAddCommand =
  | { readonly type: 'request' }
  | { readonly type: 'remember'; readonly id: string; readonly href: string }
  | { readonly type: 'open'; readonly href: string }
  | { readonly type: 'poll'; readonly id: string }
  /** Waits until the tab becomes visible again. */
  | { readonly type: 'watch' }
  | { readonly type: 'cancel'; readonly id: string }
  | { readonly type: 'finish'; readonly instrument: Instrument }
  | { readonly type: 'leave' };

type Next = Transition<SatispayAddState, SatispayAddCommand>;

const request = (): Next => ({ state: { name: 'REQUEST_REDIRECT' }, command: { type: 'request' } });
const follow = ({ id, href }: Request): Next => ({ state: { name: 'REQUEST_INFO', id, href }, command: { type: 'poll', id } });

export function requestOf(state: SatispayAddState): Request | null {
  if (state.name === 'ERROR_REQUEST_CANCEL') return state.request;
  return 'id' in state && state.id !== null ? { id: state.id, href: state.href } : null;
}

/** The request whose page at Satispay can be opened: by 'Continua', or again. */
const openable = (state: SatispayAddState): Request | null =>
  state.name === 'REDIRECT_READY' || state.name === 'REQUEST_INFO' || state.name === 'REQUEST_INFO_MAX_ATTEMPT' ? requestOf(state) : null;

/** After a reload or Back the address contains the request. It continues; no second request is made. */
export function initialState(id: string | null, href: string | null, blocksPolling: boolean): SatispayAddState {
  if (id !== null) return { name: 'REQUEST_INFO', id, href };
  return blocksPolling ? { name: 'REQUEST_INFO_MAX_ATTEMPT', id: null, href: null } : { name: 'REQUEST_REDIRECT' };
}

function answered(state: SatispayAddState, { id, href }: Request, { status, instrument }: RequestInfo): Next {
  switch (status) {
    case 'PENDING':
      return { state };
    case 'ACCEPTED':
      if (instrument !== null) return { state: { name: 'DONE' }, command: { type: 'finish', instrument } };
      return { state: { name: 'ERROR_REQUEST_INFO', id, href, message: null, isOver: false } };
    case 'CANCELED':
      return { state: { name: 'ERROR_REQUEST_INFO', id, href, message: null, isOver: true } };
    default:
      return status satisfies never;
  }
}

function retried(state: SatispayAddState): Next {
  const known = requestOf(state);
  switch (state.name) {
    case 'ERROR_REQUEST_REDIRECT':
      return request();
    case 'ERROR_REQUEST_INFO':
      return state.isOver || known === null ? request() : follow(known);
    // After a failed cancellation the state of the request is unknown: the app reads it first.
    case 'REQUEST_INFO_MAX_ATTEMPT':
    case 'ERROR_REQUEST_CANCEL':
      return known === null ? request() : follow(known);
    default:
      return { state };
  }
}

/** A request without an id cannot be cancelled (part 2 §5). */
function cancelled(state: SatispayAddState): Next {
  switch (state.name) {
    case 'REDIRECT_READY':
    case 'REQUEST_INFO':
    case 'REQUEST_INFO_MAX_ATTEMPT':
    case 'ERROR_REQUEST_INFO':
    case 'ERROR_REQUEST_CANCEL': {
      const known = requestOf(state);
      if (known === null) return { state: { name: 'ERROR_REQUEST_CANCEL', message: null, request: null } };
      return { state: { name: 'REQUEST_CANCEL', ...known }, command: { type: 'cancel', id: known.id } };
    }
    default:
      return { state };
  }
}

export function step(state: SatispayAddState, event: SatispayAddEvent): Next {
  const same: Next = { state };
  switch (event.type) {
    case 'opened':
      if (state.name === 'REQUEST_REDIRECT') return { state, command: { type: 'request' } };
      return state.name === 'REQUEST_INFO' ? { state, command: { type: 'poll', id: state.id } } : same;
    case 'requested': {
      if (state.name !== 'REQUEST_REDIRECT') return same;
      const { id, href } = event;
      return { state: { name: 'REDIRECT_READY', id, href, isBlocked: false }, command: { type: 'remember', id, href } };
    }
    case 'request-failed':
      return state.name === 'REQUEST_REDIRECT' ? { state: { name: 'ERROR_REQUEST_REDIRECT', message: event.message } } : same;
    case 'open-pressed': {
      const known = openable(state);
      return known?.href == null ? same : { state, command: { type: 'open', href: known.href } };
    }
    case 'window-opened':
    case 'link-followed': {
      const known = openable(state);
      return known === null ? same : follow(known);
    }
    case 'window-blocked': {
      const known = openable(state);
      return known?.href == null ? same : { state: { name: 'REDIRECT_READY', id: known.id, href: known.href, isBlocked: true } };
    }
    case 'answered':
      return state.name === 'REQUEST_INFO' ? answered(state, state, event.info) : same;
    case 'info-failed':
      return state.name === 'REQUEST_INFO'
        ? { state: { ...state, name: 'ERROR_REQUEST_INFO', message: event.message, isOver: false } }
        : same;
    case 'exhausted':
      return state.name === 'REQUEST_INFO' ? { state: { ...state, name: 'REQUEST_INFO_MAX_ATTEMPT' }, command: { type: 'watch' } } : same;
    case 'seen': {
      const known = requestOf(state);
      return state.name === 'REQUEST_INFO_MAX_ATTEMPT' && known !== null ? follow(known) : same;
    }
    case 'retry-pressed':
      return retried(state);
    case 'cancel-pressed':
      return cancelled(state);
    case 'cancel-answered':
      if (state.name !== 'REQUEST_CANCEL') return same;
      // Too late to cancel: the account was linked meanwhile, and the instrument exists.
      if (event.info.status === 'ACCEPTED' && event.info.instrument !== null)
        return { state: { name: 'DONE' }, command: { type: 'finish', instrument: event.info.instrument } };
      return event.info.status === 'CANCELED'
        ? { state: { name: 'LEFT' }, command: { type: 'leave' } }
        : { state: { name: 'ERROR_REQUEST_CANCEL', message: null, request: { id: state.id, href: state.href } } };
    case 'cancel-failed':
      if (state.name !== 'REQUEST_CANCEL') return same;
      return { state: { name: 'ERROR_REQUEST_CANCEL', message: event.message, request: { id: state.id, href: state.href } } };
    default:
      return event satisfies never;
  }
}
