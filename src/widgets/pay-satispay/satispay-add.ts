import {
  addSatispay,
  type AnswerOf,
  type ApiClient,
  ApiError,
  cancelSatispayAdd,
  getInstruments,
  getSatispayAdd,
  type Instrument,
  type Link,
  serverSentence,
} from '../../api/index.ts';
import { createMachine, runBy, stepBy, type Transition } from '../shared/flow/machine.ts';
import { poll as pollServer } from '../shared/flow/poll.ts';
import { NOTHING_TO_READ, submitOnce } from '../shared/payment/money-operation.ts';
import { sentenceOf } from '../shared/payment/payment-outcome.ts';
import { openBrowserWindow, type WindowProps } from '../shared/payment/partner-window.ts';
import type { AddStepProps } from '../shared/payment/steps.ts';
import { guardServerLink } from '../shared/rules/links.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';

/** A running request to link an account. `href`: its page at Satispay; null when this tab does not know it. */
type Request = { readonly id: string; readonly href: string | null };

/** The status of a request, from Satispay. */
export type RequestInfo = Extract<AnswerOf<typeof getSatispayAdd>, { data: unknown }>['data'];

/**
 * Linking a Satispay account (part 2 §4 'Satispay add'). `message`: the server's own sentence, shown instead of ours.
 * DONE and LEFT: the host continues.
 */
export type SatispayAddState =
  | { readonly name: 'REQUEST_REDIRECT' | 'DONE' | 'LEFT' }
  | { readonly name: 'REDIRECT_READY'; readonly request: Request & { readonly href: string }; readonly isBlocked: boolean }
  | { readonly name: 'REQUEST_INFO' | 'REQUEST_CANCEL'; readonly request: Request }
  /** `request` is null when the address forbids polling (`block-polling`) and names no request. */
  | { readonly name: 'REQUEST_INFO_MAX_ATTEMPT'; readonly request: Request | null }
  | { readonly name: 'ERROR_REQUEST_REDIRECT'; readonly message: string | null }
  /** `isOver`: the person refused at Satispay; only a new request helps. */
  | { readonly name: 'ERROR_REQUEST_INFO'; readonly request: Request; readonly message: string | null; readonly isOver: boolean }
  | { readonly name: 'ERROR_REQUEST_CANCEL'; readonly request: Request | null; readonly message: string | null };

export type SatispayAddEvent =
  /**
   * `exhausted`: ten requests answered PENDING. `open-pressed`: 'Continua', or the button that opens Satispay's page again.
   * `page-opened`: Satispay's page is open, in our window or by the link.
   */
  | { readonly type: 'opened' | 'exhausted' | 'tab-visible' | 'retry-pressed' | 'cancel-pressed' }
  | { readonly type: 'open-pressed' | 'page-opened' | 'window-blocked' }
  | { readonly type: 'requested'; readonly id: string; readonly href: string }
  /** The answer to a poll, or to the cancellation. */
  | { readonly type: 'answered'; readonly info: RequestInfo }
  | { readonly type: 'failed'; readonly message: string | null };

export type SatispayAddCommand =
  /** `watch`: waits until the tab becomes visible again. */
  | { readonly type: 'request' | 'watch' | 'leave' }
  | { readonly type: 'remember'; readonly id: string; readonly href: string }
  | { readonly type: 'open'; readonly href: string }
  | { readonly type: 'poll' | 'cancel'; readonly id: string }
  | { readonly type: 'finish'; readonly instrument: Instrument | null };

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

/** The account is linked. The answer may lack the instrument. */
const accepted = (instrument: Instrument | null): Next => ({ state: { name: 'DONE' }, command: { type: 'finish', instrument } });

/** A request without an id cannot be cancelled (part 2 §5). */
const cancel = ({ request }: WithRequest): Next =>
  request === null
    ? { state: { name: 'ERROR_REQUEST_CANCEL', request, message: null } }
    : { state: { name: 'REQUEST_CANCEL', request }, command: { type: 'cancel', id: request.id } };

/** The events of the states in which Satispay's page can be opened: by 'Continua', or again. */
const OPENABLE = {
  'open-pressed': (state: WithRequest): Next =>
    state.request?.href == null ? { state } : { state, command: { type: 'open', href: state.request.href } },
  'page-opened': pollAgain,
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
      if (status === 'ACCEPTED') return accepted(instrument);
      return { state: { name: 'ERROR_REQUEST_INFO', request: state.request, message: null, isOver: status === 'CANCELED' } };
    },
    failed: ({ request }, { message }) => ({ state: { name: 'ERROR_REQUEST_INFO', request, message, isOver: false } }),
    exhausted: ({ request }) => ({ state: { name: 'REQUEST_INFO_MAX_ATTEMPT', request }, command: { type: 'watch' } }),
  },
  REQUEST_INFO_MAX_ATTEMPT: { ...OPENABLE, 'tab-visible': pollAgain, 'retry-pressed': retry },
  REQUEST_CANCEL: {
    answered({ request }, { info: { status, instrument } }) {
      // It may be too late to cancel: the account was linked meanwhile, and the instrument exists.
      if (status === 'ACCEPTED') return accepted(instrument);
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

/** Unwraps an answer. An `error` in a 2xx answer is a refusal by the server, with that sentence. @throws ApiError */
export async function satispayData<Data>(answer: Promise<{ data: Data } | { error: string }>): Promise<Data> {
  const given = await answer;
  if ('data' in given) return given.data;
  throw new ApiError('satispay', { kind: 'http', status: 400, error: null, message: given.error });
}

export type AddSatispayProps = AddStepProps & WindowProps;

/** The address of a request's page at Satispay, if this tab stored it. Storage can be edited: the link is guarded again. */
function rememberedLink({ storage, addresses }: Runtime, id: string): string | null {
  const stored = storage.read('satispayLink');
  if (stored?.startsWith(`${id} `) !== true) return null;
  const target = guardServerLink({ type: 'external', link: stored.slice(id.length + 1) }, addresses);
  return target?.kind === 'external' ? target.href : null;
}

/** The person's Satispay account from their list; null when there are several, or the list cannot be read. */
const onlyAccount = (client: ApiClient, signal: AbortSignal): Promise<Instrument | null> =>
  client.call(getInstruments, { signal }).then(
    ({ instruments }) => {
      const [account = null, ...others] = instruments.filter(({ type }) => type === 'satispay_standard');
      return others.length === 0 ? account : null;
    },
    () => null,
  );

export function createSatispayAdd(runtime: Runtime, props: AddSatispayProps) {
  const { client, environment, storage, navigation, addresses } = runtime;
  const { query, onQuery, keyToUpdate, returnUrl, onAdded, onLeave, openWindow = openBrowserWindow } = props;
  const id = query.id || null;
  let opened: Window | null = null;

  const end = () => {
    opened?.close();
    storage.remove('satispayLink');
  };

  return createMachine(
    initialState(id, id === null ? null : rememberedLink(runtime, id), query['block-polling'] === 'true'),
    step,
    runBy({
      async request(_, { send, signal }) {
        // The previous request has ended, and a reload must not find it in the address.
        if (query.id !== undefined || query['block-polling'] !== undefined) onQuery({});
        const result = await submitOnce<null, { id: string; redirect: Link }>(runtime, {
          ...NOTHING_TO_READ,
          lock: 'pay.add.satispay_standard',
          event: ['payment', 'satispay request'],
          signal,
          send: () => {
            // Absolute: Satispay's page, on another origin, leads back to it.
            const body = { returnUrl: new URL(returnUrl, addresses.origin).href, keyToUpdate: keyToUpdate ?? '' };
            return satispayData(client.call(addSatispay, { body, signal }));
          },
        });
        if (result === null) return;
        if (result.type !== 'done') return send({ type: 'failed', message: sentenceOf(result) });
        const { id: made, redirect } = result.answer;
        const target = guardServerLink(redirect, addresses);
        if (target?.kind === 'external') return send({ type: 'requested', id: made, href: target.href });
        if (target?.kind === 'internal' && !signal.aborted && navigation.follow(redirect, { replace: true })) return;
        runtime.tracking.event('Error/Payment', `refused ${redirect.type} link of Satispay`);
        send({ type: 'failed', message: null });
      },
      remember({ id: made, href }) {
        storage.write('satispayLink', `${made} ${href}`);
        onQuery({ id: made, 'block-polling': 'true' });
      },
      open({ href }, { send }) {
        opened = openWindow(href);
        send({ type: opened === null ? 'window-blocked' : 'page-opened' });
      },
      poll(command, { send, signal }) {
        // Ten requests, 1 s apart; the count restarts when the tab becomes visible again (part 2 §4).
        pollServer<RequestInfo>(environment, {
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
      },
      watch: (_, { send, signal }) =>
        signal.addEventListener(
          'abort',
          environment.onVisible(() => send({ type: 'tab-visible' })),
        ),
      async cancel(command, { send }) {
        const result = await submitOnce<null, RequestInfo>(runtime, {
          ...NOTHING_TO_READ,
          lock: `pay.add.satispay_standard.${command.id}`,
          event: ['payment', 'satispay cancel'],
          send: () => satispayData(client.call(cancelSatispayAdd, { params: { id: command.id }, body: {} })),
        });
        if (result === null) return;
        send(result.type === 'done' ? { type: 'answered', info: result.answer } : { type: 'failed', message: sentenceOf(result) });
      },
      async finish({ instrument }, { signal }) {
        end();
        const account = instrument ?? (await onlyAccount(client, signal));
        // The person may have left meanwhile.
        if (!signal.aborted) onAdded(account);
      },
      leave() {
        end();
        onLeave();
      },
    }),
  );
}
