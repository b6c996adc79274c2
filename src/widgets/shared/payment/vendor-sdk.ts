import { withDeadline } from '../flow/deadline.ts';
import { reportingMissingCode } from '../flow/missing-code.ts';
import { errorMessageOf } from './failed-press.ts';

/** The time-out for loading an SDK's code, and for an answer of a vendor's servers, in milliseconds. */
export const VENDOR_TIMEOUT_MS = 20_000;

/** A vendor is unreachable, timed out, or refused. The message is the code of its error, if it has one. */
export class VendorError extends Error {
  override readonly name = 'VendorError';

  constructor(cause: unknown) {
    super(typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : errorMessageOf(cause), { cause });
  }
}

export class WindowBlockedError extends VendorError {}

/** Converts the failure of an SDK call. An abort is thrown as it is. @throws VendorError */
export async function asVendorCall<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (thrown) {
    throw thrown instanceof DOMException && thrown.name === 'AbortError' ? thrown : new VendorError(thrown);
  }
}

/** An SDK call with the time-out. `onLate` takes a value that comes too late. @throws VendorError */
export const boundedCall = <T>(call: Promise<T>, signal: AbortSignal, onLate?: (late: T) => void): Promise<T> =>
  asVendorCall(withDeadline(call, VENDOR_TIMEOUT_MS, signal, onLate));

interface Part {
  teardown(): Promise<void>;
}

export const removePart = (part: Part): void => void part.teardown().catch(() => undefined);

/** Waits for a part of an SDK, with the time-out. The signal removes it, even if it becomes ready after the abort or time-out. */
export async function createdPart<P extends Part>(creation: Promise<P>, signal: AbortSignal): Promise<P> {
  const part = await boundedCall(creation, signal, removePart);
  if (signal.aborted) removePart(part);
  signal.addEventListener('abort', () => removePart(part), { once: true });
  return part;
}

/**
 * Loads a vendor's code, which may never arrive over a bad connection.
 * @throws DeadlineError, an AbortError when `signal` aborts, or the reason why it could not be loaded
 */
export const loadSdk = <Gateway>(vendor: { load(): Promise<Gateway> }, signal: AbortSignal): Promise<Gateway> =>
  withDeadline(reportingMissingCode(vendor.load()), VENDOR_TIMEOUT_MS, signal);
