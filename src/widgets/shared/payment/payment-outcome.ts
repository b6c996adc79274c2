import {
  type AnswerOf,
  type ApiClient,
  failureOf,
  getPayment,
  isNotFound,
  type Link,
  type PaymentAction,
  serverSentence,
} from '../../../api/index.ts';
import type { SubmitResult } from './money-operation.ts';

/** The state of a payment, as the server reports it. */
export type PaymentOutcome =
  /** The payment waits for this step: nothing has happened. */
  | { readonly kind: 'open' }
  /** The server answers 404. This does not prove whether the payment has moved on. */
  | { readonly kind: 'unlisted' }
  /** The payment has moved on, and the person must follow `link`. `actionType`: as the server reports it. */
  | { readonly kind: 'moved-on'; readonly link: Link; readonly actionType: AnswerOf<typeof getPayment>['actionType'] };

/** `step`: its segment in the address, such as `3dsecure-flow`. */
export type PaymentStepRef = { readonly step: string; readonly uuid: string };

/** The link to the payment's own page, for every state that is not a step's. */
export const paymentPage = (uuid: string): Link => ({ type: 'internal', link: `/payment/${uuid}` });

/** The lock for all changes of this payment, in all tabs. */
export const paymentLock = (uuid: string): string => `payment.${uuid}`;

export const linkPath = ({ link }: Link): string => link.split(/[?#]/, 1)[0] ?? '';

/** Matches the end of the path, because our addresses may be absolute: otherwise a step would redirect to itself for ever. */
const isStep = (link: Link, { step, uuid }: PaymentStepRef): boolean => linkPath(link).endsWith(`/${step}/${uuid}`);

export const isPaymentPage = (link: Link, uuid: string): boolean => link.type === 'internal' && linkPath(link) === paymentPage(uuid).link;

/** Reads the state of a payment: when its step opens, and after a failure before anything is shown or sent again. */
export async function readPaymentOutcome(client: ApiClient, ref: PaymentStepRef, signal: AbortSignal): Promise<PaymentOutcome> {
  const { uuid } = ref;
  try {
    const { actionType, linkAction } = await client.call(getPayment, { params: { uuid }, signal });
    // The payment's own page shows everything else: refused, cancelled, without an instrument.
    if (actionType !== 'redirect' || linkAction === null) return { kind: 'moved-on', link: paymentPage(uuid), actionType };
    return isStep(linkAction, ref) ? { kind: 'open' } : { kind: 'moved-on', link: linkAction, actionType };
  } catch (thrown) {
    if (isNotFound(failureOf(thrown))) return { kind: 'unlisted' };
    throw thrown;
  }
}

/** The parsed answer to a change. `failed`: there is no link to follow, so the payment must be read again. */
export type ActionResult =
  | { readonly type: 'moved-on'; readonly link: Link }
  | { readonly type: 'refused' | 'failed'; readonly sentence: string | null };

export function parseActionResult({ actionType, linkAction, message }: PaymentAction, ref: PaymentStepRef): ActionResult {
  if (actionType === 'error') return { type: 'refused', sentence: message };
  return linkAction === null || isStep(linkAction, ref) ? { type: 'failed', sentence: message } : { type: 'moved-on', link: linkAction };
}

/** The server's own error sentence; null when it has none. */
export const sentenceOf = (result: SubmitResult<unknown, unknown>): string | null =>
  'failure' in result && result.failure !== null ? serverSentence(result.failure) : null;
