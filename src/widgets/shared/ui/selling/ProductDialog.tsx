import type { ReactNode } from 'react';
import { Dialog } from '../feedback/Dialog.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { italian } from '../../text/italian.tsx';
import * as css from './selling.css.ts';
import type { Elements } from '../../text/Text.tsx';

interface ProductDialogProps {
  name: string;
  image: string | null;
  /** The class of the picture's box. */
  className?: string;
  price: ReactNode;
  action: ReactNode;
  /** Shown above the facts. */
  head?: Elements;
  onClose(): void;
  children: ReactNode;
}

/** The detail of a dish or a drink: its picture, its facts, and at the foot its price and the button. */
export function ProductDialog({ name, image, className = '', price, action, head, onClose, children }: ProductDialogProps) {
  return (
    <Dialog
      title={italian(name)}
      onClose={onClose}
      hero={
        <div className={`${css.hero} ${className}`}>
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
