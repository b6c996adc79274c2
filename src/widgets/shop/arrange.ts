import type { Catalogue, CatalogueItem, DietPreference } from '../../api/index.ts';
import { arrange, type Section } from '../shared/rules/arrange.ts';
import { dietsOf, isExcluded } from '../shared/rules/diet.ts';
import { isFound, memoizeByObject, searchable } from '../shared/rules/search.ts';

export interface CatalogueSection extends Section<CatalogueItem> {
  /** Absent for the section that we name ourselves. */
  readonly lang?: 'it';
}

export const arrangeCatalogue = ({ categories, items }: Catalogue, otherLabel: string): readonly CatalogueSection[] =>
  arrange(
    categories.map((category) => ({ ...category, lang: 'it' as const })),
    items,
    otherLabel,
  );

/** The 'chef recommends' section: items flagged new (P1-2.46). */
export const recommendedOf = ({ items }: Catalogue): readonly CatalogueItem[] =>
  items.filter((item) => item.isNew).sort((a, b) => a.displayOrder - b.displayOrder);

/** The dishes that fit a preference, then, unless only these are wanted, the others. */
export const suitableFirst = (
  items: readonly CatalogueItem[],
  preference: DietPreference | null,
  isOnly: boolean,
): readonly CatalogueItem[] => {
  if (preference === null) return items;
  const isSuitable = ({ edible }: CatalogueItem) => !isExcluded(edible, preference);
  const suitable = items.filter(isSuitable);
  return isOnly ? suitable : [...suitable, ...items.filter((item) => !isSuitable(item))];
};

/** What a portion has of a nutrient; null when the data do not say it. */
export const portionOf = ({ edible }: CatalogueItem, nutrient: 'kcal' | 'proteins'): number | null => {
  const [per100, grams] = [edible?.[nutrient] ?? null, edible?.netWeight ?? null];
  return per100 === null || grams === null ? null : (per100 * grams) / 100;
};

const textOf = memoizeByObject(({ label, edible }: CatalogueItem) =>
  searchable(`${label} ${edible ? [edible.ingredients, ...dietsOf(edible)] : ''}`),
);

/** The sections with what `change` leaves of their items; one that does not change stays the same object. Sections without an item are left out. */
export const withItems = (
  sections: readonly CatalogueSection[],
  change: (items: readonly CatalogueItem[]) => readonly CatalogueItem[],
): readonly CatalogueSection[] =>
  sections
    .map((section) => {
      const items = change(section.items);
      const isSame = items.length === section.items.length && items.every((item, index) => item === section.items[index]);
      return isSame ? section : { ...section, items };
    })
    .filter(({ items }) => items.length > 0);

/** The sections with the items whose name, ingredients or diets match the query. Sections without a match are left out. */
export const searchSections = (sections: readonly CatalogueSection[], query: string): readonly CatalogueSection[] =>
  withItems(sections, (items) => items.filter((item) => isFound(textOf(item), query)));
