import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MenuItem } from '../../../api/index.ts';
import { useEffectEvent } from '../../shared/flow/use-effect-event.ts';
import { guardPicture } from '../../shared/rules/pictures.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { trackRefusedPicture } from '../../shared/ui/pictures/Picture.tsx';
import { itemsOf, type Page } from './pages.ts';

export type Pictures = ReturnType<typeof usePictures>;

/** A menu of one page retries its failed pictures as often as it reads the menu. */
const RETRY_MS = 60_000;
const NONE: ReadonlySet<string> = new Set();

function fetchPicture(address: string, result: 'load' | 'error', listener: () => void): HTMLImageElement {
  const image = new Image();
  image.decoding = 'async';
  image.addEventListener(result, listener, { once: true });
  image.src = address;
  return image;
}

/**
 * Loads the next page's pictures in advance and releases all others. A picture that failed to load is left out, and tried again
 * before the dish's next turn, or each minute on a menu of one page. One that loads in view appears from the next turn on.
 */
export function usePictures(page: Page | undefined, next: Page | undefined) {
  const { addresses, tracking } = useRuntime();
  const [broken, setBroken] = useState(NONE);
  /** The picture that is shown failed to load. */
  const onBroken = useCallback((address: string) => setBroken((last) => (last.has(address) ? last : new Set([...last, address]))), []);

  const isBroken = useEffectEvent((address: string) => broken.has(address));
  /** Failed pictures that have loaded since. */
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
      if (!here.has(address)) return fetchPicture(address, 'error', () => onBroken(address));
      // Dishes on both pages: the page in view must not change.
      return isBroken(address) ? fetchPicture(address, 'load', () => healed.current.add(address)) : [];
    });
    return () => {
      // Held until the next turn; then the page's own elements hold the pictures.
      images.length = 0;
    };
  }, [page, next, addresses, tracking, onBroken]);

  useEffect(() => {
    if (page !== next || broken.size === 0) return;
    const timer = setInterval(() => {
      for (const address of broken)
        fetchPicture(address, 'load', () => setBroken((last) => new Set([...last].filter((other) => other !== address))));
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [page, next, broken]);

  /** The address of a dish's picture; null when it has none, or when it failed to load. */
  const pictureOf = useCallback(
    ({ image }: MenuItem) => {
      const guarded = guardPicture(image, addresses);
      return guarded?.kind !== 'allowed' || broken.has(guarded.url) ? null : guarded.url;
    },
    [addresses, broken],
  );
  return useMemo(() => ({ pictureOf, onBroken }), [pictureOf, onBroken]);
}
