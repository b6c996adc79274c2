/** `npm run size`: brotli bytes and files that a browser must load. Fails when one exceeds its budget. Needs a build. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page, Response } from '@playwright/test';
import { LANGUAGES } from '../../src/api/index.ts';
import { launch, MENU, PHONE, signInByForm } from '../serve/browser.ts';
import { serve } from '../serve/serve.ts';
import {
  brotli,
  ELEMENT_BUDGETS,
  elementFiles,
  type File,
  KB,
  MENU_LATER,
  MENUS_BUDGET,
  textFiles,
  TEXTS_BUDGET,
} from './element-files.ts';

const EMBED = fileURLToPath(new URL('../../dist/app/embed.js', import.meta.url));
const PORT = 4373;
/** Firebase is measured separately: it loads after the first paint, and never on a public menu. */
const IS_FIREBASE = /identitytoolkit|@firebase\//;

interface Measure {
  readonly title: string;
  /** Budget for the required scripts, in bytes. */
  readonly budget: number;
  /** Budget for the scripts that load after the first paint, in bytes; without it they have no separate budget. */
  readonly laterBudget?: number;
  /** Budget for the scripts and style sheets that are requested before the content is there. */
  readonly mostFiles?: number;
  readonly files: readonly File[];
}

/** The time when a text first appeared, ms since 1970. The page measures it: the next request may follow within a frame. */
async function watchFor(page: Page, text: string): Promise<() => Promise<number>> {
  await page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (!document.body?.textContent.includes(wanted)) return;
      Object.assign(window, { thereAt: Date.now() });
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  }, text);
  return () => page.evaluate(() => (window as unknown as { thereAt: number }).thereAt);
}

/** Loads a page with an empty cache. Lists what was requested before a text appeared, and what came later. */
async function pageFiles(page: Page, path: string, text: string): Promise<File[]> {
  const thereAt = await watchFor(page, text);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path);
  await page.getByText(text).first().waitFor();
  await page.waitForLoadState('networkidle');
  const at = await thereAt();

  const files: File[] = [];
  for (const response of responses) {
    const type = response.request().resourceType();
    if ((type !== 'script' && type !== 'stylesheet') || !response.ok()) continue;
    const body = await response.body();
    const isFirebase = type === 'script' && IS_FIREBASE.test(body.toString('utf8'));
    const isLate = response.request().timing().startTime >= at;
    const name = new URL(response.url()).pathname.replace(/^\/(assets\/)?/, '');
    files.push({ name, bytes: brotli(body), kind: isFirebase ? 'firebase' : isLate ? 'later' : type === 'script' ? 'script' : 'style' });
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

function print({ title, budget, laterBudget, mostFiles = Infinity, files }: Measure): boolean {
  const sum = (kind: File['kind']) => files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  const needed = sum('script');
  const isWithin = needed > 0 && needed <= budget;
  const later = sum('later');
  const isLaterWithin = laterBudget === undefined || (later > 0 && later <= laterBudget);
  const line = (name: string, bytes: number, note = '') =>
    console.log(`    ${name.padEnd(46)}${(bytes / KB).toFixed(1).padStart(7)} kB${note}`);
  console.log(`\n  ${title}`);
  for (const { name, bytes } of files.filter(({ kind }) => kind === 'script').sort((a, b) => b.bytes - a.bytes)) line(name, bytes);
  line('script, in all', needed, `   ${isWithin ? 'within' : 'OVER'} ${budget / KB} kB`);
  for (const [kind, label] of [
    ['style', 'style sheets'],
    ['firebase', 'firebase'],
  ] as const) {
    if (sum(kind) > 0) line(label, sum(kind));
  }
  if (laterBudget !== undefined) line('later', later, `   ${isLaterWithin ? 'within' : 'OVER'} ${laterBudget / KB} kB`);
  else if (later > 0) line('after the content is there', later);
  const { length: count } = files.filter(({ kind }) => kind === 'script' || kind === 'style');
  if (mostFiles < Infinity) console.log(`    ${count} files before the content   ${count <= mostFiles ? 'within' : 'OVER'} ${mostFiles}`);
  return isWithin && isLaterWithin && count <= mostFiles;
}

const served = await serve({ port: PORT, partnerPort: PORT + 1, say: () => {} });
const browser = await launch();
try {
  const dish = await firstDish(served.app.origin);
  const measures: Measure[] = [
    { title: 'embed.js', budget: 1 * KB, files: [{ name: 'embed.js', bytes: brotli(readFileSync(EMBED)), kind: 'script' }] },
    ...Object.entries(ELEMENT_BUDGETS).map(([widget, { budget, later }]) => ({
      title: `<pausa-${widget}>, script tag`,
      budget: budget * KB,
      ...(later === undefined ? {} : { laterBudget: later * KB }),
      files: elementFiles(widget),
    })),
    ...LANGUAGES.slice(1).map((lang) => ({
      title: `The elements in ‘${lang}’, in addition`,
      budget: TEXTS_BUDGET * KB,
      files: textFiles(`texts.${lang}`),
    })),
    { title: '<pausa-menu> in another language than Italian, in addition', budget: MENUS_BUDGET * KB, files: textFiles('menus') },
    {
      title: 'Menu page, first load',
      budget: 31.7 * KB,
      laterBudget: MENU_LATER * KB,
      mostFiles: 2,
      files: await pageFiles(await freshPage(browser, served.app.origin, false), `/menu/${MENU}`, dish),
    },
    {
      title: 'Shop page, first load',
      budget: 57.3 * KB,
      mostFiles: 5,
      files: await pageFiles(await freshPage(browser, served.app.origin, true), '/selling-area/milano-1', 'LO VOGLIO'),
    },
    {
      title: 'Login, first load',
      budget: 41.6 * KB,
      mostFiles: 5,
      files: await pageFiles(await freshPage(browser, served.app.origin, false), '/login', 'Accedi con Email'),
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
