import type { CoffeeRecipe } from '../../api/index.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import { Price } from '../shared/ui/content/Price.tsx';
import { SeeIngredients } from '../shared/ui/selling/Product.tsx';
import * as css from './Coffee.css.ts';
import { hasDetail } from './RecipeDetail.tsx';
import { text } from './text.ts';

interface RecipeCardProps {
  recipe: CoffeeRecipe;
  isEager: boolean;
  /** Another order is being sent. */
  isBlocked: boolean;
  onDispense(recipe: CoffeeRecipe): void;
  onShow(recipeId: string): void;
}

export function RecipeCard({ recipe, isEager, isBlocked, onDispense, onShow }: RecipeCardProps) {
  const { name, photo } = recipe.itemSaleable;
  return (
    <li className={css.card} part="recipe">
      <div className={css.picture}>
        <Picture image={photo} isEager={isEager} />
      </div>
      <div className={css.body}>
        <h3 className={css.name}>{name}</h3>
        <Price label={recipe.price.label} listPriceLabel={null} />
        {hasDetail(recipe) && <SeeIngredients name={name} onClick={() => onShow(recipe.recipeId)} />}
        <Button
          size="tap"
          className={css.dispense}
          isPending={isBlocked}
          aria-label={text.dispenseNamed(name)}
          onClick={() => onDispense(recipe)}
        >
          {text.dispense}
        </Button>
      </div>
    </li>
  );
}
