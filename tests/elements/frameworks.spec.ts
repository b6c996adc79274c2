/**
 * All six elements on pages with other libraries in their development builds, and on a page without a library. None of them may
 * warn.
 */
import { fileURLToPath } from 'node:url';
import type { ConsoleMessage, Page } from '@playwright/test';
import { build } from 'vite';
import { expect } from '../support/journey.ts';
import { MENUS } from '../support/partner.ts';
import { APP, DEMO, PARTNER, test } from '../support/test.ts';

test.use({ account: DEMO });

const NAMES = ['menu', 'shop', 'cart', 'payment-picker', 'wallet', 'coffee'] as const;
const ATTRIBUTES: Readonly<Record<(typeof NAMES)[number], Readonly<Record<string, string>>>> = {
  menu: { 'menu-id': MENUS.canteen, layout: 'list' },
  shop: { 'area-id': 'milano-1', theme: 'dark' },
  cart: { 'area-id': 'milano-1', upselling: '' },
  'payment-picker': { context: 'walletRechargeMethod' },
  wallet: {},
  coffee: { 'area-id': 'caffe-1' },
};
const SHOWN: readonly (readonly [name: (typeof NAMES)[number], text: string | RegExp])[] = [
  ['menu', 'Spaghetti al pomodoro e basilico'],
  ['shop', 'Penne al pesto con mozzarella'],
  ['cart', 'Il tuo ordine'],
  ['payment-picker', 'Carta •••• 4242'],
  ['wallet', /20,00\s€/],
  ['coffee', 'Cappuccino'],
];

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** React 19 has no build for a script tag, so the test bundles its development build. */
async function react19(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, minify: false, lib: { entry: file('tests/elements/fixture/react.ts'), formats: ['iife'], name: 'React19' } },
  });
  const [bundle] = [result].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('React was not bundled');
  return bundle.output[0].code;
}

/** Renders the six elements. `again` replaces them by new elements. */
const drawReact = (tags: string, strict: string) => `
  const draw = (key) => root.render(e(${strict}, null, e('div', { key }, ...${tags}.map(([tag, attributes]) => e(tag, { key: tag, ...attributes })))));
  window.again = () => draw('second');
  draw('first');`;
const tags = JSON.stringify(NAMES.map((name) => [`pausa-${name}`, ATTRIBUTES[name]]));
const container = '<div id="app"></div>';

const HOSTS: Readonly<Record<string, () => Promise<{ scripts: readonly (string | { path: string })[]; html: string; version: string }>>> = {
  'no library': () => {
    const html = NAMES.map((name) => {
      const attributes = Object.entries(ATTRIBUTES[name]).map(([key, value]) => ` ${key}="${value}"`);
      return `<pausa-${name}${attributes.join('')}></pausa-${name}>`;
    }).join('');
    const script = `const all = document.getElementById('app'); window.again = () => { const { innerHTML } = all; all.innerHTML = ''; all.innerHTML = innerHTML; };`;
    return Promise.resolve({ scripts: [script], html: `<div id="app">${html}</div>`, version: '' });
  },
  'React 19 in StrictMode': async () => ({
    scripts: [
      `${await react19()}; window.version = React19.version;`,
      `const { createElement: e, createRoot, StrictMode } = React19; const root = createRoot(document.getElementById('app')); ${drawReact(tags, 'StrictMode')}`,
    ],
    html: container,
    version: '19.',
  }),
  'React 18 in StrictMode': () =>
    Promise.resolve({
      scripts: [
        { path: file('tests/package/react-18/node_modules/react/umd/react.development.js') },
        { path: file('tests/package/react-18/node_modules/react-dom/umd/react-dom.development.js') },
        `window.version = React.version; const e = React.createElement; const root = ReactDOM.createRoot(document.getElementById('app')); ${drawReact(tags, 'React.StrictMode')}`,
      ],
      html: container,
      version: '18.3.',
    }),
  Vue: () =>
    Promise.resolve({
      scripts: [
        { path: file('node_modules/vue/dist/vue.global.js') },
        `window.version = Vue.version; const key = Vue.ref('first'); window.again = () => { key.value = 'second'; };
         Vue.createApp({ render: () => Vue.h('div', { key: key.value }, ${tags}.map(([tag, attributes]) => Vue.h(tag, attributes))) }).mount('#app');`,
      ],
      html: container,
      version: '3.',
    }),
};

/** The warnings and errors in the page's console. Libraries greet on other levels. */
function watchConsole(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) warnings.push(message.text());
  });
  return warnings;
}

for (const [host, make] of Object.entries(HOSTS)) {
  test(`${host}: all six show what they have, also as new elements, and nobody warns`, async ({ page, context }) => {
    // A page that a test fulfils has no IP address, so the browser would block its requests to servers on the loopback.
    await context.grantPermissions(['local-network-access']);
    const { scripts, html, version } = await make();
    const warnings = watchConsole(page);
    const elements = NAMES.map((name) => `<script type="module" src="${APP}/elements/${name}.js"></script>`).join('');
    await page.route(`${PARTNER}/with-a-library`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="it"><title>Intranet</title>${elements}<body>${html}` }),
    );
    await page.goto(`${PARTNER}/with-a-library`);
    for (const script of scripts) await page.addScriptTag(typeof script === 'string' ? { content: script } : script);
    const expectAll = async () => {
      for (const [name, text] of SHOWN) await expect(page.locator(`pausa-${name}`), name).toContainText(text);
    };
    await expectAll();
    if (version !== '') expect(await page.evaluate(() => (window as unknown as { version: string }).version)).toContain(version);
    const before = await page.locator('pausa-shop').elementHandle();
    await page.evaluate(() => (window as unknown as { again: () => void }).again());
    await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
    await expectAll();
    await expect(page.locator('pausa-shop')).toHaveAttribute('theme', 'dark');
    expect(warnings).toEqual([]);
  });
}
