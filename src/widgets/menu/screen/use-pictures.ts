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

/** The addresses of the pages' pictures that may be drawn, those without a format's name as soon as their servers have named it. */
function useAllowed(page: Page | undefined, next: Page | undefined) {
  const { addresses, tracking } = useRuntime();
  const [rasters, setRasters] = useState(NONE);
  useEffect(() => {
    const unnamed = new Map<string, string>();
    for (const { image } of [...itemsOf(page), ...itemsOf(next)]) {
      const guarded = guardPicture(image, addresses);
      if (guarded?.kind === 'refused') trackRefusedPicture(tracking, guarded.reason);
      if (guarded?.kind === 'unnamed') unnamed.set(guarded.url, guarded.reason);
    }
    if (unnamed.size === 0) return;
    const ask = async () => {
      const { isRaster } = await import('../../shared/ui/pictures/picture-type.ts');
      const isDrawn = await Promise.all(Array.from(unnamed.keys(), (url) => isRaster(url).catch(() => false)));
      // All at once: each change lays out the page in view again.
      const drawn = Array.from(unnamed.keys()).filter((_, index) => isDrawn[index]);
      for (const [url, reason] of unnamed) if (!drawn.includes(url)) trackRefusedPicture(tracking, reason);
      setRasters((last) => (drawn.every((url) => last.has(url)) ? last : new Set([...last, ...drawn])));
    };
    // Without the file no such picture is drawn.
    ask().catch(() => undefined);
  }, [page, next, addresses, tracking]);
  return useCallback(
    ({ image }: MenuItem) => {
      const guarded = guardPicture(image, addresses);
      if (guarded === null || guarded.kind === 'refused') return null;
      return guarded.kind === 'allowed' || rasters.has(guarded.url) ? guarded.url : null;
    },
    [addresses, rasters],
  );
}

/**
 * Loads the next page's pictures in advance and releases all others. A picture that failed to load is left out, and tried again
 * before the dish's next turn, or each minute on a menu of one page. One that loads in view appears from the next turn on.
 */
export function usePictures(page: Page | undefined, next: Page | undefined) {
  const allowed = useAllowed(page, next);
  const [broken, setBroken] = useState(NONE);
  /** The picture that is shown failed to load. */
  const onBroken = useCallback((address: string) => setBroken((last) => (last.has(address) ? last : new Set([...last, address]))), []);

  const isBroken = useEffectEvent((address: string) => broken.has(address));
  /** Failed pictures that have loaded since. */
  const healed = useRef(new Set<string>());

  useEffect(() => {
    const addressesOf = (items: readonly MenuItem[]) => items.flatMap((item) => allowed(item) ?? []);
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
  }, [page, next, allowed, onBroken]);

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
    (item: MenuItem) => {
      const address = allowed(item);
      return address === null || broken.has(address) ? null : address;
    },
    [allowed, broken],
  );
  return useMemo(() => ({ pictureOf, onBroken }), [pictureOf, onBroken]);
}
