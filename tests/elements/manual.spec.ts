/** The manual's tabs: the snippets of 'Embed' work, and 'Theme' reports text with too little contrast. The brand studio. */
import type { Page } from '@playwright/test';
import { MENUS } from '../support/partner.ts';
import { APP, DESKTOP, expect, PARTNER, test } from '../support/test.ts';

// The test writes the partner's page by script, which the examples' policy forbids.
test.use({ viewport: DESKTOP, bypassCSP: true });

async function openManual(page: Page, story: string, panel: 'Embed' | 'Theme' | 'Controls'): Promise<void> {
  await page.goto(`/stories/?path=/story/${story}`);
  await page.getByRole('tab', { name: panel }).click();
}

/** The snippet below a title of the tab 'Embed'. */
const code = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true }).locator('pre');

/** A partner's page with this snippet alone. */
async function openAsPartner(page: Page, markup: string): Promise<void> {
  await page.goto(`${PARTNER}/`);
  await page.setContent(`<!doctype html><html lang="it"><title>Intranet</title><body>${markup}</body></html>`);
}

test.describe('Embed', () => {
  test('writes two lines that show the menu on a page of a partner', async ({ page }) => {
    await openManual(page, 'menu-menu--data-fetched-list', 'Embed');
    await page.getByLabel('Where the provider serves the app').fill(APP);
    await expect(code(page, 'Script tag')).toHaveText(
      `<script type="module" src="${APP}/elements/latest/menu.js"></script>\n<pausa-menu layout="list" menu-id="${MENUS.canteen}"></pausa-menu>`,
      { useInnerText: true },
    );
    await openAsPartner(page, await code(page, 'Script tag').innerText());
    await expect(page.getByRole('heading', { name: 'Penne al pesto con mozzarella' })).toBeVisible();
  });

  test('follows the controls', async ({ page }) => {
    await openManual(page, 'payment-inlinepicker--await-choice', 'Controls');
    await page.getByLabel('context').selectOption('walletRechargeMethod');
    await page.getByRole('tab', { name: 'Embed' }).click();
    await expect(code(page, 'Script tag')).toContainText('<pausa-payment-picker context="walletRechargeMethod"></pausa-payment-picker>');
    await expect(code(page, 'React')).toContainText('<InlinePicker context="walletRechargeMethod"');
    const story = page.frameLocator('#storybook-preview-iframe');
    await expect(story.getByRole('heading', { name: 'Scegli come ricaricare' })).toBeVisible();
  });

  test('says what an attribute means and what it may be, and that a copy was refused', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await openManual(page, 'wallet-wallet--data-fetched', 'Controls');
    await expect(page.getByText("An https address of the provider's: the terms of the wallet.")).toBeVisible();
    await page.getByRole('tab', { name: 'Embed' }).click();
    await expect(code(page, 'Script tag')).toContainText('terms-url="https://pausa.example/termini"');
    await page.getByRole('button', { name: 'Copy: Script tag' }).click();
    await expect(page.getByRole('region', { name: 'Script tag' }).getByRole('status')).toHaveText('Could not copy: select the text');
    expect(errors).toEqual([]);
  });

  test('writes the address of a screen, and the component of an order', async ({ page }) => {
    await openManual(page, 'menu-screenmenu--showing', 'Embed');
    await page.getByLabel('Where the provider serves the app').fill(APP);
    await expect(code(page, 'Address')).toHaveText(`${APP}/screen-menu/${MENUS.canteen}`);
    await openManual(page, 'coffee-coffeeorder--draft', 'Embed');
    await expect(code(page, 'React')).toContainText('<CoffeeOrder orderId="caffe-7" />');
  });

  test('says so where a widget is no element', async ({ page }) => {
    await openManual(page, 'login-emaillogin--start-login', 'Embed');
    await expect(page.getByText('This one is part of the app, and a React component of the package.')).toBeVisible();
  });
});

test('Theme warns of colours that cannot be read, and mends them', async ({ page }) => {
  await openManual(page, 'payment-inlinepicker--await-choice', 'Theme');
  await expect(page.getByText('Everything can be read.')).toBeVisible();
  await page.getByLabel('text', { exact: true }).fill('#bbbbbb');
  const problems = page.getByRole('list', { name: 'Not legible' });
  await expect(problems).toContainText('text on surface: 1.92 to 1.');
  const title = page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 2 }).first();
  await expect(title).toHaveCSS('color', 'rgb(187, 187, 187)');

  await problems.getByRole('button').first().click();
  await expect(page.getByText('Everything can be read.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your style sheet' })).toContainText(/--pausa-text: #[67][0-9a-f]{5};/);
  await expect(page.getByRole('button', { name: 'Copy: Your style sheet' })).toBeInViewport();

  // A new primary colour also changes the text on it and its pressed colour.
  await page.getByLabel('primary', { exact: true }).fill('#ffd400');
  await expect(problems).toContainText('primary on surface: 1.43 to 1.');
  await page.getByRole('button', { name: 'Mend all' }).click();
  await expect(page.getByText('Everything can be read.')).toBeVisible();

  await page.getByRole('button', { name: 'Back to ours' }).click();
  await expect(title).toHaveCSS('color', 'rgb(22, 38, 28)');
});

test('the brand studio shows the chosen colour and language on the stories in its frames', async ({ page }) => {
  await page.goto('/stories/?path=/story/brand-studio--brand-studio');
  const studio = page.frameLocator('#storybook-preview-iframe');
  await studio.getByRole('textbox', { name: 'primary, light, as #rrggbb' }).fill('#7A1F4B');
  await studio.getByRole('textbox', { name: 'Name' }).fill('Gusto');
  await expect(studio.getByText('"primary": "#7A1F4B"')).toBeVisible();
  await studio.getByRole('checkbox', { name: 'English' }).check();
  await studio.getByRole('checkbox', { name: 'Italian' }).uncheck();
  // Storybook's window for a story is narrow: the studio shows one part at a time.
  await studio.getByRole('button', { name: 'Previews' }).click();
  const home = studio.frameLocator('iframe[title="Home, light"]');
  await expect(home.getByRole('link', { name: 'ORDINA: Frigo Torre Nord' })).toHaveCSS('background-color', 'rgb(122, 31, 75)');
  const signIn = studio.frameLocator('iframe[title="Sign-in, light"]');
  await expect(signIn.getByText('Gusto')).toBeVisible();
  await expect(signIn.getByRole('button', { name: 'Sign in with Microsoft' })).toBeVisible();
});
