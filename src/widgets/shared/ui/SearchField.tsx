import { useEffect, useRef } from 'react';
import { IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import * as css from './SearchField.css.ts';

interface SearchFieldProps {
  label: string;
  hint: string;
  closeLabel: string;
  query: string;
  /** As high as a button of a row, and its place in the page stays: for a menu in somebody else's page. */
  isSmall?: boolean;
  onQuery(query: string): void;
  onClose(): void;
}

/** A field that searches at every letter, has the focus as soon as it stands there, and can be closed. */
export function SearchField({ label, hint, closeLabel, query, isSmall = false, onQuery, onClose }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: isSmall }), [isSmall]);
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
          if (event.key === 'Escape') {
            // Not for a dialog of the page's, around us.
            event.preventDefault();
            onClose();
          }
          // The results stand there already; the keyboard of a phone may go.
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <IconButton icon="close" label={closeLabel} isSmall={isSmall} onClick={onClose} />
    </div>
  );
}
