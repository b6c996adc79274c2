/** How a call of the contract comes to be asked, and what the kit knows of a payment method. */
import type { OperationName } from '../src/api/contract.ts';

/** What one parameter of a path is: the value of the option of this name, or values that every back end has. */
export type Source = string | readonly string[];

export type Asking =
  | { readonly by: 'reading'; readonly params: Readonly<Record<string, Source>>; readonly query?: Readonly<Record<string, string>> }
  /** Asked by a check of its own; `check` is its id. */
  | { readonly by: 'check'; readonly check: string }
  | { readonly by: 'hand'; readonly reason: string }
  | { readonly by: 'nobody' };

export const reading = (params: Readonly<Record<string, Source>>): Asking => ({ by: 'reading', params });
export const check = (id: string): Asking => ({ by: 'check', check: id });
export const hand = (reason: string): Asking => ({ by: 'hand', reason });

export const NONCE = 'it needs a nonce of the payment vendor: add one in the app';
export const STEP = 'it ends a payment that waits for a person: pay once in the app';
export const OUTSIDE = 'it begins at the partner’s own page: link an account once in the app';

/** What the kit and docs/openapi.json say of the calls of one payment method. */
export interface MethodConformance {
  /** The path below which it has its calls. */
  readonly path: `b2c/payment/integration/${string}`;
  /** Options that name fixed data of the back end, such as `--edenred-ticket`, with what they mean. */
  readonly ids: Readonly<Record<string, string>>;
  /** The option that names a payment which waits for the method's page: its status must lead to that page. */
  readonly waiting?: string;
  /** For each call of its `endpoints.ts`: one sentence, and how it is asked. */
  readonly calls: Readonly<Partial<Record<OperationName, readonly [summary: string, asking: Asking]>>>;
}
