/** The examples reserve the place of what they embed, so that nothing on them moves when it comes. */
import { expect } from '../support/journey.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { frames } from '../support/partner.ts';
import { APP, DEMO, DESKTOP, PARTNER, PHONE, test } from '../support/test.ts';

const EXAMPLES = [
  ['script-tag', 'pausa-menu', 'Spaghetti al pomodoro e basilico'],
  ['iframe', 'iframe', 'Spaghetti al pomodoro e basilico'],
  ['shop', 'pausa-shop', 'Lo chef consiglia'],
  ['wallet', 'pausa-wallet', 'Il tuo credito'],
  ['coffee', 'pausa-coffee', 'Cappuccino'],
] as const;

test.use({ account: DEMO });

for (const [example, tag, content] of EXAMPLES)
  test(`nothing moves on the example ${example}`, async ({ page }) => {
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      // What is embedded comes when the page around it has been drawn.
      let draw = (): void => undefined;
      const isDrawn = new Promise<void>((resolve) => (draw = resolve));
      await page.route(tag === 'iframe' ? `${APP}/iframe-menu/**` : `${APP}/elements/**`, async (route) => {
        await isDrawn;
        await route.continue();
      });
      await page.goto(`${PARTNER}/${example}/`, { waitUntil: 'commit' });
      await page.locator('h1').first().waitFor();
      await frames(page, 2);
      draw();
      await (tag === 'iframe' ? page.frameLocator('iframe') : page.locator(tag)).getByText(content).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page), `${viewport.width} px wide`).toBeLessThan(0.01);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
