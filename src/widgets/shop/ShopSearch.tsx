import { useEffect, useRef } from 'react';
import { IconButton } from '../shared/ui/Button.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import { visuallyHidden } from '../shared/ui/layout.css.ts';
import * as css from './ShopSearch.css.ts';
import { text } from './text.ts';

interface ShopSearchProps {
  query: string;
  /** How many items the query finds, once it is known. */
  found: number;
  onQuery(query: string): void;
  onClose(): void;
}

/** Search by name and ingredient; takes the place of the categories while it is open. */
export function ShopSearch({ query, found, onQuery, onClose }: ShopSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div role="search" className={css.search}>
      <div className={css.field}>
        <Icon name="search" isSmall />
        <input
          ref={field}
          className={css.input}
          type="search"
          aria-label={text.search}
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
        <IconButton icon="close" label={text.searchClose} onClick={onClose} />
      </div>
      <p role="status" className={visuallyHidden}>
        {query.trim() === '' ? '' : text.found(found)}
      </p>
    </div>
  );
}
