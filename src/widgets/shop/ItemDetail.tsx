import { ALLERGENS, type Edible } from '../../api/index.ts';
import { StaleStrip } from '../shared/ordering/StaleStrip.tsx';
import { DIETS } from '../shared/rules/diet.ts';
import { useAllergenNames } from '../shared/text/allergens.ts';
import { useLanguage, useLocale } from '../shared/text/language.ts';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { tag, tagAmber, tagGreen } from '../shared/ui/page/layout.css.ts';
import { emphasiseIngredients } from '../shared/ui/content/emphasise.tsx';
import { Price } from '../shared/ui/content/Price.tsx';
import { allergens, fact, factName } from '../shared/ui/selling/selling.css.ts';
import { ProductDialog } from '../shared/ui/selling/ProductDialog.tsx';
import { SafeHtml } from '../shared/ui/content/SafeHtml.tsx';
import { useText as useDietText } from './diet-text.ts';
import { ItemAction, type ItemProps, stateClass } from './ItemCard.tsx';
import * as css from './Shop.css.ts';
import { NUTRIENTS, useText } from './dialog-text.ts';
import { Text } from '../shared/text/Text.tsx';

function useNumber(): (value: number, digits?: number) => string {
  const locale = useLocale();
  return (value, digits = 0) => value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** 'Assenti' only when the data exclude each of the fourteen allergens; else the kitchen's text, or that there is none. */
function Allergens({ edible }: { edible: Edible }) {
  const text = useText();
  const names = useAllergenNames();
  const present = ALLERGENS.filter((allergen) => edible[allergen] === 'Presente');
  const traces = ALLERGENS.filter((allergen) => edible[allergen] === 'Tracce');
  const isKnown = ALLERGENS.every((allergen) => edible[allergen] !== null);
  const declaration = isKnown ? '' : (edible.allergensString?.trim() ?? '');
  const isEmpty = present.length + traces.length === 0;
  return (
    <div className={allergens}>
      <b className={factName}>{text.allergens}</b>
      {present.map((allergen) => (
        <span key={allergen} className={tagAmber}>
          {names[allergen]}
        </span>
      ))}
      {isKnown && isEmpty && <span>{text.noAllergens}</span>}
      {traces.length > 0 && (
        <span className={present.length > 0 ? css.traces : undefined}>
          {text.mayContain(traces.map((allergen) => names[allergen]).join(', '))}
        </span>
      )}
      {declaration !== '' && <span lang="it">{emphasiseIngredients(declaration)}</span>}
      {!isKnown && declaration === '' && <span>{isEmpty ? text.unknownAllergens : text.moreUnknownAllergens}</span>}
    </div>
  );
}

/** Eight nutrients per portion and per 100 g (P1-5.28); a column without data is left out. */
function NutritionTable({ edible }: { edible: Edible }) {
  const text = useText();
  const number = useNumber();
  // Less than a gram of salt matters: such amounts have two decimals.
  const amount = (value: number, nutrient: (typeof NUTRIENTS)[number]) =>
    nutrient === 'kcal' ? `${number(value)} ${text.kcal}` : `${number(value, nutrient === 'salt' && value < 1 ? 2 : 1)} ${text.grams}`;
  const rows = NUTRIENTS.filter((nutrient) => edible[nutrient] !== null);
  if (rows.length === 0) return <p className={fact}>{text.noNutrition}</p>;
  const grams = edible.netWeight;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{text.nutrition}</th>
          {grams !== null && <th scope="col">{text.portion(number(grams))}</th>}
          <th scope="col">{text.per100}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((nutrient) => {
          const per100 = edible[nutrient] ?? 0;
          return (
            <tr key={nutrient}>
              <th scope="row">{text.nutrients[nutrient]}</th>
              {grams !== null && <td>{amount((per100 * grams) / 100, nutrient)}</td>}
              <td>{amount(per100, nutrient)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The detail of an item (query `description={itemId}`). */
export function ItemDetail({ onClose, ...props }: ItemProps & { onClose(): void }) {
  const text = useText();
  const { item, store, isExcluded } = props;
  const { edible } = item;
  const dietText = useDietText();
  const lang = useLanguage();
  const number = useNumber();
  return (
    <ProductDialog
      name={item.label}
      image={item.image}
      className={stateClass(props)}
      price={<Price label={item.priceLabel} listPriceLabel={item.listPriceLabel} />}
      action={<ItemAction {...props} isLarge />}
      head={<StaleStrip store={store} />}
      onClose={onClose}
    >
      {isExcluded && (
        <p className={css.excludedBand}>
          <Icon name="filter" isSmall />
          <Text>{text.excluded}</Text>
        </p>
      )}
      {edible !== null && (
        <div className={css.tags}>
          {edible.diet && (
            <span className={isExcluded ? tag : tagGreen}>
              {edible.diet === DIETS[0] ? dietText.everything : dietText.diets[edible.diet]}
            </span>
          )}
          {edible.netWeight !== null && <span className={tag}>{`${number(edible.netWeight)} g`}</span>}
          {edible.netWeight !== null && edible.kcal !== null && (
            <span className={tag}>{`${number((edible.kcal * edible.netWeight) / 100)} ${text.kcal}`}</span>
          )}
        </div>
      )}
      {item.description !== '' && (
        <div lang="it">
          <SafeHtml html={item.description} />
        </div>
      )}
      {edible === null ? (
        <p className={fact}>{text.noNutrition}</p>
      ) : (
        <>
          <Allergens edible={edible} />
          {edible.ingredients && (
            <p className={fact} lang="it">
              <b className={factName} lang={lang}>
                {`${text.ingredients} `}
              </b>
              {emphasiseIngredients(edible.ingredients)}
            </p>
          )}
          <NutritionTable edible={edible} />
        </>
      )}
    </ProductDialog>
  );
}
