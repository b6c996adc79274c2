/** How every screen and state is looked at. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { DEMO, DESKTOP, expectAccessible, type FaultOptions, PHONE, test } from './test.ts';

export interface Tools {
  readonly sandbox: APIRequestContext;
  readonly fault: (pattern: string, fault: string, options?: FaultOptions) => Promise<void>;
}

export interface Screen {
  /** Goes there and waits until it stands; signed in as demo unless `isPublic`. */
  open(page: Page, tools: Tools): Promise<void>;
  readonly isPublic?: true;
  /** Looked at in the dark and at 200 % too. */
  readonly isMain?: true;
  /** Does not exist on wide screens. */
  readonly isPhoneOnly?: true;
}

/** Everything has stopped moving: colours in the middle of a fade are nobody's design. */
const settled = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        // One that has ended and holds its last frame is still in the list.
        () =>
          document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
            .length,
      ),
    )
    .toBe(0);

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.scrollingElement?.scrollWidth ?? 0, document.documentElement.clientWidth]);
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(window ?? 0);
  // A full-screen dialog scrolls by itself.
  const dialogs = await page.evaluate(() =>
    [...document.querySelectorAll('dialog[open]')].flatMap((dialog) =>
      [dialog, ...dialog.children]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map(({ className }) => className),
    ),
  );
  expect(dialogs).toEqual([]);
}

/** How a screen is opened: `test.use(seenAs(screen))`. */
export const seenAs = (screen: Screen) => ({ viewport: PHONE, account: screen.isPublic ? null : DEMO });

/** axe on the phone and on the desktop, the main ones in the dark too; and 200 % without sideways scrolling. */
export async function lookAt(page: Page, screen: Screen, tools: Tools): Promise<void> {
  await screen.open(page, tools);
  for (const viewport of screen.isPhoneOnly ? [PHONE] : [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    // The colours are the same at every width: the dark ones are looked at on the phone.
    for (const colorScheme of screen.isMain && viewport === PHONE ? (['light', 'dark'] as const) : (['light'] as const)) {
      await test.step(`${viewport.width} px, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        await expectAccessible(page);
      });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  for (const viewport of screen.isPhoneOnly
    ? [{ width: 195, height: 422 }]
    : [
        { width: 195, height: 422 },
        { width: 640, height: 400 },
      ]) {
    await test.step(`200 %: ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
    });
  }
}
