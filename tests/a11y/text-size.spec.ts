/**
 * A person whose browser has text of 200 %: the text is twice as large, nothing of it is cut, and nothing scrolls sideways. The same
 * holds for German, whose words are the longest, and there on a window of 320 px, too.
 */
import type { Page, ViewportSize } from '@playwright/test';
import { APP_CONFIG } from '../../sandbox/config.ts';
import { heading, putInCart } from '../support/journey.ts';
import { tooWide } from '../support/look.ts';
import { DEMO, DESKTOP, expect, MENU, PHONE, test as base } from '../support/test.ts';

const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { args = [] } = launchOptions as { args?: string[] };
      await use({ ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] });
    },
    { scope: 'worker' },
  ],
});

/** Lists the texts that stand out of what hides them, or of the control that they name. A row that scrolls may hide some. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode() !== null) {
      const { parentElement: parent, textContent: text } = texts.currentNode;
      if (parent === null || text?.trim() === '') continue;
      range.selectNodeContents(texts.currentNode);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath, position } = getComputedStyle(box);
        if (
          overflowX === 'auto' ||
          textOverflow === 'ellipsis' ||
          webkitLineClamp !== 'none' ||
          clipPath !== 'none' ||
          position === 'fixed'
        )
          break;
        const own = box.getBoundingClientRect();
        const isHidden = overflowX === 'hidden' || overflowX === 'clip' || box.matches('button, a');
        const isOutside =
          left < own.left - 1 || right > own.right + 1 || (overflowY !== 'visible' && (top < own.top - 2 || bottom > own.bottom + 2));
        if (isHidden && isOutside) cut.push(`${text?.trim() ?? ''} (${box.tagName} ${box.className})`);
      }
    }
    return [...new Set(cut)];
  });

/** The path of each screen, and its title in Italian and in German. */
const SCREENS: Readonly<Record<string, readonly [path: string, italian: string, german: string]>> = {
  home: ['/', 'Frigo Torre Nord', 'Frigo Torre Nord'],
  shop: ['/selling-area/milano-1', 'Frigo Torre Nord', 'Frigo Torre Nord'],
  cart: ['/selling-area/milano-1/cart', 'Il tuo ordine', 'Deine Bestellung'],
  coffee: ['/coffee/selling-area/caffe-1', 'Caffè Torre Nord', 'Caffè Torre Nord'],
  order: ['/locker-selling-order/ordine-0903', 'Completato', 'Abgeschlossen'],
  orders: ['/lista-ordini', 'Lista Ordini', 'Deine Bestellungen'],
  wallet: ['/wallet', 'Portafoglio', 'Geldbörse'],
  recharge: ['/wallet/recharge', 'Ricarica Wallet', 'Geldbörse aufladen'],
  'payment methods': ['/payment', 'Pagamento', 'Zahlung'],
  code: ['/code', 'Lettore QR-Code', 'QR-Code-Leser'],
  'an unknown address': ['/non-esiste', 'Pagina non trovata', 'Seite nicht gefunden'],
  menu: [`/menu/${MENU}`, 'Menu', 'Speisekarte'],
};

const NARROW = { width: 320, height: 640 };

async function expectWhole(page: Page, [path, title]: readonly [path: string, title: string], viewports: readonly ViewportSize[]) {
  await putInCart(page, { 'milano-1-01': 2, 'milano-1-09': 1 });
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await expect(heading(page, title).first()).toBeVisible();
    expect.soft(await tooWide(page), `${viewport.width} px`).toEqual([]);
    expect.soft(await cutTexts(page), `${viewport.width} px`).toEqual([]);
  }
}

const speakGerman = (page: Page) => page.route('**/config.json', (route) => route.fulfill({ json: { ...APP_CONFIG, languages: ['de'] } }));

base.describe('in German, on 320 px', () => {
  base.use({ viewport: NARROW, account: DEMO });

  for (const [name, [path, , title]] of Object.entries(SCREENS)) {
    base(name, async ({ page }) => {
      await speakGerman(page);
      await expectWhole(page, [path, title], [NARROW]);
    });
  }
});

test.describe('with text of 200 %', () => {
  test.use({ viewport: PHONE, account: DEMO });

  for (const [name, [path, italian, german]] of Object.entries(SCREENS)) {
    test(name, async ({ page }) => {
      await expectWhole(page, [path, italian], [PHONE, DESKTOP]);
      const size = await heading(page, italian)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(size, 'the title').toBeGreaterThanOrEqual(34);
    });

    test(`${name}, in German`, async ({ page }) => {
      await speakGerman(page);
      await expectWhole(page, [path, german], [PHONE, DESKTOP]);
    });
  }
});
