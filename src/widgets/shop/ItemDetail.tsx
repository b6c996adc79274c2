import { lazy, Suspense } from 'react';
import { ALLERGENS, type CatalogueItem, type Edible } from '../../api/index.ts';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import { StaleStrip } from '../shared/ordering/StaleStrip.tsx';
import { ALLERGEN_NAMES } from '../shared/text/allergens.ts';
import { Dialog } from '../shared/ui/feedback/Dialog.tsx';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { tag, tagAmber, tagGreen } from '../shared/ui/page/layout.css.ts';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import { Price } from '../shared/ui/content/Price.tsx';
import { SafeHtml } from '../shared/ui/content/SafeHtml.tsx';
import { ItemAction } from './ItemAction.tsx';
import * as css from './Shop.css.ts';
import { NUTRIENTS, text } from './text.ts';

interface ItemDetailProps {
  item: CatalogueItem;
  store: OrderingStore;
  isExcluded: boolean;
  onExplain(): void;
  onPreview?: (() => void) | undefined;
  onClose(): void;
}

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
    <div className={css.allergens}>
      <b className={css.factName}>{text.allergens}</b>
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
export function ItemDetail({ item, store, isExcluded, onExplain, onPreview, onClose }: ItemDetailProps) {
  const { edible } = item;
  return (
    <Dialog
      title={item.label}
      onClose={onClose}
      hero={
        <div className={css.hero}>
          <Picture image={item.image} isEager />
        </div>
      }
      foot={
        <div className={css.detailFoot}>
          <div className={css.detailPrice}>
            <Price label={item.priceLabel} listPriceLabel={item.listPriceLabel} />
          </div>
          <div className={css.detailButton}>
            <ItemAction item={item} store={store} isExcluded={isExcluded} isLarge onExplain={onExplain} onPreview={onPreview} />
          </div>
        </div>
      }
    >
      <StaleStrip store={store} />
      <div className={css.detail}>
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
          <p className={css.fact}>{text.noNutrition}</p>
        ) : (
          <>
            <Allergens edible={edible} />
            {edible.ingredients && (
              <p className={css.fact}>
                <b className={css.factName}>{text.ingredients}</b> {emphasised(edible.ingredients)}
              </p>
            )}
            <NutritionTable edible={edible} />
          </>
        )}
      </div>
    </Dialog>
  );
}
