export { Menu, type MenuProps } from './Menu.tsx';
export type { Lang } from '../../api/index.ts';
export { ScreenMenu, type ScreenMenuProps } from './screen/ScreenMenu.tsx';
