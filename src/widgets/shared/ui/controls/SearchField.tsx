import { useLayoutEffect, useRef } from 'react';
import { closeOnEscape } from '../interaction/close-on-escape.ts';
import { IconButton } from './Button.tsx';
import { Icon } from '../pictures/Icon.tsx';
import * as css from './SearchField.css.ts';

interface SearchFieldProps {
  label: string;
  hint: string;
  closeLabel: string;
  query: string;
  /** Only as high as a row's buttons, and does not scroll the page on focus: for a menu on a partner's page. */
  isSmall?: boolean;
  onQuery(query: string): void;
  onClose(): void;
}

/** A search field that reports every change, takes the focus when it is mounted, and can be closed. */
export function SearchField({ label, hint, closeLabel, query, isSmall = false, onQuery, onClose }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // Before the browser paints: the first letters may follow the press at once.
  useLayoutEffect(() => field.current?.focus({ preventScroll: isSmall }), [isSmall]);
  return (
    <div className={css.field[isSmall ? 'small' : 'large']}>
      <Icon name="search" isSmall />
      <input
        ref={field}
        className={css.input}
        type="search"
        aria-label={label}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          closeOnEscape(event, onClose);
          // The results are shown already, so the phone's keyboard may close.
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <IconButton icon="close" label={closeLabel} isSmall={isSmall} onClick={onClose} />
    </div>
  );
}
