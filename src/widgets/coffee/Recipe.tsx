import type { ComponentProps } from 'react';
import type { CoffeeRecipe, WireId } from '../../api/index.ts';
import { loadable } from '../shared/ui/loadable.tsx';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { Price } from '../shared/ui/content/Price.tsx';
import { tagAmber } from '../shared/ui/page/layout.css.ts';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import { ProductDialog } from '../shared/ui/selling/ProductDialog.tsx';
import { SeeIngredients } from '../shared/ui/selling/SeeIngredients.tsx';
import { allergens as allergensClass, fact, factName } from '../shared/ui/selling/selling.css.ts';
import { italian } from '../shared/text/italian.tsx';
import * as css from './Coffee.css.ts';
import { useText } from './text.ts';

interface IngredientsProps {
  list: string;
}
const PlainIngredients = ({ list }: IngredientsProps) => <span>{list}</span>;

/** The words of allergens load with the first recipe that is opened; without them the list stays as it is. */
const Ingredients = loadable<IngredientsProps>(async () => {
  const words = await import('./emphasise.ts').catch(() => null);
  return words === null ? PlainIngredients : ({ list }) => words.emphasiseIngredients(list);
}, PlainIngredients);

interface RecipeProps {
  recipe: CoffeeRecipe;
  /** Another order is being sent. */
  isBlocked: boolean;
  onDispense(recipe: CoffeeRecipe): void;
}

function DispenseButton({
  recipe,
  isBlocked,
  onDispense,
  ...button
}: RecipeProps & Pick<ComponentProps<typeof Button>, 'size' | 'className'>) {
  const text = useText();
  return (
    <Button {...button} isPending={isBlocked} aria-label={text.dispenseNamed(recipe.itemSaleable.name)} onClick={() => onDispense(recipe)}>
      {text.dispense}
    </Button>
  );
}

const hasDetail = ({ itemSaleable: { ingredients, allergensString, operator } }: CoffeeRecipe): boolean =>
  [ingredients, allergensString, operator].some((value) => (value ?? '').trim() !== '');

export function RecipeCard({ isEager, onShow, ...props }: RecipeProps & { isEager: boolean; onShow(recipeId: WireId): void }) {
  const { recipe } = props;
  const { name, photo } = recipe.itemSaleable;
  return (
    <li className={css.card} part="recipe">
      <div className={css.picture}>
        <Picture image={photo} isEager={isEager} />
      </div>
      <div className={css.body}>
        <Heading level={3} className={css.name} lang="it">
          {name}
        </Heading>
        <Price label={recipe.price.label} listPriceLabel={null} />
        {hasDetail(recipe) && <SeeIngredients name={name} onClick={() => onShow(recipe.recipeId)} />}
        <DispenseButton {...props} size="tap" className={css.dispense} />
      </div>
    </li>
  );
}

/**
 * The ingredients of a drink and the machine's operator (D.Lgs. 231/2017 article 18). Allergens are emphasised in their own
 * line and in the list. A field that the server does not send is left out; the page never claims that something is absent.
 */
export function RecipeDetail({ onClose, ...props }: RecipeProps & { onClose(): void }) {
  const text = useText();
  const { recipe } = props;
  const { name, photo, ingredients, allergensString, operator } = recipe.itemSaleable;
  const allergens = (allergensString ?? '').split(/[,;]/).flatMap((word) => word.trim() || []);
  return (
    <ProductDialog
      name={name}
      image={photo}
      price={<Price label={recipe.price.label} listPriceLabel={null} />}
      action={<DispenseButton {...props} size="large" />}
      onClose={onClose}
    >
      {allergens.length > 0 && (
        <p className={allergensClass}>
          <b className={factName}>{text.allergens}</b>
          {allergens.map((allergen) => (
            <span key={allergen} className={tagAmber} lang="it">
              {allergen}
            </span>
          ))}
        </p>
      )}
      {ingredients !== null && ingredients.trim() !== '' && (
        <p className={fact}>
          <b className={factName}>{`${text.ingredients} `}</b>
          <span lang="it">
            <Ingredients list={ingredients} />
          </span>
        </p>
      )}
      {operator !== null && operator.trim() !== '' && (
        <p className={fact}>
          <b className={factName}>{`${text.operator} `}</b>
          {italian(operator)}
        </p>
      )}
    </ProductDialog>
  );
}
