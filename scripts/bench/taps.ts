/** From a tap or a key to the frame that shows its effect, in a shop with 600 dishes and in the same one written by hand. */
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { PHONE, signInByForm } from '../serve/browser.ts';
import type { Bench, Suite } from './bench.ts';
import { metricsOf } from './metrics.ts';
import { DIETS, handWrite, partsOf, PATH } from './hand-written-shop.ts';

const SLOW_DOWN = 4;
/** The limit of the 95th percentile. A median's limit is a ratio: milliseconds would measure the machine. */
const SELDOM_MS = 200;
/** What each may cost in all, times what it costs by hand. */
const MOST_IN_ALL = 2;
/** So many rounds for each of the bench's: the 95th percentile needs more than seven. */
const MORE_ROUNDS = 2;
/** After this time nothing more follows from a tap. */
const REST_MS = 400;
/** What each may cost until the next paint, times what it costs by hand. */
const ACTIONS = {
  "'+'": 1.1,
  'open the filter': 1.5,
  'confirm the filter': 1.2,
  'open a dish': 1.2,
  'open the cart': 1.2,
  'open the search': 1.5,
  'type in the search': 1.1,
} as const;
type Action = keyof typeof ACTIONS;

/** From traces of November 2026, with the processor slowed down. */
const DIALOG =
  'the style of the page below, which becomes inert, takes 80 ms (by hand 50), its entry in the history and what follows from it 60 (by hand none), to draw it 35, the cart 80 (by hand 10).';
const IN_THE_WAY: Readonly<Partial<Record<Action, string>>> = {
  'open the filter': DIALOG,
  'open a dish': DIALOG,
  'open the cart': DIALOG,
  'confirm the filter':
    'our shop shows the preference before the answer, so the first cards are compared with it; by hand nothing is drawn until the answer.',
};

/** Notes the next tap or key, and the frame after it. */
function watch(type: 'click' | 'keydown'): void {
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
}

const worked = async (client: CDPSession) => (await metricsOf(client)).workedMs;

class Visitor {
  constructor(
    readonly who: string,
    readonly page: Page,
    readonly client: CDPSession,
    readonly note: Bench['note'],
  ) {}

  button = (name: RegExp | string): Locator => this.page.getByRole('button', { name }).first();
  dialog = (): Locator => this.page.getByRole('dialog');

  async measure(action: Action, act: () => Promise<void>, type: 'click' | 'keydown' = 'click'): Promise<void> {
    await this.page.evaluate(watch, type);
    const before = await worked(this.client);
    await act();
    const time = await this.page.evaluate(() => (window as unknown as { answer: Promise<number> }).answer);
    const painted = await worked(this.client);
    await this.page.waitForTimeout(REST_MS);
    const rested = await worked(this.client);
    this.note('shop', `${action}, ms`, this.who, time);
    this.note('shop', `${action}, main thread to the next paint, ms`, this.who, painted - before);
    this.note('shop', `${action}, main thread in all, ms`, this.who, rested - before);
  }

  /** Without the checks that come before a press: they would be measured. */
  async tap(action: Action, target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error(`Nothing to tap for '${action}'.`);
    await this.measure(action, () => this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2));
  }

  async closeDialog(): Promise<void> {
    // The code of the first one may still be loading.
    await this.dialog().waitFor();
    await this.page.keyboard.press('Escape');
    await this.dialog().waitFor({ state: 'detached' });
  }

  async walk(): Promise<void> {
    await this.tap("'+'", this.button(/^Aggiungi uno/));
    await Promise.all([this.page.waitForResponse('**/selling-order/edit-item'), this.button(/^Togli uno/).tap()]);
    await this.tap('open a dish', this.button(/^VEDI INGREDIENTI/));
    await this.closeDialog();
    await this.tap('open the cart', this.page.getByRole('link', { name: 'Il tuo ordine' }));
    await this.closeDialog();
    await this.tap('open the search', this.button('Cerca nel catalogo'));
    for (const key of 'salm') await this.measure('type in the search', () => this.page.keyboard.press(key), 'keydown');
    await this.page.getByRole('searchbox').press('Escape');
    for (const diet of DIETS) {
      await this.tap('open the filter', this.button(/^Filtra/));
      await this.page.getByRole('radio', { name: diet }).tap();
      await this.tap('confirm the filter', this.button('Conferma'));
      await this.dialog().waitFor({ state: 'detached' });
    }
  }
}

async function openShop(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin, viewport: PHONE, isMobile: true, hasTouch: true, locale: 'it-IT' });
  // What runs this script calls it in functions that are sent to a page.
  await context.addInitScript('globalThis.__name = (work) => work');
  const page = await context.newPage();
  await signInByForm(page);
  await page.goto('/selling-area/mensa-2');
  await page
    .getByRole('button', { name: /^LO VOGLIO/ })
    .first()
    .tap();
  await page
    .getByRole('button', { name: /^Aggiungi uno/ })
    .first()
    .tap();
  await page.waitForLoadState('networkidle');
  return { context, page };
}

export const taps: Suite = {
  name: 'Taps among 600 dishes',
  about: `From the input to the frame that shows its effect, and what the main thread works until then and until nothing happens any more; ${PHONE.width} px, processor slowed down ${SLOW_DOWN} times. «By hand» is the same page with the same style sheets and calls, and a script for these taps with no library.`,
  goals: (Object.entries(ACTIONS) as [Action, number][]).flatMap(([action, most]) => {
    const way = IN_THE_WAY[action];
    const inTheWay = way === undefined ? {} : { inTheWay: way };
    return [
      { row: `shop: ${action}, ms`, most: SELDOM_MS, isSeldom: true as const, ...inTheWay },
      { row: `shop: ${action}, main thread to the next paint, ms`, most, of: 'by hand', ...inTheWay },
      { row: `shop: ${action}, main thread in all, ms`, most: MOST_IN_ALL, of: 'by hand' },
    ];
  }),
  async run({ browser, origin, rounds, note }) {
    const { context, page } = await openShop(browser, origin);
    const parts = await partsOf(page);
    const other = await context.newPage();
    await other.route(`**${PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: parts.page }));
    await other.goto(PATH);
    await other.evaluate(handWrite, parts);
    const visitors: Visitor[] = [];
    for (const [who, each] of [
      ['ours', page],
      ['by hand', other],
    ] as const) {
      const client = await context.newCDPSession(each);
      await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
      await client.send('Performance.enable', { timeDomain: 'threadTicks' });
      visitors.push(new Visitor(who, each, client, note));
    }
    for (let round = 0; round < rounds * MORE_ROUNDS; round += 1) {
      for (const visitor of visitors) {
        await visitor.page.bringToFront();
        await visitor.walk();
      }
    }
    await context.close();
  },
};
