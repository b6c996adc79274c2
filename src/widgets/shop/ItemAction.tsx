import type { CatalogueItem } from '../../api/index.ts';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import { useQuantity } from '../shared/ordering/use-ordering.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Stepper } from '../shared/ui/Stepper.tsx';
import * as css from './Shop.css.ts';
import { text } from './text.ts';

interface ItemActionProps {
  item: CatalogueItem;
  store: OrderingStore;
  isExcluded: boolean;
  isLarge?: boolean;
  onExplain(): void;
}

/** 'LO VOGLIO', then the stepper in the same box; 'NON ACQUISTABILE' for what cannot be bought. */
export function ItemAction({ item, store, isExcluded, isLarge = false, onExplain }: ItemActionProps) {
  const quantity = useQuantity(store, item.id);
  if (item.expired) {
    return (
      <Button
        look="neutral"
        size="tap"
        icon="alert"
        className={css.neutral}
        aria-label={`${text.notSellable}: ${item.label}`}
        onClick={onExplain}
      >
        {text.notSellable}
      </Button>
    );
  }
  if (quantity > 0)
    return <Stepper quantity={quantity} label={item.label} removesAtOne onChange={(next) => store.setQuantity(item, next)} />;
  return (
    <Button
      look={isExcluded ? 'outlined' : 'primary'}
      size={isLarge ? 'large' : 'tap'}
      aria-label={`${text.want}: ${item.label}`}
      onClick={() => store.setQuantity(item, 1)}
    >
      {text.want}
    </Button>
  );
}
