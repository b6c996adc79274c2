import { partsOfIngredients } from '../shared/rules/allergen-words.ts';

/** A list with its allergens emphasised (EU 1169/2011, article 21). It loads after the first cards. */
export function Emphasised({ list }: { list: string }) {
  return partsOfIngredients(list).map(({ text, allergen }, index) => (allergen === null ? text : <strong key={index}>{text}</strong>));
}
