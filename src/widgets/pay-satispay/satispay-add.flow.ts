import type { Instrument } from '../../api/index.ts';
import { stepBy, type Transition } from '../shared/flow/machine.ts';

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
  | { readonly type: 'failed'; readonly message: string | null }
  /** Ten requests answered PENDING. */
  | { readonly type: 'exhausted' }
  | { readonly type: 'tab-visible' }
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

/** After a reload or Back the address contains the request. It continues; no second request is made. */
export function initialState(id: string | null, href: string | null, blocksPolling: boolean): SatispayAddState {
  if (id !== null) return { name: 'REQUEST_INFO', request: { id, href } };
  return blocksPolling ? { name: 'REQUEST_INFO_MAX_ATTEMPT', request: null } : { name: 'REQUEST_REDIRECT' };
}

type WithRequest = Extract<SatispayAddState, { readonly request: Request | null }>;

const pollAgain = (state: WithRequest): Next => (state.request === null ? { state } : poll(state.request));
const retry = ({ request }: WithRequest): Next => (request === null ? startRequest() : poll(request));

/** A request without an id cannot be cancelled (part 2 §5). */
const cancel = ({ request }: WithRequest): Next =>
  request === null
    ? { state: { name: 'ERROR_REQUEST_CANCEL', request, message: null } }
    : { state: { name: 'REQUEST_CANCEL', request }, command: { type: 'cancel', id: request.id } };

/** The events of the states in which Satispay's page can be opened: by 'Continua', or again. */
const OPENABLE = {
  'open-pressed': (state: WithRequest): Next =>
    state.request?.href == null ? { state } : { state, command: { type: 'open', href: state.request.href } },
  'window-opened': pollAgain,
  'link-followed': pollAgain,
  'window-blocked'(state: WithRequest): Next {
    const { id, href } = state.request ?? {};
    return id === undefined || href == null ? { state } : { state: { name: 'REDIRECT_READY', request: { id, href }, isBlocked: true } };
  },
  'cancel-pressed': cancel,
};

export const step = stepBy<SatispayAddState, SatispayAddEvent, SatispayAddCommand>({
  REQUEST_REDIRECT: {
    opened: startRequest,
    requested: (_, { id, href }) => ({
      state: { name: 'REDIRECT_READY', request: { id, href }, isBlocked: false },
      command: { type: 'remember', id, href },
    }),
    failed: (_, { message }) => ({ state: { name: 'ERROR_REQUEST_REDIRECT', message } }),
  },
  REDIRECT_READY: OPENABLE,
  REQUEST_INFO: {
    ...OPENABLE,
    opened: pollAgain,
    answered(state, { info: { status, instrument } }) {
      if (status === 'PENDING') return { state };
      if (status === 'ACCEPTED' && instrument !== null) return { state: { name: 'DONE' }, command: { type: 'finish', instrument } };
      return { state: { name: 'ERROR_REQUEST_INFO', request: state.request, message: null, isOver: status === 'CANCELED' } };
    },
    failed: ({ request }, { message }) => ({ state: { name: 'ERROR_REQUEST_INFO', request, message, isOver: false } }),
    exhausted: ({ request }) => ({ state: { name: 'REQUEST_INFO_MAX_ATTEMPT', request }, command: { type: 'watch' } }),
  },
  REQUEST_INFO_MAX_ATTEMPT: { ...OPENABLE, 'tab-visible': pollAgain, 'retry-pressed': retry },
  REQUEST_CANCEL: {
    answered({ request }, { info: { status, instrument } }) {
      // It may be too late to cancel: the account was linked meanwhile, and the instrument exists.
      if (status === 'ACCEPTED' && instrument !== null) return { state: { name: 'DONE' }, command: { type: 'finish', instrument } };
      if (status === 'CANCELED') return { state: { name: 'LEFT' }, command: { type: 'leave' } };
      return { state: { name: 'ERROR_REQUEST_CANCEL', request, message: null } };
    },
    failed: ({ request }, { message }) => ({ state: { name: 'ERROR_REQUEST_CANCEL', request, message } }),
  },
  ERROR_REQUEST_REDIRECT: { 'retry-pressed': startRequest },
  ERROR_REQUEST_INFO: {
    'retry-pressed': ({ isOver, request }) => (isOver ? startRequest() : poll(request)),
    'cancel-pressed': cancel,
  },
  // After a failed cancellation the state of the request is unknown: the app reads it first.
  ERROR_REQUEST_CANCEL: { 'retry-pressed': retry, 'cancel-pressed': cancel },
});
