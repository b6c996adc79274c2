/**
 * `embed.js` on generated pages with a strict policy: where the page places it, which attributes it passes on, whose messages it
 * accepts.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { frames, MENUS } from '../support/partner.ts';
import { APP, expect, expectAccessible, PARTNER, test as base } from '../support/test.ts';

const { version: VERSION } = JSON.parse(readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8')) as {
  version: string;
};
const SCRIPT = `<script src="${APP}/embed.js"></script>`;
const place = (attributes = '', id: string = MENUS.canteen) =>
  `<div data-pausa-menu="${id}" ${attributes}><a href="${APP}/menu/${MENUS.canteen}">Il menu di oggi</a></div>`;

/** The policy of a careful partner: it allows our script and our frame, and no inline styles. */
const policy = (more = '') =>
  `default-src 'none'; script-src ${APP}; frame-src ${APP} ${more}; img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`;

/** Opens a page on an origin that is neither the app's nor the examples'. */
type Open = (body: string, head?: string, csp?: string) => Promise<void>;
interface Site {
  readonly origin: string;
  /** The HTML with which the site answers every request from now on. */
  answer(html: string, csp: string): void;
}

const test = base.extend<{ open: Open; site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright takes the needed fixtures from the pattern
  site: async ({}, use) => {
    let [html, csp] = ['', ''];
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': csp }).end(html);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use({ origin: `http://localhost:${port}`, answer: (...next) => ([html, csp] = next) });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
  open: async ({ page, site }, use) => {
    await use(async (body, head = '', csp = policy()) => {
      site.answer(
        `<!doctype html><html lang="it"><head><title>Mensa</title><link rel="icon" href="data:,">${head}</head><body><main><h1>Mensa</h1>${body}</main></body></html>`,
        csp,
      );
      // The `load` event waits for frames, and a test may hold one back.
      await page.goto(`${site.origin}/pagina`, { waitUntil: 'domcontentloaded' });
    });
  },
});

const frame = (page: Page, index = 0) => page.locator('iframe').nth(index);
const height = (page: Page, index = 0) => frame(page, index).evaluate((one) => one.getBoundingClientRect().height);

/** Waits until the frame is as high as the menu in it, to the pixel. */
async function expectFitting(page: Page, index = 0): Promise<number> {
  await expect(page.frameLocator(`iframe >> nth=${index}`).getByRole('heading', { level: 3 }).first()).toBeVisible();
  const content = await (await frame(page, index).elementHandle())?.contentFrame();
  await expect
    .poll(async () => {
      const own = await content?.evaluate(() => Math.ceil(document.querySelector('main')?.getBoundingClientRect().height ?? 0));
      return own === undefined || own < 500 ? 'nothing yet' : own - (await height(page, index));
    })
    .toBe(0);
  return height(page, index);
}

test.describe('makes a frame of its place, wherever it stands itself:', () => {
  for (const [where, head, end] of [
    ['in the head', SCRIPT, ''],
    ['in the head, deferred', SCRIPT.replace(' ', ' defer '), ''],
    ['at the end', '', SCRIPT],
    [
      'a version of it, with its hash',
      `<script src="${APP}/elements/${VERSION}/embed.js" integrity="{{SRI}}" crossorigin="anonymous"></script>`,
      '',
    ],
  ] as const) {
    test(where, async ({ page, request, open }) => {
      const sri = (await (await request.get(`/elements/${VERSION}/sri.json`)).json()) as Record<string, string>;
      await open(place() + end, head.replace('{{SRI}}', sri[`${VERSION}/embed.js`] ?? 'none'));
      await expect(frame(page)).toHaveAttribute('src', `${APP}/iframe-menu/${MENUS.canteen}`);
      await expect(frame(page)).toHaveAttribute('title', 'Menu');
      await expect(frame(page)).toHaveAttribute('loading', 'lazy');
      await expect(frame(page)).toHaveCSS('border-top-width', '0px');
      await expect(frame(page)).not.toHaveAttribute('allow');
      await expect(page.getByRole('link', { name: 'Il menu di oggi' })).toHaveCount(0);
      await expectFitting(page);
      const [outer, inner] = await Promise.all([page.locator('main').boundingBox(), frame(page).boundingBox()]);
      expect(inner?.width).toBe(outer?.width);
      await expectAccessible(page);
    });
  }

  test('twice on a page, and in one that grows later: one frame for each place', { tag: '@quick' }, async ({ page, open }) => {
    await open(place() + place('data-layout="list" data-title="Il menu di domani"', MENUS.large), SCRIPT + SCRIPT.replace(' ', ' defer '));
    await expect(frame(page, 1)).toHaveAttribute('title', 'Il menu di domani');
    const first = await expectFitting(page);
    await page.evaluate((id) => {
      const late = document.createElement('div');
      late.dataset['pausaMenu'] = id;
      document.querySelector('h1')?.before(late);
    }, MENUS.canteen);
    await expect(page.locator('iframe')).toHaveCount(3);
    await expectFitting(page);
    // The first frames are the same elements as before.
    expect(await expectFitting(page, 1)).toBe(first);
    await frames(page, 10);
    await expect(page.locator('iframe')).toHaveCount(3);
  });

  test('before the menu is there, the place of one is kept', async ({ page, open }) => {
    await page.route(`${APP}/iframe-menu/**`, () => undefined);
    await open(place() + SCRIPT);
    expect(await height(page)).toBe(480);
  });
});

test.describe('the attributes', () => {
  test('are passed on as the menu’s parameters; the page’s own are not', async ({ page, open }) => {
    const PASSED = [
      ['', ''],
      ['data-lang="en" data-layout="list" data-theme="dark"', '?lang=en&layout=list&theme=dark'],
      [
        'data-primary="0B7146" data-on-primary="#fff" data-text-muted="333" data-radius-xl="4"',
        '?primary=0B7146&on-primary=%23fff&text-muted=333&radius-xl=4',
      ],
      // The script passes on hostile values unchanged, and the menu refuses them. None of them becomes another parameter or
      // another address.
      ['data-theme="dark&ground=000#/../../login"', '?theme=dark%26ground%3D000%23%2F..%2F..%2Flogin'],
      ['data-testid="menu" data-user="giulia" id="m" class="x" data-title="Oggi"', ''],
    ] as const;
    await open(PASSED.map(([attributes]) => place(attributes)).join('') + SCRIPT);
    for (const [index, [, query]] of PASSED.entries())
      await expect(frame(page, index)).toHaveAttribute('src', `${APP}/iframe-menu/${MENUS.canteen}${query}`);
  });

  test('reach the menu', async ({ page, open }) => {
    await open(place('data-theme="dark" data-background="1a1a2e"') + SCRIPT);
    await expectFitting(page);
    await expect(page.frameLocator('iframe').locator('[part=menu]')).toHaveCSS('background-color', 'rgb(26, 26, 46)');
  });

  test('a title is text; an empty one is none: the frame keeps a name', async ({ page, open }) => {
    await open(place(`data-title="&quot;><img src=x onerror=alert(1)>"`) + place('data-title=""') + SCRIPT);
    await expect(frame(page)).toHaveAttribute('title', '"><img src=x onerror=alert(1)>');
    await expect(frame(page, 1)).toHaveAttribute('title', 'Menu');
    await expect(page.locator('img')).toHaveCount(0);
  });

  test('what is no UUID: the page keeps what it had, its author is told', async ({ page, open }) => {
    const WRONG = [
      '',
      'mensa',
      '00000000-0000-4000-8000-00000000000',
      '00000000-0000-4000-8000-0000000000011',
      '00000000-0000-4000-8000-00000000000g',
      `${MENUS.canteen}/../../login`,
      ` ${MENUS.canteen}`,
      '//evil.example/0000',
      'javascript:alert(1)',
      '&quot;><script>alert(1)</script>',
    ];
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await open(WRONG.map((id) => place('', id)).join('') + SCRIPT);
    await expect.poll(() => errors).toStrictEqual(WRONG.map(() => expect.stringContaining('data-pausa-menu is no UUID') as unknown));
    await expect(page.getByRole('link', { name: 'Il menu di oggi' })).toHaveCount(WRONG.length);
    await expect(page.locator('iframe')).toHaveCount(0);
    await frames(page, 10);
    expect(errors).toHaveLength(WRONG.length);
  });
});

test.describe('hears', () => {
  const MESSAGE = { type: 'pausa-menu:height', height: 1234 };

  test('all of its frames with one ear, however many come and go', async ({ page, open }) => {
    await page.addInitScript(() => {
      const { addEventListener } = window;
      window.addEventListener = (...given: Parameters<typeof addEventListener>) => {
        if (given[0] === 'message') document.documentElement.dataset['ears'] = `${document.documentElement.dataset['ears'] ?? ''}1`;
        addEventListener.apply(window, given);
      };
    });
    await open(place() + place('', MENUS.large) + SCRIPT);
    await expectFitting(page);
    await page
      .locator('[data-pausa-menu]')
      .first()
      .evaluate((one) => one.after(one.cloneNode(), one.cloneNode()));
    await page
      .locator('[data-pausa-menu]')
      .first()
      .evaluate((one) => one.remove());
    await expect(page.locator('iframe')).toHaveCount(3);
    for (const index of [0, 1, 2]) await expectFitting(page, index);
    await expect(page.locator('html')).toHaveAttribute('data-ears', '1');
  });

  test('its own frame, and heights alone', async ({ page, open }) => {
    await open(place() + SCRIPT);
    const before = await expectFitting(page);
    const menu = await (await frame(page).elementHandle())?.contentFrame();
    const say = async (data: unknown) => {
      await menu?.evaluate((message) => window.parent.postMessage(message, '*'), data);
      await frames(page, 3);
      return height(page);
    };
    for (const wrong of [
      null,
      'pausa-menu:height',
      1234,
      [],
      {},
      { height: 1234 },
      { type: 'another:height', height: 1234 },
      { type: 'iframe-resized', height: 1234 },
      ...['1234', '1234px', -5, 0, null, true, [1234], { valueOf: 1 }, 1e6, 1e9].map((height) => ({ type: 'pausa-menu:height', height })),
    ]) {
      expect(await say(wrong), JSON.stringify(wrong)).toBe(before);
    }
    for (const [name, text] of [
      ['NaN', 'NaN'],
      ['Infinity', 'Infinity'],
    ] as const) {
      await menu?.evaluate((value) => window.parent.postMessage({ type: 'pausa-menu:height', height: Number(value) }, '*'), text);
      await frames(page, 3);
      expect(await height(page), name).toBe(before);
    }
    expect(await say(MESSAGE)).toBe(1234);
  });

  test('not the page itself, not another frame of the same origin', async ({ page, open }) => {
    await open(place() + `<iframe id="other" title="Altro" src="${APP}/iframe-menu/${MENUS.empty}"></iframe>` + SCRIPT);
    const before = await expectFitting(page);
    await page.evaluate((message) => window.postMessage(message, '*'), MESSAGE);
    const other = await (await page.locator('#other').elementHandle())?.contentFrame();
    await expect(page.frameLocator('#other').getByText('Oggi il menu è vuoto')).toBeVisible();
    await other?.evaluate((message) => window.parent.postMessage(message, '*'), MESSAGE);
    await frames(page, 10);
    expect(await height(page)).toBe(before);
    expect(await height(page, 1)).toBe(154); // the browser's default height of a frame, with its border
  });

  test('not its own frame, once that shows another origin', async ({ page, open }) => {
    await open(place() + SCRIPT, '', policy(PARTNER));
    const before = await expectFitting(page);
    await page.route(`${PARTNER}/altro`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Altro</title>' }));
    const handle = await frame(page).elementHandle();
    await (await handle?.contentFrame())?.goto(`${PARTNER}/altro`);
    await (await handle?.contentFrame())?.evaluate((message) => window.parent.postMessage(message, '*'), MESSAGE);
    await frames(page, 10);
    expect(await height(page)).toBe(before);
  });
});
