import { memo, useState } from 'react';
import type { MenuItem } from '../../../api/index.ts';
import { Heading } from '../../shared/ui/content/Heading.tsx';
import * as kitchenWords from '../enhancements/kitchen-words.tsx';
import { useLanguage } from '../../shared/text/language.ts';
import * as css from './PageView.css.ts';
import { useScreenText } from './text.ts';

interface DishCardProps {
  item: MenuItem;
  /** Null: the dish has no picture, or its picture failed to load. Undefined in the layout that is only measured. */
  picture?: string | null;
  onBroken?(picture: string): void;
  scale?: number;
}

/** A dish in type that is readable from across the room. Without an allergen declaration, its ingredients are the only warning. */
export const DishCard = memo(function DishCard({ item, picture, onBroken, scale = 1 }: DishCardProps) {
  const lang = useLanguage();
  const text = useScreenText();
  const [isThere, setThere] = useState(false);
  const { label, diet, allergensString, ingredients } = item;
  const hasPicture = picture === undefined ? item.image !== null : picture !== null;
  return (
    <li className={css.card} style={scale === 1 ? undefined : { fontSize: `${scale}em` }} part="item">
      {hasPicture && (
        <div className={css.picture}>
          {typeof picture === 'string' && (
            <img
              key={picture}
              className={css.image}
              src={picture}
              alt=""
              decoding="async"
              data-there={isThere || undefined}
              onLoad={() => setThere(true)}
              onError={() => onBroken?.(picture)}
            />
          )}
        </div>
      )}
      <div className={css.title}>
        <Heading level={3} className={css.name}>
          {label}
        </Heading>
        {diet && <p className={css.diet}>{kitchenWords.diet(diet, lang)}</p>}
      </div>
      {allergensString ? (
        <p className={`${css.fact} ${css.allergens}`}>
          <span lang={lang}>{`${text.allergens} `}</span>
          <span>{kitchenWords.declaration(allergensString, lang, css.allergen)}</span>
        </p>
      ) : ingredients ? (
        <p className={css.fact}>
          <span lang={lang}>{`${text.ingredients} `}</span>
          <span>{ingredients}</span>
        </p>
      ) : (
        <p className={css.fact} lang={lang}>
          {text.noNutrition}
        </p>
      )}
    </li>
  );
});
