import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from 'react';
import { button, floating, height, hugging, iconButton } from './Button.css.ts';
import { type Drawing, Icon, type IconName } from '../pictures/Icon.tsx';
import { textElement } from '../../text/Text.tsx';

/** The classes of a button, for links that look like one. */
export function buttonClass(look: keyof typeof button = 'primary', size: keyof typeof height = 'normal', hugs = false): string {
  return `${button[look]} ${height[size]}${hugs ? ` ${hugging}` : ''}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof button;
  size?: keyof typeof height;
  /** As wide as its label instead of its container. */
  hugs?: boolean;
  icon?: IconName | Drawing;
  /** A request is in progress: the button keeps its label and the focus, dims and ignores presses. */
  isPending?: boolean;
  children: ReactNode;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look = 'primary', size = 'normal', hugs = false, icon, isPending = false, onClick, className, children, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      part="button"
      {...rest}
      className={className === undefined ? buttonClass(look, size, hugs) : `${buttonClass(look, size, hugs)} ${className}`}
      aria-disabled={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    >
      {icon !== undefined && <Icon name={icon} isSmall />}
      {textElement(children)}
    </button>
  );
});

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName | Drawing;
  label: string;
  isFloating?: boolean;
  isSmall?: boolean;
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, isFloating = false, isSmall = false, className, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      {...rest}
      aria-label={label}
      className={[iconButton, isFloating && floating, className].filter(Boolean).join(' ')}
    >
      <Icon name={icon} isSmall={isSmall} />
    </button>
  );
});

/** The classes of a round, floating icon button, for links that look like one. */
export const iconLinkClass = `${iconButton} ${floating}`;
