/** How the sandbox plays each payment method. Written by `npm run docs` from methods.ts. */
export * from '../widgets/pay-card/sandbox.ts';
export * from '../widgets/pay-edenred/sandbox.ts';
export * from '../widgets/pay-paypal/sandbox.ts';
export * from '../widgets/pay-pellegrini/sandbox.ts';
export * from '../widgets/pay-pluxee/sandbox.ts';
export * from '../widgets/pay-satispay/sandbox.ts';
