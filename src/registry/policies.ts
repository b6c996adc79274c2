/** What the pages of each payment method need in the server’s headers. Written by `npm run docs` from methods.ts. */
export * from '../widgets/pay-card/policy.ts';
export * from '../widgets/pay-edenred/policy.ts';
export * from '../widgets/pay-paypal/policy.ts';
export * from '../widgets/pay-satispay/policy.ts';
