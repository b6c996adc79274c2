import {
  type AnswerOf,
  type ApiClient,
  type ApiFailure,
  failureOf,
  getPayment,
  isAbort,
  type Link,
  type PaymentAction,
} from '../../../api/index.ts';
import { withMoneyLock } from '../runtime/money-lock.ts';

/** Where a payment stands, by the server's word. */
export type PaymentOutcome =
  /** It waits for this very step: nothing has happened. */
  | { readonly kind: 'open' }
  /** The server knows no such payment (404): nothing says that it has gone on, and nothing that it has not. */
  | { readonly kind: 'unlisted' }
  /** It has gone on: the person belongs there. `actionType`: as its own page would be told. */
  | { readonly kind: 'moved-on'; readonly link: Link; readonly actionType: AnswerOf<typeof getPayment>['actionType'] };

/** A payment, and the step that asks. */
export interface Place {
  /** How the step stands in the address, such as `3dsecure-flow`. */
  readonly step: string;
  readonly uuid: string;
  readonly signal: AbortSignal;
}

/** The payment's own page: what it is, where it is not this step's turn. */
export const paymentPage = (uuid: string): Link => ({ type: 'internal', link: `/payment/${uuid}` });

const pathOf = ({ link }: Link): string => link.split(/[?#]/, 1)[0] ?? '';

/** An address of ours may come in full: led to where it stands, a step would lead to itself for ever. */
const isStep = (link: Link, { step, uuid }: Omit<Place, 'signal'>): boolean => pathOf(link).endsWith(`/${step}/${uuid}`);

export const isPaymentPage = (link: Link, uuid: string): boolean => link.type === 'internal' && pathOf(link) === paymentPage(uuid).link;

/** Reads how a payment stands: when its step opens, and before anything is said or sent again after a failure. */
export async function readOutcome(client: ApiClient, { step, uuid, signal }: Place): Promise<PaymentOutcome> {
  try {
    const { actionType, linkAction } = await client.call(getPayment, { params: { uuid }, signal });
    // Its own page shows everything else: refused, cancelled, without an instrument.
    if (actionType !== 'redirect' || linkAction === null) return { kind: 'moved-on', link: paymentPage(uuid), actionType };
    return isStep(linkAction, { step, uuid }) ? { kind: 'open' } : { kind: 'moved-on', link: linkAction, actionType };
  } catch (thrown) {
    const failure = failureOf(thrown);
    if (failure.kind === 'http' && failure.status === 404) return { kind: 'unlisted' };
    throw thrown;
  }
}

/** What the answer to a change says. `failed`: nothing that can be followed, so that it must be read what happened. */
export type Said =
  { readonly type: 'moved-on'; readonly link: Link } | { readonly type: 'refused' | 'failed'; readonly sentence: string | null };

export function saidBy({ actionType, linkAction, message }: PaymentAction, place: Omit<Place, 'signal'>): Said {
  if (actionType === 'error') return { type: 'refused', sentence: message };
  return linkAction === null || isStep(linkAction, place) ? { type: 'failed', sentence: message } : { type: 'moved-on', link: linkAction };
}

/** The turn of everybody who changes this payment, in all tabs. */
const turnOf = (uuid: string): string => `payment.${uuid}`;

/**
 * Reads it while no window of this browser is changing it: what is read then does not change on its own.
 * @returns 'busy' while one does
 */
export const readAtRest = (client: ApiClient, place: Place): Promise<PaymentOutcome | 'busy'> =>
  withMoneyLock(turnOf(place.uuid), () => readOutcome(client, place));

/** What came of a press that changes a payment. `unsent`: its state could not be read, so nothing was sent. */
export type Turn<T> =
  | { readonly kind: 'done'; readonly answer: T }
  | { readonly kind: 'busy' }
  | { readonly kind: 'unsent'; readonly failure: ApiFailure }
  | Extract<PaymentOutcome, { kind: 'moved-on' }>;

/**
 * Changes a payment alone in all tabs, and not when it has gone on from this step: what the page shows may be old, because
 * another window may have paid or cancelled since.
 * @throws what `change` throws, or the abort of who left before it
 */
export async function whileOpen<T>(client: ApiClient, place: Place, change: () => Promise<T>): Promise<Turn<T>> {
  const turn = await withMoneyLock(turnOf(place.uuid), async (): Promise<Turn<T>> => {
    let outcome: PaymentOutcome;
    try {
      outcome = await readOutcome(client, place);
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
