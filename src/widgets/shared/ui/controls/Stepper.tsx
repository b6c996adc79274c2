import type { ReactElement } from 'react';
import { BIN } from '../pictures/drawings.ts';
import { type Drawing, Icon, type IconName } from '../pictures/Icon.tsx';
import { useText } from '../text.ts';
import * as css from './Stepper.css.ts';

interface StepperProps {
  quantity: number;
  /** The counted item; part of the buttons' accessible names. */
  label: string;
  /** At quantity 1 the minus becomes a bin (on cards; the cart has a separate bin). */
  removesAtOne?: boolean;
  isDisabled?: boolean;
  /** It has no plus: the item is not sold any more. */
  onlyLess?: boolean;
  /** Tells a listener what a press came to. */
  status: ReactElement;
  onChange(quantity: number): void;
}

/** A stepper has the size of the button that it replaces. */
export function Stepper({ quantity, label, removesAtOne = false, isDisabled = false, onlyLess = false, status, onChange }: StepperProps) {
  const text = useText();
  const removes = removesAtOne && quantity === 1;
  // Not `disabled`: a temporarily blocked button must keep the focus.
  const change = (next: number) => {
    if (!isDisabled) onChange(next);
  };
  const button = (className: string, icon: IconName | Drawing, name: string, next: number) => (
    <button type="button" className={className} aria-disabled={isDisabled || undefined} aria-label={name} onClick={() => change(next)}>
      <Icon name={icon} isSmall />
    </button>
  );
  return (
    <div className={css.stepper} role="group" aria-label={text.quantityOf(label)}>
      {button(css.knob, removes ? BIN : 'minus', removes ? text.remove(label) : text.less(label), quantity - 1)}
      {/* `status` says it, with more than a number. */}
      <output key={quantity} className={css.number} aria-live="off">
        {quantity}
      </output>
      {onlyLess || button(css.more, 'plus', text.more(label), quantity + 1)}
      {status}
    </div>
  );
}
