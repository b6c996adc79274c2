export { Shop, type ShopDialog, type ShopProps } from './Shop.tsx';
