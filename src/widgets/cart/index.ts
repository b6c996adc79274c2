export { Cart, type CartProps } from './Cart.tsx';
export { CartBar } from './CartBar.tsx';
export { CartDialog, type CartDialogProps } from './CartDialog.tsx';
export { CartPanel } from './CartPanel.tsx';
