/** The sign of each payment method. Written by `npm run docs` from methods.ts. */
export * from '../widgets/pay-card/mark.tsx';
export * from '../widgets/pay-edenred/mark.tsx';
export * from '../widgets/pay-paypal/mark.tsx';
export * from '../widgets/pay-pellegrini/mark.tsx';
export * from '../widgets/pay-pluxee/mark.tsx';
export * from '../widgets/pay-satispay/mark.tsx';
