/**
 * The table of all payment methods, one line for each folder. After a change, run `npm run docs`: it writes the lists in this
 * folder, nginx's maps and the tables in the documents (docs/how-to-add.md).
 */
export { braintree_cc } from '../widgets/pay-card/manifest.ts';
export { braintree_paypal } from '../widgets/pay-paypal/manifest.ts';
export { satispay_standard, satispay_ticket } from '../widgets/pay-satispay/manifest.ts';
export { edenred_ticket } from '../widgets/pay-edenred/manifest.ts';
export { pellegrini } from '../widgets/pay-pellegrini/manifest.ts';
export { sodexo } from '../widgets/pay-pluxee/manifest.ts';
