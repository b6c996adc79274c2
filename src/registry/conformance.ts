/** What the conformance kit asks of each payment method. Written by `npm run docs` from methods.ts. */
export * from '../widgets/pay-card/conformance.ts';
export * from '../widgets/pay-edenred/conformance.ts';
export * from '../widgets/pay-paypal/conformance.ts';
export * from '../widgets/pay-pellegrini/conformance.ts';
export * from '../widgets/pay-pluxee/conformance.ts';
export * from '../widgets/pay-satispay/conformance.ts';
