import { memo, useLayoutEffect, useRef } from 'react';
import { portionOf } from './arrange.ts';
import type { CatalogueItem } from '../../api/index.ts';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import { QuantityStatus } from '../shared/ordering/QuantityStatus.tsx';
import { isSoldOut } from '../shared/rules/availability.ts';
import { useItemState } from '../shared/ordering/use-ordering.ts';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { Stepper } from '../shared/ui/controls/Stepper.tsx';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { Picture } from '../shared/ui/pictures/Picture.tsx';
import { Price } from '../shared/ui/content/Price.tsx';
import { SeeIngredients } from '../shared/ui/selling/SeeIngredients.tsx';
import * as css from './Shop.css.ts';
import type * as ShopExtras from './ShopExtras.tsx';
import { useText } from './text.ts';
import { Text } from '../shared/text/Text.tsx';

/** The open dialog of the shop; `unsellable` explains why an item cannot be bought. */
export type ShopDialog =
  | { readonly kind: 'item'; readonly itemId: string }
  | { readonly kind: 'unsellable' | 'banner' | 'diet' | 'leave-preview' }
  | null;

/** What the card, the detail and the button of an item have in common. */
export interface ItemProps {
  item: CatalogueItem;
  store: OrderingStore;
  isExcluded: boolean;
  /** Nothing goes into the cart: the press asks whether to leave the preview. */
  isPreview: boolean;
  onDialog(dialog: ShopDialog): void;
}

interface ItemCardProps extends ItemProps {
  isEager?: boolean;
  isWide?: boolean;
  /** Undefined until it has loaded. */
  Heart?: typeof ShopExtras.Heart | undefined;
}

const LOW_STOCK = 2;

/** Drains the picture of what cannot be bought, or is excluded. */
export const stateClass = ({ item, isExcluded }: Pick<ItemProps, 'item' | 'isExcluded'>) =>
  item.expired || isSoldOut(item) ? css.unsellable : isExcluded ? css.excluded : '';

/** The card of an item. `isWide`: in a row to swipe. */
export const ItemCard = memo(function ItemCard({ isEager = false, isWide = false, Heart, ...props }: ItemCardProps) {
  const text = useText();
  const { item, isExcluded, onDialog } = props;
  const kcal = portionOf(item, 'kcal');
  const left = item.expired ? 0 : (item.availableQuantity ?? 0);
  const classOf = (name: string, wideName: string) => (isWide ? `${name} ${wideName}` : name);
  return (
    <li className={`${classOf(css.card, css.wideCard)} ${stateClass(props)}`} part="item">
      <div className={classOf(css.body, css.wideBody)}>
        <Heading level={3} className={classOf(css.label, css.wideLabel)} lang="it">
          {item.label}
        </Heading>
        <div className={css.details}>
          <Price label={item.priceLabel} listPriceLabel={item.listPriceLabel} />
          <SeeIngredients name={item.label} onClick={() => onDialog({ kind: 'item', itemId: item.id })} />
        </div>
        <ItemAction {...props} />
      </div>
      {/* Above the text by its style: a listener hears the name of the dish before its facts. */}
      <div className={classOf(css.picture, css.widePicture)}>
        <Picture image={item.image} isEager={isEager} />
        <div className={css.facts}>
          {kcal !== null && <p className={css.fact}>{text.kcal(Math.round(kcal))}</p>}
          {left > 0 && left <= LOW_STOCK && <p className={`${css.fact} ${css.few}`}>{text.left(left)}</p>}
        </div>
        {isExcluded && (
          <p className={css.flag}>
            <Icon name="filter" isSmall />
            <Text>{text.excludedOnCard}</Text>
          </p>
        )}
      </div>
      {Heart && <Heart areaId={props.store.areaId} item={item} />}
    </li>
  );
});

/**
 * 'LO VOGLIO', then the stepper in its place; 'ESAURITO' for an item of which nothing is left. 'NON ACQUISTABILE' for an item that is not on
 * sale, with a minus for one that is in the cart. Nothing else in a closed shop.
 */
export function ItemAction({ item, store, isExcluded, isPreview, onDialog, isLarge = false }: ItemProps & { isLarge?: boolean }) {
  const text = useText();
  const { quantity, isBlocked, isClosed } = useItemState(store, item.id);
  const isInCart = quantity > 0 && !isPreview && !isClosed;
  const box = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  // The pressed button is replaced by another one: the focus moves to the new one.
  useLayoutEffect(() => {
    if (!hasPressed.current) return;
    hasPressed.current = false;
    box.current?.querySelector<HTMLElement>('button:last-of-type, p')?.focus();
  }, [isInCart]);
  const set = (next: number) => {
    store.setQuantity(item, next);
    hasPressed.current = store.quantityOf(item.id) > 0 !== isInCart;
  };

  const { expired } = item;
  if (isClosed && !isPreview && !expired) return null;
  const isGone = isSoldOut(item);
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {expired ? (
        <Button
          look="neutral"
          size="tap"
          icon="alert"
          className={css.neutral}
          aria-label={`${text.notSellable}: ${item.label}`}
          onClick={() => onDialog({ kind: 'unsellable' })}
        >
          {text.notSellable}
        </Button>
      ) : (
        isGone && (
          <p className={css.soldOut} tabIndex={-1}>
            {text.soldOut}
          </p>
        )
      )}
      {isInCart ? (
        <Stepper
          quantity={quantity}
          label={item.label}
          removesAtOne
          isDisabled={isBlocked}
          onlyLess={expired}
          status={<QuantityStatus store={store} itemId={item.id} label={item.label} />}
          onChange={set}
        />
      ) : (
        expired ||
        isGone || (
          <Button
            look={isExcluded ? 'outlined' : 'primary'}
            size={isLarge ? 'large' : 'tap'}
            isPending={isBlocked}
            aria-label={`${text.want}: ${item.label}`}
            onClick={() => (isPreview ? onDialog({ kind: 'leave-preview' }) : set(1))}
          >
            {text.want}
          </Button>
        )
      )}
    </div>
  );
}
