export { DietFilter, type DietFilterProps } from './DietFilter.tsx';
export { Shop, type ShopDialog, type ShopProps } from './Shop.tsx';
