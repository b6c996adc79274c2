/** How every story and every page of the app is looked at. */
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { DESKTOP, PHONE, test, violationsOf } from './test.ts';

interface Look {
  /** Does not exist on wide screens. */
  readonly isPhoneOnly?: boolean;
  /** Hangs on a wall: as large as the wall is, whatever the window, and never zoomed. */
  readonly isOnWall?: boolean;
}

/** The phone and the desktop at 200 %. */
const ZOOMED_PHONE = { width: 195, height: 422 };
const ZOOMED_DESKTOP = { width: 640, height: 400 };

/** `npm test` looks at the phone; `npm test -- --all` at everything. */
const isExhaustive = process.env['PAUSA_TEST_EXHAUSTIVE'] === '1';

/** Nothing moves with reduced motion, and so no colour is caught in the middle of a fade. */
export const STILL = { viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } } as const;

/** What is wider than the window, or than the dialog that it stands in. */
const tooWide = (page: Page): Promise<string[]> =>
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
 * axe on the phone; with `--all` on the desktop in the dark too, and 200 % without sideways scrolling. Whatever is found is
 * named and fails the test, which goes on. The page is left as it was found: on the phone, light, under `STILL`.
 */
export async function lookAt(page: Page, name: string, { isPhoneOnly = false, isOnWall = false }: Look = {}): Promise<void> {
  await test.step(`axe: ${name}`, async () => {
    expect.soft(await violationsOf(page), `${name}, on the phone`).toBe('');
    if (!isExhaustive) return;
    const isWide = !isPhoneOnly && !isOnWall;
    if (!isOnWall) {
      for (const viewport of isWide ? [ZOOMED_PHONE, ZOOMED_DESKTOP] : [ZOOMED_PHONE]) {
        await page.setViewportSize(viewport);
        expect.soft(await tooWide(page), `${name}, scrolls sideways at 200 %, ${viewport.width} px`).toEqual([]);
      }
    }
    // No colour depends on the width, and no width on the colours: the light of the desktop shows nothing that is not seen here.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(isWide ? DESKTOP : PHONE);
    expect.soft(await violationsOf(page), `${name}, in the dark${isWide ? ', on the desktop' : ''}`).toBe('');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(PHONE);
  });
}
