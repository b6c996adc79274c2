/** A person whose browser has text of 200 %: the text is twice as large, nothing of it is cut, and nothing scrolls sideways. */
import type { Page } from '@playwright/test';
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

const SCREENS: Readonly<Record<string, readonly [path: string, title: string]>> = {
  home: ['/', 'Frigo Torre Nord'],
  shop: ['/selling-area/milano-1', 'Frigo Torre Nord'],
  cart: ['/selling-area/milano-1/cart', 'Il tuo ordine'],
  coffee: ['/coffee/selling-area/caffe-1', 'Caffè Torre Nord'],
  order: ['/locker-selling-order/ordine-0903', 'Completato'],
  orders: ['/lista-ordini', 'Lista Ordini'],
  wallet: ['/wallet', 'Portafoglio'],
  recharge: ['/wallet/recharge', 'Ricarica Wallet'],
  'payment methods': ['/payment', 'Pagamento'],
  code: ['/code', 'Lettore QR-Code'],
  'an unknown address': ['/non-esiste', 'Pagina non trovata'],
  menu: [`/menu/${MENU}`, 'Menu'],
};

test.describe('with text of 200 %', () => {
  test.use({ viewport: PHONE, account: DEMO });

  for (const [name, [path, title]] of Object.entries(SCREENS)) {
    test(name, async ({ page }) => {
      await putInCart(page, { 'milano-1-01': 2, 'milano-1-09': 1 });
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await expect(heading(page, title).first()).toBeVisible();
        const size = await heading(page, title)
          .first()
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
        expect(size, 'the title').toBeGreaterThanOrEqual(34);
        expect.soft(await tooWide(page), `${viewport.width} px`).toEqual([]);
        expect.soft(await cutTexts(page), `${viewport.width} px`).toEqual([]);
      }
    });
  }
});
