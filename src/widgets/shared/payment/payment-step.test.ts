import { describe, expect, test } from 'vitest';
import { afterFailure, type StepError, type StepFailure } from './payment-step.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

const LINK = { type: 'internal', link: '/wallet/recharge/u1' } as const;
const AT_PAYMENT = { type: 'internal', link: '/payment/u1' } as const;
type MovedOn = Extract<PaymentOutcome, { kind: 'moved-on' }>;
const movedOn = (actionType: MovedOn['actionType']): MovedOn => ({
  kind: 'moved-on',
  link: actionType === 'redirect' ? LINK : AT_PAYMENT,
  actionType,
});
const OPEN = { kind: 'open' } as const;
const UNLISTED = { kind: 'unlisted' } as const;
const error = (code: number, certainty: StepError['certainty'], retry: StepError['retry'], sentence: string | null = null): StepError => ({
  name: 'ERROR',
  code,
  sentence,
  certainty,
  retry,
});

const FAILED: StepFailure = { code: 3, sentence: null };
const REFUSED: StepFailure = { ...FAILED, isRefusal: true };
const CANCEL: StepFailure = { code: 4, sentence: null, isCancel: true };
const FOLLOWED = { name: 'MOVED_ON', link: LINK } as const;

describe('what follows when the payment was read after a failure', () => {
  test.each<[what: string, StepFailure, PaymentOutcome | null, ReturnType<typeof afterFailure>]>([
    ['it is open: nothing was paid', { code: 2, sentence: 'No.' }, OPEN, error(2, 'open', 'start', 'No.')],
    ['it is not in the list: nobody knows', FAILED, UNLISTED, error(3, 'unknown', 'read-outcome')],
    ['it could not be read: nobody knows', FAILED, null, error(3, 'unknown', 'read-outcome')],
    ['it was paid', FAILED, movedOn('redirect'), FOLLOWED],
    ['refused on its page', FAILED, movedOn('error'), { name: 'MOVED_ON', link: AT_PAYMENT }],
    ['under way', FAILED, movedOn('loading'), { name: 'MOVED_ON', link: AT_PAYMENT }],
    ['without an instrument', FAILED, movedOn('collectPI'), { name: 'MOVED_ON', link: AT_PAYMENT }],
    ['cancelled elsewhere', FAILED, movedOn('cancelled'), { name: 'MOVED_ON', link: AT_PAYMENT }],
    ['refused, and open', REFUSED, OPEN, error(3, 'open', 'start')],
    ['refused, and the payment says so', REFUSED, movedOn('error'), error(3, 'refused', 'start')],
    ['refused, and paid all the same', REFUSED, movedOn('redirect'), FOLLOWED],
    ['not cancelled', CANCEL, OPEN, error(4, 'open', 'cancel')],
    ['cancelled or not, and not in the list', CANCEL, UNLISTED, error(4, 'unknown', 'cancel')],
    ['cancelled or not, and not read', CANCEL, null, error(4, 'unknown', 'cancel')],
    ['cancelled, although the answer was lost', CANCEL, movedOn('cancelled'), { name: 'CANCELLED', link: AT_PAYMENT }],
    ['too late to cancel', CANCEL, movedOn('redirect'), FOLLOWED],
    ['the cancellation refused', { ...CANCEL, isRefusal: true }, movedOn('error'), error(4, 'refused', 'cancel')],
  ])('%s', (_, failure, outcome, next) => expect(afterFailure(failure, outcome)).toEqual(next));
});
