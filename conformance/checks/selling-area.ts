import {
  edit,
  editBody,
  withIdempotencyKey,
  newIdempotencyKey,
  openArea,
  putBack,
  quantityOf,
  readArea,
  sellable,
  withItem,
} from '../area.ts';
import { answerOf, type Check, conforms, type Deviation, isRecord, NotChecked, several, unless } from '../check.ts';

const EDIT = 'POST b2c/locker/selling-order/edit-item';
const AREA = 'GET b2c/locker/selling-area/{id}';

/** Local time, as the person's clock shows it: YYYY-MM-DDTHH:mm:ss. */
const localTime = (now: Date): string => {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${day}T${two(now.getHours())}:${two(now.getMinutes())}:${two(now.getSeconds())}`;
};

const catalogue: Check = {
  id: 'catalogue.whole',
  group: 'Selling area',
  title: 'Every article is there once, in a category that is there',
  section: 'Cart',
  mend: "Give each item of the catalogue an id of its own and the id of one of the categories: one without a category stands in a last section, 'Altro'.",
  needs: ['session', 'area'],
  async run(kit) {
    const { catalogue } = await readArea(kit);
    const categories = new Set(catalogue.categories.map(({ id }) => id));
    const ids = catalogue.items.map(({ id }) => id);
    const deviations: Deviation[] = [];
    const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
    if (twice !== -1)
      deviations.push({ call: AREA, expected: `catalogue.items[${twice}].id: one of its own`, found: 'one that came before' });
    const lost = catalogue.items.findIndex(({ categoryId }) => !categories.has(categoryId));
    if (lost !== -1)
      deviations.push({ call: AREA, expected: `catalogue.items[${lost}].categoryId: a category's id`, found: 'an unknown one' });
    return unless(deviations, several(ids.length, 'article'));
  },
};

const upselling: Check = {
  id: 'catalogue.upselling',
  group: 'Selling area',
  title: 'Suggestions come for a cart, from this area',
  section: 'Cart',
  mend: 'Suggest items of the same selling area, in the shape of the catalogue: the app puts them into the cart by their id.',
  needs: ['session', 'area'],
  async run(kit) {
    const { catalogue } = await readArea(kit);
    const [first] = catalogue.items;
    if (first === undefined) throw new NotChecked('the selling area has no article');
    const { value } = await answerOf(kit, 'getUpselling', {
      params: { lockerId: kit.id('area') },
      body: { itemSaleableIds: [first.id], customerDateTime: localTime(new Date()) },
    });
    const known = new Set(catalogue.items.map(({ id }) => id));
    const stray = value.items.findIndex(({ id }) => !known.has(id));
    return unless(
      stray === -1
        ? []
        : [{ call: 'POST b2c/upselling/{lockerId}/cart', expected: `items[${stray}].id: an item of the area`, found: 'another id' }],
      several(value.items.length, 'suggestion'),
    );
  },
};

const CART = { group: 'Selling area', section: 'Cart', needs: ['session', 'area', 'effects'] } as const;

const absolute: Check = {
  ...CART,
  id: 'cart.absolute',
  title: 'The quantity of an edit is the new one, not one more',
  mend: 'Set the line to `quantity`; 0 takes it out. The app sends the quantity that the person sees, and may send it twice.',
  run: (kit) =>
    withItem(kit, async (item) => {
      const deviations: Deviation[] = [];
      for (const quantity of [1, 2, 2, 1, 0]) {
        const { value } = await edit(kit, item, quantity);
        const now = quantityOf(value.order, item);
        if (now === quantity) continue;
        deviations.push({ call: EDIT, expected: `${quantity} in the cart after an edit to ${quantity}`, found: String(now) });
        break;
      }
      return unless(deviations);
    }),
};

const total: Check = {
  ...CART,
  id: 'cart.total',
  title: 'The cart adds up, to the cent',
  mend: 'Reckon in integer cents: a line is unit price times quantity, the total is the sum of the lines, the unit price is the catalogue’s.',
  run: (kit) =>
    withItem(kit, async (item, area) => {
      const [, other] = sellable(area);
      try {
        if (other !== undefined) await edit(kit, other, 1);
        const { order } = (await edit(kit, item, 2)).value;
        const deviations: Deviation[] = [];
        const differs = (expected: string) => deviations.push({ call: EDIT, expected, found: 'another amount' });
        const line = order?.items.find(({ itemId }) => itemId === item.id);
        if (order === null || line === undefined) throw new NotChecked('the cart has not what was put into it: see cart.absolute');
        if (line.unitPrice !== item.priceCents) differs('unitPriceWithTax: the price of the catalogue');
        if (order.items.some((entry) => entry.total !== entry.unitPrice * entry.quantity))
          differs('totalWithTax of each line: unitPriceWithTax times quantity');
        if (order.total !== order.items.reduce((sum, entry) => sum + entry.total, 0)) differs('totalWithTax: the sum of the lines');
        return unless(deviations);
      } finally {
        if (other !== undefined) await putBack(kit, other);
      }
    }),
};

const kept: Check = {
  ...CART,
  id: 'cart.kept',
  title: 'The area is read with the cart as it was edited',
  mend: 'Store the cart for the person and the area, and answer the selling area with it: a reload must show the same order.',
  run: (kit) =>
    withItem(kit, async (item) => {
      const edited = quantityOf((await edit(kit, item, 1)).value.order, item);
      const read = quantityOf((await readArea(kit)).cart.order, item);
      return unless(read === edited ? [] : [{ call: AREA, expected: `${edited} in the cart, as the edit answered`, found: String(read) }]);
    }),
};

const emptied: Check = {
  ...CART,
  id: 'cart.empty',
  title: 'An empty cart is null',
  mend: '"lockerSellingOrder": null when no line remains, not an order without items.',
  run: (kit) =>
    withItem(kit, async (item, { cart }) => {
      if (cart.order !== null && cart.order.items.length > 0) throw new NotChecked('something else is in the account’s cart');
      await edit(kit, item, 1);
      const { wire } = await edit(kit, item, 0);
      return (wire.lockerSellingOrder ?? null) === null
        ? conforms()
        : unless([{ call: EDIT, expected: 'lockerSellingOrder: null', found: 'an object' }]);
    }),
};

const tooMany: Check = {
  ...CART,
  id: 'cart.available',
  title: 'More than there is is refused with a sentence',
  section: 'Errors',
  mend: '400 {"error": "Bad Request", "message": "Sono disponibili solo 2 …"}, and the cart as it was: the app shows the sentence as it stands.',
  async run(kit) {
    const area = await openArea(kit);
    const item = sellable(area).find(({ availableQuantity }) => availableQuantity !== null);
    if (item === undefined || item.availableQuantity === null) throw new NotChecked('the selling area counts no article');
    const wanted = item.availableQuantity + 1;
    const exchange = await kit.talk.ask('editItem', { body: editBody(kit, item, wanted) });
    try {
      const { status, json } = exchange;
      if (status === null || status < 400 || status > 499)
        return unless([{ call: EDIT, expected: '400 for more than availableQuantity', found: kit.found(exchange) }]);
      const now = quantityOf((await readArea(kit)).cart.order, item);
      if (now !== 0) return unless([{ call: AREA, expected: 'the cart as it was before the refusal', found: `${now} in it` }]);
      const message = isRecord(json) ? json['message'] : undefined;
      return unless(
        typeof message === 'string' ? [] : [{ call: EDIT, expected: 'message: one sentence', found: 'something else, or nothing' }],
      );
    } finally {
      await putBack(kit, item);
    }
  },
};

const once: Check = {
  id: 'cart.once',
  group: 'Selling area',
  title: 'A repeated call with the same idempotency key has one effect',
  section: 'Effects once',
  mend: 'Store the answer of each call by person, call and idempotency key. Answer a known key with it, and do nothing.',
  needs: ['session', 'area', 'effects', 'idempotency-header'],
  run: (kit) =>
    withItem(kit, async (item) => {
      const key = newIdempotencyKey();
      await edit(kit, item, 1, withIdempotencyKey(kit, key));
      await edit(kit, item, 2, withIdempotencyKey(kit, newIdempotencyKey()));
      const before = quantityOf((await readArea(kit)).cart.order, item);
      await edit(kit, item, 1, withIdempotencyKey(kit, key));
      const after = quantityOf((await readArea(kit)).cart.order, item);
      return unless(
        before === after ? [] : [{ call: EDIT, expected: 'the cart as it was before the same call came again', found: 'another quantity' }],
      );
    }),
};

export const sellingAreaChecks: readonly Check[] = [catalogue, upselling, absolute, total, kept, emptied, tooMany, once];
