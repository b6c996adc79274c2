import { useState } from 'react';

/** The address's query as it was when the screen came: what it says once holds, wherever the address goes from there. */
export function useFirstQuery(): URLSearchParams {
  const [query] = useState(() => new URLSearchParams(window.location.search));
  return query;
}
