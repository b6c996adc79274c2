/** The payment vendors as the journeys meet them, under their own addresses or on the sandbox's origin. */
import type { APIRequestContext, FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { test as base } from './test.ts';

/**
 * The production build asks the vendors under their own names: here these lead to the sandbox's stand-ins, and into this
 * test's world with its faults. What has no stand-in gets no answer.
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
      // A vendor's window may be closing at this very moment.
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

/** The form stands, and its fields can be written in. */
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

/** PayPal's button, and what the customer does in the window that it opens. */
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

/** What the account has saved, by the server's word. */
export async function savedInstruments(page: Page, type: string): Promise<string[]> {
  const answer = await page.request.get('/b2c/payment-instrument/');
  const { instruments } = (await answer.json()) as { instruments: SavedInstrument[] };
  return instruments.filter((instrument) => instrument.type === type).map(({ label }) => label);
}

/** Every effect on money so far, with what it was for. */
export async function effects(sandbox: APIRequestContext): Promise<{ kind: string; intent: string; cents: number }[]> {
  const answer = await sandbox.get('/sandbox/ledger');
  return ((await answer.json()) as { kind: string; intent: string; cents: number }[]).map(({ kind, intent, cents }) => ({
    kind,
    intent,
    cents,
  }));
}

/** How a payment stands, by the server's word. */
export async function standOf(page: Page, uuid: string): Promise<string> {
  const answer = await page.request.get(`/b2c/payment/${uuid}`);
  return ((await answer.json()) as { actionType: string }).actionType;
}

/** The sandbox makes up a recharge of 10,00 € that waits for the bank; without this, it knows it once the step has begun. */
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
