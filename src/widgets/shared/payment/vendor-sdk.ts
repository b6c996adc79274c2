import { withDeadline } from '../flow/deadline.ts';

/** The time-out for loading an SDK's code, in milliseconds. */
export const SDK_LIMIT_MS = 20_000;

/**
 * Loads a vendor's code, which may never arrive over a bad connection.
 * @throws DeadlineError, an AbortError when `signal` aborts, or the reason why it could not be loaded
 */
export const loadSdk = <Gateway>(vendor: { load(): Promise<Gateway> }, signal: AbortSignal): Promise<Gateway> =>
  withDeadline(vendor.load(), SDK_LIMIT_MS, signal);
