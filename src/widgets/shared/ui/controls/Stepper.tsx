import { BIN } from '../pictures/drawings.ts';
import { Icon } from '../pictures/Icon.tsx';
import * as css from './Stepper.css.ts';

interface StepperProps {
  quantity: number;
  /** The counted item; part of the buttons' accessible names. */
  label: string;
  /** At quantity 1 the minus becomes a bin (on cards; the cart has a separate bin). */
  removesAtOne?: boolean;
  isDisabled?: boolean;
  onChange(quantity: number): void;
}

/** Has the size of the button that it replaces. */
export function Stepper({ quantity, label, removesAtOne = false, isDisabled = false, onChange }: StepperProps) {
  const removes = removesAtOne && quantity === 1;
  // Not `disabled`: a temporarily blocked button must keep the focus.
  const change = (next: number) => {
    if (!isDisabled) onChange(next);
  };
  return (
    <div className={css.stepper} role="group" aria-label={`Quantità di ${label}`}>
      <button
        type="button"
        className={css.knob}
        aria-disabled={isDisabled || undefined}
        aria-label={removes ? `Rimuovi ${label}` : `Togli uno: ${label}`}
        onClick={() => change(quantity - 1)}
      >
        <Icon name={removes ? BIN : 'minus'} isSmall />
      </button>
      <output className={css.number} aria-live="polite">
        {quantity}
      </output>
      <button
        type="button"
        className={css.more}
        aria-disabled={isDisabled || undefined}
        aria-label={`Aggiungi uno: ${label}`}
        onClick={() => change(quantity + 1)}
      >
        <Icon name="plus" isSmall />
      </button>
    </div>
  );
}
