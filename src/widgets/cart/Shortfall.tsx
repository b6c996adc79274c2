import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import { useOrdering } from '../shared/ordering/use-ordering.ts';
import { Text } from '../shared/text/Text.tsx';
import { tagAmber, visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { Icon } from '../shared/ui/pictures/Icon.tsx';
import { useText as useUiText } from '../shared/ui/text.ts';
import { useOrderAgainText } from './order-again-text.ts';

/** A dish that was ordered again, of which fewer were left. Its note stays until it is pressed, or the quantity changes. */
export function Shortfall({ store, itemId, quantity }: { store: OrderingStore; itemId: string; quantity: number }) {
  const text = useOrderAgainText();
  const { close } = useUiText();
  const { [itemId]: shortfall, ...others } = useOrdering(store).shortfalls;
  if (shortfall?.left !== quantity) return null;
  return (
    <button
      type="button"
      className={tagAmber}
      style={{ width: 'fit-content', marginBottom: 6 }}
      onClick={({ currentTarget }) => {
        // The button goes with its note.
        currentTarget.closest('ul')?.focus();
        store.setShortfalls(others);
      }}
    >
      <Text>{text.shortfall(shortfall.left, shortfall.wanted)}</Text>
      <span className={visuallyHidden}>{`. ${close}`}</span>
      <Icon name="close" isSmall />
    </button>
  );
}
