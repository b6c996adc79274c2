import { type Area, type AreaItem, AREAS, SWITCHED_OFF, type WireItem } from '../../data/areas.ts';
import { linesOf, wireCart } from '../carts.ts';
import type { HandlerTable, Wire } from '../handler.ts';
import { gone, notFound } from '../http.ts';
import { euro, priceLabel } from '../money.ts';
import type { PreferredMeans, User } from '../user.ts';

type PreferenceOf = NonNullable<Wire<'getSellingArea'>['paymentPreferences']>['definedAmountMethod'];

export function findArea(id: string): Area {
  if (id === SWITCHED_OFF) throw gone();
  const area = AREAS.get(id);
  if (!area) throw notFound();
  return area;
}

export function wireItem(item: AreaItem): WireItem {
  const { cents, listCents, priceListId, isNew, ...rest } = item;
  return {
    ...rest,
    price: { value: euro(cents), label: priceLabel(cents), listPriceLabel: listCents === null ? null : priceLabel(listCents) },
    unique: priceListId,
    new: isNew,
  };
}

function preference(user: User, means: PreferredMeans | null): PreferenceOf {
  const saved = user.instruments.find(({ uuid }) => means !== null && 'uuid' in means && means.uuid === uuid);
  if (!saved) return null;
  const { uuid, provider, label, sublabel } = saved;
  return { type: 'pi', paymentInstrument: { uuid, provider, label, sublabel } };
}

export const catalogueHandlers = {
  getSellingArea({ params, user, world }) {
    const area = findArea(params.id);
    return {
      id: area.id,
      type: area.type,
      title: area.title,
      catalogue: { shopStatus: area.status, closePhrase: area.closePhrase, categories: area.categories, items: area.items.map(wireItem) },
      cart: wireCart(user, area, world),
      wallet: { balance: euro(user.walletCents) },
      corporateCredit: user.creditCents === null ? null : { balance: euro(user.creditCents) },
      paymentPreferences: {
        definedAmountMethod: preference(user, user.preferences.definedAmountMethod),
        partialAmountMethod: preference(user, user.preferences.partialAmountMethod),
      },
      dietPreference: user.dietPreference,
      banner: area.banner,
      cartBehaviour: area.cartBehaviour,
    };
  },
  /** Sweets and drinks that are not in the cart yet. */
  getUpselling({ params, user, body }) {
    const area = findArea(params.lockerId);
    if (linesOf(user, area).length === 0 && body.itemSaleableIds.length === 0) return { upselling: null, items: [] };
    const chosen = new Set(body.itemSaleableIds);
    const items = area.items.filter(
      ({ id, categoryId, expired, cents }) =>
        ['dolci', 'bevande', 'snack'].includes(categoryId) && !expired && cents > 0 && !chosen.has(id),
    );
    return {
      upselling: { id: 'upselling-dolce', title: 'Manca qualcosa?', subtitle: 'Un dolce o una bibita per finire' },
      items: items.slice(0, 6).map(wireItem),
    };
  },
  setDietPreference({ user, body }) {
    user.dietPreference = body.diet === null && body.allergens === null ? null : { diet: body.diet, allergens: body.allergens ?? {} };
    return { success: true };
  },
} satisfies Partial<HandlerTable>;
