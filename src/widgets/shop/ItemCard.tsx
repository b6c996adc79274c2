import { memo } from 'react';
import type { CatalogueItem } from '../../api/index.ts';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import { Price } from '../shared/ui/content/Price.tsx';
import { ItemAction } from './ItemAction.tsx';
import * as css from './Shop.css.ts';
import { text } from './text.ts';

interface ItemCardProps {
  item: CatalogueItem;
  store: OrderingStore;
  isExcluded: boolean;
  isEager?: boolean;
  /** For the 'chef recommends' row. */
  isWide?: boolean;
  onShow(itemId: string): void;
  onExplain(): void;
  onPreview?: (() => void) | undefined;
}

export const ItemCard = memo(function ItemCard({
  item,
  store,
  isExcluded,
  isEager = false,
  isWide = false,
  onShow,
  onExplain,
  onPreview,
}: ItemCardProps) {
  const state = item.expired ? css.unsellable : isExcluded ? css.excluded : '';
  const action = <ItemAction item={item} store={store} isExcluded={isExcluded} onExplain={onExplain} onPreview={onPreview} />;
  const price = <Price label={item.priceLabel} listPriceLabel={item.listPriceLabel} />;
  const ingredients = (
    <button type="button" className={css.ingredients} aria-label={`${text.seeIngredients}: ${item.label}`} onClick={() => onShow(item.id)}>
      {text.seeIngredients}
      <Icon name="next" isSmall />
    </button>
  );
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
        {action}
      </div>
    </li>
  );
});
