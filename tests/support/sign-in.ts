/** Steps that the sign-in journeys share. All worlds share the accounts: a test that changes an account creates its own. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectPath, heading } from './journey.ts';

export const newAddress = (name: string): string => `${name}-${randomUUID()}@example.it`;

/** Create the account before you set faults, which would also hit these calls. */
async function identity(sandbox: APIRequestContext, operation: string, data: object): Promise<{ idToken: string }> {
  const answer = await sandbox.post(`/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=demo-key`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { idToken: string };
}

/** Creates an account with a password. */
export async function newAccount(sandbox: APIRequestContext, name: string): Promise<{ email: string; password: string }> {
  const account = { email: newAddress(name), password: 'segreta1' };
  await identity(sandbox, 'signUp', account);
  return account;
}

type ProviderId = 'google.com' | 'microsoft.com' | 'github.com';

/**
 * Creates an account that signs in with a provider only.
 * @param sub the provider's id of the person; the provider's page in the sandbox derives the same one from the address
 */
export async function newAccountBy(
  sandbox: APIRequestContext,
  providerId: ProviderId,
  { email = newAddress('provider'), sub = `${providerId}:${email}` }: { email?: string; sub?: string } = {},
): Promise<{ email: string; idToken: string }> {
  const claims = { sub, email, email_verified: providerId === 'google.com', iss: '', aud: '', exp: 0, iat: 0 };
  const postBody = new URLSearchParams({ providerId, id_token: JSON.stringify(claims) }).toString();
  const { idToken } = await identity(sandbox, 'signInWithIdp', { postBody, requestUri: 'http://localhost', returnSecureToken: true });
  return { email, idToken };
}

/** Adds a password to a provider's account. The provider stays its first sign-in method. */
export async function addPassword(sandbox: APIRequestContext, idToken: string, password: string): Promise<void> {
  await identity(sandbox, 'update', { idToken, password });
}

/** The link in the newest e-mail to this address. */
export async function linkTo(sandbox: APIRequestContext, email: string): Promise<string> {
  const { messages } = (await (await sandbox.get('/sandbox/mailbox.json')).json()) as { messages: { recipient: string; link: string }[] };
  const message = messages.find(({ recipient }) => recipient === email);
  expect(message, `an e-mail to ${email}`).toBeDefined();
  return message?.link ?? '';
}

/** A link to a new password, as the e-mail has it. */
export async function newResetLink(sandbox: APIRequestContext, email: string, continueUrl: string): Promise<string> {
  await identity(sandbox, 'sendOobCode', { requestType: 'PASSWORD_RESET', email, continueUrl });
  return linkTo(sandbox, email);
}

/** Waits for the page of this provider. */
export async function expectProvider(page: Page, name: 'Google' | 'Microsoft'): Promise<void> {
  await page.waitForURL(
    ({ pathname, searchParams }) => pathname === '/emulator/auth/handler' && searchParams.get('providerId') === `${name.toLowerCase()}.com`,
  );
}

/** Signs in at the provider's page with an address typed there. */
export async function signInAt(page: Page, name: 'Google' | 'Microsoft', email: string): Promise<void> {
  await expectProvider(page, name);
  await page.locator('.js-new-account').click();
  await page.locator('#email-input').fill(email);
  await page.locator('#sign-in').click();
}

/** Signs in at the provider's page, which knows the address from the app. */
export async function signInPrefilled(page: Page, name: 'Google' | 'Microsoft', email: string): Promise<void> {
  await expectProvider(page, name);
  await expect(page.locator('#email-input')).toHaveValue(email);
  await page.locator('#sign-in').click();
}

/** A path with the query `redirect_to`. */
export const returningTo = (path: string, to: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}redirect_to=${encodeURIComponent(to)}`;

export const way = (page: Page, name: 'Microsoft' | 'Google' | 'Email') => page.getByRole('button', { name: `Accedi con ${name}` });

/** The error messages for screen readers; live regions without a message are left out. */
export const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

export async function expectChoice(page: Page): Promise<void> {
  for (const name of ['Microsoft', 'Google', 'Email'] as const) await expect(way(page, name)).toBeVisible();
}

/** The target of most of these journeys. */
export async function expectOrders(page: Page): Promise<void> {
  await expect(heading(page, 'Lista Ordini', 1)).toBeVisible();
  await expectPath(page, '/lista-ordini');
}

export const field = (page: Page) => page.getByRole('textbox', { name: 'Email' });
export const password = (page: Page) => page.getByLabel('Password', { exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export async function enterEmail(page: Page, email: string): Promise<void> {
  await field(page).fill(email);
  await press(page, 'continua');
}

export async function enterPassword(page: Page, typed: string): Promise<void> {
  await password(page).fill(typed);
  await press(page, 'login');
}

/** Chooses a new password at the step to which the link of an e-mail leads. */
export async function choosePassword(page: Page, typed: string): Promise<void> {
  await page.getByLabel('Nuova Password').fill(typed);
  await press(page, 'Modifica');
}
