import { memo } from 'react';
import type { MenuItem } from '../../api/index.ts';
import { tag } from '../shared/ui/layout.css.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import * as css from './Menu.css.ts';
import { text } from './text.ts';

export type MenuLayout = 'list' | 'grid';

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <p className={css.fact}>
      <b className={css.factName}>{name}</b> {value}
    </p>
  );
}

/** What law and appetite ask for: allergens, ingredients, or that nothing is known. */
function Facts({ item }: { item: MenuItem }) {
  if (!item.allergensString && !item.ingredients) return <p className={css.fact}>{text.noNutrition}</p>;
  return (
    <>
      {item.allergensString && <Fact name={text.allergens} value={item.allergensString} />}
      {item.ingredients && <Fact name={text.ingredients} value={item.ingredients} />}
    </>
  );
}

/** A 'big' item, with picture and ingredients. */
export const BigItem = memo(function BigItem({ item, layout }: { item: MenuItem; layout: MenuLayout }) {
  const isGrid = layout === 'grid';
  return (
    <li className={isGrid ? css.card : `${css.card} ${css.wide}`} part="item">
      <div className={css.picture[layout]}>
        <Picture image={item.image} />
        {isGrid && item.diet && <span className={`${tag} ${css.diet}`}>{item.diet}</span>}
      </div>
      <div className={css.body}>
        <h3 className={css.name}>{item.label}</h3>
        {!isGrid && item.diet && <p className={css.fact}>{item.diet}</p>}
        <Facts item={item} />
      </div>
    </li>
  );
});

/** A SMALL item: no ingredients. */
export const CompactItem = memo(function CompactItem({ item }: { item: MenuItem }) {
  return (
    <li className={css.compact} part="item">
      <div className={css.picture.compact}>
        <Picture image={item.image} />
      </div>
      <div className={css.compactBody}>
        <h3 className={css.compactName}>{item.label}</h3>
        {item.diet && <p className={css.fact}>{item.diet}</p>}
        {item.allergensString ? (
          <Fact name={text.allergens} value={item.allergensString} />
        ) : (
          !item.ingredients && <p className={css.fact}>{text.noNutrition}</p>
        )}
      </div>
    </li>
  );
});
