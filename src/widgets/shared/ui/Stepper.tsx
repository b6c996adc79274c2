import { Icon } from './Icon.tsx';
import * as css from './Stepper.css.ts';

interface StepperProps {
  quantity: number;
  /** What is counted; part of the buttons' names. */
  label: string;
  /** At quantity 1 the minus becomes a bin (on cards; in the cart the bin stands apart). */
  removesAtOne?: boolean;
  isDisabled?: boolean;
  onChange(quantity: number): void;
}

/** The same box as the button that it replaces. */
export function Stepper({ quantity, label, removesAtOne = false, isDisabled = false, onChange }: StepperProps) {
  const removes = removesAtOne && quantity === 1;
  return (
    <div className={css.stepper} role="group" aria-label={`Quantità di ${label}`}>
      <button
        type="button"
        className={css.less}
        disabled={isDisabled}
        aria-label={removes ? `Rimuovi ${label}` : `Togli uno: ${label}`}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name={removes ? 'bin' : 'minus'} isSmall />
      </button>
      <output className={css.number} aria-live="polite">
        {quantity}
      </output>
      <button
        type="button"
        className={css.more}
        disabled={isDisabled}
        aria-label={`Aggiungi uno: ${label}`}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" isSmall />
      </button>
    </div>
  );
}
