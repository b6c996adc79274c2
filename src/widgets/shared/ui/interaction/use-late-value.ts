import { useLayoutEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * The value as it was at the last picture: what a press or a letter changes at once is painted before many cards are drawn anew.
 * React's `useDeferredValue` defers nothing where the app runs on Preact.
 */
export function useLateValue<T extends object>(value: T): T {
  const [late, setLate] = useState(value);
  useLayoutEffect(() => afterPaint(() => setLate(value)), [value]);
  return late;
}
