import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** The cards that fill the first screen of a desktop, or of a phone. */
const firstScreenCards = () => (window.innerWidth < 640 ? 6 : 12);
/** A browser paints no frames of an iframe that is far off the screen, and code may take long to load. */
const LATEST_MS = 200;

/**
 * The sections that fill the first screen, then all of them: the first cards are painted before the others are rendered, laid out
 * and ask for their pictures.
 * @param isReady false while code loads that would draw the other cards a second time: they wait a moment for it
 */
export function useFirstScreenFirst<S extends { readonly items: readonly unknown[] }>(
  sections: readonly S[],
  isReady = true,
): readonly S[] {
  const [isPainted, setPainted] = useState(false);
  const isThere = sections.length > 0;
  useEffect(() => {
    if (!isThere) return;
    const drawAll = () => startTransition(() => setPainted(true));
    const timer = setTimeout(drawAll, LATEST_MS);
    const cancel = isReady ? afterPaint(drawAll) : undefined;
    return () => {
      cancel?.();
      clearTimeout(timer);
    };
  }, [isThere, isReady]);
  if (isPainted) return sections;
  let cards = 0;
  return sections.filter(({ items }) => (cards += items.length) - items.length < firstScreenCards());
}
