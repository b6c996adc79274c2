import type { CoffeeRecipe } from '../../api/index.ts';
import { partsOfIngredients } from '../shared/rules/allergen-words.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { tag, tagAmber } from '../shared/ui/page/layout.css.ts';
import { Price } from '../shared/ui/content/Price.tsx';
import * as css from '../shared/ui/selling/selling.css.ts';
import { ProductDialog } from '../shared/ui/selling/Product.tsx';
import { text } from './text.ts';

/** The recipe has ingredients, allergens or an operator to show. */
export const hasDetail = ({ itemSaleable: { ingredients, allergensString, operator } }: CoffeeRecipe): boolean =>
  [ingredients, allergensString, operator].some((value) => (value ?? '').trim() !== '');

interface RecipeDetailProps {
  recipe: CoffeeRecipe;
  isBlocked: boolean;
  onDispense(recipe: CoffeeRecipe): void;
  onClose(): void;
}

/**
 * The ingredients of a drink and the machine's operator (D.Lgs. 231/2017 article 18). Allergens are emphasised in their own
 * line and in the list. A field that the server does not send is left out; the page never claims that something is absent.
 */
export function RecipeDetail({ recipe, isBlocked, onDispense, onClose }: RecipeDetailProps) {
  const { name, photo, ingredients, allergensString, operator } = recipe.itemSaleable;
  const allergens = (allergensString ?? '').split(/[,;]/).flatMap((word) => word.trim() || []);
  return (
    <ProductDialog
      name={name}
      image={photo}
      price={<Price label={recipe.price.label} listPriceLabel={null} />}
      action={
        <Button size="large" isPending={isBlocked} aria-label={text.dispenseNamed(name)} onClick={() => onDispense(recipe)}>
          {text.dispense}
        </Button>
      }
      onClose={onClose}
    >
      {allergens.length > 0 && (
        <p className={css.allergens}>
          <b className={css.factName}>{text.allergens}</b>
          {allergens.map((allergen) => (
            <span key={allergen} className={`${tag} ${tagAmber}`}>
              {allergen}
            </span>
          ))}
        </p>
      )}
      {ingredients !== null && ingredients.trim() !== '' && (
        <p className={css.fact}>
          <b className={css.factName}>{text.ingredients}</b>{' '}
          {partsOfIngredients(ingredients).map(({ text: part, allergen }, index) =>
            allergen === null ? part : <strong key={index}>{part}</strong>,
          )}
        </p>
      )}
      {operator !== null && operator.trim() !== '' && (
        <p className={css.fact}>
          <b className={css.factName}>{text.operator}</b> {operator}
        </p>
      )}
    </ProductDialog>
  );
}
