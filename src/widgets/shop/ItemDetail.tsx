import { lazy, Suspense } from 'react';
import { ALLERGENS, type Edible } from '../../api/index.ts';
import { StaleStrip } from '../shared/ordering/StaleStrip.tsx';
import { ALLERGEN_NAMES } from '../shared/text/allergens.ts';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { tag, tagAmber, tagGreen } from '../shared/ui/page/layout.css.ts';
import { Price } from '../shared/ui/content/Price.tsx';
import { allergens, fact, factName } from '../shared/ui/selling/selling.css.ts';
import { ProductDialog } from '../shared/ui/selling/Product.tsx';
import { SafeHtml } from '../shared/ui/content/SafeHtml.tsx';
import { ItemAction, type ItemProps } from './ItemCard.tsx';
import * as css from './Shop.css.ts';
import { NUTRIENTS, text } from './text.ts';

const number = (value: number, digits: number) =>
  value.toLocaleString('it-IT', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const loadEmphasised = async () => ({ default: (await import('./Emphasised.tsx')).Emphasised });
const Emphasised = lazy(loadEmphasised);

/** The list, without emphasis until that code has loaded. */
const emphasised = (list: string) => (
  <Suspense fallback={list}>
    <Emphasised list={list} />
  </Suspense>
);

/** 'Assenti' only when the data exclude each of the fourteen allergens; else the kitchen's text, or that there is none. */
function Allergens({ edible }: { edible: Edible }) {
  const present = ALLERGENS.filter((allergen) => edible[allergen] === 'Presente');
  const traces = ALLERGENS.filter((allergen) => edible[allergen] === 'Tracce');
  const isKnown = ALLERGENS.every((allergen) => edible[allergen] !== null);
  const declaration = isKnown ? '' : (edible.allergensString?.trim() ?? '');
  const isEmpty = present.length === 0 && traces.length === 0;
  return (
    <div className={allergens}>
      <b className={factName}>{text.allergens}</b>
      {present.map((allergen) => (
        <span key={allergen} className={`${tag} ${tagAmber}`}>
          {ALLERGEN_NAMES[allergen]}
        </span>
      ))}
      {isKnown && isEmpty && <span>{text.noAllergens}</span>}
      {traces.length > 0 && (
        <span>
          {text.mayContain} {traces.map((allergen) => ALLERGEN_NAMES[allergen].toLowerCase()).join(', ')}
        </span>
      )}
      {declaration !== '' && <span>{emphasised(declaration)}</span>}
      {!isKnown && declaration === '' && <span>{isEmpty ? text.unknownAllergens : text.moreUnknownAllergens}</span>}
    </div>
  );
}

/** Less than a gram of salt matters: such amounts have two decimals. */
const amountOf = (value: number, { key, unit, digits }: (typeof NUTRIENTS)[number]) =>
  `${number(value, key === 'salt' && value < 1 ? 2 : digits)} ${unit}`;

/** Eight nutrients per portion and per 100 g (part 1 §5); a column without data is left out. */
function NutritionTable({ edible }: { edible: Edible }) {
  const rows = NUTRIENTS.filter(({ key }) => edible[key] !== null);
  if (rows.length === 0) return null;
  const grams = edible.netWeight;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{text.nutrition}</th>
          {grams !== null && <th scope="col">{text.portion(number(grams, 0))}</th>}
          <th scope="col">{text.per100}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const per100 = edible[row.key] ?? 0;
          return (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {grams !== null && <td>{amountOf((per100 * grams) / 100, row)}</td>}
              <td>{amountOf(per100, row)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The detail of an item (query `description={itemId}`). */
export function ItemDetail({ onClose, ...props }: ItemProps & { onClose(): void }) {
  const { item, store, isExcluded } = props;
  const { edible } = item;
  return (
    <ProductDialog
      name={item.label}
      image={item.image}
      price={<Price label={item.priceLabel} listPriceLabel={item.listPriceLabel} />}
      action={<ItemAction {...props} isLarge />}
      head={<StaleStrip store={store} />}
      onClose={onClose}
    >
      {isExcluded && (
        <p className={css.excludedBand}>
          <Icon name="filter" isSmall />
          {text.excluded}
        </p>
      )}
      {edible !== null && (
        <div className={css.tags}>
          {edible.diet && <span className={`${tag} ${tagGreen}`}>{edible.diet}</span>}
          {edible.netWeight !== null && <span className={tag}>{number(edible.netWeight, 0)} g</span>}
          {edible.netWeight !== null && edible.kcal !== null && (
            <span className={tag}>{number((edible.kcal * edible.netWeight) / 100, 0)} Kcal</span>
          )}
        </div>
      )}
      {item.description !== '' && <SafeHtml html={item.description} />}
      {edible === null ? (
        <p className={fact}>{text.noNutrition}</p>
      ) : (
        <>
          <Allergens edible={edible} />
          {edible.ingredients && (
            <p className={fact}>
              <b className={factName}>{text.ingredients}</b> {emphasised(edible.ingredients)}
            </p>
          )}
          <NutritionTable edible={edible} />
        </>
      )}
    </ProductDialog>
  );
}
