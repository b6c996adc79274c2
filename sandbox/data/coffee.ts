import type { Wire } from '../b2c/handler.ts';
import { pictureUrl } from './selections.ts';

export interface Recipe {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
  readonly ingredients: string;
  readonly allergens: string | null;
}

export interface CoffeeArea {
  readonly id: string;
  readonly title: string;
  readonly status: Wire<'getCoffeeArea'>['shop']['status'];
  readonly closePhrase: string | null;
  readonly recipes: readonly Recipe[];
}

const OPERATOR = 'Pausa S.p.A., via Torino 1, Milano, 800 123 456';

export const RECIPES: readonly Recipe[] = [
  { id: 'espresso', name: 'Caffè espresso', cents: 60, ingredients: 'Caffè', allergens: null },
  { id: 'lungo', name: 'Caffè lungo', cents: 60, ingredients: 'Caffè', allergens: null },
  { id: 'macchiato', name: 'Caffè macchiato', cents: 70, ingredients: 'Caffè, latte in polvere', allergens: 'Latte' },
  { id: 'decaffeinato', name: 'Caffè decaffeinato', cents: 70, ingredients: 'Caffè decaffeinato', allergens: null },
  {
    id: 'ginseng',
    name: 'Ginseng',
    cents: 80,
    ingredients: 'Caffè solubile, zucchero, latte in polvere, estratto di ginseng',
    allergens: 'Latte',
  },
  { id: 'cappuccino', name: 'Cappuccino', cents: 90, ingredients: 'Caffè, latte in polvere', allergens: 'Latte' },
  { id: 'latte-macchiato', name: 'Latte macchiato', cents: 90, ingredients: 'Latte in polvere, caffè', allergens: 'Latte' },
  {
    id: 'cioccolata',
    name: 'Cioccolata',
    cents: 100,
    ingredients: 'Cacao, zucchero, latte in polvere, lecitina di soia',
    allergens: 'Latte, soia',
  },
  { id: 'te-limone', name: 'Tè al limone', cents: 60, ingredients: 'Zucchero, estratto di tè, aroma di limone', allergens: null },
  { id: 'orzo', name: 'Orzo', cents: 70, ingredients: 'Orzo solubile', allergens: 'Glutine' },
];

export const COFFEE_AREAS: ReadonlyMap<string, CoffeeArea> = new Map(
  [
    { id: 'caffe-1', title: 'Caffè Torre Nord', status: 'OPEN' as const, closePhrase: null, recipes: RECIPES },
    { id: 'caffe-2', title: 'Caffè Torre Sud', status: 'CLOSE' as const, closePhrase: 'La macchina riapre alle 7:00.', recipes: RECIPES },
  ].map((area) => [area.id, area]),
);

export const wireRecipe = (
  recipe: Recipe,
  index: number,
  label: string,
  price: number,
): Wire<'getCoffeeArea'>['catalog']['recipes'][number] => ({
  recipeId: recipe.id,
  displayOrder: index + 1,
  itemSaleable: {
    name: recipe.name,
    photo: pictureUrl(`caffe-${recipe.id}`),
    ingredients: recipe.ingredients,
    allergensString: recipe.allergens,
    operator: OPERATOR,
  },
  price: { value: price, label },
});
