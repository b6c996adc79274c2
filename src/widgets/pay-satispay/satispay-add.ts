import {
  addSatispay,
  type AnswerOf,
  type ApiClient,
  ApiError,
  cancelSatispayAdd,
  failureOf,
  getInstruments,
  getSatispayAdd,
  type Instrument,
  type Link,
  serverSentence,
} from '../../api/index.ts';
import { createFlow, type SetState, type Steps } from '../shared/flow/flow.ts';
import { pollUntil } from '../shared/flow/poll.ts';
import { NOTHING_TO_READ, submitOnce } from '../shared/payment/money-operation.ts';
import { sentenceOf } from '../shared/payment/payment-outcome.ts';
import { openBrowserWindow } from '../shared/payment/partner-window.ts';
import type { AddStepProps } from '../shared/payment/steps.ts';
import { guardServerLink } from '../shared/rules/links.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';

/** A running request to link an account. `href`: its page at Satispay; null when this tab does not know it. */
type Request = { readonly id: string; readonly href: string | null };

type RequestInfo = Extract<AnswerOf<typeof getSatispayAdd>, { data: unknown }>['data'];

/**
 * Linking a Satispay account (P2-4.62 to P2-4.70). `message`: the server's own sentence, shown instead of ours.
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

/** The states in which Satispay's page can be opened: by 'Continua', or again. */
const OPENABLE: readonly SatispayAddState['name'][] = ['REDIRECT_READY', 'REQUEST_INFO', 'REQUEST_INFO_MAX_ATTEMPT'];

export const requestOf = (state: SatispayAddState): Request | null => ('request' in state ? state.request : null);

/** Unwraps an answer. An `error` in a 2xx answer is a refusal by the server, with that sentence. @throws ApiError */
export async function satispayData<Data>(answer: Promise<{ data: Data } | { error: string }>): Promise<Data> {
  const given = await answer;
  if ('data' in given) return given.data;
  throw new ApiError('satispay', { kind: 'http', status: 400, error: null, message: given.error });
}

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

export function createSatispayAdd(runtime: Runtime, props: AddStepProps) {
  const { client, environment, storage, navigation, addresses } = runtime;
  const { query, onQuery, keyToUpdate, returnUrl, onAdded, onLeave } = props;
  type AddSteps = Steps<SatispayAddState>;
  let opened: Window | null = null;

  const end = () => {
    opened?.close();
    storage.remove('satispayLink');
    storage.remove('satispayOpened');
  };

  /** The account is linked. The answer may lack the instrument. */
  async function finish(set: SetState<SatispayAddState>, signal: AbortSignal, instrument: Instrument | null): Promise<void> {
    set({ name: 'DONE' });
    end();
    const account = instrument ?? (await onlyAccount(client, signal));
    // The person may have left meanwhile.
    if (!signal.aborted) onAdded(account);
  }

  /** Asks Satispay for a new request. */
  const start: AddSteps = async (set, signal) => {
    set({ name: 'REQUEST_REDIRECT' });
    const fail = (message: string | null) => set({ name: 'ERROR_REQUEST_REDIRECT', message });
    // The previous request has ended, and a reload must not find it in the address.
    if (query.id !== undefined || query['block-polling'] !== undefined) onQuery({});
    const result = await submitOnce<null, { id: string; redirect: Link }>(runtime, {
      ...NOTHING_TO_READ,
      lock: 'pay.add.satispay_standard',
      event: ['payment', 'satispay request'],
      signal,
      send: () => {
        // The query of this page, for the address with which the server lets Satispay lead back here.
        const body = { returnUrl: new URL(returnUrl, addresses.origin).href, keyToUpdate: keyToUpdate ?? '' };
        return satispayData(client.call(addSatispay, { body, signal }));
      },
    });
    if (result === null) return;
    if (result.type !== 'done') return fail(sentenceOf(result));
    const { id, redirect } = result.answer;
    const target = guardServerLink(redirect, addresses);
    if (target?.kind === 'external') {
      set({ name: 'REDIRECT_READY', request: { id, href: target.href }, isBlocked: false });
      storage.write('satispayLink', `${id} ${target.href}`);
      return onQuery({ id, 'block-polling': 'true' });
    }
    if (target?.kind === 'internal' && !signal.aborted && navigation.follow(redirect, { replace: true })) return;
    runtime.tracking.event('Error/Payment', `refused ${redirect.type} link of Satispay`);
    fail(null);
  };

  /**
   * Asks what became of a request: ten times, 1 s apart; the count restarts when the tab becomes visible again (P2-4.65, P2-4.70). Then it
   * waits for the tab.
   */
  const poll =
    (request: Request): AddSteps =>
    async (set, signal) => {
      set({ name: 'REQUEST_INFO', request });
      const params = { id: request.id };
      const info = await pollUntil<RequestInfo>(environment, {
        fetch: (pollSignal) => satispayData(client.call(getSatispayAdd, { params, signal: pollSignal })),
        isPending: ({ status }) => status === 'PENDING',
        everyMs: 1000,
        maxTries: 10,
        restartOnVisible: true,
        signal,
      });
      if (info === null) {
        set({ name: 'REQUEST_INFO_MAX_ATTEMPT', request });
        const stopWatching = environment.onVisible(() => flow.run(poll(request)));
        return signal.addEventListener('abort', stopWatching);
      }
      if (info.status === 'ACCEPTED') return finish(set, signal, info.instrument);
      set({ name: 'ERROR_REQUEST_INFO', request, message: null, isOver: true });
    };

  const cancel =
    (request: Request): AddSteps =>
    async (set, signal) => {
      set({ name: 'REQUEST_CANCEL', request });
      const result = await submitOnce<null, RequestInfo>(runtime, {
        ...NOTHING_TO_READ,
        lock: `pay.add.satispay_standard.${request.id}`,
        event: ['payment', 'satispay cancel'],
        send: () => satispayData(client.call(cancelSatispayAdd, { params: { id: request.id }, body: {} })),
      });
      if (result === null) return;
      const fail = (message: string | null) => set({ name: 'ERROR_REQUEST_CANCEL', request, message });
      if (result.type !== 'done') return fail(sentenceOf(result));
      const { status, instrument } = result.answer;
      // It may be too late to cancel: the account was linked meanwhile, and the instrument exists.
      if (status === 'ACCEPTED') return finish(set, signal, instrument);
      if (status !== 'CANCELED') return fail(null);
      set({ name: 'LEFT' });
      end();
      onLeave();
    };

  /**
   * After a reload or Back the address contains the request. It continues; no second request is made. `block-polling`: Satispay's page
   * was not opened yet.
   */
  function initialState(): SatispayAddState {
    const { id, 'block-polling': blocks } = query;
    if (!id) return blocks === 'true' ? { name: 'REQUEST_INFO_MAX_ATTEMPT', request: null } : { name: 'REQUEST_REDIRECT' };
    const href = rememberedLink(runtime, id);
    // The way back from the page may have `block-polling`, too.
    if (blocks === 'true' && href !== null && storage.read('satispayOpened') !== id)
      return { name: 'REDIRECT_READY', request: { id, href }, isBlocked: false };
    return { name: 'REQUEST_INFO', request: { id, href } };
  }

  const flow = createFlow<SatispayAddState>(initialState(), {
    isBusy: ({ name }) => name === 'REQUEST_CANCEL' || name === 'DONE' || name === 'LEFT',
    // The status of the request could not be read. In another state a callback of the host threw.
    failed: (state, thrown) =>
      state.name === 'REQUEST_INFO'
        ? { name: 'ERROR_REQUEST_INFO', request: state.request, message: serverSentence(failureOf(thrown)), isOver: false }
        : state,
  });
  const { getState, run } = flow;
  /** Satispay's page is open: from now on the status counts, also after a reload. */
  const watch = (request: Request) => {
    storage.write('satispayOpened', request.id);
    onQuery({ id: request.id });
    run(poll(request));
  };

  return {
    ...flow,
    open(): void {
      const state = getState();
      if (state.name === 'REQUEST_REDIRECT') run(start);
      else if (state.name === 'REQUEST_INFO') run(poll(state.request));
    },
    retry(): void {
      const state = getState();
      switch (state.name) {
        case 'ERROR_REQUEST_REDIRECT':
          return run(start);
        case 'ERROR_REQUEST_INFO':
          return run(state.isOver ? start : poll(state.request));
        // After a failed cancellation the state of the request is unknown: the app reads it first.
        case 'ERROR_REQUEST_CANCEL':
        case 'REQUEST_INFO_MAX_ATTEMPT':
          return run(state.request === null ? start : poll(state.request));
        default:
          return undefined;
      }
    },
    /** Opens Satispay's page: 'Continua', or the button that opens it again. */
    openPage(): void {
      const state = getState();
      const { id, href } = requestOf(state) ?? {};
      if (!OPENABLE.includes(state.name) || id === undefined || href == null) return;
      // Before the window takes a copy of the storage.
      storage.write('satispayOpened', id);
      opened = openBrowserWindow(href);
      if (opened === null) run(async (set) => set({ name: 'REDIRECT_READY', request: { id, href }, isBlocked: true }));
      else watch({ id, href });
    },
    /** Satispay's page was opened by the plain link. */
    onPageOpened(): void {
      const state = getState();
      const current = requestOf(state);
      if (OPENABLE.includes(state.name) && current !== null) watch(current);
    },
    cancel(): void {
      const state = getState();
      if (!('request' in state)) return;
      // A request without an id cannot be cancelled (P2-5.20).
      if (state.request === null) flow.set({ name: 'ERROR_REQUEST_CANCEL', request: null, message: null });
      else run(cancel(state.request));
    },
  };
}

export type SatispayAdd = ReturnType<typeof createSatispayAdd>;
