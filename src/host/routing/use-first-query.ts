import { useState } from 'react';

/** The address's query at the screen's first render; it stays the same when the address changes. */
export function useFirstQuery(): URLSearchParams {
  const [query] = useState(() => new URLSearchParams(window.location.search));
  return query;
}
