import { useRef } from 'react';
import { failureOf, getSatispayTicketRedirect, type Link, serverSentence } from '../../api/index.ts';
import { pollUntil } from '../shared/flow/poll.ts';
import { invalidate } from '../shared/flow/query-client.ts';
import { createFlow, type SetState, type Steps, useFlow } from '../shared/flow/flow.ts';
import { followAction } from '../shared/payment/link-action.ts';
import { openBrowserWindow, watchClosed } from '../shared/payment/partner-window.ts';
import { guardServerLink } from '../shared/rules/links.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { satispayData } from './satispay-add.ts';

/**
 * Payment with Satispay (P2-4.71 to P2-4.75). `href`: Satispay's page, when the server has sent it. LEFT: an
 * internal link replaced the route. `message`: the server's own sentence, shown instead of ours.
 */
type SatispayTicketState =
  | { readonly name: 'REQUEST_REDIRECT' | 'LEFT' }
  | { readonly name: 'REDIRECT_READY'; readonly href: string; readonly isBlocked: boolean }
  /** The server has answered ten requests with `loading`. With `href` the person is at Satispay's page, and polling continues. */
  | { readonly name: 'MAX_REQUEST_REDIRECT'; readonly href: string | null }
  | { readonly name: 'ERROR_REQUEST_REDIRECT'; readonly message: string | null };

type TicketSteps = Steps<SatispayTicketState>;

const failed = (_: SatispayTicketState, thrown: unknown): SatispayTicketState => ({
  name: 'ERROR_REQUEST_REDIRECT',
  message: serverSentence(failureOf(thrown)),
});

export function useSatispayTicket(uuid: string) {
  const runtime = useRuntime();
  const { client, environment, queryClient, addresses } = runtime;
  const opened = useRef<Window | null>(null);

  /**
   * Ten requests, 1 s apart; the count restarts when the tab becomes visible again (P2-4.71, P2-4.75). `isAtPartner`: the person is
   * already at Satispay's page, so an external redirect to it counts as pending.
   */
  const pollRedirect = (signal: AbortSignal, isAtPartner: boolean) =>
    pollUntil(environment, {
      fetch: (pollSignal) => satispayData(client.call(getSatispayTicketRedirect, { params: { uuid }, signal: pollSignal })),
      isPending: (data) => 'loading' in data || (isAtPartner && data.redirect.type === 'external'),
      everyMs: 1000,
      maxTries: 10,
      restartOnVisible: !isAtPartner,
      signal,
    });

  /** Goes on with the redirect that the polling has found. */
  const lead = (set: SetState<SatispayTicketState>, redirect: Link) => {
    const target = guardServerLink(redirect, addresses);
    if (target === null) return set({ name: 'ERROR_REQUEST_REDIRECT', message: null });
    if (target.kind === 'external') return set({ name: 'REDIRECT_READY', href: target.href, isBlocked: false });
    set({ name: 'LEFT' });
    opened.current?.close();
    invalidate(queryClient, 'b2c/selling-order/list');
    if (!followAction(runtime, redirect)) set({ name: 'ERROR_REQUEST_REDIRECT', message: null });
  };

  const request: TicketSteps = async (set, signal) => {
    set({ name: 'REQUEST_REDIRECT' });
    const data = await pollRedirect(signal, false);
    if (data === null || 'loading' in data) return watch(null)(set, signal);
    lead(set, data.redirect);
  };
  const [state, { run }] = useFlow(
    () => createFlow<SatispayTicketState>({ name: 'REQUEST_REDIRECT' }, { failed }),
    (flow) => flow.run(request),
  );

  /** Requests again when the tab becomes visible again or Satispay's window is closed. `href`: the person is at this page. */
  const watch =
    (href: string | null): TicketSteps =>
    async (set, signal) => {
      set({ name: 'MAX_REQUEST_REDIRECT', href });
      const again = () => run(request);
      signal.addEventListener('abort', environment.onVisible(again));
      if (href === null) return;
      // A window that was already closed is not watched: each round of polling would otherwise start the next one.
      if (opened.current?.closed === false) signal.addEventListener('abort', watchClosed(opened.current, again));
      const data = await pollRedirect(signal, true);
      // New steps end the watching.
      if (data !== null && !('loading' in data)) run(async (set) => lead(set, data.redirect));
    };

  const open =
    (href: string): TicketSteps =>
    async (set, signal) => {
      opened.current = openBrowserWindow(href);
      if (opened.current === null) set({ name: 'REDIRECT_READY', href, isBlocked: true });
      else await watch(href)(set, signal);
    };

  return {
    state,
    onRetry: () => run(request),
    onOpen: (href: string) => run(open(href)),
    /** Satispay's page was opened by the plain link. */
    onOpened: (href: string) => run(watch(href)),
  };
}
