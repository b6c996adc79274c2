export { OrderList, type OrderListProps } from './OrderList.tsx';
export { OrderResult } from './OrderResult.tsx';
