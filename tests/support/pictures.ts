/** The pictures of `npm run pictures:all` (scripts/docs/pictures.ts), taken where the visual checks look. */
import type { Page } from '@playwright/test';
import type { Look } from './look.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
const WALL_SIZES = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
] as const;
/** A list goes on as it began. */
const MAX_HEIGHT = 2400;

/** The folder of the pictures; undefined in a test run. */
export const PICTURES = process.env['PAUSA_PICTURES'];

/**
 * Clicks at an inert place: the page then draws no ring around an element that a script focuses, as for a person who taps. Without it
 * Chromium assumes a keyboard. Only a click on an element that can take the focus counts.
 */
export async function usePointer(page: Page): Promise<void> {
  await page.locator('html').evaluate((root) => root.setAttribute('tabindex', '-1'));
  await page.mouse.click(1, 1);
  await page.locator('html').evaluate((root) => root.removeAttribute('tabindex'));
}

/** Takes the whole page in each size, light and dark. Afterwards the theme is light again. */
export async function takePictures(page: Page, folder: string, name: string, { isPhoneOnly, isOnWall }: Look): Promise<void> {
  // Nothing is hovered over, and the pictures in view have come; a state may have one that never comes.
  await page.mouse.move(0, 0);
  // A story may have scrolled: what sticks to the window would be in the middle of the picture, with gaps where it belongs.
  await page.evaluate(() => scrollTo(0, 0));
  const haveCome = () => [...document.images].every((image) => image.complete || image.loading === 'lazy');
  await page.waitForFunction(haveCome, undefined, { timeout: 5000 }).catch(() => undefined);
  for (const size of isOnWall === true ? WALL_SIZES : isPhoneOnly === true ? SIZES.slice(0, 2) : SIZES) {
    await page.setViewportSize(size);
    if (isOnWall === true) {
      // A story's screen has a size of its own.
      await page.evaluate(
        (own) => {
          const story = document.querySelector<HTMLElement>('#storybook-root main');
          if (story !== null) Object.assign(story.style, own);
        },
        { width: `${size.width}px`, height: `${size.height}px` },
      );
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const height = await page.evaluate(() => document.fonts.ready.then(() => document.documentElement.scrollHeight));
      await page.screenshot({
        path: `${folder}/${name.replaceAll(/[^\p{L}\d-]+/gu, ' ').trim()}.${size.width}.${colorScheme}.png`,
        fullPage: true,
        clip: { x: 0, y: 0, width: size.width, height: Math.min(Math.max(height, size.height), MAX_HEIGHT) },
        // A hidden caret would need a style that the policy forbids.
        caret: 'initial',
      });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
