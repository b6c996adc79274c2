import { CODES, homeSections } from '../../data/home.ts';
import type { HandlerTable } from '../handler.ts';
import { notFound } from '../http.ts';

export const homeHandlers = {
  getHome: () => ({ sections: homeSections() }),
  resolveCode({ params }) {
    const link = CODES.get(params.code);
    if (!link) throw notFound();
    return link;
  },
} satisfies Partial<HandlerTable>;
