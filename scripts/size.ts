/** `npm run size`: brotli bytes of what a browser must load; fails when one is over its budget. Needs a build. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { parseAst, type ESTree } from 'vite';
import { launch, MENU, PHONE, signInByForm } from './browser.ts';
import { serve } from './serve.ts';

/** 1 kB is 1000 bytes. */
const KB = 1000;
const ELEMENTS = fileURLToPath(new URL('../dist/elements', import.meta.url));
const EMBED = fileURLToPath(new URL('../dist/app/embed.js', import.meta.url));
const PORT = 4373;
/** Firebase counts apart: it loads after the first paint, and never on a public menu. */
const IS_FIREBASE = /identitytoolkit|@firebase\//;

interface File {
  readonly name: string;
  readonly bytes: number;
  readonly kind: 'script' | 'style' | 'firebase' | 'later';
}

interface Measure {
  readonly title: string;
  /** For the scripts that are needed, in bytes. */
  readonly budget: number;
  readonly files: readonly File[];
}

const brotli = (content: Buffer) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The modules that a module of the elements build names, by static and by dynamic import. */
function importsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && 'source' in node) {
      const source = node.source as ESTree.Expression | null;
      if (source?.type === 'Literal' && typeof source.value === 'string' && source.value.startsWith('.'))
        found.push(join(dirname(file), source.value));
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(readFileSync(file, 'utf8')).body);
  return found;
}

/** Everything that `<pausa-menu>` may ask for, in the first moment or later. */
function elementFiles(entry: string): File[] {
  const seen = new Set<string>();
  const open = [join(ELEMENTS, entry)];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...importsOf(file));
  }
  return [...seen].map((file) => ({ name: relative(ELEMENTS, file), bytes: brotli(readFileSync(file)), kind: 'script' }));
}

/** Loads a page with an empty cache and lists what came until its content stood there. */
async function pageFiles(page: Page, path: string, content: (page: Page) => Promise<void>): Promise<File[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const needed: Response[] = [];
  const later: Response[] = [];
  let isThere = false;
  const requested = new Map<unknown, boolean>();
  page.on('request', (request) => requested.set(request, isThere));
  page.on('response', (response) => (requested.get(response.request()) === true ? later : needed).push(response));
  await page.goto(path);
  await content(page);
  isThere = true;
  await page.waitForLoadState('networkidle');

  const files: File[] = [];
  for (const [responses, isNeeded] of [
    [needed, true],
    [later, false],
  ] as const) {
    for (const response of responses) {
      const type = response.request().resourceType();
      if ((type !== 'script' && type !== 'stylesheet') || !response.ok()) continue;
      const body = await response.body();
      const isFirebase = type === 'script' && IS_FIREBASE.test(body.toString('utf8'));
      const name = new URL(response.url()).pathname.replace(/^\/(assets\/)?/, '');
      files.push({
        name,
        bytes: brotli(body),
        kind: isFirebase ? 'firebase' : isNeeded ? (type === 'script' ? 'script' : 'style') : 'later',
      });
    }
  }
  return files;
}

async function freshPage(browser: Browser, baseURL: string, signIn: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: PHONE, locale: 'it-IT' });
  const page = await context.newPage();
  if (!signIn) return page;
  await signInByForm(page);
  const next = await context.newPage();
  await page.close();
  return next;
}

async function firstDish(origin: string): Promise<string> {
  const menu = (await (await fetch(`${origin}/b2c/menu/uuid/${MENU}`)).json()) as { items: { label: string; displayOrder: number }[] };
  const label = menu.items[0]?.label;
  if (label === undefined) throw new Error('The demo menu has no items.');
  return label;
}

function print({ title, budget, files }: Measure): boolean {
  const sum = (kind: File['kind']) => files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  const needed = sum('script');
  const isWithin = needed > 0 && needed <= budget;
  const line = (name: string, bytes: number, note = '') =>
    console.log(`    ${name.padEnd(46)}${(bytes / KB).toFixed(1).padStart(7)} kB${note}`);
  console.log(`\n  ${title}`);
  for (const { name, bytes } of files.filter(({ kind }) => kind === 'script').sort((a, b) => b.bytes - a.bytes)) line(name, bytes);
  line('script, in all', needed, `   ${isWithin ? 'within' : 'OVER'} ${budget / KB} kB`);
  for (const [kind, label] of [
    ['style', 'style sheets'],
    ['firebase', 'firebase'],
    ['later', 'after the content is there'],
  ] as const) {
    if (sum(kind) > 0) line(label, sum(kind));
  }
  return isWithin;
}

const served = await serve({ port: PORT, partnerPort: PORT + 1, say: () => {} });
const browser = await launch();
try {
  const dish = await firstDish(served.app.origin);
  const measures: Measure[] = [
    { title: 'embed.js', budget: 1 * KB, files: [{ name: 'embed.js', bytes: brotli(readFileSync(EMBED)), kind: 'script' }] },
    { title: '<pausa-menu>, script tag', budget: 80 * KB, files: elementFiles('menu.js') },
    { title: '<pausa-shop>, script tag', budget: 105 * KB, files: elementFiles('shop.js') },
    { title: '<pausa-cart>, script tag', budget: 96 * KB, files: elementFiles('cart.js') },
    { title: '<pausa-payment-picker>, script tag', budget: 90 * KB, files: elementFiles('payment-picker.js') },
    { title: '<pausa-wallet>, script tag', budget: 96 * KB, files: elementFiles('wallet.js') },
    { title: '<pausa-coffee>, script tag', budget: 98 * KB, files: elementFiles('coffee.js') },
    {
      title: 'Menu page, first load',
      budget: 85 * KB,
      files: await pageFiles(await freshPage(browser, served.app.origin, false), `/menu/${MENU}`, (page) =>
        page.getByText(dish).first().waitFor(),
      ),
    },
    {
      title: 'Shop page, first load',
      budget: 110 * KB,
      files: await pageFiles(await freshPage(browser, served.app.origin, true), '/selling-area/milano-1', (page) =>
        page
          .getByRole('button', { name: /lo voglio/i })
          .first()
          .waitFor(),
      ),
    },
  ];
  console.log('  Brotli (quality 11) per file; 1 kB is 1000 bytes.');
  const isWithin = measures.map(print);
  const hasFirebase = measures.find(({ title }) => title.startsWith('Menu page'))?.files.some(({ kind }) => kind === 'firebase') === true;
  if (hasFirebase) console.log('\n  The menu page loads firebase: it must not.');
  console.log();
  if (hasFirebase || isWithin.includes(false)) process.exitCode = 1;
} finally {
  await browser.close();
  await served.close();
}
