import { memo, type ReactNode } from 'react';
import type { MenuItem } from '../../api/index.ts';
import { tag } from '../shared/ui/page/layout.css.ts';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import * as css from './Menu.css.ts';
import { text, useLanguage } from './text.ts';

export type MenuLayout = 'list' | 'grid';

interface ItemProps {
  item: MenuItem;
  /** Emphasises allergens; null until the enhancements have loaded. */
  enhancements: Readonly<Record<'declaration' | 'ingredients', (text: string) => ReactNode>> | null;
  /** The search or the filter hides it. */
  isOut: boolean;
  /** In the first row: the browser loads its picture at once. */
  isEager: boolean;
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <p className={css.fact}>
      <b className={css.factName} lang={useLanguage()}>
        {name}
      </b>{' '}
      {value}
    </p>
  );
}

/**
 * Allergens and ingredients, or a note that nothing is known. A short card leaves the ingredients out, unless the dish
 * has no allergen declaration: the ingredients are then the only warning.
 */
function Facts({
  item: { allergensString, ingredients },
  enhancements,
  isShort = false,
}: Pick<ItemProps, 'item' | 'enhancements'> & { isShort?: boolean }) {
  const lang = useLanguage();
  const words = text[lang];
  if (!allergensString && !ingredients)
    return (
      <p className={css.fact} lang={lang}>
        {words.noNutrition}
      </p>
    );
  return (
    <>
      {allergensString && <Fact name={words.allergens} value={enhancements?.declaration(allergensString) ?? allergensString} />}
      {ingredients && (!isShort || !allergensString) && (
        <Fact name={words.ingredients} value={enhancements?.ingredients(ingredients) ?? ingredients} />
      )}
    </>
  );
}

/** A 'big' item, with picture and ingredients. */
export const BigItem = memo(function BigItem({ item, enhancements, isOut, isEager, layout }: ItemProps & { layout: MenuLayout }) {
  const isGrid = layout === 'grid';
  return (
    <li className={isGrid ? css.card : `${css.card} ${css.wide}`} part="item" hidden={isOut}>
      <div className={css.picture[layout]}>
        <Picture image={item.image} isEager={isEager} width={isGrid ? 400 : 120} height={isGrid ? 250 : 120} />
        {isGrid && item.diet && <span className={`${tag} ${css.diet}`}>{item.diet}</span>}
      </div>
      <div className={css.body}>
        <h3 className={css.name}>{item.label}</h3>
        {!isGrid && item.diet && <p className={css.fact}>{item.diet}</p>}
        <Facts item={item} enhancements={enhancements} />
      </div>
    </li>
  );
});

/** A SMALL item: no ingredients beside its allergens. */
export const CompactItem = memo(function CompactItem({ item, enhancements, isOut, isEager }: ItemProps) {
  return (
    <li className={css.compact} part="item" hidden={isOut}>
      <div className={css.picture.compact}>
        <Picture image={item.image} isEager={isEager} width={64} height={64} />
      </div>
      <div className={css.compactBody}>
        <h3 className={css.compactName}>{item.label}</h3>
        {item.diet && <p className={css.fact}>{item.diet}</p>}
        <Facts item={item} enhancements={enhancements} isShort />
      </div>
    </li>
  );
});
