export { DietFilter, type DietFilterProps } from './DietFilter.tsx';
export { Shop, type ShopProps } from './Shop.tsx';
export type { ShopDialog } from './ItemCard.tsx';
