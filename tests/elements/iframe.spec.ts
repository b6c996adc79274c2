/** `/iframe-menu/{UUID}` in a partner's page, under iframe-resizer 4.3.11 and under a plain listener. */
import type { Frame, Page } from '@playwright/test';
import { CANTEEN, frames, MENU_ERROR, MENUS, storageUses, useOwnWorld, watchRequests, watchStorage } from '../support/partner.ts';
import { APP, DESKTOP, expect, PARTNER, PHONE, test } from '../support/test.ts';

const PAGES = {
  'iframe-resizer 4.3.11': `${PARTNER}/iframe/`,
  'a plain listener': `${PARTNER}/iframe/plain.html`,
} as const;
const NAMES = CANTEEN.flatMap(([, ...items]) => items);

const inside = (page: Page) => page.frameLocator('#menu');

async function menuFrame(page: Page): Promise<Frame> {
  const frame = await (await page.locator('#menu').elementHandle())?.contentFrame();
  if (!frame) throw new Error('the page lost its frame');
  return frame;
}

interface Heights {
  /** Of the frame in the page. */
  readonly outer: number;
  /** Of the menu in the frame, rounded up to a whole pixel. */
  readonly content: number;
  /** How far one could scroll inside. */
  readonly scrollable: number;
}

async function heights(page: Page): Promise<Heights> {
  const outer = await page.locator('#menu').evaluate((frame) => frame.getBoundingClientRect().height);
  const own = await (
    await menuFrame(page)
  ).evaluate(() => ({
    content: Math.ceil(document.querySelector('main')?.getBoundingClientRect().height ?? 0),
    scrollable: Math.max(
      0,
      document.documentElement.scrollHeight - window.innerHeight,
      document.documentElement.scrollWidth - window.innerWidth,
    ),
  }));
  return { outer, ...own };
}

/** Waits until the frame is as high as its content, to the pixel, and returns that height. */
async function expectFitting(page: Page): Promise<number> {
  let seen: Heights | null = null;
  await expect(async () => {
    seen = await heights(page);
    expect(seen).toStrictEqual({ outer: seen.content, content: seen.content, scrollable: 0 });
  }).toPass({ timeout: 10_000, intervals: [50] });
  return (seen as Heights | null)?.outer ?? 0;
}

/** Counts what the frame says to the page. */
async function watchMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const messages: { fromMenu: boolean; origin: string; data: unknown }[] = [];
    Object.assign(window, { messages });
    window.addEventListener('message', (event) => {
      const frame = document.querySelector<HTMLIFrameElement>('#menu');
      messages.push({ fromMenu: event.source === frame?.contentWindow, origin: event.origin, data: event.data });
    });
  });
}
const messages = (page: Page): Promise<{ fromMenu: boolean; origin: string; data: unknown }[]> =>
  page.evaluate(() => (window as unknown as { messages: { fromMenu: boolean; origin: string; data: unknown }[] }).messages);

/** The height stays as it is, and nobody says another word. */
async function expectStill(page: Page, height: number): Promise<void> {
  const said = (await messages(page)).length;
  await frames(page, 20);
  expect(await heights(page)).toStrictEqual({ outer: height, content: height, scrollable: 0 });
  expect((await messages(page)).length - said).toBeLessThanOrEqual(1); // the last answer may still have been on its way
  const quiet = (await messages(page)).length;
  await frames(page, 20);
  expect((await messages(page)).length).toBe(quiet);
}

for (const [parent, url] of Object.entries(PAGES)) {
  test.describe(`under ${parent}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await watchMessages(page);
    });

    test('the frame is as high as its content: loaded, grown, shrunk, and back', async ({ page }) => {
      await page.goto(url);
      await expect(inside(page).getByRole('heading', { level: 3 })).toHaveText(NAMES);
      const wide = await expectFitting(page);
      expect(wide).toBeGreaterThan(3000);
      await expectStill(page, wide);
      expect((await messages(page)).length).toBeLessThanOrEqual(16);

      const change = async (width: number): Promise<number> => {
        const before = (await messages(page)).length;
        const old = (await heights(page)).outer;
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(async () => (await heights(page)).outer).not.toBe(old);
        const height = await expectFitting(page);
        await expectStill(page, height);
        expect((await messages(page)).length - before).toBeLessThanOrEqual(8);
        return height;
      };
      const narrow = await change(PHONE.width);
      expect(narrow).toBeGreaterThan(2 * wide);
      const middle = await change(700);
      expect(middle).toBeLessThan(narrow);
      expect(await change(PHONE.width)).toBe(narrow);
      expect(await change(DESKTOP.width)).toBe(wide);
    });

    test('600 items fit as well, and stay still while one scrolls', async ({ page }) => {
      await page.goto(url);
      await expectFitting(page);
      await page.locator('#menu').evaluate((frame: HTMLIFrameElement, to) => (frame.src = frame.src.replace(/[^/]+$/, to)), MENUS.large);
      await expect(inside(page).getByRole('heading', { level: 3 })).toHaveCount(554);
      const height = await expectFitting(page);
      expect(height).toBeGreaterThan(40_000);
      for (const part of [0.3, 0.6, 1]) {
        await page.evaluate((share) => window.scrollTo(0, share * document.documentElement.scrollHeight), part);
        await expectStill(page, height);
      }
    });

    test('growth that changes no node, as by a font that comes late, moves the end of the frame too', async ({ page }) => {
      await page.goto(url);
      await expect(inside(page).getByRole('heading', { level: 3 })).toHaveText(NAMES);
      const before = await expectFitting(page);
      const setSpacing = async (spacing: string) =>
        (await menuFrame(page)).evaluate((value) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`main { letter-spacing: ${value} }`);
          document.adoptedStyleSheets = [sheet];
        }, spacing);
      await setSpacing('3px');
      await expect.poll(async () => (await heights(page)).content).toBeGreaterThan(before);
      const wider = await expectFitting(page);
      await expectStill(page, wider);
      await setSpacing('normal');
      await expect.poll(async () => (await heights(page)).content).toBe(before);
      expect(await expectFitting(page)).toBe(before);
    });

    test('an empty menu is a low frame, an error too; retrying makes it high', async ({ page, fault, sandbox, world }) => {
      await useOwnWorld(page, world);
      await fault('b2c/menu/*', '500');
      await page.goto(url);
      await expect(inside(page).getByRole('alert')).toContainText(MENU_ERROR);
      expect(await expectFitting(page)).toBeLessThan(700);
      await sandbox.delete('/sandbox/faults');
      await inside(page).getByRole('button', { name: 'Riprova' }).click();
      await expect(inside(page).getByRole('heading', { level: 3 })).toHaveText(NAMES);
      expect(await expectFitting(page)).toBeGreaterThan(3000);

      await page.locator('#menu').evaluate((frame: HTMLIFrameElement, to) => (frame.src = frame.src.replace(/[^/]+$/, to)), MENUS.empty);
      await expect(inside(page).getByText('Oggi il menu è vuoto')).toBeVisible();
      const low = await expectFitting(page);
      expect(low).toBeLessThan(600);
      await expectStill(page, low);
    });

    test('no cookie, no storage, no sign-in code, and nothing that either policy forbids', async ({ page, context, problems }) => {
      await watchStorage(page);
      const { urls, cookies } = watchRequests(page);
      const before = await context.cookies();
      await page.goto(url);
      await expect(inside(page).getByRole('heading', { level: 3 })).toHaveText(NAMES);
      await expectFitting(page);
      expect(await cookies()).toStrictEqual([undefined]);
      expect(await context.cookies()).toStrictEqual(before);
      expect(await storageUses(await menuFrame(page))).toStrictEqual([]);
      expect(await storageUses(page)).toStrictEqual([]);
      expect(new Set(urls().map((address) => new URL(address).origin))).toStrictEqual(new Set([PARTNER, APP]));
      expect(urls().filter((address) => /firebase|identitytoolkit|googleapis|b2c\/(?!menu\/uuid\/)/.test(address))).toStrictEqual([]);
      expect(urls().some((address) => address.endsWith('/vendor/iframeResizer.min.js'))).toBe(parent !== 'a plain listener');
      expect(problems.unexpected).toStrictEqual([]);
    });
  });
}

for (const [parent, url] of Object.entries(PAGES)) {
  test(`a frame far below the fold has its height before it is seen (${parent})`, async ({ page }) => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('h1').evaluate((title) => (title.style.marginBottom = '9000px'));
    await expect(inside(page).getByRole('heading', { level: 3 })).toHaveText(NAMES);
    // Nothing is drawn down there: no animation frame, no resize observer.
    await expect.poll(async () => (await heights(page)).outer).toBeGreaterThan(3000);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.locator('#menu').scrollIntoViewIfNeeded();
    await expectFitting(page);
  });
}

test.describe('the plain messages', () => {
  test('name the height in whole pixels, a few in all', async ({ page }) => {
    await watchMessages(page);
    await page.goto(PAGES['a plain listener']);
    await expect(inside(page).getByRole('heading', { level: 3 })).toHaveText(NAMES);
    const height = await expectFitting(page);
    const plain = (await messages(page)).filter(({ data }) => typeof data === 'object');
    expect(plain.at(-1)).toStrictEqual({ fromMenu: true, origin: APP, data: { type: 'pausa-menu:height', height } });
    expect(plain.length).toBeLessThanOrEqual(6);
    expect(plain.every(({ data }) => Number.isInteger((data as { height: number }).height))).toBe(true);
  });

  test('of other frames, of the page itself, or of another shape are not heard', async ({ page }) => {
    await watchMessages(page);
    await page.goto(PAGES['a plain listener']);
    await expect(inside(page).getByRole('heading', { level: 3 })).toHaveText(NAMES);
    const height = await expectFitting(page);
    const heard = async (data: unknown, fromMenu: boolean) =>
      expect
        .poll(async () => (await messages(page)).filter((message) => message.fromMenu === fromMenu).map((message) => message.data))
        .toContainEqual(data);

    // the page itself: right shape, wrong window
    await page.evaluate(() => window.postMessage({ type: 'pausa-menu:height', height: 4321 }, '*'));
    await heard({ type: 'pausa-menu:height', height: 4321 }, false);
    expect((await heights(page)).outer).toBe(height);

    // another frame of the right origin
    await page.evaluate((src) => {
      const other = document.createElement('iframe');
      other.id = 'other';
      other.src = src;
      document.querySelector('main')?.append(other);
    }, `${APP}/iframe-menu/${MENUS.empty}`);
    await expect(page.frameLocator('#other').getByText('Oggi il menu è vuoto')).toBeVisible();
    await expect
      .poll(async () => (await messages(page)).filter(({ fromMenu, origin }) => !fromMenu && origin === APP).map(({ data }) => data))
      .toContainEqual({ type: 'pausa-menu:height', height: expect.any(Number) as unknown });
    expect((await heights(page)).outer).toBe(height);

    // the right frame, but nonsense
    const frame = await menuFrame(page);
    for (const data of [
      { type: 'pausa-menu:height', height: '99px' },
      { type: 'pausa-menu:height', height: -5 },
      { type: 'another:height', height: 77 },
      null,
    ]) {
      await frame.evaluate((message) => window.parent.postMessage(message, '*'), data);
      await heard(data, true);
      expect((await heights(page)).outer).toBe(height);
    }
    // (and the right one is)
    await frame.evaluate(() => window.parent.postMessage({ type: 'pausa-menu:height', height: 1234 }, '*'));
    await expect.poll(async () => (await heights(page)).outer).toBe(1234);
  });

  test('the page alone, in no frame, speaks to nobody and loads no resizer', async ({ page }) => {
    await watchMessages(page);
    const { urls } = watchRequests(page);
    await page.goto(`${APP}/iframe-menu/${MENUS.canteen}`);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(NAMES);
    await frames(page, 5);
    expect(await messages(page)).toStrictEqual([]);
    expect(urls().filter((address) => /iframeResizer/i.test(address))).toStrictEqual([]);
  });
});

test.describe('who may be framed', () => {
  test('iframe-menu: everybody’s page', async ({ page }) => {
    await page.goto(PAGES['a plain listener']);
    await expect.poll(async () => (await menuFrame(page)).url()).toBe(`${APP}/iframe-menu/${MENUS.canteen}`);
    await expect(inside(page).getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
    await expect(inside(page).getByRole('heading', { level: 3 })).toHaveText(NAMES);
  });

  for (const path of [`/menu/${MENUS.canteen}`, '/', '/login', '/login-with-email', '/me', '/selling-area/milano-1']) {
    test(`${path}: nobody’s`, async ({ page, problems }) => {
      problems.expect(/frame-ancestors 'none'/);
      await page.goto(PAGES['a plain listener']);
      await expect(inside(page).getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
      const refusal = page.waitForEvent('console', (message) => message.text().includes("frame-ancestors 'none'"));
      await page.locator('#menu').evaluate((frame: HTMLIFrameElement, src) => (frame.src = src), `${APP}${path}`);
      await refusal;
      await expect.poll(async () => (await menuFrame(page)).url()).toBe('chrome-error://chromewebdata/');
      const { headers } = { headers: (await page.request.get(`${APP}${path}`)).headers() };
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    });
  }
});
