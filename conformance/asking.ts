/** How the kit makes a call of the contract, and what it knows of a payment method. */
import type { OperationName } from '../src/api/contract.ts';

/** The values of a path parameter: those of the option of this name, or values that every back end has. */
export type Source = string | readonly string[];

export type Asking =
  | { readonly by: 'reading'; readonly params: Readonly<Record<string, Source>>; readonly query?: Readonly<Record<string, string>> }
  /** A check of its own makes the call; `check` is the id of that check. */
  | { readonly by: 'check'; readonly check: string }
  | { readonly by: 'manual'; readonly reason: string }
  | { readonly by: 'unknown' };

export const reading = (params: Readonly<Record<string, Source>>): Asking => ({ by: 'reading', params });
export const check = (id: string): Asking => ({ by: 'check', check: id });
export const manual = (reason: string): Asking => ({ by: 'manual', reason });

export const NONCE = 'it needs a nonce of the payment vendor: add one in the app';
export const STEP = 'it ends a payment that waits for a person: pay once in the app';
export const OUTSIDE = 'it begins at the partner’s own page: link an account once in the app';

/** The part of the kit and of docs/openapi.json that describes one payment method. */
export interface MethodConformance {
  /** The path prefix of its calls. */
  readonly path: `b2c/payment/integration/${string}`;
  /** Options that name fixed data of the back end, such as `--edenred-ticket`, with what they mean. */
  readonly ids: Readonly<Record<string, string>>;
  /** The option with a payment that waits for the method's page. The payment's status must lead to that page. */
  readonly waiting?: string;
  /** For each call of its `endpoints.ts`: a summary, and how the kit makes the call. */
  readonly calls: Readonly<Partial<Record<OperationName, readonly [summary: string, asking: Asking]>>>;
}
