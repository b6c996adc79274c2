import type { IncomingMessage, ServerResponse } from 'node:http';
import { RECIPES } from './data/coffee.ts';
import { dishVariants } from './data/dishes.ts';
import { guard } from './http/guard.ts';
import { IMMUTABLE, sendNotFound, serveText } from './http/serve-file.ts';
import { coffeeKindOf, coffeePicture, dishPicture, type ShopKind, shopPicture, splitIngredients } from './pictures/index.ts';

/** Neighbours never share a tablecloth: three steps on, of eight. */
const GROUNDS = 8;
/** As many as the largest shop offers. */
const DISHES = new Map(dishVariants(600).map((dish, index) => [dish.key, { ...dish, ground: (index * 3) % GROUNDS }]));
const CUPS = new Map(RECIPES.map(({ id, name }) => [`caffe-${id}`, coffeeKindOf(name)]));
const SHOPS = new Map<string, ShopKind>([
  ['negozio-frigo', 'fridge'],
  ['negozio-mensa', 'canteen'],
  ['negozio-bar', 'coffee'],
]);

/** Drawn when asked for: the same key always gives the same picture. */
function pictureOf(key: string): string | null {
  const dish = DISHES.get(key);
  if (dish)
    return dishPicture({
      seed: key,
      category: dish.category,
      label: dish.label,
      ingredients: splitIngredients(dish.ingredients),
      ground: dish.ground,
    });
  const cup = CUPS.get(key);
  if (cup !== undefined) return coffeePicture(cup);
  const shop = SHOPS.get(key);
  return shop === undefined ? null : shopPicture(shop);
}

/** `/sandbox/pictures/{key}.svg`, usable on any page. */
export function servePicture(request: IncomingMessage, response: ServerResponse, path: string): void {
  const key = /^\/sandbox\/pictures\/([a-z0-9-]{1,80})\.svg$/.exec(path)?.[1];
  const picture = key === undefined ? null : pictureOf(key);
  if (picture === null) return sendNotFound(response);
  const headers = {
    'cache-control': IMMUTABLE,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    // Opened by itself, a picture runs nothing.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  guard(response, serveText(request, response, 'image/svg+xml; charset=utf-8', picture, headers));
}
