/**
 * All six elements on one page, under each style sheet of `hostile/` and under two well-known libraries. Every pixel inside them
 * must be the same as on a page without styles.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, putInCart } from '../support/journey.ts';
import { frames, MENUS } from '../support/partner.ts';
import { differentPixels } from '../support/pixels.ts';
import { APP, DEMO, PARTNER, test } from '../support/test.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OWN = readdirSync(fileOf('hostile/')).filter((name) => name.endsWith('.css'));
const SHEETS: readonly (readonly [name: string, file: string])[] = [
  ...OWN.map((name) => [name, fileOf(`hostile/${name}`)] as const),
  ['bootstrap', fileOf('../../node_modules/bootstrap/dist/css/bootstrap.css')],
  ['normalize.css', fileOf('../../node_modules/normalize.css/normalize.css')],
];
const FONT = fileOf('../../node_modules/@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2');

const ELEMENTS = [
  ['menu', `menu-id="${MENUS.canteen}"`, 'Spaghetti al pomodoro e basilico'],
  ['shop', 'area-id="milano-1"', 'Penne al pesto con mozzarella'],
  ['cart', 'area-id="milano-1"', 'Come paghi'],
  ['payment-picker', '', 'Carta •••• 4242'],
  ['wallet', 'terms-url="https://pausa.example/termini"', 'Termini e condizioni'],
  ['coffee', 'area-id="caffe-1"', 'Ciao, Giulia'],
] as const;
const WIDTH = 480;
const HEIGHT = 860;
const VIEWPORT = { width: 3 * WIDTH, height: 2 * HEIGHT };

/**
 * A page may move an element, so this fixes its place; inherited properties still apply. The element is visible and has a layer
 * of its own, because the browser rounds the edges of curves differently in other layers.
 */
const PLACE = [
  'position: absolute',
  'display: block',
  'float: none',
  `width: ${WIDTH}px`,
  `height: ${HEIGHT}px`,
  'margin: 0',
  'padding: 0',
  'border: 0',
  'min-width: 0',
  'max-width: none',
  'min-height: 0',
  'overflow: clip',
  'background: #fff',
  'transform: none',
  'rotate: none',
  'will-change: transform',
  'visibility: visible',
  'perspective: none',
  'contain: none',
  'container: none',
  'transition: none',
  'animation: none',
  'columns: auto',
  'inset: auto',
  'z-index: 1',
  'outline: 0',
  'place-content: normal',
  'box-sizing: border-box',
];

const frameOf = (name: string, attributes: string, index: number): string => {
  const style = [...PLACE, `left: ${(index % 3) * WIDTH}px`, `top: ${Math.floor(index / 3) * HEIGHT}px`];
  return `<div class="frame" style="${style.map((rule) => `${rule} !important`).join('; ')}"><pausa-${name} ${attributes}></pausa-${name}></div>`;
};

const SCRIPTS = ELEMENTS.map(([name]) => `<script type="module" src="${APP}/elements/${name}.js"></script>`).join('');
const HTML = `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Partner</title>
  <link rel="icon" href="data:,">${SCRIPTS}</head>
  <body style="margin: 0 !important; animation: none !important; position: static !important"><div style="all: initial !important; position: fixed !important; inset: 0 !important; background: #fff !important"></div></body></html>`;
const FRAMES = ELEMENTS.map(([name, attributes], index) => frameOf(name, attributes, index)).join('');

/** Opens the page without elements. */
async function open(page: Page): Promise<void> {
  await page.setViewportSize(VIEWPORT);
  await page.route(`${PARTNER}/hostile/**`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)!;
    if (name.endsWith('.woff2')) return route.fulfill({ path: FONT, contentType: 'font/woff2' });
    const file = SHEETS.find(([sheet]) => sheet === name)?.[1];
    return route.fulfill({ contentType: 'text/css', ...(file === undefined ? { body: '' } : { path: file }) });
  });
  await putInCart(page, { 'milano-1-01': 1, 'milano-1-02': 2 });
  await page.goto(`${PARTNER}/`);
  await page.setContent(HTML);
}

/** Puts new elements under another style sheet, or none, and waits until everything is rendered. */
async function stand(page: Page, sheet: string): Promise<void> {
  await page.evaluate(
    async ([href, elements]) => {
      for (const frame of document.querySelectorAll('.frame')) frame.remove();
      document.querySelector('link[rel=stylesheet]')?.remove();
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      await new Promise((resolve) => {
        link.addEventListener('load', resolve);
        document.head.append(link);
      });
      document.body.insertAdjacentHTML('beforeend', elements);
    },
    [`/hostile/${sheet}`, FRAMES] as const,
  );
  for (const [name, , shown] of ELEMENTS) await expect(page.locator(`pausa-${name}`).getByText(shown).first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // The page's borders and pseudo-elements shift the inside of the element's box. This moves it back to its place.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('.frame')) {
      const host = frame.firstElementChild;
      const inside = host?.shadowRoot?.firstElementChild;
      if (!(host instanceof HTMLElement) || !inside) throw new Error('An element is not there.');
      const [outer, inner] = [frame.getBoundingClientRect(), inside.getBoundingClientRect()];
      if (inner.height < outer.height) (frame as HTMLElement).style.setProperty('height', `${inner.height}px`, 'important');
      if (outer.top === inner.top && outer.left === inner.left) continue;
      host.style.setProperty('position', 'relative', 'important');
      host.style.setProperty('top', `${outer.top - inner.top}px`, 'important');
      host.style.setProperty('left', `${outer.left - inner.left}px`, 'important');
    }
  });
  // Waits until all visible pictures are loaded and decoded.
  await page.evaluate(async () => {
    const seen = Array.from(document.querySelectorAll('.frame'), (frame) => {
      const bottom = frame.getBoundingClientRect().bottom;
      const images = Array.from(frame.firstElementChild?.shadowRoot?.querySelectorAll('img') ?? []);
      return images.filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < bottom);
    });
    await Promise.all(seen.flat().map((image) => image.decode()));
  });
  // Paints the page again as a whole: tiles that were painted one after the other differ at their edges.
  const show = (display: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('display', value, 'important'), display);
  await show('none');
  await frames(page, 2);
  await show('block');
  await frames(page, 2);
  // Selects a text, and sets the keyboard focus.
  await page.evaluate(() => {
    const inside = (name: string, selector: string) =>
      document.querySelector(`pausa-${name}`)?.shadowRoot?.querySelector<HTMLElement>(selector);
    const title = inside('wallet', 'h2, h1');
    if (title) window.getSelection()?.selectAllChildren(title);
    inside('payment-picker', 'button')?.focus();
  });
  await frames(page, 3);
}

/** Screenshots of the elements' frames, and of a dialog that one of them opens. */
async function look(page: Page, sheet = 'none'): Promise<Readonly<Record<'page' | 'dialog', Buffer>>> {
  await stand(page, sheet);
  const whole = await page.screenshot({ animations: 'disabled' });
  const filter = page.locator('pausa-shop').getByRole('button', { name: 'Filtra per dieta e allergeni', includeHidden: true });
  await filter.evaluate((button: HTMLElement) => button.click());
  const dialog = page.locator('pausa-shop dialog');
  await expect(dialog).toHaveAttribute('open');
  await frames(page, 2);
  const clip = await dialog.boundingBox();
  if (clip === null) throw new Error('The dialog has no box.');
  return { page: whole, dialog: await page.screenshot({ clip, animations: 'disabled' }) };
}

// The test places the frames by inline styles, which the partner's policy would refuse.
test.use({ account: DEMO, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** The number of pages; each page tries some of the sheets. */
const PARTS = 3;
for (let part = 0; part < PARTS; part += 1) {
  const sheets = SHEETS.filter((_, index) => index % PARTS === part).map(([name]) => name);

  test(`not a pixel under ${sheets.join(', ')}`, async ({ page }, testInfo) => {
    test.setTimeout(sheets.length * 20_000);
    await open(page);
    const plain = await look(page);
    expect(plain.page.length).toBeGreaterThan(300_000);
    for (const name of [...sheets, 'none']) {
      await test.step(name, async () => {
        const hostile = await look(page, name);
        for (const each of ['page', 'dialog'] as const) {
          if (plain[each].equals(hostile[each])) continue;
          await testInfo.attach(`${name}: ${each}, plain`, { body: plain[each], contentType: 'image/png' });
          await testInfo.attach(`${name}: ${each}, hostile`, { body: hostile[each], contentType: 'image/png' });
          expect.soft(await differentPixels(page, plain[each], hostile[each]), `${name}: ${each}`).toBe(0);
        }
      });
    }
  });
}
