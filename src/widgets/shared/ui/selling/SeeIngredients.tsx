import { Icon } from '../pictures/Icon.tsx';
import { useText } from '../text.ts';
import * as css from './selling.css.ts';
import { Text } from '../../text/Text.tsx';

/** The button of a card that opens the product's detail. */
export function SeeIngredients({ name, onClick }: { name: string; onClick(): void }) {
  const { ingredients } = useText();
  return (
    <button type="button" className={css.ingredients} aria-label={`${ingredients}: ${name}`} onClick={onClick}>
      <Text>{ingredients}</Text>
      <Icon name="next" isSmall />
    </button>
  );
}
