/** `npm run screenshots`: the pictures of the README and of docs/screens.md, into docs/screenshots. Needs a build. */
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { DESKTOP, launch, MENU, PHONE, signInByForm } from '../serve/browser.ts';
import { serve } from '../serve/serve.ts';

const DIRECTORY = fileURLToPath(new URL('../../docs/screenshots', import.meta.url));
const PORT = 4473;
const SHOP = '/selling-area/milano-1';

async function signedInPage(browser: Browser, baseURL: string, viewport: { width: number; height: number }): Promise<Page> {
  // One device pixel per CSS pixel: the README shows the pictures small, and the repository stays small.
  const isMobile = viewport === PHONE;
  const context = await browser.newContext({
    baseURL,
    viewport,
    isMobile,
    hasTouch: isMobile,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signInByForm(page);
  return page;
}

async function order(page: Page, dishes: number): Promise<void> {
  await page.goto(SHOP);
  for (let dish = 0; dish < dishes; dish += 1) {
    await page
      .getByRole('button', { name: /lo voglio/i })
      .first()
      .click();
    await page.waitForTimeout(400);
  }
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const path = `${DIRECTORY}/${name}.png`;
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  console.log(`  ${name}.png  ${(statSync(path).size / 1000).toFixed(0)} kB`);
}

mkdirSync(DIRECTORY, { recursive: true });
const served = await serve({ port: PORT, partnerPort: PORT + 1, say: () => {} });
const browser = await launch();
try {
  const { origin } = served.app;

  const phone = await signedInPage(browser, origin, PHONE);
  await order(phone, 3);
  await phone.evaluate(() => window.scrollTo(0, 0));
  await shoot(phone, 'shop-phone');
  await phone.goto(`${SHOP}/cart`);
  await phone.getByText('Il tuo ordine').first().waitFor();
  await shoot(phone, 'cart-phone');
  await phone.context().close();

  const desktop = await signedInPage(browser, origin, DESKTOP);
  await desktop.goto(SHOP);
  await desktop.getByRole('region', { name: 'Il tuo ordine' }).waitFor();
  await desktop.evaluate(() => window.scrollTo(0, 0));
  await shoot(desktop, 'shop-desktop');
  await desktop.context().close();

  const partner = await browser.newPage({ viewport: DESKTOP, locale: 'it-IT' });
  await partner.goto(`${served.partner.origin}/script-tag/`);
  await shoot(partner, 'embedded-menu');

  const wall = await browser.newPage({
    viewport: { width: 1280, height: 720 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  await wall.clock.setFixedTime('2026-03-10T12:24:00+01:00');
  await wall.goto(`${origin}/screen-menu/${MENU}`);
  await wall.getByRole('heading', { level: 1 }).waitFor();
  await shoot(wall, 'screen');
} finally {
  await browser.close();
  await served.close();
}
