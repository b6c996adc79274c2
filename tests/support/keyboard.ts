/** Uses the keyboard as a person does: Tab to a control, with a visible focus on the way, then a key. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Presses Tab until the element has the focus, and checks that the focus is visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const element = await target.elementHandle();
  for (let steps = 0; steps < 150; steps += 1) {
    if (await page.evaluate((wanted) => document.activeElement === wanted, element)) break;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
  await expectVisibleFocus(target);
}

export async function expectVisibleFocus(target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  const isMarked = await target.evaluate((element) => {
    // The box around a field may draw the focus mark.
    for (let box: Element | null = element; box !== null && box.contains(element) && box !== document.body; box = box.parentElement) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
      if (box !== element && box.matches(':focus-within') && boxShadow !== 'none' && element instanceof HTMLInputElement) return true;
    }
    return false;
  });
  expect(isMarked, `the focus can be seen on ${String(target)}`).toBe(true);
}

export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
