export { PaymentMethods } from './PaymentMethods.tsx';
