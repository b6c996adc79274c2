import type { ReactNode } from 'react';
import { Dialog } from '../feedback/Dialog.tsx';
import { Icon } from '../pictures/Icon.tsx';
import { Picture } from '../pictures/Picture.tsx';
import * as css from './selling.css.ts';

/** The button of a card that opens the product's detail. */
export function SeeIngredients({ name, onClick }: { name: string; onClick(): void }) {
  return (
    <button type="button" className={css.ingredients} aria-label={`VEDI INGREDIENTI: ${name}`} onClick={onClick}>
      VEDI INGREDIENTI
      <Icon name="next" isSmall />
    </button>
  );
}

interface ProductDialogProps {
  name: string;
  image: string | null;
  price: ReactNode;
  action: ReactNode;
  /** Shown above the facts. */
  head?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** The detail of a dish or a drink: its picture, its facts, and at the foot its price and the button. */
export function ProductDialog({ name, image, price, action, head, onClose, children }: ProductDialogProps) {
  return (
    <Dialog
      title={name}
      onClose={onClose}
      hero={
        <div className={css.hero}>
          <Picture image={image} isEager />
        </div>
      }
      foot={
        <div className={css.foot}>
          <div className={css.price}>{price}</div>
          <div className={css.action}>{action}</div>
        </div>
      }
    >
      {head}
      <div className={css.detail}>{children}</div>
    </Dialog>
  );
}
