/** The visual checks of every story and of every page of the app. */
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { PICTURES, takePictures } from './pictures.ts';
import { DESKTOP, PHONE, test, violationsOf } from './test.ts';

export interface Look {
  /** True for a page or a story that wide screens do not have. */
  readonly isPhoneOnly?: boolean;
  /** True for a canteen's screen, which has a fixed size and is never zoomed. */
  readonly isOnWall?: boolean;
}

/** The phone and the desktop at 200 %. */
const ZOOMED_PHONE = { width: 195, height: 422 };
const ZOOMED_DESKTOP = { width: 640, height: 400 };

/** `npm test` checks the phone; `npm test -- --all` checks everything. */
const isExhaustive = process.env['PAUSA_TEST_EXHAUSTIVE'] === '1';

/** With reduced motion nothing moves, so that axe measures no colour in the middle of a fade. */
export const STILL = { viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } } as const;

/** Lists the elements that are wider than the window, or than the dialog around them. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollingElement, documentElement } = document;
    const isTooWide = (element: Element, room: number) => room > 0 && element.scrollWidth > room;
    return [
      ...(scrollingElement !== null && isTooWide(scrollingElement, documentElement.clientWidth) ? ['the page'] : []),
      // A full-screen dialog scrolls by itself.
      ...[...document.querySelectorAll('dialog[open]')]
        .flatMap((dialog) => [dialog, ...dialog.children])
        .filter((element) => isTooWide(element, element.clientWidth + 1))
        .map(({ className }) => className),
    ];
  });

/**
 * Runs axe on the phone, and checks that it needs no sideways scrolling. With `--all` it also runs axe on the dark desktop, and checks the same at 200 %. A
 * finding fails the test softly, so that the test goes on. Afterwards the page has the phone's size, the light theme and `STILL`
 * again.
 */
export async function lookAt(page: Page, name: string, { isPhoneOnly = false, isOnWall = false }: Look = {}): Promise<void> {
  if (PICTURES !== undefined) {
    await takePictures(page, PICTURES, name, { isPhoneOnly, isOnWall });
    await page.setViewportSize(PHONE);
    return;
  }
  await test.step(`axe: ${name}`, async () => {
    expect.soft(await violationsOf(page), `${name}, on the phone`).toBe('');
    if (!isOnWall) expect.soft(await tooWide(page), `${name}, wider than the phone`).toEqual([]);
    if (!isExhaustive) return;
    const isWide = !isPhoneOnly && !isOnWall;
    if (!isOnWall) {
      for (const viewport of isWide ? [ZOOMED_PHONE, ZOOMED_DESKTOP] : [ZOOMED_PHONE]) {
        await page.setViewportSize(viewport);
        expect.soft(await tooWide(page), `${name}, scrolls sideways at 200 %, ${viewport.width} px`).toEqual([]);
      }
    }
    // Colours do not depend on the width, nor the layout on the colours: the light desktop needs no check of its own.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(isWide ? DESKTOP : PHONE);
    expect.soft(await violationsOf(page), `${name}, in the dark${isWide ? ', on the desktop' : ''}`).toBe('');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(PHONE);
  });
}
