/** A separate chunk for what a shop shows of its cart: a phone needs it only when the dishes are there, and never the panel. */
export { CartBar, CartPanel } from '../../widgets/cart/index.ts';
