import type { APIRequestContext } from '@playwright/test';
import { APP, PHONE, test } from '../../support/test.ts';
import { expect, expectPath, heading } from '../../support/journey.ts';
import { enterEmail, enterPassword, expectChoice, expectOrders, returningTo, signInAt, way } from '../../support/sign-in.ts';

test.use({ viewport: PHONE });

/** Sets the redirect that the server sends after the next sign-in. */
async function nextLogin(sandbox: APIRequestContext, type: 'internal' | 'external', link: string): Promise<void> {
  expect((await sandbox.post('/sandbox/next-login', { data: { redirect: { type, link } } })).ok()).toBe(true);
}

const FORM = returningTo('/login-with-email', '/lista-ordini');

test('of ours: followed instead of where the person was heading, by e-mail [P1-7.6]', async ({ page, sandbox }) => {
  await nextLogin(sandbox, 'internal', '/selling-area/milano-1?description=milano-1-04');
  await page.goto(FORM);
  await enterEmail(page, 'demo@pausa.test');
  await enterPassword(page, 'pranzo123');
  await expect(page.getByRole('dialog', { name: 'Riso venere, gamberi ed edamame' })).toBeVisible();
  await expectPath(page, '/selling-area/milano-1?description=milano-1-04');
});

test('of ours: followed by a provider too, once', async ({ page, sandbox }) => {
  await nextLogin(sandbox, 'internal', '/selling-area/milano-1');
  await page.goto(returningTo('/login', '/lista-ordini'));
  await way(page, 'Google').click();
  await signInAt(page, 'Google', 'google@pausa.test');
  await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
  await expectPath(page, '/selling-area/milano-1');
  await page.goto('/me');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expectChoice(page);
  await page.goto(returningTo('/login', '/lista-ordini'));
  await way(page, 'Google').click();
  await signInAt(page, 'Google', 'google@pausa.test');
  await expectOrders(page);
});

test('of elsewhere: followed when it is https [P1-7.6] [P2-4.8]', async ({ page, sandbox }) => {
  await page.route('https://partner.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Partner</h1>' }));
  await nextLogin(sandbox, 'external', 'https://partner.example/benvenuto');
  await page.goto(FORM);
  await enterEmail(page, 'demo@pausa.test');
  await enterPassword(page, 'pranzo123');
  await expect(heading(page, 'Partner')).toBeVisible();
  expect(page.url()).toBe('https://partner.example/benvenuto');
});

// The rule, on every hostile link: links.hostile.test.ts.
test('that is hostile is refused, and one lands where one was heading', async ({ page, sandbox }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== APP) strangers.push(request.url());
  });
  await nextLogin(sandbox, 'external', 'http://evil.example');
  await page.goto(FORM);
  await enterEmail(page, 'demo@pausa.test');
  await enterPassword(page, 'pranzo123');
  await expectOrders(page);
  expect(strangers).toEqual([]);
});
