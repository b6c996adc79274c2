/** A provider that collects the app's events and Core Web Vitals: what a real browser sends it. */
import { APP_CONFIG } from '../../sandbox/config.ts';
import { expect } from '../support/journey.ts';
import { DEMO, test } from '../support/test.ts';

interface Report {
  readonly version: string;
  readonly events: readonly { readonly category: string; readonly label: string; readonly screen: string }[];
  readonly vitals: readonly { readonly name: string; readonly value: number; readonly screen: string }[];
}

test.use({ account: DEMO });

test('a call that failed, and the vitals of the visit, reach the provider’s address without a cookie', async ({ page, context, fault }) => {
  const reports: Report[] = [];
  const cookies: unknown[] = [];
  await context.route('**/config.json', (route) => route.fulfill({ json: { ...APP_CONFIG, eventsUrl: '/eventi', vitalsSampleRate: 1 } }));
  await context.route('**/eventi', async (route) => {
    reports.push(route.request().postDataJSON() as Report);
    cookies.push((await route.request().allHeaders())['cookie']);
    await route.fulfill({ status: 204 });
  });
  await fault('b2c/wallet/', '500');
  await page.goto('/wallet');
  await expect
    .poll(() => reports.flatMap(({ events }) => events), { timeout: 30_000 })
    .toMatchObject([{ category: 'Error/Api', label: 'GET b2c/wallet/: http 500', screen: 'wallet' }]);
  expect(reports[0]?.version).toBe(APP_CONFIG.version);
  const names = () => reports.flatMap(({ vitals }) => vitals.map(({ name, screen }) => `${name} ${screen}`));
  await expect.poll(names, { timeout: 30_000 }).toEqual(expect.arrayContaining(['FCP wallet', 'TTFB wallet']));
  // The largest paint is known at the first press.
  await page.getByRole('heading', { name: 'Portafoglio' }).first().click();
  await expect.poll(names, { timeout: 30_000 }).toContain('LCP wallet');
  for (const { value } of reports.flatMap(({ vitals }) => vitals)) expect(value).toBeGreaterThanOrEqual(0);
  expect(cookies.filter((cookie) => cookie !== undefined)).toEqual([]);
});
