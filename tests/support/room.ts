/** How much of a low window is left for the content, and whether texts have room (WCAG 1.4.10, 1.4.12). */
import type { Page } from '@playwright/test';
import { expect, PHONE, test } from './test.ts';

/** Each bar that stays in view while the page scrolls, with its height. The page is scrolled to its middle. */
const barsInView = (page: Page): Promise<{ name: string; height: number }[]> =>
  page.evaluate(async () => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const roots: (Document | ShadowRoot)[] = [document];
    const bars: { name: string; height: number }[] = [];
    for (const root of roots) {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot !== null) roots.push(element.shadowRoot);
        const { position, visibility } = getComputedStyle(element);
        const { top, bottom, height, width } = element.getBoundingClientRect();
        const isBar = position === 'fixed' || position === 'sticky';
        if (!isBar || visibility === 'hidden' || element.closest('dialog, [popover]') !== null) continue;
        if (height > 0 && width > 0 && bottom > 0 && top < window.innerHeight) bars.push({ name: element.className, height });
      }
    }
    return bars;
  });

/** At 400 % (320 x 256) and on a phone on its side with its keyboard open no bar stays; without the keyboard one may. */
export async function expectRoomInLowWindows(page: Page, name: string): Promise<void> {
  await test.step(`room: ${name}`, async () => {
    for (const { share, ...viewport } of [
      { width: 320, height: 256, share: 0 },
      { width: 844, height: 180, share: 0 },
      { width: 844, height: 390, share: 0.2 },
      { width: 640, height: 400, share: 0.2 },
    ]) {
      await page.setViewportSize(viewport);
      const bars = await barsInView(page);
      const height = bars.reduce((sum, bar) => sum + bar.height, 0);
      const size = `${viewport.width} x ${viewport.height}`;
      expect.soft(height, `${name}, ${size}: ${JSON.stringify(bars)}`).toBeLessThanOrEqual(viewport.height * share);
    }
    await page.setViewportSize(PHONE);
  });
}

/** Sets the spacing of WCAG 1.4.12 on the phone, and lists what is cut then. */
export async function expectSpacedTextWhole(page: Page, name: string): Promise<void> {
  await test.step(`text spacing: ${name}`, async () => {
    await page.setViewportSize(PHONE);
    const cut = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets.push(sheet);
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { top, right, bottom, left, width } = range.getBoundingClientRect();
        for (let box = width > 0 ? text.parentElement : null; box !== null && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY, clipPath } = getComputedStyle(box);
          // What can be scrolled is not cut. Of what is there for screen readers only nothing is seen.
          if (clipPath !== 'none' || [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) break;
          const edge = box.getBoundingClientRect();
          const isOver = top < edge.top - 2 || bottom > edge.bottom + 2 || left < edge.left - 2 || right > edge.right + 2;
          if (overflowX === 'hidden' && isOver) found.push(text.textContent?.trim().slice(0, 60) ?? '');
        }
      }
      document.adoptedStyleSheets.pop();
      return found;
    });
    expect.soft(cut, `${name}: cut with text spacing`).toEqual([]);
  });
}
