import { useMemo, useRef } from 'react';
import { namesOf, usualOrder } from '../shared/ordering/order-history.ts';
import { planReorder, reorder } from '../shared/rules/reorder.ts';
import { orderingStore } from '../shared/ordering/ordering-store.ts';
import { useIsBlocked, useOrdering } from '../shared/ordering/use-ordering.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { buttonClass } from '../shared/ui/controls/Button.tsx';
import { ignoreRestOfDoubleClick } from '../shared/ui/interaction/double-click.ts';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { italian } from '../shared/text/italian.tsx';
import * as css from './UsualOrder.css.ts';
import { useOrderAgainText } from './order-again-text.ts';

interface UsualOrderProps {
  areaId: string;
  hasUpselling: boolean;
  /** On a phone it floats where the link to the cart comes. */
  isFloating: boolean;
}

/** 'Il solito?': puts the order that was made most often in this shop into the empty cart, and opens it. Nothing is paid. */
export function UsualOrder({ areaId, hasUpselling, isFloating }: UsualOrderProps) {
  const text = useOrderAgainText();
  const runtime = useRuntime();
  const { storage, navigation } = runtime;
  // Its parent keeps the area fresh.
  const store = orderingStore(runtime, areaId);
  const { area, order } = useOrdering(store);
  const isBlocked = useIsBlocked(store);
  const isPressed = useRef(false);
  const usual = useMemo(() => usualOrder(storage, areaId), [storage, areaId]);
  if (usual === null || order !== null || area === null || !area.catalogue.isOpen) return null;
  const { edits } = planReorder(usual.lines, area.catalogue.items, () => 0);
  if (edits.length === 0) return null;
  const what = namesOf(edits.map(({ item: { label }, quantity }) => ({ label, quantity })));
  const take = () => {
    if (isPressed.current || isBlocked) return;
    isPressed.current = true;
    ignoreRestOfDoubleClick();
    reorder(store, usual.lines, area.catalogue.items);
    navigation.go({ to: 'cart', areaId, ...(hasUpselling && { hasUpselling: true }) });
  };
  return (
    <button
      type="button"
      aria-disabled={isBlocked || undefined}
      className={isFloating ? css.floating : `${buttonClass('secondary', 'large')} ${css.inPanel}`}
      onClick={take}
    >
      <Icon name="reload" isSmall />
      <span className={css.text}>
        <span>{`${text.usual} `}</span>
        <span className={css.items}>{italian(what)}</span>
      </span>
    </button>
  );
}
