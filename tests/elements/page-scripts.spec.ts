/** Pages whose scripts change what an element needs: old libraries that replace built-ins, and shortcuts that listen to every key. */
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, heading, ledger } from '../support/journey.ts';
import { MENUS } from '../support/partner.ts';
import { APP, DEMO, PARTNER, test } from '../support/test.ts';

const library = (path: string) => ({ path: fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url)) });
/**
 * What a page's scripts do: a library of the registry, or what one that is not there is known to do. Prototype 1.7.1 and 1.6.1 are
 * not there; MooTools is there without its part for documents.
 */
const SCRIPTS: readonly (readonly [name: string, script: { path: string } | { content: string }])[] = [
  ['MooTools 1.5.2', library('mootools/lib/mootools-core-1.5.2-server.js')],
  ['core-js 2', library('core-js-2/client/core.js')],
  ['zone.js 0.8', library('zone.js-0-8/dist/zone.js')],
  ['jQuery 1.12', library('jquery-1/dist/jquery.js')],
  [
    'Array.from of Prototype 1.7.1 and MooTools 1.5',
    {
      content: `Array.from = function (x) { if (x == null) return []; return typeof x === 'object' && 'length' in x ? [].slice.call(x) : [x]; };`,
    },
  ],
  [
    'toJSON of Prototype 1.6.1',
    {
      content: `
        Array.prototype.toJSON = function () { return '[' + this.map(function (x) { return JSON.stringify(x); }).join(', ') + ']'; };
        String.prototype.toJSON = function () { return JSON.stringify(String(this)); };
        Date.prototype.toJSON = function () { return '"' + this.getTime() + '"'; };
        Object.prototype.toJSON = function () { return '{}'; };
        Object.defineProperty(Object.prototype, 'toJSON', { enumerable: false });`,
    },
  ],
  ['enumerable members of every object', { content: `Object.prototype.extend = function () {}; Object.prototype.version = '1.0';` }],
  [
    'Function.prototype.bind of Prototype 1.7.1',
    {
      content: `Function.prototype.bind = function (context) {
        if (arguments.length < 2 && context === undefined) return this;
        var method = this, args = [].slice.call(arguments, 1);
        return function () { return method.apply(context, args.concat([].slice.call(arguments))); };
      };`,
    },
  ],
  [
    'remove, closest and find of Prototype 1.7.1 and others',
    {
      content: `
        Element.prototype.remove = function () { this.parentNode.removeChild(this); return this; };
        Element.prototype.closest = function () { return null; };
        Element.prototype.select = function (s) { return this.querySelectorAll(s); };
        Array.prototype.entries = function () { return this.slice(); };`,
    },
  ],
];

async function open(context: BrowserContext, page: Page, body: string): Promise<void> {
  await context.route(`${PARTNER}/scripts/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><body>${body}` }),
  );
  // Chromium lets a page that no server sent load nothing from this machine.
  await context.grantPermissions(['local-network-access'], { origin: PARTNER });
  await page.goto(`${PARTNER}/scripts/`);
}
const element = (name: string, attributes: string, content = '') =>
  `<script type="module" src="${APP}/elements/latest/${name}.js"></script><pausa-${name} ${attributes}>${content}</pausa-${name}>`;

test.describe('signed in', () => {
  test.use({ account: DEMO, viewport: { width: 1100, height: 800 } });

  for (const [index, [name, script]] of SCRIPTS.entries()) {
    test(`each element and an order under ${name}${index === 4 ? ' @quick' : ''}`, async ({ context, page, sandbox }) => {
      // As a classic script of the page: before the elements.
      await context.addInitScript(`if (location.origin === ${JSON.stringify(PARTNER)}) { ${'content' in script ? script.content : ''} }`);
      const path = 'path' in script ? script.path : null;
      if (path !== null) await context.route(`${PARTNER}/library.js`, (route) => route.fulfill({ path, contentType: 'text/javascript' }));
      await open(
        context,
        page,
        `${path === null ? '' : '<script src="/library.js"></script>'}
        ${element('menu', `menu-id="${MENUS.canteen}"`)}${element('shop', 'area-id="milano-1"')}${element('cart', 'area-id="milano-1"')}
        ${element('wallet', '')}${element('payment-picker', '')}${element('coffee', 'area-id="caffe-1"')}`,
      );
      for (const [tag, text] of [
        ['pausa-wallet', 'Credito aziendale'],
        ['pausa-payment-picker', 'Usa un nuovo metodo'],
        ['pausa-coffee', 'Cappuccino'],
      ] as const)
        await expect(page.locator(tag).getByText(text).first()).toBeVisible();
      await expect(page.locator('pausa-menu').getByText('Spaghetti al pomodoro e basilico').first()).toBeVisible();
      const shop = page.locator('pausa-shop');
      await shop.getByRole('button', { name: 'LO VOGLIO: Penne al pesto con mozzarella' }).first().click();
      await page.locator('pausa-cart').getByRole('button', { name: 'Conferma', exact: true }).click();
      await expect(heading(page, 'Completato')).toBeVisible();
      expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 640 }]);
    });
  }

  test('an element that cannot start shows what the page has put into it', async ({ context, page, problems }) => {
    problems.expect(/broken/);
    await open(
      context,
      page,
      `<script>Element.prototype.attachInternals = null; Object.keys = () => { throw new Error('broken'); };</script>
      ${element('menu', `menu-id="${MENUS.canteen}"`, '<a href="/menu">Il menu di oggi</a>')}`,
    );
    await expect(page.getByRole('link', { name: 'Il menu di oggi' })).toBeVisible();
  });

  test('the page’s shortcuts hear no letter of a field and no Escape that closes something, but others and combinations', async ({
    context,
    page,
  }) => {
    await open(
      context,
      page,
      `<script>
        window.heard = [];
        for (const type of ['keydown', 'keypress', 'keyup'])
          document.addEventListener(type, (event) => {
            if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
            if (type === 'keydown') heard.push(event.key);
            if (/^[sp]$/.test(event.key)) event.preventDefault();
          });
      </script>${element('menu', `menu-id="${MENUS.canteen}"`)}`,
    );
    await page.getByRole('button', { name: 'Cerca' }).click();
    const search = page.getByRole('searchbox');
    await search.pressSequentially('spaghetti');
    await expect(search).toHaveValue('spaghetti');
    await search.press('Control+k');
    await search.press('Escape');
    await expect(search).toHaveCount(0);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(['Control', 'k', 'Escape']);
  });

  test('a press of Escape that closes something in an element is of that element alone, in a dialog of the page', async ({
    context,
    page,
  }) => {
    await open(
      context,
      page,
      `<dialog id="pagina">${element('menu', `menu-id="${MENUS.canteen}"`)}${element('shop', 'area-id="milano-1"')}</dialog>
      <script>
        window.heard = [];
        for (const type of ['keydown', 'keyup']) document.addEventListener(type, ({ key }) => key === 'Escape' && heard.push(type));
        pagina.showModal();
      </script>`,
    );
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    const around = page.locator('#pagina');
    const details = page.locator('pausa-shop').getByRole('button', { name: 'VEDI INGREDIENTI: Penne al pesto con mozzarella' }).first();
    const filter = page.locator('pausa-menu').getByRole('button', { name: 'Filtra' });
    const diet = page.locator('pausa-menu').getByRole('radio', { name: 'Tutto' });
    const dish = page.locator('pausa-shop').getByRole('dialog');
    await details.click();
    await expect(dish).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dish).toHaveCount(0);
    await expect(around).toHaveAttribute('open');
    // The dialog of the dish is not modal yet: no next frame comes.
    await page.evaluate(() => {
      const original = window.requestAnimationFrame;
      window.requestAnimationFrame = () => 0;
      Object.assign(window, { nextFrames: () => (window.requestAnimationFrame = original) });
    });
    await details.click();
    await page.keyboard.press('Escape');
    await page.evaluate(() => (window as unknown as { nextFrames(): void }).nextFrames());
    await expect(dish).toHaveCount(0);
    await expect(around).toHaveAttribute('open');
    // The filter is closed from its button, and from its panel.
    for (const isInPanel of [false, true]) {
      await filter.click();
      await expect(diet).toBeVisible();
      if (isInPanel) await diet.focus();
      await page.keyboard.press('Escape');
      await expect(diet).toHaveCount(0);
      await expect(around).toHaveAttribute('open');
    }
    // The search is closed from its button, too.
    const search = page.locator('pausa-menu').getByRole('button', { name: 'Cerca nel menu' });
    await search.click();
    await search.focus();
    await page.keyboard.press('Escape');
    await expect(page.locator('pausa-menu').getByRole('searchbox')).toHaveCount(0);
    await expect(around).toHaveAttribute('open');
    expect(await heard()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(around).not.toHaveAttribute('open');
    expect(await heard()).toContain('keydown');
  });
});
