/** `<pausa-payment-picker>` on a partner's page, with the partner's origin and policy: it shows the person's own methods. */
import type { Locator, Page } from '@playwright/test';
import { clearFaults, expect, signInOnForm } from '../support/journey.ts';
import { countCalls } from '../support/payments.ts';
import { APP, DEMO, DESKTOP, EMPTY, expectAccessible, PARTNER, PHONE, test } from '../support/test.ts';

const PAGE = `${PARTNER}/payment-picker/`;
const UPDATE = /^POST .*\/payment-preference\/update\/definedAmountMethod$/;
const CARD = { label: 'Carta •••• 4242', sublabel: 'Scade 08/28', provider: 'visa', category: 'card', type: 'braintree_cc' };
/** The page where a person adds PayPal: the host's list, which saves it at once and goes on to the methods. */
const ADD_PAYPAL = `${APP}/payment/integration/braintree_paypal/add?${new URLSearchParams({
  'key-to-update': 'PAYMENT_OPTIONS_PICKED_PI',
  'return-url': '/payment/payment-options/definedAmountMethod?key-to-update=INSTRUMENTS_ADDED_PI&return-url=%2Fpayment',
}).toString()}`;

const picker = (page: Page): Locator => page.locator('pausa-payment-picker');
const entry = (page: Page, name: RegExp): Locator => picker(page).getByRole('button', { name });

/** Records the element's events; with `isPrevented` it also prevents them, so that the page stays. */
async function listen(page: Page, isPrevented = false): Promise<() => Promise<unknown[]>> {
  await page.addInitScript((prevents) => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const type of ['pausa-payment-picked', 'pausa-navigate', 'pausa-session-required'])
      document.addEventListener(type, (event) => {
        heard.push([type, (event as CustomEvent<unknown>).detail]);
        if (prevents) event.preventDefault();
      });
  }, isPrevented);
  return () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
}

test.describe('nobody is signed in', () => {
  test('it says so, with the way to the login and back', async ({ page, context }) => {
    await page.goto(PAGE);
    await expect(picker(page).getByRole('heading', { name: 'Accedi per scegliere come pagare' })).toBeVisible();
    const link = picker(page).getByRole('link', { name: 'Accedi' });
    await expect(link).toHaveAttribute('href', `${APP}/login?redirect_to=%2Fpayment%2Fpayment-options%2FdefinedAmountMethod`);
    await expectAccessible(page);
    const [login] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await login.getByRole('button', { name: 'Accedi con Email' }).click();
    await signInOnForm(login, DEMO);
    await expect(login.getByRole('heading', { name: 'Scegli come pagare', level: 1 })).toBeVisible();
    await login.close();
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(entry(page, /4242/)).toBeVisible();
  });

  test('a page with a sign-in of its own hears of it, and our link is gone', async ({ page }) => {
    const heard = await listen(page, true);
    await page.goto(PAGE);
    await expect(picker(page).getByRole('heading', { name: 'Accedi per scegliere come pagare' })).toBeVisible();
    await expect(picker(page).getByRole('link', { name: 'Accedi' })).toHaveCount(0);
    expect(await heard()).toEqual([
      ['pausa-session-required', { loginUrl: `${APP}/login?redirect_to=%2Fpayment%2Fpayment-options%2FdefinedAmountMethod` }],
    ]);
  });
});

test.describe('signed in', () => {
  test.use({ account: DEMO });

  test('a method is picked: saved once, said once, marked, and it may be picked again', { tag: '@quick' }, async ({ page }) => {
    const calls = countCalls(page);
    const heard = await listen(page);
    await page.goto(PAGE);
    await expect(picker(page).getByRole('heading', { name: 'Scegli come pagare' })).toBeVisible();
    await entry(page, /4242/).dblclick();
    await expect(entry(page, /4242/)).toHaveAttribute('aria-current', 'true');
    await expect(picker(page).getByText('Hai scelto: Carta •••• 4242')).toBeAttached();
    expect(await heard()).toEqual([['pausa-payment-picked', CARD]]);
    expect(calls(UPDATE)).toBe(1);
    // The page must not see data with which somebody else could pay.
    expect(JSON.stringify(await heard())).not.toMatch(/uuid|"id"/);
    await entry(page, /4242/).click();
    await expect.poll(heard).toHaveLength(2);
    expect(calls(UPDATE)).toBe(2);
  });

  test('a method without an instrument is picked as null', async ({ page }) => {
    const heard = await listen(page);
    await page.goto(PAGE);
    await picker(page).evaluate((host) => host.setAttribute('context', 'walletRechargeMethod'));
    await entry(page, /Pellegrini/).click();
    await expect(entry(page, /Pellegrini/)).toHaveAttribute('aria-current', 'true');
    expect(await heard()).toEqual([['pausa-payment-picked', null]]);
    await entry(page, /4242/).click();
    await expect(entry(page, /4242/)).toHaveAttribute('aria-current', 'true');
    await expect(entry(page, /Pellegrini/)).not.toHaveAttribute('aria-current', 'true');
  });

  test('a provider’s mark has its letters', async ({ page }) => {
    await page.goto(PAGE);
    await expect(entry(page, /4242/).locator('svg text')).toHaveText('VI');
  });

  test('by keyboard: the focus stays where the choice is', async ({ page }) => {
    await page.goto(PAGE);
    await entry(page, /4242/).focus();
    await page.keyboard.press('Enter');
    await expect(entry(page, /4242/)).toHaveAttribute('aria-current', 'true');
    await expect(entry(page, /4242/)).toBeFocused();
  });

  test('a way to add one leads into the app, which knows where to go back to', async ({ page }) => {
    const calls = countCalls(page);
    await page.goto(PAGE);
    await entry(page, /PayPal/).click();
    await page.waitForURL(ADD_PAYPAL);
    await expect(page.getByRole('heading', { name: 'Collega PayPal', level: 1 })).toBeVisible();
    expect(calls(UPDATE)).toBe(0);
  });

  test('unless the page prevents it; and the list is read again by who comes back', async ({ page, context }) => {
    const calls = countCalls(page);
    const heard = await listen(page, true);
    await page.goto(PAGE);
    await entry(page, /PayPal/).click();
    expect(await heard()).toEqual([['pausa-navigate', { href: ADD_PAYPAL, to: 'link' }]]);
    expect(page.url()).toBe(PAGE);
    const other = await context.newPage();
    await other.goto(`${PARTNER}/`);
    await other.close();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => calls(/^GET .*\/payment\/options\//)).toBe(2);
    await expect(entry(page, /4242/)).toBeVisible();
  });

  test('hide-saved: only new methods; another context: another list', async ({ page }) => {
    await page.goto(PAGE);
    await expect(entry(page, /4242/)).toBeVisible();
    await picker(page).evaluate((host) => host.setAttribute('hide-saved', ''));
    await expect(entry(page, /PayPal/)).toBeVisible();
    await expect(entry(page, /4242/)).toHaveCount(0);
    await picker(page).evaluate((host) => {
      host.removeAttribute('hide-saved');
      host.setAttribute('context', 'walletRechargeMethod');
    });
    await expect(picker(page).getByRole('heading', { name: 'Scegli come ricaricare' })).toBeVisible();
    await expect(picker(page).getByRole('heading', { name: 'I tuoi metodi di ricarica' })).toBeVisible();
  });

  test('a choice that cannot be saved: Errore invio dati, nothing is said, and the next press helps', async ({ page, fault, sandbox }) => {
    const heard = await listen(page);
    await fault('b2c/payment-preference/update/*', '500');
    await page.goto(PAGE);
    await entry(page, /4242/).click();
    await expect(picker(page).getByRole('alert').getByText('Errore invio dati')).toBeVisible();
    expect(await heard()).toEqual([]);
    await clearFaults(sandbox);
    await entry(page, /4242/).click();
    await expect.poll(heard).toEqual([['pausa-payment-picked', CARD]]);
    await expect(picker(page).getByRole('alert')).toHaveCount(0);
  });

  test('a list that cannot be read: the sentence, and Riprova', async ({ page, fault, sandbox }) => {
    await fault('b2c/payment/options/*', 'drop');
    await page.goto(PAGE);
    await expect(picker(page).getByRole('heading', { name: 'Ops.. Non è possibile continuare.' })).toBeVisible();
    await clearFaults(sandbox);
    await picker(page).getByRole('button', { name: 'Riprova' }).click();
    await expect(entry(page, /4242/)).toBeVisible();
  });

  test('a session that ends before the choice: the way to the login, and nothing is said to be picked', async ({ page, fault }) => {
    const heard = await listen(page);
    await page.goto(PAGE);
    await expect(entry(page, /4242/)).toBeVisible();
    await fault('b2c/payment-preference/update/*', '401');
    await entry(page, /4242/).click();
    await expect(picker(page).getByRole('heading', { name: 'Accedi per scegliere come pagare' })).toBeVisible();
    expect(await heard()).toEqual([['pausa-session-required', expect.anything()]]);
  });

  for (const [name, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    test(`accessible, and the page does not scroll sideways (${name})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(PAGE);
      await entry(page, /4242/).click();
      await expect(entry(page, /4242/)).toHaveAttribute('aria-current', 'true');
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    });
  }
});

test.describe('with nothing saved', () => {
  test.use({ account: EMPTY });

  test('the only way to add is offered, and nobody is led there', async ({ page }) => {
    await page.goto(PAGE);
    await expect(entry(page, /PayPal/)).toBeVisible();
    await picker(page).evaluate((host) => host.setAttribute('context', 'partialAmountMethod'));
    await expect(entry(page, /Ticket Restaurant/)).toBeVisible();
    expect(page.url()).toBe(PAGE);
  });
});
