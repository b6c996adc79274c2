/** While a page loads, nothing that stands there moves; whatever is pressed is large enough; a placeholder can be told from its ground. */
import type { Locator, Page } from '@playwright/test';
import { expect, heading, putInCart } from '../support/journey.ts';
import { DEMO, DESKTOP, MENU, PHONE, test } from '../support/test.ts';

interface Route {
  readonly path: string;
  /** Visible when the page is whole. */
  whole(page: Page): Locator;
  readonly isPublic?: true;
  readonly isPhoneOnly?: true;
}

const main = (page: Page) => page.getByRole('main');

const ROUTES: Readonly<Record<string, Route>> = {
  login: { path: '/login', isPublic: true, whole: (page) => page.getByRole('button', { name: 'Accedi con Email' }) },
  'the menu': { path: `/menu/${MENU}`, isPublic: true, whole: (page) => main(page).getByRole('listitem').first() },
  home: { path: '/', whole: (page) => heading(page, 'Frigo Torre Nord') },
  me: { path: '/me', isPhoneOnly: true, whole: (page) => main(page).getByRole('button', { name: 'Logout' }) },
  'the shop': { path: '/selling-area/milano-1', whole: (page) => page.getByRole('group', { name: /^Quantità di/ }).first() },
  'the cart': { path: '/selling-area/milano-1/cart', whole: (page) => page.getByRole('button', { name: 'Paga 11,40 €' }) },
  orders: { path: '/lista-ordini', whole: (page) => main(page).getByRole('listitem').first() },
  'an order': { path: '/locker-selling-order/ordine-0903', whole: (page) => heading(page, 'Completato') },
  'the list of methods': { path: '/payment', whole: (page) => page.getByText('Carta •••• 4242') },
  'the options for a payment': {
    path: '/payment/payment-options/definedAmountMethod',
    whole: (page) => main(page).getByRole('button', { name: /PayPal/ }),
  },
  'the wallet': { path: '/wallet', whole: (page) => page.getByRole('link', { name: 'RICARICA' }) },
  'a recharge': { path: '/wallet/recharge', whole: (page) => page.getByRole('button', { name: 'Ricarica Wallet 25,00 €' }) },
  'a coffee machine': { path: '/coffee/selling-area/caffe-1', whole: (page) => page.getByRole('button', { name: 'eroga: Cappuccino' }) },
};

/** What moved since the page began, and by how many pixels: the browser's own record, without what follows a press. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
          })[])
            for (const { node, previousRect: before, currentRect: after } of entry.sources)
              seen.push(
                `${node instanceof Element ? `${node.localName} ${(node.textContent ?? '').slice(0, 40)}` : node?.textContent}: x ${after.x - before.x}, y ${after.y - before.y}, width ${after.width - before.width}`,
              );
        }).observe({ type: 'layout-shift', buffered: true });
        // Observers hear of what is buffered, and of the last frame, within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(seen))));
      }),
  );

/** Links and buttons that are shown and smaller than 44 px. A link within a text is as high as its line. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, summary, [role="button"], [role="switch"], [role="radio"]')]
      .filter((target) => {
        const label = target.closest('label') ?? target;
        const { width, height } = label.getBoundingClientRect();
        const inText = target.localName === 'a' && getComputedStyle(target).display === 'inline' && target.closest('p, li') !== null;
        const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
        return isShown && !inText && (width < 43.9 || height < 43.9);
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return `${target.localName} ${target.getAttribute('aria-label') ?? target.textContent}: ${Math.round(width)} × ${Math.round(height)}`;
      }),
  );

for (const [name, { path, whole, isPublic = false, isPhoneOnly = false }] of Object.entries(ROUTES)) {
  test.describe(() => {
    test.use({ account: isPublic ? null : DEMO });

    test(`${name}: nothing moves while a slow network loads it, no target is under 44 px`, async ({ page, fault }) => {
      if (!isPublic) await putInCart(page, { 'milano-1-01': 2, 'milano-1-09': 2, 'milano-1-23': 1 });
      // Into the cache with the typeface: text is a little narrower in the one before it, whatever else loads.
      await page.goto(`/menu/${MENU}`);
      await page.evaluate(() => document.fonts.ready);
      await fault('b2c/*', 'slow:700');
      for (const viewport of isPhoneOnly ? [PHONE] : [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await expect(whole(page)).toBeVisible();
        expect(await shifts(page), `${viewport.width} px`).toEqual([]);
        expect(await smallTargets(page), `${viewport.width} px`).toEqual([]);
      }
    });
  });
}
