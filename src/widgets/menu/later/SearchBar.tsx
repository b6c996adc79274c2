import { useEffect, useRef } from 'react';
import { IconButton } from '../../shared/ui/Button.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import type { Lang } from '../text.ts';
import * as css from './controls.css.ts';
import { laterText } from './text.ts';

interface SearchBarProps {
  lang: Lang;
  /** The class that gives the row its room. */
  bar: string;
  query: string;
  onQuery(query: string): void;
  onClose(): void;
}

/** Search by name and ingredient; takes the place of the categories while it is open. */
export function SearchBar({ lang, bar, query, onQuery, onClose }: SearchBarProps) {
  const text = laterText[lang];
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <div role="search" className={`${bar} ${css.sticky} ${css.search}`} part="search">
      <div className={css.field}>
        <Icon name="search" isSmall />
        <input
          ref={field}
          className={css.input}
          type="search"
          aria-label={text.searchLabel}
          placeholder={text.searchHint}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
            // The results stand there already; the keyboard of a phone may go.
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        <IconButton icon="close" label={text.searchClose} isSmall onClick={onClose} />
      </div>
    </div>
  );
}
