/** From a tap or a key to the frame that shows its effect, in a shop with 600 dishes. */
import type { Page } from '@playwright/test';
import { PHONE, signInByForm } from '../serve/browser.ts';
import type { Suite } from './bench.ts';

const SLOW_DOWN = 4;
/** Limits of the median and of the 95th percentile. */
const USUAL_MS = 100;
const SELDOM_MS = 200;
const ACTIONS = ["'+'", 'open the filter', 'open the search', 'type in the search', 'open a dish'] as const;

/** From the input's own time stamp to the frame that shows its effect, in milliseconds. */
async function timeToPaint(page: Page, act: () => Promise<void>, type: 'click' | 'keydown' = 'click'): Promise<number> {
  await page.evaluate((type) => {
    const target = window as unknown as { answer: Promise<number> };
    target.answer = new Promise((resolve) => {
      window.addEventListener(
        type,
        (event) => {
          // The callback of the second frame runs after the first one has been painted.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - event.timeStamp)));
        },
        { capture: true, once: true },
      );
    });
  }, type);
  await act();
  return page.evaluate(() => (window as unknown as { answer: Promise<number> }).answer);
}

export const taps: Suite = {
  name: 'Taps among 600 dishes',
  about: `From the input to the frame that shows its effect; ${PHONE.width} px, processor slowed down ${SLOW_DOWN} times.`,
  goals: ACTIONS.flatMap((action) => [
    { row: `shop: ${action}, ms`, most: USUAL_MS },
    { row: `shop: ${action}, ms`, most: SELDOM_MS, isSeldom: true },
  ]),
  async run({ browser, origin, rounds, note }) {
    const context = await browser.newContext({ baseURL: origin, viewport: PHONE, isMobile: true, hasTouch: true, locale: 'it-IT' });
    const page = await context.newPage();
    await signInByForm(page);
    await page.goto('/selling-area/mensa-2');
    await page.getByRole('heading', { level: 1, name: 'Mensa Corso Italia' }).waitFor();
    const first = (name: RegExp) => page.getByRole('button', { name }).first();
    await first(/^LO VOGLIO/).tap();
    const plus = first(/^Aggiungi uno/);
    const minus = first(/^Togli uno/);
    await plus.waitFor();
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const keep = async (action: (typeof ACTIONS)[number], act: () => Promise<void>, type?: 'keydown') =>
      note('shop', `${action}, ms`, 'ours', await timeToPaint(page, act, type));
    const settled = () => page.waitForFunction(() => document.querySelector('[aria-disabled=true]') === null);
    const closeDialog = async () => {
      const dialog = page.getByRole('dialog');
      // The code of the first one may still be loading.
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    };

    for (let round = 0; round < rounds; round += 1) {
      await keep("'+'", () => plus.tap());
      await settled();
      await minus.tap();
      await settled();
      await keep('open the filter', () => first(/^Filtra/).tap());
      await closeDialog();
      await keep('open a dish', () => page.getByRole('button', { name: 'vedi ingredienti' }).first().tap());
      await closeDialog();
      await keep('open the search', () => page.getByRole('button', { name: 'Cerca nel catalogo' }).tap());
      for (const key of 'salm') await keep('type in the search', () => page.keyboard.press(key), 'keydown');
      await page.getByRole('searchbox').press('Escape');
      await page.getByRole('button', { name: 'Cerca nel catalogo' }).waitFor();
    }
    await context.close();
  },
};
