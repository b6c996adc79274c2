import { MENUS } from '../../data/menus.ts';
import type { HandlerTable } from '../handler.ts';
import { notFound } from '../http.ts';

export const menuHandlers = {
  getMenu({ params }) {
    const menu = MENUS.get(params.UUID);
    if (!menu) throw notFound();
    return menu;
  },
} satisfies Partial<HandlerTable>;
