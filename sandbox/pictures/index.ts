import * as bakery from './bakery.ts';
import { coffeeKindOf, coffeePicture, cupMarkup } from './coffee.ts';
import type { CoffeeKind } from './coffee.ts';
import * as forms from './compose.ts';
import { drinkMarkup } from './drinks.ts';
import { groundOf } from './grounds.ts';
import { plain, readIngredients, splitIngredients } from './read.ts';
import type { Reading } from './read.ts';
import { Sketch } from './sketch.ts';
import { snackMarkup } from './snacks.ts';

export { COFFEE_KINDS, coffeeKindOf, coffeePicture } from './coffee.ts';
export type { CoffeeKind } from './coffee.ts';
export { readIngredients, splitIngredients } from './read.ts';

export type DishCategory = 'primi' | 'secondi' | 'insalate' | 'panini' | 'dolci' | 'bevande' | 'snack';

export interface DishSpec {
  /** The item's id: the same seed always draws the same picture. */
  readonly seed: string;
  readonly category: DishCategory;
  /** The item's real ingredients, one by one or as one comma-separated label. */
  readonly ingredients: readonly string[];
  /** Helps to choose the form ("Vellutata", "Wrap"); what lies on it still comes from the ingredients. */
  readonly label?: string;
  /** Overrides the tablecloth (0 to 7), when the caller knows the neighbours. */
  readonly ground?: number;
}

type Draw = (sketch: Sketch, reading: Reading, label: string) => string;

/** The first whose words the label has, otherwise the first whose words the ingredients have. */
type Forms = readonly (readonly [RegExp, Draw])[];

const HOT_CUP = /^(caffe|espresso|cappuccino|latte macchiato|marocchino|ginseng|orzo|cioccolata calda)\b/;

const SAVOURY: Forms = [
  [/lasagn|parmigiana|pasta al forno|cannelloni|gratin|pasticcio|timballo/, forms.baked],
  [/vellutata|zuppa|minestr|passato di|ribollita|crema di .* con crostini/, forms.soupBowl],
];

const BREADS: Forms = [
  [/wrap|piadina|tortilla|rotolo/, bakery.wrap],
  [/tramezzino/, (_, reading) => bakery.triangles(reading, false)],
  [/toast|club sandwich/, (_, reading) => bakery.triangles(reading, true)],
  [/burger|bun|bagel|panino al latte|bao/, bakery.bun],
  [/focaccia|pizza|pinsa|schiacciata/, bakery.focaccia],
];

const SWEETS: Forms = [
  [/cornetto|croissant|brioche|saccottino/, bakery.croissant],
  [/tiramisu/, forms.tiramisu],
  [/panna cotta|creme caramel|budino|bavarese/, bakery.dome],
  [/cheesecake|torta|crostata|sbrisolona|strudel|plumcake|pastiera/, bakery.cake],
  [/brownie/, bakery.brownie],
  [/muffin/, bakery.muffin],
  [/cookie|biscotti|cantucc|frollin/, bakery.cookies],
  [/cannol/, bakery.cannolo],
  [/yogurt|chia|mousse|porridge|overnight|coppa|parfait|crema/, forms.creamJar],
  [/macedonia|fragole|frutta|ananas|melone|anguria/, forms.fruitSalad],
];

function choose(table: Forms, label: string, text: string): Draw | undefined {
  return table.find(([words]) => words.test(label))?.[1] ?? table.find(([words]) => words.test(text))?.[1];
}

const isCaprese = ({ pieces, grain, pasta, leaves }: Reading): boolean =>
  grain === null &&
  pasta === null &&
  leaves === null &&
  (pieces.includes('tomato') || pieces.includes('tomatoSlice')) &&
  (pieces.includes('mozzarella') || pieces.includes('mozzarellaSlice')) &&
  pieces.length <= 4;

function bodyOf(sketch: Sketch, spec: DishSpec): string {
  const label = plain(spec.label ?? '');
  const reading = readIngredients(spec.ingredients);
  const nothing = reading.pieces.length === 0 && reading.grain === null && reading.pasta === null;
  switch (spec.category) {
    case 'bevande':
      return HOT_CUP.test(label) ? cupMarkup(coffeeKindOf(label), '#FDFCF8') : drinkMarkup(sketch, label, spec.ingredients);
    case 'snack': {
      const bread = choose([...BREADS, ...SWEETS.slice(0, 8)], label, '');
      return bread === undefined ? snackMarkup(sketch, label, reading) : bread(sketch, reading, label);
    }
    case 'panini':
      return (choose(BREADS, label, reading.text) ?? bakery.panino)(sketch, reading, label);
    case 'dolci': {
      const draw = choose(SWEETS, label, reading.text);
      if (draw !== undefined) return draw(sketch, reading, label);
      return nothing ? forms.laidPlace(sketch) : forms.creamJar(sketch, reading);
    }
    default: {
      const form = choose(SAVOURY, label, reading.text);
      if (form !== undefined) return form(sketch, reading, label);
      if (nothing) return forms.laidPlace(sketch);
      if (reading.pasta !== null) return forms.tossed(sketch, reading);
      if (spec.category !== 'primi' && isCaprese(reading)) return forms.caprese(sketch, reading);
      if (spec.category === 'secondi') return forms.plated(sketch, reading);
      if (reading.grain !== null && !/poke|bowl/.test(label)) {
        const loose = reading.grain !== 'rice' && reading.grain !== 'blackRice';
        if (spec.category === 'primi' || loose) return forms.tossed(sketch, reading);
      }
      return forms.sections(sketch, reading);
    }
  }
}

/** A complete, standalone SVG document of a dish: its vessel from the category, its food from the ingredients. */
export function dishPicture(spec: DishSpec): string {
  const sketch = new Sketch(`${spec.category}/${spec.seed}`);
  const body = bodyOf(sketch, spec);
  return sketch.document(spec.ground ?? groundOf(spec.seed), body);
}

/** A bottle or a can; `name` decides ("Tè alla pesca"), then the ingredients. */
export function drinkPicture(spec: { readonly seed: string; readonly name: string; readonly ingredients?: readonly string[] }): string {
  return dishPicture({ seed: spec.seed, category: 'bevande', label: spec.name, ingredients: spec.ingredients ?? [] });
}

export function snackPicture(spec: { readonly seed: string; readonly name: string; readonly ingredients: readonly string[] }): string {
  return dishPicture({ seed: spec.seed, category: 'snack', label: spec.name, ingredients: spec.ingredients });
}

export type ShopKind = 'fridge' | 'canteen' | 'coffee';

const SHOPS: Readonly<Record<Exclude<ShopKind, 'coffee'>, DishSpec>> = {
  fridge: {
    seed: 'fridge1',
    category: 'insalate',
    label: 'Insalatona',
    ground: 4,
    ingredients: splitIngredients('misticanza, uova, pomodorini, mais, olive nere, fagioli rossi, avocado'),
  },
  canteen: {
    seed: 'canteen',
    category: 'panini',
    label: 'Focaccia',
    ground: 0,
    ingredients: splitIngredients('focaccia, pomodorini, olive nere, basilico'),
  },
};

/** A shop's card: the dish that stands for it. */
export function shopPicture(kind: ShopKind): string {
  const coffee: CoffeeKind = 'cappuccino';
  return kind === 'coffee' ? coffeePicture(coffee) : dishPicture(SHOPS[kind]);
}
