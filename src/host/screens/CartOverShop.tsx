/** The cart's own chunk: a shop is read before anything is put into it. */
export { CartDialog as default } from '../../widgets/cart/index.ts';
