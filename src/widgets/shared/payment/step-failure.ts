import type { Link } from '../../../api/index.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

/** Why a step of a payment failed. Nothing is said of it before the payment was read again. */
export interface StepFailure {
  /** The server's own. */
  readonly sentence: string | null;
  /** The server answered, and said no; in all other cases the call may have had its effect. */
  readonly isRefusal: boolean;
  /** It was the cancelling that failed. */
  readonly isCancel: boolean;
}

/** What may be said: only a payment that was read as open counts as not charged. */
export type Known = 'open' | 'refused' | 'unknown';

/** What the next press of 'Riprova' does: everything from the beginning, one look, or the cancelling. Each reads first. */
export type Retry = 'start' | 'read-outcome' | 'cancel';

export interface Verdict {
  readonly known: Known;
  readonly retry: Retry;
}

/** What is said of a failure once the payment was read; null: it could not be read. A link is where the person belongs. */
export function judge({ isRefusal, isCancel }: StepFailure, outcome: PaymentOutcome | null): Verdict | Link {
  switch (outcome?.kind) {
    case 'open':
      return { known: 'open', retry: isCancel ? 'cancel' : 'start' };
    case 'moved-on':
      // The step itself says what the server refused; the payment's page only repeats it.
      return isRefusal && outcome.actionType === 'error' ? { known: 'refused', retry: isCancel ? 'cancel' : 'start' } : outcome.link;
    case 'unlisted':
    case undefined:
      return { known: 'unknown', retry: isCancel ? 'cancel' : 'read-outcome' };
    default:
      return outcome satisfies undefined;
  }
}
