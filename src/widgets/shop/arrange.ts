import type { Catalogue, CatalogueItem } from '../../api/index.ts';
import { arrange, type Section } from '../shared/rules/arrange.ts';

export type CatalogueSection = Section<CatalogueItem>;

export const arrangeCatalogue = ({ categories, items }: Catalogue): readonly CatalogueSection[] => arrange(categories, items);

/** The 'chef recommends' section: items flagged new (part 1 §2). */
export const recommendedOf = ({ items }: Catalogue): readonly CatalogueItem[] =>
  items.filter((item) => item.isNew).sort((a, b) => a.displayOrder - b.displayOrder);
