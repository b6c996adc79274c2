import { type AnswerOf, type ApiClient, failureOf, getPayment, type Link, type PaymentAction, serverSentence } from '../../../api/index.ts';
import type { SubmitResult } from './money-operation.ts';

/** Where a payment stands, by the server's word. */
export type PaymentOutcome =
  /** It waits for this very step: nothing has happened. */
  | { readonly kind: 'open' }
  /** The server knows no such payment (404): nothing says that it has gone on, and nothing that it has not. */
  | { readonly kind: 'unlisted' }
  /** It has gone on: the person belongs there. `actionType`: as its own page would be told. */
  | { readonly kind: 'moved-on'; readonly link: Link; readonly actionType: AnswerOf<typeof getPayment>['actionType'] };

/** A payment, and one of its steps. */
export interface PaymentStepRef {
  /** How the step stands in the address, such as `3dsecure-flow`. */
  readonly step: string;
  readonly uuid: string;
}

/** The payment's own page: what it is, where it is not this step's turn. */
export const paymentPage = (uuid: string): Link => ({ type: 'internal', link: `/payment/${uuid}` });

/** The lock of everybody who changes this payment, in all tabs. */
export const paymentLock = (uuid: string): string => `payment.${uuid}`;

const pathOf = ({ link }: Link): string => link.split(/[?#]/, 1)[0] ?? '';

/** An address of ours may come in full: led to where it stands, a step would lead to itself for ever. */
const isStep = (link: Link, { step, uuid }: PaymentStepRef): boolean => pathOf(link).endsWith(`/${step}/${uuid}`);

export const isPaymentPage = (link: Link, uuid: string): boolean => link.type === 'internal' && pathOf(link) === paymentPage(uuid).link;

/** Reads how a payment stands: when its step opens, and before anything is said or sent again after a failure. */
export async function readPaymentOutcome(client: ApiClient, ref: PaymentStepRef, signal: AbortSignal): Promise<PaymentOutcome> {
  const { uuid } = ref;
  try {
    const { actionType, linkAction } = await client.call(getPayment, { params: { uuid }, signal });
    // Its own page shows everything else: refused, cancelled, without an instrument.
    if (actionType !== 'redirect' || linkAction === null) return { kind: 'moved-on', link: paymentPage(uuid), actionType };
    return isStep(linkAction, ref) ? { kind: 'open' } : { kind: 'moved-on', link: linkAction, actionType };
  } catch (thrown) {
    const failure = failureOf(thrown);
    if (failure.kind === 'http' && failure.status === 404) return { kind: 'unlisted' };
    throw thrown;
  }
}

/** What the answer to a change says. `failed`: nothing that can be followed, so that it must be read what happened. */
export type ActionResult =
  { readonly type: 'moved-on'; readonly link: Link } | { readonly type: 'refused' | 'failed'; readonly sentence: string | null };

export function parseActionResult({ actionType, linkAction, message }: PaymentAction, ref: PaymentStepRef): ActionResult {
  if (actionType === 'error') return { type: 'refused', sentence: message };
  return linkAction === null || isStep(linkAction, ref) ? { type: 'failed', sentence: message } : { type: 'moved-on', link: linkAction };
}

/** The server's own sentence of why it did not succeed; null when it has none. */
export const sentenceOf = (result: SubmitResult<unknown, unknown>): string | null =>
  'failure' in result && result.failure !== null ? serverSentence(result.failure) : null;
