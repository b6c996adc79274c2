/** The built documentation site, under the policy with which it is served, in Chromium. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type RunningServer } from '../../sandbox/http/listen.ts';
import { DESKTOP, launch, PHONE } from '../../scripts/serve/browser.ts';
import { checkConfig } from '../../scripts/check-config.ts';
import { checkLinks } from '../../scripts/site/check-links.ts';
import { SITE } from '../../scripts/site/folder.ts';
import { serveSite } from '../../scripts/site/serve.ts';
import { violationsOf } from '../support/axe.ts';
import { layoutShift } from '../support/layout-shift.ts';

/** It is long, so that a busy machine fails no test. */
const PATIENCE_MS = 120_000;
const TABLET = { width: 768, height: 1024 };
const SMALL_PHONE = { width: 320, height: 640 };

let browser: Browser;
let site: RunningServer;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), serveSite(0)]);
});
afterAll(() => Promise.all([browser.close(), site.close()]));

interface Visit {
  readonly page: Page;
  /** What the console says as an error, and addresses of other hosts that were asked. */
  readonly problems: string[];
}

async function visit(path: string, theme: 'light' | 'dark' = 'light', waitUntil: 'load' | 'networkidle' = 'networkidle'): Promise<Visit> {
  const page = await browser.newPage({
    viewport: theme === 'light' ? DESKTOP : PHONE,
    colorScheme: theme,
    reducedMotion: 'reduce',
    baseURL: site.origin,
  });
  page.setDefaultTimeout(PATIENCE_MS);
  const problems: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  page.on('pageerror', (error) => void problems.push(error.message));
  page.on('request', (request) => void (new URL(request.url()).origin === site.origin || problems.push(request.url())));
  await page.goto(path, { waitUntil });
  return { page, problems };
}

it('has no broken link', () => {
  const { pages, links, broken } = checkLinks();
  expect(broken).toEqual([]);
  expect(pages).toBeGreaterThan(50);
  expect(links).toBeGreaterThan(3000);
});

it('says in each page what the page is about, and has no title in a button and no name of what is not there', () => {
  const pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(manual|live)\/|^404/.test(file))
    .map((file) => [file, readFileSync(join(SITE, file), 'utf8')] as const);
  expect(pages.length).toBeGreaterThan(60);
  const descriptions = new Map<string, string>();
  for (const [file, html] of pages) {
    const [, description = ''] = /<meta name="description" content="([^"]+)">/.exec(html) ?? [];
    expect(description.length, file).toBeGreaterThan(20);
    expect(descriptions.get(description), `${file}: ${description}`).toBeUndefined();
    descriptions.set(description, file);
    expect(/role="button"[^>]*>(?:<div[^>]*><\/div>)?<h\d/.exec(html)?.[0], file).toBeUndefined();
    const controlled = Array.from(html.matchAll(/aria-controls="([^"]*)"/g), ([, id]) => id);
    expect(
      controlled.filter((id) => !html.includes(`id="${id}"`)),
      file,
    ).toEqual([]);
  }
});

it.each([
  ['/embedding.html', DESKTOP],
  ['/choosing.html', DESKTOP],
  ['/events.html', PHONE],
  ['/', PHONE],
])('%s stays where it is drawn, also when its font and its text come late', async (path, viewport) => {
  const page = await browser.newPage({ viewport, baseURL: site.origin });
  let isShown = false;
  const untilShown = () => expect.poll(() => isShown, { timeout: PATIENCE_MS }).toBe(true);
  await page.route('**/*.woff2', async (route) => {
    await untilShown();
    await route.continue();
  });
  const html = readFileSync(join(SITE, path === '/' ? 'index.html' : path), 'utf8');
  const beginOfText = html.search(/<div class="content"[^>]*><div class="content-container"|<h1/);
  const slow = await listen(
    async (_, response) => {
      response.setHeader('content-type', 'text/html');
      // What comes before the text: the navigation, and the list of its headings.
      response.write(html.slice(0, beginOfText));
      await untilShown();
      response.end(html.slice(beginOfText));
    },
    0,
    '127.0.0.1',
  );
  await page.route(path, (route) => route.continue({ url: slow.origin }));
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('banner').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  isShown = true;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await document.fonts.ready));
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await Promise.all([page.close(), slow.close()]);
});

it('has its policy in its pages, also from a server of files without headers', async () => {
  const plain = await serveSite(0, {});
  const page = await browser.newPage({ baseURL: plain.origin });
  await page.goto('/choosing.html');
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
        document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = "run"' }));
      }),
  );
  expect(blocked).toBe('script-src-elem');
  expect(await page.title()).not.toBe('run');
  await Promise.all([page.close(), plain.close()]);
});

it('has the headers for other servers beside it, with who may frame it', async () => {
  const textOf = async (path: string) => (await fetch(`${site.origin}/${path}`)).text();
  const policy = /default-src 'none'; script-src 'self'; [^"\n]*; frame-ancestors 'self'/;
  expect((await fetch(site.origin)).headers.get('content-security-policy')).toMatch(policy);
  expect(await textOf('_headers')).toMatch(new RegExp(String.raw`^/\*\n  Content-Security-Policy: ${policy.source}\n`));
  expect(await textOf('nginx-headers.conf')).toMatch(new RegExp(`^add_header Content-Security-Policy "${policy.source}" always;$`, 'm'));
  expect(await textOf('nginx-headers.conf')).toContain('add_header X-Content-Type-Options "nosniff" always;');
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each([
    ['the first page', '/'],
    ['a guide', '/choosing.html'],
    ['an element', '/elements/menu.html'],
    ['a component', '/components/cart.html'],
    ['examples', '/examples.html'],
    ['the page in the place of a missing one', '/404.html'],
  ])('%s can be used by everybody', async (_, path) => {
    const { page, problems } = await visit(path, theme);
    // An example that has not drawn anything yet has no heading.
    for (const example of await page.locator('iframe').all())
      await expect.poll(() => example.getAttribute('inert'), { timeout: PATIENCE_MS }).toBeNull();
    expect(await violationsOf(page)).toBe('');
    for (const viewport of [page.viewportSize() ?? DESKTOP, TABLET]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    }
    expect(problems).toEqual([]);
    await page.close();
  });
});

describe('an example', () => {
  it('of an element is the element, as its controls say, and tells of its events', async () => {
    const { page } = await visit('/elements/menu.html');
    const example = page.frameLocator('iframe[title="Live example of <pausa-menu>"]');
    await example.getByRole('heading', { name: 'Primi' }).waitFor();
    await page.getByRole('combobox', { name: 'lang' }).selectOption('en');
    await example.getByRole('button', { name: 'Filter' }).waitFor();
    expect(await page.getByRole('region', { name: 'Script tag: the lines' }).textContent()).toContain(
      '<pausa-menu lang="en" menu-id="00000000-0000-4000-8000-000000000001"></pausa-menu>',
    );
    await page.getByText('What it tells the page').click();
    await page.getByText('pausa-ready').and(page.locator('code')).first().waitFor();
    await page.close();
  });

  it('of somebody who is signed in has what the sandbox has', async () => {
    const { page } = await visit('/elements/wallet.html');
    await page
      .frameLocator('iframe')
      .getByText(/20,00\s€/)
      .first()
      .waitFor();
    await page.close();
  });

  it('of a component tells of its callbacks', async () => {
    const { page } = await visit('/components/cart-dialog.html');
    await page.locator('iframe:not([inert])').waitFor();
    // The dialog has opened by itself, and has left the focus to the page.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.frameLocator('iframe').getByRole('button', { name: 'Chiudi' }).click();
    await page.getByText('What it tells the page').click();
    await page.locator('li code', { hasText: 'onClose' }).waitFor();
    await page.close();
  });

  it('of each component has something to show', async () => {
    const { page: list } = await visit('/components/');
    const pages = await list.locator('.table a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    await list.close();
    expect(pages.length).toBeGreaterThan(20);
    const { page, problems } = await visit('/');
    for (const path of pages) {
      const answer = await page.request.get(path);
      const [, example] = /src="(\/live\/component[^"]*)"/.exec(await answer.text()) ?? [];
      // What stands around other components shows nothing by itself.
      if (example === undefined)
        expect(['language-provider', 'pausa-root', 'runtime-provider'].map((name) => `/components/${name}.html`)).toContain(path);
      else {
        await page.goto(example.replaceAll('&amp;', '&'));
        await page.locator('[data-pausa-root] :is(h1, h2, a, button):visible').first().waitFor();
      }
    }
    expect(problems).toEqual([]);
    await page.close();
  });
});

describe('the brand studio', () => {
  /** Its previews load when they come near: the network may never be idle for all of them. */
  const open = (hash = '', theme: 'light' | 'dark' = 'light') => visit(`/live/studio.html${hash}`, theme, 'load');
  const config = async (page: Page) => (await page.getByRole('region', { name: 'Text of the config.json' }).textContent()) ?? '';
  /** A narrow window shows one part at a time. */
  const showPart = async (page: Page, name: 'Brand' | 'Previews') => {
    const parts = page.getByRole('navigation', { name: 'Studio' });
    if (await parts.isVisible()) await parts.getByRole('button', { name }).click();
  };
  /** The sentences that describe a field, where it is marked as wrong. */
  const errorOf = (page: Page, name: string) =>
    page
      .getByRole('textbox', { name, exact: true })
      .or(page.getByRole('combobox', { name, exact: true }))
      .evaluate((field) =>
        field.getAttribute('aria-invalid') === 'true'
          ? (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
          : null,
      );

  it.each([
    '#productName=Cantina+%26+Co&light.background=FFF8F5&light.primary=7B1E3A&light.secondary=F3D9E0',
    '#productName=Girasole&corners=square&light.primary=7A5C00&light.accent=FFB000',
    '#productName=Mensa+Blu&supportPhone=02+555+0199&font=Georgia%2C+serif&corners=small&languages=it%2Cen&paymentMethods=pellegrini&light.primary=1D4ED8&dark.background=0B1020',
  ])('restores %s, whose config.json the check takes', async (hash) => {
    const { page, problems } = await open(hash);
    expect(checkConfig(await config(page), 'https://app.example.it')).toEqual({ errors: [], warnings: [] });
    expect(new URL(page.url()).hash).toBe(hash);
    await page.getByText('Every text can be read on its backgrounds, in both themes: at least 4.5 : 1.').waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each(['light', 'dark'] as const)('can be used by everybody, in the %s theme', async (theme) => {
    const { page, problems } = await open('#light.primary=7B1E3A&light.secondary=F3D9E0', theme);
    await showPart(page, 'Previews');
    for (const frame of await page.locator('iframe').all()) {
      // It loads when it comes near.
      await frame.scrollIntoViewIfNeeded();
      await frame.contentFrame().locator('[data-pausa-root] :is(h1, h2, h3)').first().waitFor();
    }
    for (const viewport of [page.viewportSize() ?? DESKTOP, TABLET, SMALL_PHONE]) {
      await page.setViewportSize(viewport);
      for (const part of ['Previews', 'Brand'] as const) {
        await showPart(page, part);
        expect(await violationsOf(page)).toBe('');
        const tooWide = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('section')].filter((box) => box.scrollWidth > box.clientWidth),
        );
        expect(tooWide).toEqual([]);
      }
    }
    // With texts that are hard to read, which axe would find on the screens, too.
    await page.evaluate(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));
    await page.getByRole('textbox', { name: 'primary, light, as #rrggbb' }).fill('#FFD400');
    await page
      .getByRole('button', { name: /^Take #/ })
      .first()
      .waitFor();
    expect(await violationsOf(page)).toBe('');
    expect(problems).toEqual([]);
    await page.close();
  });

  it('is used by the keyboard alone: what is typed is in config.json, in the address and on the screens', async () => {
    const { page, problems } = await open();
    const hash = () => new URL(page.url()).hash;
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const tabTo = async (name: string) => {
      for (let press = 0; press < 60; press += 1) {
        if (await field(name).evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not lead to ${name}`);
    };
    await tabTo('Name');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Girasole');
    await tabTo('primary, light, as #rrggbb');
    await page.keyboard.type('#FFD400');
    await expect.poll(hash).toBe('#productName=Girasole&light.primary=FFD400');
    await page.getByText('One text is hard to read: less than 4.5 : 1.').waitFor();
    await page.getByText('primary in light is hard to read on background, surface, surface-sunken: only 1.2 : 1.').waitFor();
    // The nearest colour that can be read.
    await page.getByRole('button', { name: /^Take #/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Every text can be read on its backgrounds').waitFor();
    expect(checkConfig(await config(page), 'https://app.example.it')).toEqual({ errors: [], warnings: [] });
    const { primary } = (JSON.parse(await config(page)) as { theme: { light: { primary: string } } }).theme.light;
    const home = page.frameLocator('iframe[title="Home, light"]').locator('[data-pausa-root]');
    await expect
      .poll(() => home.evaluate((root) => getComputedStyle(root).getPropertyValue('--_p-primary').trim().toUpperCase()), {
        timeout: PATIENCE_MS,
      })
      .toBe(primary);
    // A colour that is none changes nothing; an empty field takes the choice back.
    await field('primary, light, as #rrggbb').fill('red');
    await expect.poll(hash).toBe(`#productName=Girasole&light.primary=${primary.slice(1)}`);
    await page.getByText('Not a colour, such as #0B7146').waitFor();
    // As a design tool writes it.
    await field('primary, light, as #rrggbb').fill('f60');
    await page.keyboard.press('Tab');
    await expect.poll(hash).toBe('#productName=Girasole&light.primary=FF6600');
    await field('primary, light, as #rrggbb').fill('');
    await expect.poll(hash).toBe('#productName=Girasole');
    // A script is no link.
    await field('Terms of the wallet').fill('javascript:alert(1)');
    await page.getByText('links.terms: expected an https address or a path outside the API').waitFor();
    expect(await errorOf(page, 'Terms of the wallet')).toEqual(['Expected an https address or a path outside the API', 'Empty: no link.']);
    expect(await errorOf(page, 'Privacy notice')).toBeNull();
    expect(problems).toEqual([]);
    await page.close();
  });

  it('keeps a colour, a typeface and an address that are wrong, and says so at the field', async () => {
    const { page } = await open('#font=Georgia%2C+serif');
    for (const [name, wrong, sentence] of [
      ['primary, light, as #rrggbb', 'red', 'Not a colour, such as #0B7146'],
      ['Typeface', 'Georgia; serif', 'Not a list of typefaces, such as Georgia, serif'],
      ['Address of the app', 'app.example.it', 'It is not an origin, such as https://app.example.it'],
      ['Name', '', 'It is empty, so the product has no name'],
    ] as const) {
      const field = page.getByLabel(name, { exact: true });
      await field.fill(wrong);
      await page.keyboard.press('Tab');
      expect(await field.inputValue()).toBe(wrong);
      expect((await errorOf(page, name))?.[0]).toBe(sentence);
    }
    expect(JSON.parse(await config(page))).toMatchObject({ theme: { tokens: { font: 'Georgia, serif' } } });
    await page.getByLabel('Typeface').fill('Verdana');
    expect(await errorOf(page, 'Typeface')).toBeNull();
    await page.close();
  });

  it('shows its previews in the first chosen language, or in another chosen one', async () => {
    const { page, problems } = await open('#languages=en%2Cde');
    const signIn = page.frameLocator('iframe[title="Sign-in, light"]');
    const screen = page.frameLocator('iframe[title="Screen on the wall, light"]');
    const languages = page.getByRole('group', { name: 'Language of the previews' });
    await signIn.getByRole('button', { name: 'Sign in with Microsoft' }).waitFor();
    await languages.getByRole('button', { name: 'German' }).click();
    await signIn.getByRole('button', { name: 'Mit Microsoft anmelden' }).waitFor();
    await page.locator('iframe').last().scrollIntoViewIfNeeded();
    await screen.locator('[lang="de"] h1').first().waitFor();
    await page.getByRole('checkbox', { name: 'German' }).uncheck();
    await signIn.getByRole('button', { name: 'Sign in with Microsoft' }).waitFor();
    expect(await languages.isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each([PHONE, SMALL_PHONE, TABLET])('shows the form or the whole previews, in a window of $width px', async (viewport) => {
    const { page, problems } = await open('', 'dark');
    await page.setViewportSize(viewport);
    const field = page.getByRole('combobox', { name: 'Typeface' });
    await field.fill('Georgia, serif');
    const { y } = (await field.boundingBox())!;
    const shift = await layoutShift(page);
    await page.getByRole('button', { name: 'Previews' }).press('Enter');
    expect(await page.getByRole('button', { name: 'Previews' }).getAttribute('aria-pressed')).toBe('true');
    expect(await field.isVisible()).toBe(false);
    for (const figure of await page.getByRole('figure').all()) {
      const frame = (await figure.locator('iframe').boundingBox())!;
      expect(frame.x).toBeGreaterThanOrEqual(0);
      expect(frame.x + frame.width).toBeLessThanOrEqual(viewport.width);
      const { width, height } = (await figure.boundingBox())!;
      expect(frame.width).toBeCloseTo(width, 0);
      expect(frame.height).toBeLessThanOrEqual(height);
    }
    await page.getByRole('button', { name: 'Brand' }).click();
    // It is where it was.
    expect((await field.boundingBox())?.y).toBe(y);
    expect(await page.getByRole('region', { name: 'Previews' }).isVisible()).toBe(false);
    expect(await layoutShift(page)).toBe(shift);
    expect(problems).toEqual([]);
    await page.close();
  });

  it('offers the nearest background where no text colour is legible on all of them', async () => {
    const { page } = await open('#light.background=FFFFFF&light.surface=000000');
    const problem = page.getByRole('listitem').filter({ hasText: 'text-muted in light is hard to read on surface' });
    await problem.getByText('No colour of the text is enough for all of its backgrounds: change surface.').waitFor();
    await problem.getByRole('button', { name: /^Take #\w{6} for surface$/ }).press('Enter');
    await page.getByText('Every text can be read on its backgrounds').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Contrast');
    await page.close();
  });

  it('brings a brand back that was thrown away, until the next change', async () => {
    const { page } = await open('#productName=Girasole&light.primary=7A5C00');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await page.getByLabel('Typeface').fill('Georgia;');
    await page.getByRole('button', { name: 'Begin anew' }).press('Enter');
    expect(await name.inputValue()).toBe('Pausa');
    expect(await page.getByLabel('Typeface').inputValue()).toBe('');
    await page.getByText('All choices are gone. Undo brings them back.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
    await page.keyboard.press('Enter');
    expect(await name.inputValue()).toBe('Girasole');
    expect(await config(page)).toContain('"primary": "#7A5C00"');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Begin anew');
    await page.keyboard.press('Enter');
    await name.fill('Gusto');
    await page.getByRole('button', { name: 'Begin anew' }).waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await page.close();
  });

  it('names payment methods as people know them, and says which values of the lines are those of the sandbox', async () => {
    const { page } = await open();
    await page.getByRole('checkbox', { name: 'Card braintree_cc' }).uncheck();
    expect(await config(page)).not.toContain('braintree_cc');
    const sandbox = page.getByText(/is the sandbox’s/);
    await page.getByLabel('Element').selectOption('pausa-shop');
    expect(await sandbox.allTextContents()).toEqual([
      'milano-1 is the sandbox’s. Put in its place the identifier of your shop or coffee machine, which its address has after /selling-area/.',
    ]);
    await page.getByLabel('Element').selectOption('pausa-wallet');
    expect(await sandbox.count()).toBe(0);
    await page.close();
  });

  it('shows a logo that is chosen, in both themes', async () => {
    const { page, problems } = await open();
    const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await page.getByLabel('Logo').setInputFiles({ name: 'segno.svg', mimeType: 'image/svg+xml', buffer });
    await page.getByRole('button', { name: 'Both' }).click();
    for (const scheme of ['light', 'dark'])
      await page.frameLocator(`iframe[title="Sign-in, ${scheme}"]`).locator('img[src^="data:image/svg+xml"]').first().waitFor();
    expect(JSON.parse(await config(page))).toMatchObject({ logoUrl: '/brand/segno.svg' });
    expect(problems).toEqual([]);
    await page.close();
  });
});

it('has the manual in it, which works under the same policy', async () => {
  const { page, problems } = await visit('/manual/?path=/story/menu-menu--data-fetched-grid');
  await page.frameLocator('iframe').getByRole('heading', { name: 'Primi' }).waitFor();
  await page.getByRole('tab', { name: 'Embed' }).click();
  await page.getByRole('region', { name: 'Script tag' }).waitFor();
  expect(problems).toEqual([]);
  await page.close();
});

it.each([
  ['onConfirmed', /Cart.*Props/],
  ['GDPR', /Privacy.*GDPR/],
  ['upgrade', /Upgrad/],
  ['hydration', /Hydration/],
  ['IE', /Internet Explorer \(IE\)/],
  ['offline', /Offline/],
  ['React 17', /A web part of your own \(SPFx, React 17\)/],
  ['sub-path', /A host, not a sub-path/],
  ['zone.js', /Angular.*zone\.js/],
])('finds %s in its pages', async (words, found) => {
  const { page } = await visit('/');
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  await page.getByRole('searchbox').fill(words);
  const results = page.getByRole('listbox').getByRole('option');
  await results.first().waitFor();
  await expect.poll(async () => (await results.allTextContents()).join(' '), { timeout: PATIENCE_MS }).toMatch(found);
  await page.close();
});
