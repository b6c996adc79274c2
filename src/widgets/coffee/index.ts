export { Coffee, type CoffeeProps } from './Coffee.tsx';
export { CoffeeNickname, type CoffeeNicknameProps } from './CoffeeNickname.tsx';
export { CoffeeOrder, type CoffeeOrderProps } from './CoffeeOrder.tsx';
