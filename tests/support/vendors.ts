/** The payment vendors as the journeys meet them, under their own addresses or on the sandbox's origin. */
import type { APIRequestContext, FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { test as base } from './test.ts';

/**
 * The production build calls the vendors at their own host names. This routes the calls to the sandbox's stand-ins, in this
 * test's world with its faults, and blocks all others.
 */
export const test = base.extend<{ vendorRoutes: void }>({
  vendorRoutes: [
    async ({ context, sandbox, vendors }, use) => {
      if (vendors === 'real') {
        await context.route(/^https:\/\//, async (route) => {
          const request = route.request();
          const { host, pathname, search } = new URL(request.url());
          const data = request.postDataBuffer();
          try {
            const answer = await sandbox.fetch(`/sandbox/vendors/${host}${pathname}${search}`, {
              method: request.method() === 'OPTIONS' ? 'GET' : request.method(),
              headers: { 'x-sandbox-vendors': 'real', 'content-type': request.headers()['content-type'] ?? 'text/plain' },
              ...(data === null ? {} : { data }),
              timeout: 0,
            });
            const headers: Record<string, string> = {
              ...answer.headers(),
              'access-control-allow-origin': '*',
              'access-control-allow-headers': '*',
            };
            delete headers['content-encoding'];
            delete headers['content-length'];
            await route.fulfill({ status: answer.status(), headers, body: await answer.body() });
          } catch {
            await route.abort().catch(() => undefined);
          }
        });
      }
      await use();
      // The vendor's window may close at this moment.
      await context.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
    },
    { auto: true },
  ],
});

/** Both builds: the vendors under their own names, and the one that runs without internet. */
export const BUILDS = [
  ['the production build', 'real'],
  ['the build without internet', 'own'],
] as const;

export const field = (page: Page, name: 'number' | 'expirationDate' | 'cvv'): Locator =>
  page.frameLocator(`iframe[name="braintree-hosted-field-${name}"]`).getByRole('textbox');

export const holder = (page: Page): Locator => page.getByLabel('Intestatario della carta');
export const addCard = (page: Page): Locator => page.getByRole('button', { name: 'AGGIUNGI CARTA' });

/** Waits until the form is ready and its fields accept input. */
export async function openCardForm(page: Page, query = ''): Promise<void> {
  await page.goto(`/payment/integration/braintree_cc/add${query}`);
  await expectCardForm(page);
}

export async function expectCardForm(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Aggiungi Carta', level: 1 })).toBeVisible();
  for (const name of ['number', 'expirationDate', 'cvv'] as const) await expect(field(page, name)).toBeVisible();
  await expect(addCard(page)).not.toHaveAttribute('aria-disabled', 'true');
}

export async function fillCard(page: Page, number = '4111111111111111'): Promise<void> {
  await holder(page).fill('Giulia Bianchi');
  await field(page, 'number').fill(number);
  await field(page, 'expirationDate').fill('1230');
  await field(page, 'cvv').fill('123');
}

/** The window of the bank. */
export const bank = (page: Page): FrameLocator => page.frameLocator('iframe[title="Banca di prova (sandbox)"]');
export const atBank = (page: Page, choice: 'Conferma' | 'Rifiuta' | 'Annulla' | 'La banca non risponde'): Promise<void> =>
  bank(page).getByRole('button', { name: choice, exact: true }).click();

/** Presses PayPal's button, and the customer's choice in the window that it opens. */
export const paypalButton = (page: Page): Locator => page.getByRole('button', { name: 'PayPal (sandbox)' });
export async function atPayPal(page: Page, choice: 'Accetta e continua' | 'Annulla'): Promise<void> {
  const opening = page.waitForEvent('popup');
  await paypalButton(page).click();
  await chooseIn(await opening, choice);
}

/** The press closes the window, perhaps before it counts as finished. */
export async function chooseIn(popup: Page, choice: 'Accetta e continua' | 'Annulla'): Promise<void> {
  await popup
    .getByRole('button', { name: choice, exact: true })
    .click()
    .catch((thrown: unknown) => {
      if (!popup.isClosed()) throw thrown;
    });
}

export interface SavedInstrument {
  readonly label: string;
  readonly type: string;
}

/** The saved instruments of the account on the server. */
export async function savedInstruments(page: Page, type: string): Promise<string[]> {
  const answer = await page.request.get('/b2c/payment-instrument/');
  const { instruments } = (await answer.json()) as { instruments: SavedInstrument[] };
  return instruments.filter((instrument) => instrument.type === type).map(({ label }) => label);
}

/** Every money movement so far, with its purpose. */
export async function effects(sandbox: APIRequestContext): Promise<{ kind: string; intent: string; cents: number }[]> {
  const answer = await sandbox.get('/sandbox/ledger');
  return ((await answer.json()) as { kind: string; intent: string; cents: number }[]).map(({ kind, intent, cents }) => ({
    kind,
    intent,
    cents,
  }));
}

/** The server's status of a payment. */
export async function standOf(page: Page, uuid: string): Promise<string> {
  const answer = await page.request.get(`/b2c/payment/${uuid}`);
  return ((await answer.json()) as { actionType: string }).actionType;
}

/** Creates a recharge of 10,00 € that waits for the bank. Without this call the sandbox creates it when the step starts. */
export async function openCardRecharge(page: Page, uuid: string): Promise<void> {
  const answer = await page.request.get(`/b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/${uuid}`);
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A recharge of 10,00 € that waits for PayPal to know the device, as the server opened it. */
export async function openPayPalRecharge(page: Page): Promise<{ uuid: string; path: string }> {
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  const { instrument } = await post<{ instrument: { id: string; category: string; provider: string } }>(
    '/b2c/payment/integration/braintree/braintree-paypal-pi/add-account',
    { nonce: 'paypal_sandbox' },
  );
  const { id: paymentInstrumentId, category, provider } = instrument;
  await post('/b2c/payment-preference/update/walletRechargeMethod', { paymentInstrumentId, category, provider });
  const { uuid, linkAction } = await post<{ uuid: string; linkAction: { link: string } }>('/b2c/wallet-recharge', {
    amount: 10,
    walletRechargeData: { amountType: 'DefinedAmount', payWith: { provider, label: 'PayPal' } },
    resultUrl: '/wallet',
  });
  return { uuid, path: linkAction.link };
}
