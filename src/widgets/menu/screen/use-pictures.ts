import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MenuItem } from '../../../api/index.ts';
import { guardPicture } from '../../shared/rules/pictures.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { trackRefusedPicture } from '../../shared/ui/refused-pictures.ts';
import { itemsOf, type Page } from './pages.ts';

export interface Pictures {
  /** The address of a dish's picture; null where it has none, or where that did not come. */
  pictureOf(item: MenuItem): string | null;
  /** Told by who shows it. */
  onBroken(address: string): void;
}

/** Where no page turns, what did not come is asked for again as often as the menu. */
const RETRY_MS = 60_000;
const NONE: ReadonlySet<string> = new Set();

function fetchPicture(address: string, listeners: { onLoad?(): void; onError?(): void }): HTMLImageElement {
  const image = new Image();
  image.decoding = 'async';
  if (listeners.onLoad !== undefined) image.addEventListener('load', listeners.onLoad, { once: true });
  if (listeners.onError !== undefined) image.addEventListener('error', listeners.onError, { once: true });
  image.src = address;
  return image;
}

/**
 * Fetches the next page's pictures before it comes, and keeps those of no other: a screen of 600 dishes holds two pages of
 * them. A picture that did not come is left out; its dish's next turn tries it again, and on a menu of one page each minute.
 * One that comes while its dish is read is shown from the next turn on.
 */
export function usePictures(page: Page | undefined, next: Page | undefined): Pictures {
  const { addresses, tracking } = useRuntime();
  const [broken, setBroken] = useState(NONE);
  const onBroken = useCallback((address: string) => setBroken((last) => (last.has(address) ? last : new Set([...last, address]))), []);

  const lost = useRef(broken);
  useEffect(() => {
    lost.current = broken;
  }, [broken]);
  /** Of the broken ones, what has come since. */
  const healed = useRef(new Set<string>());

  useEffect(() => {
    const addressesOf = (items: readonly MenuItem[]) =>
      items.flatMap(({ image }) => {
        const guarded = guardPicture(image, addresses);
        if (guarded?.kind === 'refused') trackRefusedPicture(tracking, guarded.reason);
        return guarded?.kind === 'allowed' ? guarded.url : [];
      });
    const here = new Set(addressesOf(itemsOf(page)));
    const came = healed.current;
    const isLost = (address: string) => here.has(address) && !came.has(address);
    setBroken((last) => ([...last].every(isLost) ? last : new Set([...last].filter(isLost))));
    healed.current = new Set();
    const images = [...new Set(addressesOf(itemsOf(next)))].flatMap((address) => {
      if (!here.has(address)) return fetchPicture(address, { onError: () => onBroken(address) });
      // On both pages: what is in view stands still.
      return lost.current.has(address) ? fetchPicture(address, { onLoad: () => healed.current.add(address) }) : [];
    });
    return () => {
      // Held until the page had its turn; by then the page itself holds what it shows.
      images.length = 0;
    };
  }, [page, next, addresses, tracking, onBroken]);

  useEffect(() => {
    if (page !== next || broken.size === 0) return;
    const timer = setInterval(() => {
      for (const address of broken)
        fetchPicture(address, { onLoad: () => setBroken((last) => new Set([...last].filter((other) => other !== address))) });
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [page, next, broken]);

  const pictureOf = useCallback(
    ({ image }: MenuItem) => {
      const guarded = guardPicture(image, addresses);
      return guarded?.kind !== 'allowed' || broken.has(guarded.url) ? null : guarded.url;
    },
    [addresses, broken],
  );
  return useMemo(() => ({ pictureOf, onBroken }), [pictureOf, onBroken]);
}
