import type { Page } from '@playwright/test';

/** How many pixels differ; every one if the sizes do. */
export const differentPixels = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async (images) => {
      const pixels = await Promise.all(
        images.map(async (image) => {
          const bitmap = await createImageBitmap(
            new Blob([Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0))], { type: 'image/png' }),
          );
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data;
          return data ?? new Uint8ClampedArray();
        }),
      );
      const [a = new Uint8ClampedArray(), b = new Uint8ClampedArray()] = pixels;
      if (a.length !== b.length) return Math.max(a.length, b.length) / 4;
      let count = 0;
      for (let at = 0; at < a.length; at += 4) {
        if ([0, 1, 2, 3].some((channel) => a[at + channel] !== b[at + channel])) count += 1;
      }
      return count;
    },
    [one.toString('base64'), other.toString('base64')],
  );
