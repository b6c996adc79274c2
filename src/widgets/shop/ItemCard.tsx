import { memo } from 'react';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import { Price } from '../shared/ui/content/Price.tsx';
import { SeeIngredients } from '../shared/ui/selling/Product.tsx';
import { ItemAction } from './ItemAction.tsx';
import * as css from './Shop.css.ts';
import type { ItemProps } from './shop-dialog.ts';
import { text } from './text.ts';

type ItemCardProps = ItemProps & { isEager?: boolean; isWide?: boolean };

/** The card of an item. `isWide`: in the 'chef recommends' row. */
export const ItemCard = memo(function ItemCard({ isEager = false, isWide = false, ...props }: ItemCardProps) {
  const { item, isExcluded, onDialog } = props;
  const state = item.expired ? css.unsellable : isExcluded ? css.excluded : '';
  const price = <Price label={item.priceLabel} listPriceLabel={item.listPriceLabel} />;
  const ingredients = <SeeIngredients name={item.label} onClick={() => onDialog({ kind: 'item', itemId: item.id })} />;
  return (
    <li className={`${css.card} ${isWide ? css.wideCard : ''} ${state}`} part="item">
      <div className={isWide ? `${css.picture} ${css.widePicture}` : css.picture}>
        <Picture image={item.image} isEager={isEager} />
        {isExcluded && !item.expired && (
          <p className={css.flag}>
            <Icon name="filter" isSmall />
            {text.excludedOnCard}
          </p>
        )}
      </div>
      <div className={css.body}>
        <h3 className={isWide ? `${css.label} ${css.wideLabel}` : css.label}>{item.label}</h3>
        {isWide ? (
          <div className={css.wideDetails}>
            {price}
            {ingredients}
          </div>
        ) : (
          <>
            <div className={css.price}>{price}</div>
            {ingredients}
          </>
        )}
        <ItemAction {...props} />
      </div>
    </li>
  );
});
