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
  | { readonly name: 'REDIRECT_READY'; readonly request: Request & { readonly href: string }; readonly isBlocked: boolean }
  | { readonly name: 'REQUEST_INFO' | 'REQUEST_CANCEL'; readonly request: Request }
  /** `request` is null when the address forbids polling (`block-polling`) and names no request. */
  | { readonly name: 'REQUEST_INFO_MAX_ATTEMPT'; readonly request: Request | null }
  | { readonly name: 'ERROR_REQUEST_REDIRECT'; readonly message: string | null }
  /** `isOver`: the person refused at Satispay; only a new request helps. */
  | { readonly name: 'ERROR_REQUEST_INFO'; readonly request: Request; readonly message: string | null; readonly isOver: boolean }
  | { readonly name: 'ERROR_REQUEST_CANCEL'; readonly request: Request | null; readonly message: string | null }
  | { readonly name: 'DONE' | 'LEFT' };

export type SatispayAddEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'requested'; readonly id: string; readonly href: string }
  /** 'Continua', or the button that opens Satispay's page again. */
  | { readonly type: 'open-pressed' }
  | { readonly type: 'window-opened' | 'window-blocked' }
  /** The person used the plain link, and the browser opened the page. */
  | { readonly type: 'link-followed' }
  /** The answer to a poll, or to the cancellation. */
  | { readonly type: 'answered'; readonly info: RequestInfo }
  /** The call that is running has failed. */
  | { readonly type: 'failed'; readonly message: string | null }
  /** Ten requests answered PENDING. */
  | { readonly type: 'exhausted' }
  | { readonly type: 'tab-visible' }
  /** 'Ricarica' or 'Riprova' was pressed. */
  | { readonly type: 'retry-pressed' }
  | { readonly type: 'cancel-pressed' };

export type SatispayAddCommand =
  | { readonly type: 'request' }
  | { readonly type: 'remember'; readonly id: string; readonly href: string }
  | { readonly type: 'open'; readonly href: string }
  | { readonly type: 'poll' | 'cancel'; readonly id: string }
  /** Waits until the tab becomes visible again. */
  | { readonly type: 'watch' }
  | { readonly type: 'finish'; readonly instrument: Instrument }
  | { readonly type: 'leave' };

type Next = Transition<SatispayAddState, SatispayAddCommand>;

const startRequest = (): Next => ({ state: { name: 'REQUEST_REDIRECT' }, command: { type: 'request' } });
const poll = (request: Request): Next => ({ state: { name: 'REQUEST_INFO', request }, command: { type: 'poll', id: request.id } });

export const requestOf = (state: SatispayAddState): Request | null => ('request' in state ? state.request : null);

/** The request whose page at Satispay can be opened: by 'Continua', or again. */
const openable = (state: SatispayAddState): Request | null =>
  state.name === 'REDIRECT_READY' || state.name === 'REQUEST_INFO' || state.name === 'REQUEST_INFO_MAX_ATTEMPT' ? state.request : null;

/** After a reload or Back the address contains the request. It continues; no second request is made. */
export function initialState(id: string | null, href: string | null, blocksPolling: boolean): SatispayAddState {
  if (id !== null) return { name: 'REQUEST_INFO', request: { id, href } };
  return blocksPolling ? { name: 'REQUEST_INFO_MAX_ATTEMPT', request: null } : { name: 'REQUEST_REDIRECT' };
}

function answered(state: SatispayAddState, { status, instrument }: RequestInfo): Next {
  if (state.name !== 'REQUEST_INFO' && state.name !== 'REQUEST_CANCEL') return { state };
  const { request } = state;
  // It may be too late to cancel: the account was linked meanwhile, and the instrument exists.
  if (status === 'ACCEPTED' && instrument !== null) return { state: { name: 'DONE' }, command: { type: 'finish', instrument } };
  if (state.name === 'REQUEST_CANCEL')
    return status === 'CANCELED'
      ? { state: { name: 'LEFT' }, command: { type: 'leave' } }
      : { state: { name: 'ERROR_REQUEST_CANCEL', request, message: null } };
  if (status === 'PENDING') return { state };
  return { state: { name: 'ERROR_REQUEST_INFO', request, message: null, isOver: status === 'CANCELED' } };
}

function failed(state: SatispayAddState, message: string | null): Next {
  switch (state.name) {
    case 'REQUEST_REDIRECT':
      return { state: { name: 'ERROR_REQUEST_REDIRECT', message } };
    case 'REQUEST_INFO':
      return { state: { name: 'ERROR_REQUEST_INFO', request: state.request, message, isOver: false } };
    case 'REQUEST_CANCEL':
      return { state: { name: 'ERROR_REQUEST_CANCEL', request: state.request, message } };
    default:
      return { state };
  }
}

function retried(state: SatispayAddState): Next {
  switch (state.name) {
    case 'ERROR_REQUEST_REDIRECT':
      return startRequest();
    case 'ERROR_REQUEST_INFO':
      return state.isOver ? startRequest() : poll(state.request);
    // After a failed cancellation the state of the request is unknown: the app reads it first.
    case 'REQUEST_INFO_MAX_ATTEMPT':
    case 'ERROR_REQUEST_CANCEL':
      return state.request === null ? startRequest() : poll(state.request);
    default:
      return { state };
  }
}

/** A request without an id cannot be cancelled (part 2 §5). */
function cancelled(state: SatispayAddState): Next {
  if (!('request' in state) || state.name === 'REQUEST_CANCEL') return { state };
  const { request } = state;
  if (request === null) return { state: { name: 'ERROR_REQUEST_CANCEL', request, message: null } };
  return { state: { name: 'REQUEST_CANCEL', request }, command: { type: 'cancel', id: request.id } };
}

export function step(state: SatispayAddState, event: SatispayAddEvent): Next {
  const same: Next = { state };
  switch (event.type) {
    case 'opened':
      if (state.name === 'REQUEST_REDIRECT') return { state, command: { type: 'request' } };
      return state.name === 'REQUEST_INFO' ? { state, command: { type: 'poll', id: state.request.id } } : same;
    case 'requested': {
      if (state.name !== 'REQUEST_REDIRECT') return same;
      const { id, href } = event;
      return { state: { name: 'REDIRECT_READY', request: { id, href }, isBlocked: false }, command: { type: 'remember', id, href } };
    }
    case 'open-pressed': {
      const href = openable(state)?.href;
      return href == null ? same : { state, command: { type: 'open', href } };
    }
    case 'window-opened':
    case 'link-followed': {
      const request = openable(state);
      return request === null ? same : poll(request);
    }
    case 'window-blocked': {
      const request = openable(state);
      if (request?.href == null) return same;
      return { state: { name: 'REDIRECT_READY', request: { id: request.id, href: request.href }, isBlocked: true } };
    }
    case 'answered':
      return answered(state, event.info);
    case 'failed':
      return failed(state, event.message);
    case 'exhausted':
      return state.name === 'REQUEST_INFO'
        ? { state: { name: 'REQUEST_INFO_MAX_ATTEMPT', request: state.request }, command: { type: 'watch' } }
        : same;
    case 'tab-visible':
      return state.name === 'REQUEST_INFO_MAX_ATTEMPT' && state.request !== null ? poll(state.request) : same;
    case 'retry-pressed':
      return retried(state);
    case 'cancel-pressed':
      return cancelled(state);
    default:
      return event satisfies never;
  }
}
