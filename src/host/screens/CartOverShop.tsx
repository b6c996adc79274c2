/** A separate chunk for the cart, because the person looks at the shop first. */
export { CartDialog as default } from '../../widgets/cart/index.ts';
