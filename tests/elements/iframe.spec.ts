/** `/iframe-menu/{UUID}` in a partner's page, under each of the four parents, and how its address makes it look. */
import type { Frame, Locator, Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../scripts/serve/browser.ts';
import { findChromium } from '../../scripts/install/chromium.mjs';
import { CANTEEN, frames, MENU_ERROR, MENUS, storageUses, useOwnWorld, watchRequests, watchStorage } from '../support/partner.ts';
import { APP, DESKTOP, expect, expectAccessible, PARTNER, PHONE, test } from '../support/test.ts';

const PAGES = {
  'iframe-resizer 4.3.11': `${PARTNER}/iframe/`,
  'open-iframe-resizer 2.1.0': `${PARTNER}/iframe/open.html`,
  'embed.js': `${PARTNER}/iframe/embed.html`,
  'a plain listener': `${PARTNER}/iframe/plain.html`,
} as const;
type Parent = keyof typeof PAGES;
const PARENTS = Object.keys(PAGES) as Parent[];
/** The script of each parent; the last one is our example's own listener. */
const SCRIPTS: Readonly<Record<Parent, RegExp>> = {
  'iframe-resizer 4.3.11': /\/vendor\/iframeResizer\.min\.js$/,
  'open-iframe-resizer 2.1.0': /\/vendor\/open-iframe-resizer\/index\.js$/,
  'embed.js': /\/embed\.js$/,
  'a plain listener': /\/iframe\/listener\.js$/,
};
const NAMES = CANTEEN.flatMap(([, ...items]) => items);
/** The frame of the examples; `embed.js` makes its own. */
const FRAME = 'main iframe:not(#other)';

const outside = (page: Page): Locator => page.locator(FRAME);
const inside = (page: Page) => page.frameLocator(FRAME);

async function menuFrame(page: Page): Promise<Frame> {
  const frame = await (await outside(page).elementHandle())?.contentFrame();
  if (!frame) throw new Error('the page lost its frame');
  return frame;
}

interface Heights {
  /** The height of the frame in the page. */
  readonly outer: number;
  /** The height of the menu in the frame, rounded up to a whole pixel. */
  readonly content: number;
  /** The distance that the frame's content can be scrolled. */
  readonly scrollable: number;
}

async function heights(page: Page): Promise<Heights> {
  const outer = await outside(page).evaluate((frame) => frame.getBoundingClientRect().height);
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

interface Message {
  readonly fromMenu: boolean;
  readonly origin: string;
  readonly data: unknown;
}

/** Records the messages of the frame to the page. */
async function watchMessages(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    const messages: Message[] = [];
    Object.assign(window, { messages });
    window.addEventListener('message', (event) => {
      const frame = document.querySelector<HTMLIFrameElement>(selector);
      messages.push({ fromMenu: event.source === frame?.contentWindow, origin: event.origin, data: event.data });
    });
  }, FRAME);
}
const messages = (page: Page): Promise<Message[]> => page.evaluate(() => (window as unknown as { messages: Message[] }).messages);

/** The height in a message of the menu, in any of its message formats. */
function heightIn(data: unknown): number {
  const height = typeof data === 'string' ? /^\[iFrameSizer\]menu:(\d+):\d+:\w+$/.exec(data)?.[1] : (data as { height?: number }).height;
  return Number(height);
}
/** The heights that the menu has sent so far. */
const sentHeights = async (page: Page) => (await messages(page)).filter(({ fromMenu }) => fromMenu).map(({ data }) => heightIn(data));

/** Expects the height not to change, and no further message. */
async function expectStill(page: Page, height: number): Promise<void> {
  await frames(page, 10);
  const count = (await messages(page)).length;
  await frames(page, 20);
  expect(await heights(page)).toStrictEqual({ outer: height, content: height, scrollable: 0 });
  expect((await messages(page)).length).toBe(count);
}

/** Changes the height of the menu. The frame must follow to the pixel, with two messages at most. */
async function follow(page: Page, change: () => Promise<unknown>): Promise<number> {
  const before = (await sentHeights(page)).length;
  const old = (await heights(page)).content;
  await change();
  await expect.poll(async () => (await heights(page)).content).not.toBe(old);
  const height = await expectFitting(page);
  await expectStill(page, height);
  const sent = (await sentHeights(page)).slice(before);
  expect(sent.at(-1)).toBe(height);
  expect(sent.length).toBeLessThanOrEqual(2);
  return height;
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

/** Shows another menu in the frame. */
const show = (page: Page, menu: string) =>
  outside(page).evaluate((frame: HTMLIFrameElement, to) => (frame.src = frame.src.replace(/[\da-f-]{36}/, to)), menu);

const expectDishes = (page: Page) => expect(inside(page).getByRole('heading', { level: 3 })).toHaveText(NAMES);

async function expectMenu(page: Page): Promise<number> {
  await expectDishes(page);
  // Dishes are higher in the page's font than in the one before it.
  await (await menuFrame(page)).evaluate(async () => void (await document.fonts.ready));
  return expectFitting(page);
}

/** Reads the menu again, with the first dishes only. */
async function keep(page: Page, dishes: number): Promise<void> {
  await page.unroute(`${APP}/b2c/menu/**`);
  await page.route(`${APP}/b2c/menu/**`, async (route) => {
    const response = await route.fetch();
    const menu = (await response.json()) as { items: unknown[] };
    await route.fulfill({ response, json: { ...menu, items: menu.items.slice(0, dishes) } });
  });
  await (await menuFrame(page)).evaluate(() => window.dispatchEvent(new Event('online')));
}

for (const parent of PARENTS) {
  const url = PAGES[parent];
  test.describe(`under ${parent}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await watchMessages(page);
    });

    test('loaded, the frame is as high as its content; a narrow window makes it grow, a wide one shrink; fewer dishes, too; and nothing is stored or asked for [P2-1.6] [P2-2.111]', async ({
      page,
      context,
      problems,
    }) => {
      await watchStorage(page);
      const { urls, cookies } = watchRequests(page);
      const before = await context.cookies();
      await page.goto(url);
      const wide = await expectMenu(page);
      expect(await cookies()).toStrictEqual([undefined]);
      expect(wide).toBeGreaterThan(3000);
      await expectStill(page, wide);
      // The page jumps three times: to the placeholder, to the first dishes, to all of them. The font of the menu, where it comes
      // later, changes less than a hundredth of it. The menu sends each height at most twice.
      const atFirst = await sentHeights(page);
      const changes = atFirst.filter((height, index) => height !== atFirst[index - 1]);
      const jumps = changes.filter((height, index) => Math.abs(height - (changes[index - 1] ?? 0)) > height / 100);
      expect(jumps.length).toBeLessThanOrEqual(3);
      for (const height of changes) expect(atFirst.filter((one) => one === height).length).toBeLessThanOrEqual(2);
      expect(changes.at(-1)).toBe(wide);

      const narrow = await follow(page, () => resize(page, PHONE.width));
      expect(narrow).toBeGreaterThan(2 * wide);
      expect(await follow(page, () => resize(page, 700))).toBeLessThan(narrow);
      expect(await follow(page, () => resize(page, DESKTOP.width))).toBe(wide);

      // A menu that is read again.
      expect(await follow(page, () => keep(page, 7))).toBeLessThan(wide / 2);
      expect(await follow(page, () => keep(page, 100))).toBe(wide);

      // No cookie, no storage, no code of the sign-in, and nothing that either policy forbids.
      expect(await context.cookies()).toStrictEqual(before);
      expect(await storageUses(await menuFrame(page))).toStrictEqual([]);
      expect(await storageUses(page)).toStrictEqual([]);
      expect(new Set(urls().map((address) => new URL(address).origin))).toStrictEqual(new Set([PARTNER, APP]));
      expect(urls().filter((address) => /firebase|identitytoolkit|googleapis|b2c\/(?!menu\/uuid\/)/.test(address))).toStrictEqual([]);
      for (const one of PARENTS)
        expect(
          urls().some((address) => SCRIPTS[one].test(address)),
          one,
        ).toBe(one === parent);
      expect(problems.unexpected).toStrictEqual([]);
    });

    test('hidden at first, or for a while, the frame has its height when it is shown', async ({ page }) => {
      await page.addInitScript((selector) => {
        if (window.parent !== window) return;
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`html.hides ${selector} { display: none !important }`);
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.classList.add('hides');
          document.adoptedStyleSheets = [sheet];
        });
      }, FRAME);
      const hide = (isHidden: boolean) => page.evaluate((hides) => document.documentElement.classList.toggle('hides', hides), isHidden);
      await page.goto(url);
      await frames(page, 20);
      await expect(outside(page)).toBeHidden();
      await hide(false);
      const wide = await expectMenu(page);

      await hide(true);
      await resize(page, PHONE.width);
      await frames(page, 5);
      await hide(false);
      await expect.poll(async () => (await heights(page)).content).toBeGreaterThan(2 * wide);
      await expectStill(page, await expectFitting(page));
    });

    test('a frame far below the fold has its height before it is seen', async ({ page }) => {
      await page.addInitScript(() => {
        if (window.parent !== window) return;
        document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.style.setProperty('margin-bottom', '9000px'));
      });
      await page.goto(url, { waitUntil: 'commit' });
      // `embed.js` loads the menu when the page is scrolled near it.
      if (parent === 'embed.js') await page.evaluate(() => window.scrollTo(0, 7500));
      await expect(inside(page).getByRole('heading', { level: 3 })).toHaveText(NAMES);
      // The browser does not render a frame below the fold: no animation frame, no resize observer.
      await expect.poll(async () => (await heights(page)).outer).toBeGreaterThan(3000);
      await outside(page).scrollIntoViewIfNeeded();
      await expectFitting(page);
    });
  });
}

test.describe('what the frame measures, whatever the parent', () => {
  const url = PAGES['embed.js'];
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await watchMessages(page);
  });

  test('a font that comes late moves the end of the frame, too', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    // The page's `load` event waits for a frame that began before it, and the frame's for its font.
    await page.goto(url, { waitUntil: 'commit' });
    await expectDishes(page);
    await expectFitting(page);
    const before = (await sentHeights(page)).length;
    release();
    await expect.poll(async () => (await menuFrame(page)).evaluate(() => document.fonts.status)).toBe('loaded');
    await expectStill(page, await expectFitting(page));
    expect((await sentHeights(page)).length - before).toBeLessThanOrEqual(2);

    // No node and no font changes here.
    const spacing = async (value: string) =>
      (await menuFrame(page)).evaluate((spacing) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`main { letter-spacing: ${spacing} }`);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), sheet];
      }, value);
    const plain = await expectFitting(page);
    expect(await follow(page, () => spacing('3px'))).toBeGreaterThan(plain);
    expect(await follow(page, () => spacing('normal'))).toBe(plain);
  });

  test('600 items fit as well, and stay still while one scrolls', async ({ page }) => {
    await page.goto(url);
    await expectFitting(page);
    await show(page, MENUS.large);
    await expect(inside(page).getByRole('heading', { level: 3 })).toHaveCount(554);
    const height = await expectFitting(page);
    expect(height).toBeGreaterThan(40_000);
    for (const part of [0.3, 0.6, 1]) {
      await page.evaluate((share) => window.scrollTo(0, share * document.documentElement.scrollHeight), part);
      await expectStill(page, height);
    }
  });

  test('an error is a low frame, retrying makes it high, an empty menu low again', async ({ page, fault, sandbox, world }) => {
    await useOwnWorld(page, world);
    await fault('b2c/menu/*', '500');
    await page.goto(url);
    await expect(inside(page).getByRole('alert')).toContainText(MENU_ERROR);
    expect(await expectFitting(page)).toBeLessThan(700);
    await sandbox.delete('/sandbox/faults');
    await inside(page).getByRole('button', { name: 'Riprova' }).click();
    expect(await expectMenu(page)).toBeGreaterThan(3000);

    await show(page, MENUS.empty);
    await expect(inside(page).getByText('Oggi il menu è vuoto')).toBeVisible();
    const low = await expectFitting(page);
    expect(low).toBeLessThan(600);
    await expectStill(page, low);
  });
});

test.describe('no dance', () => {
  test('where scroll bars take room, and nowhere an inner one', async ({ playwright }) => {
    // Runs under each parent, in a browser of its own.
    test.slow();
    const executablePath = findChromium();
    const browser = await playwright.chromium.launch({
      args: CHROMIUM_ARGS,
      ignoreDefaultArgs: ['--hide-scrollbars'],
      ...(executablePath === undefined ? {} : { executablePath }),
    });
    try {
      for (const parent of PARENTS) {
        await test.step(parent, async () => {
          const page = await browser.newPage({ viewport: DESKTOP });
          await watchMessages(page);
          await page.goto(PAGES[parent]);
          const wide = await expectMenu(page);
          expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5);
          await expectStill(page, wide);
          const noBar = async () => (await menuFrame(page)).evaluate(() => window.innerWidth - document.documentElement.clientWidth);
          expect(await noBar()).toBe(0);
          await follow(page, () => resize(page, PHONE.width));
          await follow(page, () => keep(page, 3));
          await follow(page, () => keep(page, 100));
          expect(await noBar()).toBe(0);
          await page.close();
        });
      }
    } finally {
      await browser.close();
    }
  });

  test('where the page makes the frame higher than its content, by the window’s height', async ({ page }) => {
    await watchMessages(page);
    await page.setViewportSize(DESKTOP);
    await page.goto(PAGES['a plain listener']);
    await expectMenu(page);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.sheet iframe { min-height: 90vh } main { padding-bottom: 20vh !important }');
      document.adoptedStyleSheets = [sheet];
    });
    await show(page, MENUS.empty);
    await expect(inside(page).getByText('Oggi il menu è vuoto')).toBeVisible();
    await expect.poll(async () => (await heights(page)).outer).toBe(720);
    await frames(page, 20);
    const count = (await sentHeights(page)).length;
    await frames(page, 40);
    expect((await heights(page)).outer).toBe(720);
    expect((await sentHeights(page)).length).toBe(count);
    expect((await sentHeights(page)).at(-1)).toBeLessThan(600);
  });

  test('around a print', async ({ page }) => {
    await watchMessages(page);
    await page.goto(PAGES['a plain listener']);
    const height = await expectMenu(page);
    await expectStill(page, height);
    await page.pdf();
    await expectStill(page, await expectFitting(page));
    expect(await expectFitting(page)).toBe(height);
  });

  for (const deviceScaleFactor of [1.1, 0.9]) {
    test.describe(`with ${deviceScaleFactor} pixels in a pixel`, () => {
      test.use({ deviceScaleFactor });
      test('pixels that are not whole bring no scroll bar and no second thought', async ({ page }) => {
        await watchMessages(page);
        await page.setViewportSize({ width: 1023, height: 777 });
        await page.goto(PAGES['open-iframe-resizer 2.1.0']);
        await expectMenu(page);
        await follow(page, () => resize(page, 391));
        await follow(page, () => keep(page, 5));
      });
    });
  }
});

test('a frame that nobody sizes scrolls', async ({ page }) => {
  await page.route(/\/(vendor|iframe)\/.+\.js$/, (route) => route.abort());
  await page.goto(PAGES['iframe-resizer 4.3.11']);
  await expect(inside(page).getByRole('heading', { level: 3 })).toHaveText(NAMES);
  const frame = await menuFrame(page);
  await expect.poll(() => frame.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('visible');
  await outside(page).hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => frame.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test('the list at /menu may be framed as well, and its frame is as high as its content', async ({ page }) => {
  await page.goto(PAGES['a plain listener']);
  await outside(page).evaluate((frame, src) => void ((frame as HTMLIFrameElement).src = src), `${APP}/menu/${MENUS.canteen}?controls=none`);
  await expect(inside(page).getByRole('heading', { name: 'Menu', level: 1 })).toBeVisible();
  await expect(inside(page).getByRole('heading', { level: 3 })).toHaveText(NAMES);
  await expect(inside(page).getByRole('button')).toHaveCount(0);
  await expect.poll(async () => (await heights(page)).scrollable).toBe(0);
  const { outer, content } = await heights(page);
  expect(outer).toBe(content);
});

test('a frame with the attribute sandbox has no origin, and shows the menu all the same', async ({ page }) => {
  await page.goto(PAGES['a plain listener']);
  for (const flags of ['allow-scripts', 'allow-scripts allow-same-origin']) {
    await outside(page).evaluate((frame, sandbox) => {
      frame.setAttribute('sandbox', sandbox);
      (frame as HTMLIFrameElement).src += '';
    }, flags);
    await expect.poll(async () => (await menuFrame(page)).evaluate(() => self.origin)).toBe(flags === 'allow-scripts' ? 'null' : APP);
    await expect(inside(page).getByRole('heading', { level: 3 })).toHaveText(NAMES);
    const fonts = () => menuFrame(page).then((frame) => frame.evaluate(() => Array.from(document.fonts, ({ status }) => status)));
    await expect.poll(fonts).toContain('loaded');
  }
  await outside(page).evaluate((frame) => {
    frame.setAttribute('sandbox', '');
    (frame as HTMLIFrameElement).src += '';
  });
  await expect(inside(page).locator('body')).toHaveText(
    'Per vedere il menu serve JavaScript: attivalo nelle impostazioni del browser. Aprilo in un’altra scheda',
    { useInnerText: true },
  );
});

test.describe('the plain messages', () => {
  test('name the height in whole pixels', async ({ page }) => {
    await watchMessages(page);
    await page.goto(PAGES['a plain listener']);
    const height = await expectMenu(page);
    const all = await messages(page);
    expect(all.at(-1)).toStrictEqual({ fromMenu: true, origin: APP, data: { type: 'pausa-menu:height', height } });
    expect(all.every(({ data }) => Number.isInteger((data as { height: number }).height))).toBe(true);
  });

  test('are repeated for a page that was not listening yet', { tag: '@quick' }, async ({ page }) => {
    await page.route('**/listener.js', (route) => route.abort());
    await page.goto(PAGES['a plain listener']);
    await expect(inside(page).getByRole('heading', { level: 3 })).toHaveText(NAMES);
    const { content } = await heights(page);
    const answer = await outside(page).evaluate(
      (frame: HTMLIFrameElement, origin) =>
        new Promise((resolve) => {
          window.addEventListener('message', (event) => resolve(event.data), { once: true });
          frame.contentWindow?.postMessage({ type: 'pausa-menu:ask' }, origin);
        }),
      APP,
    );
    expect(answer).toStrictEqual({ type: 'pausa-menu:height', height: content });
  });

  test('obey the parent alone: another window changes neither language nor listener', { tag: '@quick' }, async ({ page }) => {
    await watchMessages(page);
    await page.goto(PAGES['a plain listener']);
    const height = await expectMenu(page);
    await expectStill(page, height);
    const before = (await sentHeights(page)).length;
    // Messages from a neighbouring frame, and from the menu's own window.
    await page.evaluate((src) => {
      const other = document.createElement('iframe');
      other.id = 'other';
      other.src = src;
      document.querySelector('main')?.append(other);
    }, `${APP}/iframe-menu/${MENUS.empty}`);
    await expect(page.frameLocator('#other').getByText('Oggi il menu è vuoto')).toBeVisible();
    const speak = () => {
      for (const target of [window.parent.frames[0], window])
        for (const data of [{ type: 'iframe-child-init' }, '[iFrameSizer]menu:8:false:false', { type: 'pausa-menu:ask' }])
          target?.postMessage(data, '*');
    };
    await (await (await page.locator('#other').elementHandle())?.contentFrame())?.evaluate(speak);
    await (await menuFrame(page)).evaluate(speak);
    await frames(page, 20);
    expect((await sentHeights(page)).length).toBe(before);
    await follow(page, () => resize(page, 700));
    expect((await messages(page)).filter(({ fromMenu }) => fromMenu).at(-1)?.data).toMatchObject({ type: 'pausa-menu:height' });
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

test.describe('how it looks is said in its address:', () => {
  const address = (query: string) => `${APP}/iframe-menu/${MENUS.canteen}?${query}`;
  /** The styles of the menu's box and of its title. */
  const looks = (page: Page) =>
    page.evaluate(() => {
      const [box, title] = [document.querySelector('[part=menu]'), document.querySelector('h1')].map((one) =>
        getComputedStyle(one as Element),
      );
      return { background: box?.backgroundColor, text: title?.color, corner: box?.borderTopLeftRadius, font: title?.fontFamily };
    });
  const warnings = (page: Page): string[] => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
    return logged;
  };
  const OURS = {
    background: 'rgb(245, 248, 242)',
    text: 'rgb(22, 38, 28)',
    corner: '22px',
    font: expect.stringMatching(/^"Pausa Montserrat"/) as unknown,
  };

  test.describe('colours, corners, font, layout', () => {
    for (const [query, expected] of [
      ['theme=dark', { ...OURS, background: 'rgb(14, 23, 17)', text: 'rgb(237, 245, 236)' }],
      ['background=fdf6ec&text=3b0a20', { ...OURS, background: 'rgb(253, 246, 236)', text: 'rgb(59, 10, 32)' }],
      ['theme=dark&background=1a1a2e', { ...OURS, background: 'rgb(26, 26, 46)', text: 'rgb(237, 245, 236)' }],
      ['radius-l=6&font=georgia', { ...OURS, corner: '6px', font: expect.stringMatching(/^Georgia/) as unknown }],
    ] as const) {
      test(`?${query}`, async ({ page }) => {
        const logged = warnings(page);
        await page.goto(address(query));
        await expect(page.getByRole('heading', { level: 3 })).toHaveText(NAMES);
        expect(await looks(page)).toStrictEqual(expected);
        expect(logged).toStrictEqual([]);
        await expectAccessible(page);
      });
    }
  });

  test('colours that cannot be read are mended, and the console says so', async ({ page }) => {
    const logged = warnings(page);
    await page.goto(address('background=101010&text=222222&primary=ffee00'));
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(NAMES);
    expect(await looks(page)).toMatchObject({ background: 'rgb(16, 16, 16)' });
    await expectAccessible(page);
    expect(logged.some((line) => /^Menu: "text" is [\da-f]{6}, so that it can be read/.test(line))).toBe(true);
  });

  test('under both schemes, where the reader’s system decides', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address('theme=auto&background=8a1c4a'));
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(NAMES);
      expect(await looks(page)).toMatchObject({ background: 'rgb(138, 28, 74)' });
      await expectAccessible(page);
    }
  });

  test('the page of a menu has them, too', async ({ page }) => {
    await page.goto(`${APP}/menu/${MENUS.canteen}?theme=dark&background=1a1a2e`);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(NAMES);
    expect(await looks(page)).toMatchObject({ background: 'rgb(26, 26, 46)' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(26, 26, 46)');
    await expectAccessible(page);
  });

  test('side by side or one below the other', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    const columns = async (query: string) => {
      await page.goto(address(query));
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(NAMES);
      return page
        .locator('[part=item]')
        .evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size);
    };
    expect(await columns('layout=grid')).toBe(4);
    expect(await columns('layout=list')).toBe(2);
  });

  test('whatever else stands there does nothing, and the console names it', async ({ page, problems }) => {
    const logged = warnings(page);
    const hostile = {
      background: 'fff}body{display:none',
      text: 'url(javascript:alert(1))',
      theme: '"><script>alert(1)</script>',
      font: "x';}*{visibility:hidden}",
      'radius-l': '9999',
      '--pausa-surface': '000',
      style: 'display:none',
      utm_source: 'newsletter',
    };
    await page.goto(address(new URLSearchParams(hostile).toString()));
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(NAMES);
    expect(await looks(page)).toStrictEqual(OURS);
    expect(logged).toHaveLength(Object.keys(hostile).length);
    for (const name of Object.keys(hostile)) expect(logged.filter((line) => line.includes(`"${name}"`))).toHaveLength(1);
    expect(problems.unexpected).toStrictEqual([]);
  });
});
