import { useCallback, useEffect, useRef } from 'react';
import type { MenuItem } from '../../../api/index.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { pictureUrl } from '../../shared/ui/Picture.tsx';
import type { Page } from './pages.ts';

const itemsOf = (page: Page | undefined): readonly MenuItem[] =>
  page?.blocks.flatMap(({ rows }) => rows.flatMap(({ items }) => items)) ?? [];

/**
 * Fetches the next page's pictures before it comes, and keeps those of no other: a screen of 600 dishes holds two pages of
 * them. A picture that did not come is left out; its dish's next turn tries it again.
 * @returns the address of a dish's picture, or null
 */
export function usePictures(page: Page | undefined, next: Page | undefined): (item: MenuItem) => string | null {
  const { assetBase } = useRuntime();
  const broken = useRef<Set<string>>(new Set());

  useEffect(() => {
    const addressesOf = (items: readonly MenuItem[]) => items.flatMap(({ image }) => pictureUrl(image, assetBase) ?? []);
    const here = new Set(addressesOf(itemsOf(page)));
    for (const address of broken.current) if (!here.has(address)) broken.current.delete(address);
    const images = addressesOf(itemsOf(next))
      .filter((address) => !here.has(address))
      .map((address) => {
        const image = new Image();
        image.decoding = 'async';
        image.addEventListener('error', () => broken.current.add(address), { once: true });
        image.src = address;
        return image;
      });
    return () => {
      // Held until the page had its turn; by then the page itself holds what it shows.
      images.length = 0;
    };
  }, [page, next, assetBase]);

  return useCallback(
    ({ image }: MenuItem) => {
      const address = pictureUrl(image, assetBase);
      return address !== null && broken.current.has(address) ? null : address;
    },
    [assetBase],
  );
}
