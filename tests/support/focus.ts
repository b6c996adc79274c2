/** Looks at what a person sees who goes through a page with Tab (WCAG 2.2, 2.4.11). */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

interface Size {
  readonly width: number;
  readonly height: number;
  readonly isWide?: true;
}

/** A phone; a desktop at 200 % and at 400 % (WCAG 1.4.10); a desktop. */
const WINDOWS: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 640, height: 400 },
  { width: 320, height: 256 },
  { width: 1280, height: 800, isWide: true },
];
/** How many times Tab is pressed before the page is asked whether it has come round. */
const PRESSES = 12;
const MOST_PRESSES = 84;

interface Walk {
  /** The focus was there before: the page has been gone through. */
  isRound: boolean;
  stops: number;
  /** What could be seen for less than a half. */
  hidden: string[];
}

/** Before each Tab, when the scrolling of the one before is over, the page looks at what has the focus. */
function watchFocus(): void {
  // What had the focus in the window of before need not be in view in this one.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const GRID = 7;
  const seen = new Set<Element>();
  const walk: Walk = { isRound: false, stops: 0, hidden: [] };
  const look = () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (element === null || element === document.body || element.tagName === 'IFRAME' || walk.isRound) return;
    if (seen.has(element)) {
      walk.isRound = true;
      return;
    }
    seen.add(element);
    walk.stops += 1;
    // A label draws the box that it contains.
    const shown = element.closest('label') ?? element;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const root = shown.getRootNode() as Document | ShadowRoot;
    let hits = 0;
    for (let index = 0; index < GRID * GRID; index += 1) {
      const hit = root.elementFromPoint(
        left + (width * ((index % GRID) + 0.5)) / GRID,
        top + (height * (Math.floor(index / GRID) + 0.5)) / GRID,
      );
      if (hit !== null && (shown.contains(hit) || hit.contains(shown))) hits += 1;
    }
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    // What is larger than the window fills it.
    const room = Math.min(1, window.innerWidth / width) * Math.min(1, window.innerHeight / height) * GRID ** 2;
    if (hits < room / 2) walk.hidden.push(`${element.tagName.toLowerCase()} ${name}: ${Math.round((100 * hits) / room)} %`);
  };
  const watched = window as unknown as { focusWalk?: Walk; stopFocusWalk?: () => void };
  watched.stopFocusWalk?.();
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') look();
  };
  window.addEventListener('keydown', onKeyDown, true);
  watched.focusWalk = walk;
  watched.stopFocusWalk = () => window.removeEventListener('keydown', onKeyDown, true);
}

/** Goes through the page in each size, forwards and backwards: most of each thing that has the focus can be seen. */
export async function expectFocusInView(page: Page, name: string, isPhoneOnly = false): Promise<void> {
  await test.step(`focus: ${name}`, async () => {
    for (const { isWide = false, ...viewport } of WINDOWS) {
      if (isPhoneOnly && isWide) continue;
      await page.setViewportSize(viewport);
      for (const key of ['Tab', 'Shift+Tab']) {
        await page.evaluate(watchFocus);
        let walk: Walk = { isRound: false, stops: 0, hidden: [] };
        for (let presses = 0; presses < MOST_PRESSES && !walk.isRound; presses += PRESSES) {
          for (let press = 0; press < PRESSES; press += 1) await page.keyboard.press(key);
          walk = await page.evaluate(() => (window as unknown as { focusWalk: Walk }).focusWalk);
        }
        expect.soft(walk.stops, `${name}, ${viewport.width} x ${viewport.height}, ${key}: something takes the focus`).toBeGreaterThan(0);
        expect.soft(walk.hidden, `${name}, ${viewport.width} x ${viewport.height}, ${key}`).toEqual([]);
      }
    }
  });
}
