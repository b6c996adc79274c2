/** Every element on a partner's page, in four sizes of the window: what has the focus is in view, and bars let go in low windows. */
import { expect, putInCart } from '../support/journey.ts';
import { expectFocusInView } from '../support/focus.ts';
import { expectRoomInLowWindows } from '../support/room.ts';
import { DEMO, PARTNER, test } from '../support/test.ts';

const PAGES: readonly (readonly [path: string, element: string, text: string])[] = [
  ['/shop/', 'pausa-cart', 'Paga 7,00 €'],
  ['/coffee/', 'pausa-coffee', 'Cappuccino'],
  ['/wallet/', 'pausa-wallet', 'RICARICA'],
  ['/payment-picker/', 'pausa-payment-picker', 'Carta •••• 4242'],
  ['/script-tag/', 'pausa-menu', 'Penne al pesto'],
];

test.use({ account: DEMO });

for (const [path, element, text] of PAGES) {
  test(`<${element}>`, async ({ page }) => {
    if (path === '/shop/') await putInCart(page, { 'milano-1-01': 5 });
    await page.goto(`${PARTNER}${path}`);
    await expect(page.locator(element).getByText(text).first()).toBeVisible();
    await expectRoomInLowWindows(page, element);
    await expectFocusInView(page, element);
  });
}
