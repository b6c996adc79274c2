import type { Catalogue, CatalogueItem } from '../../api/index.ts';
import { arrange, type Section } from '../shared/rules/arrange.ts';
import { isFound, searchable } from '../shared/rules/search.ts';

export type CatalogueSection = Section<CatalogueItem>;

const OTHER = { id: 'altro', label: 'Altro', displayOrder: Infinity };

/** The sections of the catalogue. Items of a category that the catalogue does not list go into a last section. */
export function arrangeCatalogue({ categories, items }: Catalogue): readonly CatalogueSection[] {
  const known = new Set(categories.map(({ id }) => id));
  return arrange(
    known.has(OTHER.id) ? categories : [...categories, OTHER],
    items.map((item) => (known.has(item.categoryId) ? item : { ...item, categoryId: OTHER.id })),
  );
}

/** The 'chef recommends' section: items flagged new (part 1 §2). */
export const recommendedOf = ({ items }: Catalogue): readonly CatalogueItem[] =>
  items.filter((item) => item.isNew).sort((a, b) => a.displayOrder - b.displayOrder);

/** The searched text of each item, by its id: name and ingredients. */
export const searchTextsOf = ({ items }: Catalogue): ReadonlyMap<string, string> =>
  new Map(items.map(({ id, label, edible }) => [id, searchable(`${label} ${edible?.ingredients ?? ''}`)]));

/** The sections with the items that match the query. Sections without a match are left out. */
export function searchSections(
  sections: readonly CatalogueSection[],
  texts: ReadonlyMap<string, string>,
  query: string,
): readonly CatalogueSection[] {
  return sections.flatMap((section) => {
    const items = section.items.filter(({ id }) => isFound(texts.get(id) ?? '', query));
    return items.length === 0 ? [] : [{ ...section, items }];
  });
}
