import { SearchField } from '../../shared/ui/controls/SearchField.tsx';
import { useLanguage } from '../text.ts';
import * as css from './controls.css.ts';
import { enhancementText } from './text.ts';

interface SearchBarProps {
  /** The class that reserves the row's height. */
  bar: string;
  query: string;
  onQuery(query: string): void;
  onClose(): void;
}

/** Searches the texts of the cards and the category names. It replaces the categories while it is open. */
export function SearchBar({ bar, ...field }: SearchBarProps) {
  const text = enhancementText[useLanguage()];
  return (
    <div role="search" className={`${bar} ${css.sticky} ${css.search}`} part="search">
      <SearchField label={text.searchLabel} hint={text.searchHint} closeLabel={text.searchClose} isSmall {...field} />
    </div>
  );
}
