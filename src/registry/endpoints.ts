/** The calls of each payment method. Written by `npm run docs` from methods.ts. */
export * from '../widgets/pay-card/endpoints.ts';
export * from '../widgets/pay-edenred/endpoints.ts';
export * from '../widgets/pay-paypal/endpoints.ts';
export * from '../widgets/pay-pellegrini/endpoints.ts';
export * from '../widgets/pay-pluxee/endpoints.ts';
export * from '../widgets/pay-satispay/endpoints.ts';
