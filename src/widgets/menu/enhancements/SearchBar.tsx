import { SearchField } from '../../shared/ui/SearchField.tsx';
import type { Lang } from '../text.ts';
import * as css from './controls.css.ts';
import { laterText } from './text.ts';

interface SearchBarProps {
  lang: Lang;
  /** The class that reserves the row's height. */
  bar: string;
  query: string;
  onQuery(query: string): void;
  onClose(): void;
}

/** Searches the texts of the cards and the category names. It replaces the categories while it is open. */
export function SearchBar({ lang, bar, ...field }: SearchBarProps) {
  const text = laterText[lang];
  return (
    <div role="search" className={`${bar} ${css.sticky} ${css.search}`} part="search">
      <SearchField label={text.searchLabel} hint={text.searchHint} closeLabel={text.searchClose} isSmall {...field} />
    </div>
  );
}
