import { ALLERGENS } from '../../src/api/allergens.ts';
import type { Wire } from '../b2c/handler.ts';
import { ALLERGEN_NAMES, type Dish, dishVariants } from './dishes.ts';
import { edibleOf } from './dish.ts';
import { bestOf, categoriesOf, pictureUrl } from './selections.ts';

type WireArea = Wire<'getSellingArea'>;
export type WireItem = WireArea['catalogue']['items'][number];

/** One article of a selling area. Money in cents. */
export interface AreaItem {
  readonly id: string;
  readonly categoryId: string;
  readonly displayOrder: number;
  readonly label: string;
  readonly image: string | null;
  readonly description: string;
  readonly cents: number;
  readonly listCents: number | null;
  readonly priceListId: string;
  readonly availableQuantity: number | null;
  readonly expired: boolean;
  readonly edible: WireItem['edible'];
  readonly isNew: boolean;
}

export interface Area {
  readonly id: string;
  readonly type: 'shop' | 'locker';
  readonly title: string;
  readonly status: 'Open' | 'Close';
  readonly closePhrase: string | null;
  readonly categories: NonNullable<WireArea['catalogue']['categories']>;
  readonly items: readonly AreaItem[];
  readonly banner: WireArea['banner'];
  readonly cartBehaviour: WireArea['cartBehaviour'];
}

/** The articles of `milano-1` that cover every rule of the catalogue (wire contract, fixed data). */
export const EDGE_ITEMS = {
  everyAllergen: 'milano-1-04',
  firstNew: 'milano-1-05',
  expired: 'milano-1-12',
  secondNew: 'milano-1-15',
  withListPrice: 'milano-1-17',
  withoutEdible: 'milano-1-27',
  lastOne: 'milano-1-32',
  free: 'milano-1-36',
} as const;

function itemsOf(areaId: string, dishes: readonly Dish[]): AreaItem[] {
  const digits = String(dishes.length).length;
  return dishes.map((dish, index) => {
    const number = String(index + 1).padStart(digits, '0');
    return {
      id: `${areaId}-${number}`,
      categoryId: dish.category,
      displayOrder: index + 1,
      label: dish.label,
      image: pictureUrl(dish.key),
      description: dish.description,
      cents: Math.round(dish.priceEuro * 100),
      listCents: null,
      priceListId: `listino-${areaId}-${number}`,
      // Null for some: not every machine counts its stock.
      availableQuantity: index % 4 === 3 ? null : 5 + ((index * 7) % 11),
      expired: false,
      edible: edibleOf(dish),
      isNew: false,
    };
  });
}

function withEdges(items: readonly AreaItem[]): AreaItem[] {
  const everyAllergen = {
    ...Object.fromEntries(ALLERGENS.map((key) => [key, 'Presente' as const])),
    allergensString: Object.values(ALLERGEN_NAMES).join(', '),
  };
  return items.map((item) => {
    switch (item.id) {
      case EDGE_ITEMS.expired:
        return { ...item, expired: true };
      case EDGE_ITEMS.lastOne:
        return { ...item, availableQuantity: 1 };
      case EDGE_ITEMS.withoutEdible:
        return { ...item, edible: null };
      case EDGE_ITEMS.everyAllergen:
        return { ...item, edible: item.edible && { ...item.edible, ...everyAllergen } };
      case EDGE_ITEMS.withListPrice:
        return { ...item, listCents: item.cents + 150 };
      case EDGE_ITEMS.firstNew:
      case EDGE_ITEMS.secondNew:
        return { ...item, isNew: true };
      case EDGE_ITEMS.free:
        return { ...item, cents: 0 };
      default:
        return item;
    }
  });
}

function area(id: string, dishes: readonly Dish[], details: Omit<Area, 'id' | 'categories' | 'items'>): Area {
  return { id, categories: categoriesOf(dishes), items: itemsOf(id, dishes), ...details };
}

function build(): Area[] {
  const open = { status: 'Open', closePhrase: null } as const;
  const milano = area('milano-1', bestOf({ primi: 8, secondi: 6, insalate: 8, panini: 7, dolci: 6, bevande: 5 }), {
    ...open,
    type: 'locker',
    title: 'Frigo Torre Nord',
    cartBehaviour: null,
    banner: {
      status: 'ON',
      style: 'LIGHT_GREEN',
      title: 'È arrivato il menu di stagione',
      icon: null,
      content:
        '<p>Da questa settimana trovi <strong>otto piatti nuovi</strong>, cucinati ogni notte con verdure di stagione.</p><p>Ogni vaschetta si ricicla con la carta.</p>',
    },
  });
  return [
    { ...milano, items: withEdges(milano.items) },
    area('mensa-2', dishVariants(600), {
      ...open,
      type: 'shop',
      title: 'Mensa Corso Italia',
      cartBehaviour: { label: 'VAI AL CARRELLO', link: { type: 'internal', link: '/selling-area/mensa-2/cart?upselling=true' } },
      banner: { status: 'ONLY-TITLE', style: 'LIGHT_ORANGE', title: 'Oggi ritiro al banco fino alle 14:30', content: '', icon: null },
    }),
    area('chiuso-3', bestOf({ panini: 5, dolci: 3, bevande: 3, snack: 3 }), {
      type: 'shop',
      title: 'Bar Piazza Duomo',
      status: 'Close',
      closePhrase: 'Torniamo domani alle 7:30.',
      cartBehaviour: null,
      banner: null,
    }),
  ];
}

/** Exists but is switched off: 410 instead of 404. */
export const SWITCHED_OFF = 'spento-4';

export const AREAS: ReadonlyMap<string, Area> = new Map(build().map((built) => [built.id, built]));
