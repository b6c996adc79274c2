/** What only those see who order again. */
export { Shortfall } from './Shortfall.tsx';
export { UsualOrder } from './UsualOrder.tsx';
