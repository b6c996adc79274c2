/** The sign of each payment method. Written by `npm run docs` from methods.ts. */
import { braintree_cc } from '../widgets/pay-card/mark.tsx';
import { edenred_ticket } from '../widgets/pay-edenred/mark.tsx';
import { braintree_paypal } from '../widgets/pay-paypal/mark.tsx';
import { pellegrini } from '../widgets/pay-pellegrini/mark.tsx';
import { sodexo } from '../widgets/pay-pluxee/mark.tsx';
import { satispay_standard } from '../widgets/pay-satispay/mark.tsx';

export const METHOD_MARKS = { braintree_cc, edenred_ticket, braintree_paypal, pellegrini, sodexo, satispay_standard };
