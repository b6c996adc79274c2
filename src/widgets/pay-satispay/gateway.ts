import {
  addSatispay,
  type ApiClient,
  cancelSatispayAdd,
  failureOf,
  getSatispayAdd,
  getSatispayTicketRedirect,
  isAbort,
  type Link,
  serverSentence,
} from '../../api/index.ts';
import type { RequestInfo } from './satispay-add.flow.ts';

/** Satispay refused, or could not be asked. `sentence`: the server's own, or null. */
export class SatispayError extends Error {
  override readonly name = 'SatispayError';
  readonly sentence: string | null;

  constructor(sentence: string | null, options?: ErrorOptions) {
    super('Satispay', options);
    this.sentence = sentence?.trim() ? sentence.trim() : null;
  }
}

/** Unwraps an answer: `error` in a good answer counts as a failure with that sentence. */
async function dataOf<Data>(answer: Promise<{ data: Data } | { error: string }>): Promise<Data> {
  let given: { data: Data } | { error: string };
  try {
    given = await answer;
  } catch (thrown) {
    if (isAbort(thrown)) throw thrown;
    throw new SatispayError(serverSentence(failureOf(thrown)), { cause: thrown });
  }
  if ('error' in given) throw new SatispayError(given.error);
  return given.data;
}

/** Satispay as our server speaks of it. Everything rejects with a SatispayError, or an AbortError when given up. */
export const satispayGateway = (client: ApiClient) => ({
  request: (body: { returnUrl: string; keyToUpdate: string }, signal: AbortSignal): Promise<{ id: string; redirect: Link }> =>
    dataOf(client.call(addSatispay, { body, signal })),
  info: (id: string, signal: AbortSignal): Promise<RequestInfo> => dataOf(client.call(getSatispayAdd, { params: { id }, signal })),
  cancel: (id: string): Promise<RequestInfo> => dataOf(client.call(cancelSatispayAdd, { params: { id }, body: {} })),
  ticketRedirect: (uuid: string, signal: AbortSignal) => dataOf(client.call(getSatispayTicketRedirect, { params: { uuid }, signal })),
});

export const sentenceOf = (thrown: unknown): string | null => (thrown instanceof SatispayError ? thrown.sentence : null);

/** Who is being sent to the login sees no error on the way. */
export const isOnTheWayToLogin = (thrown: unknown): boolean =>
  thrown instanceof SatispayError && failureOf(thrown.cause).kind === 'unauthorized';
