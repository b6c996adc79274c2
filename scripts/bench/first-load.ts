/** From an address to the first paint and the first content, beside the same content as a plain HTML page. */
import type { BrowserContext } from '@playwright/test';
import { APP_CONFIG } from '../../sandbox/config.ts';
import { MENU, PHONE, signInByForm } from '../serve/browser.ts';
import { startNginx } from '../serve/nginx.ts';
import type { Suite } from './bench.ts';
import { startSlowServer } from './slow-server.ts';

const SLOW_DOWN = 4;

/** A page that comes later by this part of its first paint: a run that does not notice it is worth nothing. */
const PLANTED = 0.3;
const NOTICED = 1.15;

/** A page, and a text of its first content. */
const PAGES = [
  { name: 'menu', path: `/menu/${MENU}`, text: 'Penne al pesto con mozzarella', isMember: false },
  { name: 'shop', path: '/selling-area/milano-1', text: 'Penne al pesto con mozzarella', isMember: true },
  { name: 'login', path: '/login', text: 'Accedi con Email', isMember: false },
  { name: 'cart', path: '/selling-area/milano-1/cart', text: 'Il tuo ordine è vuoto', isMember: true },
] as const;

const PICTURES = 'twelve are the page, its files and the answers; the others are pictures of dishes, which the plain page has too.';

type Load = Readonly<Record<'first paint, ms' | 'first content, ms' | 'requests before it' | 'layout shift' | 'blocking time, ms', number>>;

/** Notes when a text is first painted, what shifts, and the part over 50 ms of each task. */
function watch(text: string): void {
  const seen = { content: 0, shift: 0, blocked: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (document.body?.textContent.includes(text) === true)
      requestAnimationFrame(() => setTimeout(() => (seen.content = performance.now())));
    else requestAnimationFrame(look);
  };
  look();
}

async function load(context: BrowserContext, address: string, text: string): Promise<Load> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.addInitScript(watch, text);
  const starts: number[] = [];
  page.on('request', () => void starts.push(Date.now()));
  const began = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    // The browser tells of a paint a little later than of its content.
    () => (window as unknown as { seen: { content: number } }).seen.content > 0 && performance.getEntriesByName('first-paint').length > 0,
    undefined,
    { polling: 50 },
  );
  const seen = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    content: (window as unknown as { seen: { content: number } }).seen.content,
  }));
  await page.waitForLoadState('networkidle');
  const { shift, blocked } = await page.evaluate(() => (window as unknown as { seen: { shift: number; blocked: number } }).seen);
  await page.close();
  return {
    'first paint, ms': seen.paint,
    'first content, ms': seen.content,
    'requests before it': starts.filter((at) => at - began < seen.content).length,
    'layout shift': shift,
    'blocking time, ms': blocked,
  };
}

/** The page as it stands, without scripts, its used style inline. */
function asPlainHtml(): string {
  const isUsed = (rule: CSSRule): boolean => {
    if (!(rule instanceof CSSStyleRule)) return true;
    try {
      return document.querySelector(rule.selectorText.replaceAll(/::?[\w-]+(\([^()]*\))?/g, '') || '*') !== null;
    } catch {
      return true;
    }
  };
  const textOf = (rules: CSSRuleList): string =>
    [...rules]
      .filter(isUsed)
      .map((rule) => (rule instanceof CSSMediaRule ? `@media ${rule.conditionText} {${textOf(rule.cssRules)}}` : rule.cssText))
      .join('');
  const style = [...document.styleSheets, ...document.adoptedStyleSheets].map(({ cssRules }) => textOf(cssRules)).join('');
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('script, link:not([rel=icon]), noscript')) element.remove();
  copy.querySelector('head')?.append(Object.assign(document.createElement('style'), { textContent: style }));
  return `<!doctype html>${copy.outerHTML}`;
}

export const firstLoad: Suite = {
  name: 'First load',
  about: `Slow 4G (562 ms, 1.44 Mbit/s), HTTP/2, processor slowed down ${SLOW_DOWN} times, ${PHONE.width} px, cold; the pages from the shipped nginx, the files in brotli. Blocking time is the part over 50 ms of each task, until nothing is loaded any more. «Static» is the same content as plain HTML.`,
  goals: [
    ...PAGES.map(({ name }) => ({ row: `${name}: first paint, ms`, most: 1.1, of: 'static' })),
    {
      row: 'menu: first content, ms',
      most: 1.5,
      of: 'static',
      inTheWay:
        'two ways there and back, 1.13 s: the page with the configuration and the first script; the menu, with the files. To run them takes 0.2 s.',
    },
    {
      row: 'shop: first content, ms',
      most: 1.7,
      of: 'static',
      inTheWay:
        'two ways there and back, 1.13 s: the page, with its first calls; its files, 70 kB with the style, 0.4 s on the line, which the pictures share. To run them and to draw the first cards takes 0.6 s.',
    },
    {
      row: 'login: first content, ms',
      most: 1.2,
      of: 'static',
    },
    {
      row: 'menu: blocking time, ms',
      most: 2,
      of: 'static',
      inTheWay: 'the dishes below the first screen are drawn in one task of 90 ms, 69 of them scripts, and laid out in the next, of 60 ms.',
    },
    {
      row: 'shop: blocking time, ms',
      most: 3,
      of: 'static',
      inTheWay:
        'six tasks of 55 to 150 ms. The longest paints everything anew when the font is there; two draw the cards, 40 and 60 ms of scripts; two lay them out, 45 and 60 ms.',
    },
    {
      row: 'login: blocking time, ms',
      most: 1.5,
      of: 'static',
      inTheWay: 'one task of 80 ms, which parses and runs the first script. The plain page has no script, and no task over 50 ms.',
    },
    { row: 'cart: blocking time, ms', most: 3, of: 'static' },
    { row: 'shop: first paint, ms', who: 'again', most: 0.6, of: 'static' },
    { row: 'menu: requests before it', most: 14, inTheWay: PICTURES },
    { row: 'shop: requests before it', most: 22, inTheWay: PICTURES },
    { row: 'login: requests before it', most: 12 },
    ...PAGES.map(({ name }) => ({
      row: `${name}: layout shift`,
      most: 0,
      inTheWay:
        'the font comes after the first content, and a line that is nearly full may break elsewhere in it. The plain page shifts for the same reason.',
    })),
    { row: 'login: first paint, ms', who: 'planted', most: NOTICED, of: 'static', isPlanted: true },
  ],
  async run({ browser, origin, rounds, note }) {
    const nginx = await startNginx(origin, APP_CONFIG);
    const server = await startSlowServer(origin, nginx.origin);
    const open = async (storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) => {
      const context = await browser.newContext({
        baseURL: server.origin,
        viewport: PHONE,
        locale: 'it-IT',
        ignoreHTTPSErrors: true,
        ...(storageState && { storageState }),
      });
      // What runs this script calls it in functions that are sent to a page.
      await context.addInitScript('globalThis.__name = (work) => work');
      return context;
    };
    try {
      const member = await open();
      await signInByForm(await member.newPage());
      const session = await member.storageState();
      await member.close();
      const stored = (isMember: boolean) => (isMember ? session : undefined);

      for (const { name, path, text, isMember } of PAGES) {
        const context = await open(stored(isMember));
        const page = await context.newPage();
        await page.goto(path);
        await page.getByText(text).first().waitFor();
        await page.waitForLoadState('networkidle');
        server.pages.set(`/static/${name}`, await page.evaluate(asPlainHtml));
        await context.close();
      }
      const keep = (name: string, who: string, result: Load) => {
        for (const [metric, value] of Object.entries(result)) note(name, metric, who, value);
      };
      for (let round = 0; round < rounds; round += 1) {
        for (const { name, path, text, isMember } of PAGES) {
          for (const [kind, address] of [
            ['ours', path],
            ['static', `/static/${name}`],
          ] as const) {
            const context = await open(stored(isMember));
            keep(name, kind, await load(context, address, text));
            if (kind === 'ours' && isMember) {
              const page = await context.newPage();
              await page.goto(path);
              // The next visit is answered from the offline copy, once that is complete.
              await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
              await page.close();
              keep(name, 'again', await load(context, path, text));
            }
            await context.close();
          }
        }
        const { name, text } = PAGES[2];
        const address = `/static/${name}`;
        const context = await open();
        const plain = await load(context, address, text);
        server.pages.set('/planted', server.pages.get(address) ?? '');
        server.delays.set('/planted', plain['first paint, ms'] * PLANTED);
        note(name, 'first paint, ms', 'planted', (await load(context, '/planted', text))['first paint, ms']);
        await context.close();
      }
    } finally {
      await server.close();
      await nginx.stop();
    }
  },
};
