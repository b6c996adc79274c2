export { Cart, type CartProps } from './Cart.tsx';
export { CartDialog, type CartDialogProps } from './CartDialog.tsx';
export { CartBar, CartPanel } from './CartSummary.tsx';
