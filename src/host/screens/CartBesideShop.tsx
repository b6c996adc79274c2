/** A separate chunk for what a shop shows of its cart: nobody needs it before the dishes. */
export { CartBar, CartPanel } from '../../widgets/cart/index.ts';
