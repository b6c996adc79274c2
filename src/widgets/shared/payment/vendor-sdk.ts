import { withDeadline } from '../flow/deadline.ts';

/** The SDK's code is there within this, or is given up. In milliseconds. */
export const SDK_LIMIT_MS = 20_000;

/**
 * Loads a vendor's code, which on a bad line may never come.
 * @throws DeadlineError, the abort of who left, or why it could not be loaded
 */
export const loadSdk = <Gateway>(vendor: { load(): Promise<Gateway> }, signal: AbortSignal): Promise<Gateway> =>
  withDeadline(vendor.load(), SDK_LIMIT_MS, signal);
