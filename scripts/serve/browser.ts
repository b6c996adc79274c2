import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../install/chromium.mjs';

/** For headless Chromium in a container. The browser contacts no servers of its vendor. */
export const CHROMIUM_ARGS = [
  // Deterministic drawing, so that screenshots compare to the pixel: the same text on every background, and whole tiles.
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

export const DEMO = { email: 'demo@pausa.test', password: 'pranzo123' } as const;
export const EMPTY = { email: 'vuoto@pausa.test', password: 'pranzo123' } as const;
/** Has Edenred's vouchers, which are charged first, and a card for the rest. */
export const VOUCHERS = { email: 'buoni@pausa.test', password: 'pranzo123' } as const;
export type Account = typeof DEMO | typeof EMPTY | typeof VOUCHERS;

export const MENU = '00000000-0000-4000-8000-000000000001';

export function launch(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath === undefined ? {} : { executablePath }) });
}

/** Signs in with the form, as a person does; ends on the page to which the app leads. */
export async function signInByForm(page: Page, account: Account = DEMO): Promise<void> {
  await page.goto('/login-with-email');
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByRole('button', { name: 'continua' }).click();
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'login', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}
