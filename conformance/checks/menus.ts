import { answerOf, type Check, type Deviation, several, unless } from '../check.ts';

const MENU = 'GET b2c/menu/uuid/{UUID}';

const MENUS = { group: 'Menus', section: 'Menus', needs: ['menu'] } as const;

/** The menu is requested without a session. */
const readMenu = (kit: Parameters<Check['run']>[0]) => answerOf(kit, 'getMenu', { params: { UUID: kit.id('menu') }, session: null });

/** Reports the first duplicate id. */
function twice(list: 'categories' | 'items', entries: readonly { readonly id: string }[]): Deviation[] {
  const ids = entries.map(({ id }) => id);
  const index = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  return index === -1 ? [] : [{ call: MENU, expected: `${list}[${index}].id: one of its own`, found: 'one that came before' }];
}

const whole: Check = {
  ...MENUS,
  id: 'menu.whole',
  title: 'Every dish and every category is there once, each dish in a category that is there',
  mend: "Give each category and each item of a menu an id of its own, and each item the id of one of the categories: one without a category stands in a last section, 'Altro'.",
  async run(kit) {
    const { categories, items } = (await readMenu(kit)).value;
    const known = new Set(categories.map(({ id }) => id));
    const lost = items.findIndex(({ categoryId }) => !known.has(categoryId));
    return unless(
      [
        ...twice('categories', categories),
        ...twice('items', items),
        ...(lost === -1 ? [] : [{ call: MENU, expected: `items[${lost}].categoryId: a category's id`, found: 'an unknown one' }]),
      ],
      `${categories.length === 1 ? '1 category' : `${categories.length} categories`}, ${several(items.length, 'item')}`,
    );
  },
};

const cookieless: Check = {
  ...MENUS,
  id: 'menu.cookie',
  title: 'A public menu sets no cookie',
  mend: 'Begin no session for a public call, and keep cookies of load balancers and firewalls away from it: partners show menus on the word that they store nothing.',
  async run(kit) {
    const { exchange } = await readMenu(kit);
    const isSet = exchange.headers.getSetCookie().length > 0;
    return unless(isSet ? [{ call: MENU, expected: 'no Set-Cookie', found: 'a cookie' }] : []);
  },
};

export const menuChecks: readonly Check[] = [whole, cookieless];
