export { Menu, type MenuProps } from './Menu.tsx';
export type { Lang } from './text.ts';
export { ScreenMenu, type ScreenMenuProps } from './screen/ScreenMenu.tsx';
