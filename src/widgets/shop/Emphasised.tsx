import { partsOfIngredients } from '../shared/rules/allergen-words.ts';

/** A list in which the words that name an allergen stand out (EU 1169/2011, article 21). Loaded after the first cards. */
export function Emphasised({ list }: { list: string }) {
  return partsOfIngredients(list).map(({ text, allergen }, index) => (allergen === null ? text : <strong key={index}>{text}</strong>));
}
