/** How many requests each journey sends to the shipped nginx, by its access log: the table of docs/scaling.md. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, heading, signInFromLogin, want } from '../support/journey.ts';
import { behindNginx, type RunningNginx } from '../support/nginx.ts';
import { MENU, PHONE, test as base } from '../support/test.ts';

const test = base.extend(behindNginx);
// The service worker loads files, too.
test.use({ viewport: PHONE, serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default' });

interface Load {
  /** Calls of the back end. */
  readonly calls: number;
  /** Requests for pages and files of the build, and for config.json. */
  readonly files: number;
  /** How many of these were answered by 304, without a body. */
  readonly unchanged: number;
  /** Bytes of the files' bodies, packed by gzip, in kB. */
  readonly kB: number;
}

/** The row of a journey in docs/scaling.md. */
function documented(journey: string): Load {
  const row = readFileSync('docs/scaling.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${journey} |`));
  const [calls, files, unchanged, kB] = (row ?? '').split('|').slice(2).map(Number);
  expect([calls, files, unchanged, kB], `docs/scaling.md has a row of '${journey}'`).not.toContain(undefined);
  return { calls, files, unchanged, kB } as Load;
}

const LINE = /"\w+ (\S+) HTTP\/1\.1" (\d+) (\d+) /;
/** The sandbox's own addresses: the identity provider's, pictures, switches. In a deployment they are elsewhere. */
const IS_ELSEWHERE = /^\/(sandbox|emulator|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|$)/;

function loadOf(log: string): Load {
  const requests = [...log.matchAll(new RegExp(LINE, 'g'))].map(([, path = '', status, bytes]) => ({ path, status, bytes: Number(bytes) }));
  const own = requests.filter(({ path }) => !IS_ELSEWHERE.test(path));
  const files = own.filter(({ path }) => !path.startsWith('/b2c/'));
  return {
    calls: own.filter(({ path }) => path.startsWith('/b2c/')).length,
    files: files.length,
    unchanged: files.filter(({ status }) => status === '304').length,
    kB: Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000),
  };
}

/** Waits until no request has come for a second. What a page loads later than its screen is a part of its load. */
async function settled(server: RunningNginx): Promise<void> {
  let last = '';
  const isSame = () => {
    const log = server.log('access');
    const same = log === last;
    last = log;
    return same;
  };
  await expect.poll(isSame, { intervals: [1000] }).toBe(true);
}

/** Compares a journey with its row. Files and bytes change with each build, so the row has bounds that are not far away. */
async function expectLoad(server: RunningNginx, journey: string, walk: () => Promise<void>): Promise<void> {
  const before = server.log('access').length;
  await walk();
  await settled(server);
  const { kB, files, ...counts } = loadOf(server.log('access').slice(before));
  const { kB: mostKB, files: mostFiles, ...documentedCounts } = documented(journey);
  expect.soft(counts, journey).toEqual(documentedCounts);
  for (const [what, count, most] of [
    ['kB', kB, mostKB],
    ['files', files, mostFiles],
  ] as const) {
    expect.soft(count, `${journey}: ${what}`).toBeLessThanOrEqual(most);
    expect.soft(count, `${journey}: ${what}`).toBeGreaterThanOrEqual(Math.floor(most * 0.9));
  }
}

/** The service worker has its files. */
const isInstalled = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

test('a public menu: first visit, and another day', async ({ page, context, server }) => {
  const see = async (visit: Page) => {
    await visit.goto(`/menu/${MENU}`);
    await expect(visit.getByRole('main').getByRole('listitem').first()).toBeVisible();
  };
  await expectLoad(server, 'A menu, first visit', () => see(page));
  const next = await context.newPage();
  await page.close();
  await expectLoad(server, 'The menu, another day', () => see(next));
});

test('a purchase: first visit from the sign-in, and another day', async ({ page, context, sandbox, server }) => {
  const buy = async (visit: Page) => {
    await want(visit, 'Penne al pesto con mozzarella').click();
    await visit.getByRole('link', { name: /Il tuo ordine/ }).click();
    await visit.getByRole('button', { name: 'Conferma', exact: true }).click();
    await expect(heading(visit, 'Completato')).toBeVisible();
  };
  await expectLoad(server, 'A purchase, first visit', async () => {
    await page.goto('/selling-area/milano-1');
    await signInFromLogin(page);
    await buy(page);
    await isInstalled(page);
  });
  expect((await sandbox.post('/sandbox/reset')).ok()).toBe(true);
  const next = await context.newPage();
  await page.close();
  await expectLoad(server, 'A purchase, another day', async () => {
    await next.goto('/selling-area/milano-1');
    await buy(next);
  });
});

const SCREEN = `/screen-menu/${MENU}`;
const dish = (page: Page) => page.locator('[data-page]').getByRole('heading', { level: 3 }).first();

test('a canteen’s screen, as it is switched on', async ({ page, server }) => {
  await expectLoad(server, 'A screen, switched on', async () => {
    await page.goto(SCREEN);
    await expect(dish(page)).toBeVisible();
    await isInstalled(page);
  });
});

test.describe('an hour of a canteen’s screen', () => {
  test.use({ serviceWorkers: 'block' });

  test('is at most 66 calls, and no file', async ({ page, server }) => {
    test.setTimeout(180_000);
    await page.clock.install({ time: new Date('2026-11-20T12:00:00+01:00') });
    await page.goto(SCREEN);
    await expect(dish(page)).toBeVisible();
    await settled(server);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const open = new Set<unknown>();
    page.on('request', (request) => open.add(request));
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
    const before = server.log('access').length;
    // An answer that takes ten seconds of the page's clock counts as lost, so the clock waits for each.
    for (let seconds = 0; seconds < 3600; seconds += 5) {
      await page.clock.runFor(5000);
      await expect.poll(() => open.size, { intervals: [20] }).toBe(0);
    }
    const { calls, files } = loadOf(server.log('access').slice(before));
    // A pause is 55 to 60 seconds long, and up to five more in these steps.
    expect(calls).toBeGreaterThanOrEqual(3600 / 65);
    expect(calls).toBeLessThanOrEqual(documented('A screen, each hour').calls);
    expect([files, documented('A screen, each hour').files]).toEqual([0, 0]);
  });
});
