import type { PARTNER as ITALIAN } from '../../widgets/shared/payment/partner-text.ts';

export const PARTNER: Readonly<typeof ITALIAN> = {
  error: 'Oops! It looks like something went wrong.',
  slow: 'It is taking longer than usual. Stay here: you do not have to do anything again.',
  proceed: 'Continue',
  back: 'Go back',
  leftTitle: 'Taking you to the next step',
  left: 'Just a moment more.',
};
