import { SearchField } from '../shared/ui/controls/SearchField.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import * as css from './Shop.css.ts';
import { text } from './text.ts';

interface ShopSearchProps {
  query: string;
  /** The number of items that the query finds. */
  found: number;
  onQuery(query: string): void;
  onClose(): void;
}

/** Search by name and ingredient. It replaces the categories while it is open. */
export function ShopSearch({ found, ...field }: ShopSearchProps) {
  return (
    <div role="search" className={css.search}>
      <SearchField label={text.search} hint={text.searchHint} closeLabel={text.searchClose} {...field} />
      <p role="status" className={visuallyHidden}>
        {field.query.trim() === '' ? '' : text.found(found)}
      </p>
    </div>
  );
}
