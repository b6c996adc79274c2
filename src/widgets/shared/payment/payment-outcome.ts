import { type ApiClient, type ApiFailure, failureOf, getPayment, isAbort, type Link } from '../../../api/index.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';

/** Where a payment stands after an answer that never came. */
export type PaymentOutcome =
  /** It waits for this very step: nothing has happened. */
  | { readonly kind: 'open' }
  /** It has gone on: the person belongs there. */
  | { readonly kind: 'moved-on'; readonly link: Link };

/**
 * Reads what became of a step whose outcome is unknown, before anything is sent again. `step`: how the step stands in the
 * address, such as `3dsecure-flow`.
 */
export async function readOutcome(client: ApiClient, step: string, uuid: string, signal: AbortSignal): Promise<PaymentOutcome> {
  const { actionType, linkAction } = await client.call(getPayment, { params: { uuid }, signal });
  // Its own page shows everything else: refused, cancelled, without an instrument.
  if (actionType !== 'redirect' || linkAction === null) return { kind: 'moved-on', link: { type: 'internal', link: `/payment/${uuid}` } };
  const isThisStep = linkAction.type === 'internal' && linkAction.link.split('?', 1)[0]?.endsWith(`/${step}/${uuid}`) === true;
  return isThisStep ? { kind: 'open' } : { kind: 'moved-on', link: linkAction };
}

/** What came of a press that changes a payment. `unsent`: its state could not be read, so nothing was sent. */
export type Turn<T> =
  | { readonly kind: 'done'; readonly answer: T }
  | { readonly kind: 'busy' }
  | { readonly kind: 'unsent'; readonly failure: ApiFailure }
  | Extract<PaymentOutcome, { kind: 'moved-on' }>;

/**
 * Changes a payment alone in all tabs, and only while it waits for this very step: what the page shows may be old, because
 * another window may have paid or cancelled since, and a page that is reloaded begins anew.
 * @throws what `change` throws, or the abort of who left before it
 */
export async function whileOpen<T>(
  client: ApiClient,
  { step, uuid, signal }: { readonly step: string; readonly uuid: string; readonly signal: AbortSignal },
  change: () => Promise<T>,
): Promise<Turn<T>> {
  const turn = await withMoneyLock(`payment.${uuid}`, async (): Promise<Turn<T>> => {
    let outcome: PaymentOutcome;
    try {
      outcome = await readOutcome(client, step, uuid, signal);
    } catch (thrown) {
      if (isAbort(thrown)) throw thrown;
      return { kind: 'unsent', failure: failureOf(thrown) };
    }
    if (outcome.kind === 'moved-on') return outcome;
    // From here on nobody gives it up.
    return { kind: 'done', answer: await change() };
  });
  return turn === 'busy' ? { kind: 'busy' } : turn;
}
