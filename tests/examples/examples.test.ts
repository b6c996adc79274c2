/** The examples that are apps: with the packed package they type-check, build and work. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { compile as compileSvelte } from 'svelte/compiler';
import { build, type InlineConfig, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type RunningServer, startSandbox } from '../../sandbox/server.ts';
import { installInto, type Packed, packInto } from '../package/installed.ts';
import { launch, puppeteerTab } from '../engines/browsers.ts';
import { fillCart, signIn, signInToWorld } from '../engines/stand.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const EXAMPLES = ['react', 'vue', 'server-rendered'] as const;
/** These have packages of their own, and their own tools. */
const INSTALLED = ['next', 'angular', 'astro', 'htmx'] as const;
type Example = (typeof EXAMPLES | typeof INSTALLED)[number] | 'svelte';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The packages that `npm install` installs in a project: its own dependencies and those of our package. */
function declaredBeside(project: string, packed: Packed): string[] {
  const own = manifestIn(project);
  const ours = manifestIn(packed.folder);
  const peers = Object.keys(ours.peerDependencies ?? {}).filter((name) => ours.peerDependenciesMeta?.[name]?.optional !== true);
  const names = new Set([...Object.keys({ ...own.dependencies, ...own.devDependencies, ...ours.dependencies }), ...peers]);
  names.delete('pausa');
  return [...names];
}

let work = '';
let packed: Packed;
let app: RunningServer;
let browser: Browser;
let member: BrowserContext;
const sites = new Map<Example, PreviewServer>();
const origins = new Map<Example, string>();
const originOf = (example: Example) => origins.get(example) ?? '';

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'pausa-examples-'));
  packed = await packInto(work);
  for (const example of EXAMPLES) {
    const project = join(ROOT, 'examples', example);
    installInto(join(work, example), project, packed, declaredBeside(project, packed));
  }
  app = await startSandbox({
    port: 0,
    appDir: join(ROOT, 'dist/app'),
    elementsDir: join(ROOT, 'dist/elements'),
    partnerOrigins: () => [...origins.values()],
  });
  browser = await launch('chromium');
  member = await browser.createBrowserContext();
  const page = await member.newPage();
  const tab = puppeteerTab(page);
  await signIn(tab, app.origin);
  await fillCart(tab);
  await page.close();
});
afterAll(async () => {
  await browser.close();
  await Promise.all([app.close(), ...Array.from(sites.values(), (site) => site.close())]);
  rmSync(work, { recursive: true, force: true });
});

/** Type-checks the example and builds it, as its own `npm run build` does. */
async function compile(example: Example, ...builds: NonNullable<InlineConfig['build']>[]): Promise<string> {
  const root = join(work, example);
  const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '--project', root], {
    cwd: root,
  }).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
  const define = { 'import.meta.env.VITE_PAUSA_URL': JSON.stringify(app.origin) };
  for (const options of builds) await build({ root, logLevel: 'error', define, build: options });
  return root;
}

/** `npm test -- --all` has installed the packages of the example; ours is the one that was just built. */
function withPackage(example: (typeof INSTALLED)[number]): string {
  const root = join(ROOT, 'examples', example);
  rmSync(join(root, 'node_modules/pausa'), { recursive: true, force: true });
  cpSync(packed.folder, join(root, 'node_modules/pausa'), { recursive: true });
  return root;
}

/** Builds the example and serves it. */
const start = async (example: Example) => serve(example, await compile(example, {}));

/** Serves what was built, with a policy without `eval` and inline scripts. `by`: who serves the elements' scripts. */
async function serve(example: Example, root: string, outDir = 'dist', by: 'package' | 'provider' = 'package'): Promise<void> {
  const both = `'self' ${app.origin}`;
  const [files, calls] = by === 'package' ? ["'self'", app.origin] : [both, both];
  const headers = { 'Content-Security-Policy': `script-src ${files}; font-src ${files}; connect-src ${calls}` };
  const site = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 0, host: 'localhost', headers } });
  sites.set(example, site);
  origins.set(example, (site.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''));
}

/** Ends a test that hangs, also on a busy machine. */
const TIMEOUT_MS = 120_000;

async function open(context: BrowserContext, example: Example): Promise<{ page: Page; errors: string[] }> {
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // The server refuses a call without a session, and the browser logs that.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text());
  });
  await page.goto(originOf(example));
  return { page, errors };
}

/** Somebody who is signed in, with an empty cart of their own. */
async function dinerIn(world: string): Promise<BrowserContext> {
  const diner = await browser.createBrowserContext();
  const page = await diner.newPage();
  await signInToWorld(puppeteerTab(page), app.origin, world);
  await page.close();
  return diner;
}

const shows = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    (where, wanted) => {
      const found = document.querySelector(where);
      return `${found?.textContent ?? ''}${found?.shadowRoot?.textContent ?? ''}`.replace(/\s+/g, ' ').includes(wanted);
    },
    { timeout: TIMEOUT_MS },
    selector,
    text,
  );

/** Runs the build of the example's own tool. @returns what it has warned of */
async function buildInstalled(example: (typeof INSTALLED)[number], tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const root = join(ROOT, 'examples', example);
  const { stderr } = await promisify(execFile)(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return stderr;
}

/** The address that a server prints when it has started. */
const addressOf = (server: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (text: Buffer) => {
      const found = /http:\/\/localhost:\d+/.exec((said += text.toString()))?.[0];
      if (found !== undefined) resolve(found);
    });
    server.on('close', () => reject(new Error(said)));
  });

// A copy, as above. Through a link to `dist/npm` the package's types would find no React, or the repository's.
describe.each(
  [...EXAMPLES, ...INSTALLED].filter((example) => manifestIn(join(ROOT, 'examples', example)).dependencies?.['pausa'] !== undefined),
)('examples/%s', (example) => {
  it('has npm copy the package, and not link it', async () => {
    const { stdout } = await promisify(execFile)('npm', ['config', 'get', 'install-links'], {
      cwd: join(ROOT, 'examples', example),
      shell: process.platform === 'win32',
    });
    expect(stdout.trim()).toBe('true');
  });
});

describe('examples/react', () => {
  beforeAll(() => start('react'));

  it('shows the menu as a component; what is taken in the shop is paid in the cart, on the page itself', async () => {
    const { page, errors } = await open(member, 'react');
    await shows(page, 'main', 'Spaghetti al pomodoro e basilico');
    await page.locator('::-p-text(Ordina)').click();
    await shows(page, 'pausa-shop', 'Penne al pesto con mozzarella');
    await page.locator('pausa-shop >>> button[aria-label="Aggiungi uno: Penne al pesto con mozzarella"]').click();
    await shows(page, 'pausa-cart', '12,80 €');
    await page.locator('pausa-cart >>> button::-p-text(Conferma)').click();
    await shows(page, '[role=status]', 'Ordine inviato.');
    expect(new URL(page.url()).origin).toBe(originOf('react'));
    expect(errors).toEqual([]);
    await page.close();
  });

  it('shows the wallet as a component to who is signed in, and to others the words of the page', async () => {
    const stranger = await browser.createBrowserContext();
    for (const [person, seen] of [
      [member, 'Credito aziendale'],
      [stranger, 'Per il portafoglio serve l’accesso.'],
    ] as const) {
      const { page, errors } = await open(person, 'react');
      await page.locator('::-p-text(Portafoglio)').click();
      await shows(page, 'main', seen);
      // The background of the theme, whatever the page's own is.
      expect(await page.$eval('main > div', (root) => getComputedStyle(root).backgroundColor)).toBe('rgb(245, 248, 242)');
      expect(errors).toEqual([]);
      await page.close();
    }
    await stranger.close();
  });

  it('signs people in by itself', async () => {
    const stranger = await browser.createBrowserContext();
    const { page, errors } = await open(stranger, 'react');
    await page.locator('::-p-text(Ordina)').click();
    await shows(page, '.note', 'Accedi con l’account aziendale');
    expect(await page.$eval('.note a', (link) => link.getAttribute('href'))).toMatch(
      new RegExp(`^${app.origin}/login\\?redirect_to=%2Fselling-area%2Fmilano-1`),
    );
    expect(await page.$eval('pausa-shop', ({ shadowRoot }) => shadowRoot?.querySelectorAll('a').length)).toBe(0);
    expect(errors).toEqual([]);
    await stranger.close();
  });
});

describe('examples/vue', () => {
  beforeAll(() => start('vue'));

  it('pays a coffee and follows it on the page itself', async () => {
    const { page, errors } = await open(member, 'vue');
    await shows(page, 'pausa-wallet', 'Credito aziendale');
    await page.locator('pausa-coffee >>> button[aria-label="eroga: Cappuccino"]').click();
    await shows(page, 'pausa-coffee', 'Erogazione completata');
    expect(new URL(page.url()).origin).toBe(originOf('vue'));
    expect(errors).toEqual([]);
    await page.close();
  });

  it('signs people in by itself', async () => {
    const stranger = await browser.createBrowserContext();
    const { page, errors } = await open(stranger, 'vue');
    await shows(page, '.note', 'Accedi con l’account aziendale');
    await page.waitForFunction(() => document.querySelector('pausa-wallet')?.shadowRoot?.querySelector('a') === null);
    expect(errors).toEqual([]);
    await stranger.close();
  });
});

describe('examples/next', () => {
  let server: ChildProcess;
  beforeAll(async () => {
    const root = withPackage('next');
    const next = join(root, 'node_modules/next/dist/bin/next');
    const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1', NEXT_PUBLIC_PAUSA_URL: app.origin };
    await buildInstalled('next', 'next/dist/bin/next', ['build'], env);
    server = spawn(process.execPath, [next, 'start', '--port', '0'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    origins.set('next', await addressOf(server));
  });
  afterAll(() => server.kill());

  it('shows a menu that the server has chosen and an element, hydrated without a mismatch', async () => {
    const html = await (await fetch(originOf('next'))).text();
    expect(html).toContain('Caricamento del menu');
    expect(html).toContain('<pausa-wallet');
    const { page, errors } = await open(member, 'next');
    await shows(page, 'main', 'Spaghetti al pomodoro e basilico');
    await shows(page, 'pausa-wallet', 'Credito aziendale');
    expect(errors).toEqual([]);
    await page.close();
  });

  it('hears an event of an element that the server has rendered', async () => {
    const stranger = await browser.createBrowserContext();
    const { page, errors } = await open(stranger, 'next');
    await shows(page, '.note', 'Per il portafoglio serve l’accesso. Accedi con l’account aziendale');
    expect(errors).toEqual([]);
    await stranger.close();
  });
});

describe('examples/angular', () => {
  beforeAll(async () => {
    withPackage('angular');
    const out = join(work, 'angular');
    const define = `PAUSA_URL=${JSON.stringify(app.origin)}`;
    expect(await buildInstalled('angular', '@angular/cli/bin/ng.js', ['build', '--output-path', out, '--define', define])).toBe('');
    await serve('angular', out, 'browser');
  });

  it('shows two elements by their properties, with the typeface, and hears their events', async () => {
    const { page, errors } = await open(member, 'angular');
    await shows(page, 'pausa-menu', 'Spaghetti al pomodoro e basilico');
    await shows(page, 'pausa-wallet', 'Credito aziendale');
    await shows(page, '.ready', 'Buon appetito');
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return performance.getEntriesByType('resource').map(({ name }) => name.replace(window.location.origin, ''));
    });
    expect(loaded.filter((path) => path.endsWith('.woff2'))).toEqual(['/assets/montserrat-latin-wght-normal.woff2']);
    expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBeGreaterThan(0);
    // The configuration comes from the API's origin alone.
    expect(loaded.filter((path) => path.startsWith('/config.json'))).toEqual([]);
    expect(errors).toEqual([]);
    await page.close();
  });

  it('signs people in by itself', async () => {
    const stranger = await browser.createBrowserContext();
    const { page, errors } = await open(stranger, 'angular');
    await shows(page, '.note', 'Per il portafoglio serve l’accesso. Accedi con l’account aziendale');
    expect(errors).toEqual([]);
    await stranger.close();
  });
});

describe('examples/astro', () => {
  beforeAll(async () => {
    withPackage('astro');
    const out = join(work, 'astro');
    const env = { PUBLIC_PAUSA_URL: app.origin, ASTRO_TELEMETRY_DISABLED: '1' };
    await buildInstalled('astro', 'astro/astro.js', ['build', '--outDir', out], env);
    await serve('astro', out, '.', 'provider');
  });

  it('shows the menu of each page, and keeps the wallet in view transitions between them', async () => {
    const { page, errors } = await open(member, 'astro');
    await shows(page, 'pausa-menu', 'Spaghetti al pomodoro e basilico');
    await shows(page, 'pausa-wallet', 'Credito aziendale');
    const wallet = await page.$('pausa-wallet');
    const calls = () =>
      page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/b2c/wallet')).length);
    const before = await calls();
    expect(before).toBeGreaterThan(0);
    for (const [link, dish] of [
      ['Officina', 'Tagliatelle ai funghi porcini'],
      ['Torre Nord', 'Spaghetti al pomodoro e basilico'],
    ] as const) {
      await page.locator(`nav a::-p-text(${link})`).click();
      await shows(page, 'h1', link);
      await shows(page, 'pausa-menu', dish);
      await shows(page, 'pausa-wallet', 'Credito aziendale');
    }
    expect(await page.evaluate((first) => first === document.querySelector('pausa-wallet'), wallet)).toBe(true);
    expect(await calls()).toBe(before);
    expect(errors).toEqual([]);
    await page.close();
  });

  it('has its typeface in the dev server, too', async () => {
    const dev = spawn(process.execPath, [join(ROOT, 'examples/astro/node_modules/astro/astro.js'), 'dev', '--port', '0'], {
      cwd: join(ROOT, 'examples/astro'),
      env: { ...process.env, PUBLIC_PAUSA_URL: app.origin, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void dev.kill());
    const page = await member.newPage();
    await page.goto(await addressOf(dev));
    await page.waitForFunction(
      () =>
        performance.getEntriesByType('resource').some(({ name }) => /^http:\/\/localhost:\d+\/node_modules\/pausa\/.*\.woff2$/.test(name)),
      { timeout: TIMEOUT_MS },
    );
    await page.waitForFunction(
      () => [...document.fonts].some(({ family, status }) => family === 'Pausa Montserrat' && status === 'loaded'),
      {
        timeout: TIMEOUT_MS,
      },
    );
    await page.close();
  });

  it('signs people in by itself', async () => {
    const stranger = await browser.createBrowserContext();
    const { page, errors } = await open(stranger, 'astro');
    await page.locator('nav a::-p-text(Officina)').click();
    await shows(page, 'h1', 'Officina');
    await page.waitForSelector('.sign-in:not([hidden]) a[href]', { timeout: TIMEOUT_MS });
    expect(errors).toEqual([]);
    await stranger.close();
  });
});

describe('examples/htmx', () => {
  beforeAll(async () => {
    const out = join(work, 'htmx');
    expect(
      await buildInstalled('htmx', 'vite/bin/vite.js', ['build', '--emptyOutDir', '--outDir', out], { VITE_PAUSA_URL: app.origin }),
    ).toBe('');
    await serve('htmx', out, '.', 'provider');
  });

  it('shows the elements of each part that htmx puts in, again and again; they share one order', async () => {
    const diner = await dinerIn('htmx');
    const { page, errors } = await open(diner, 'htmx');
    for (const [press, count] of [
      ['LO VOGLIO', '1'],
      ['Aggiungi uno', '2'],
    ] as const) {
      await page.locator('button::-p-text(Menu)').click();
      await shows(page, 'pausa-menu', 'Spaghetti al pomodoro e basilico');
      expect(await page.$('pausa-shop')).toBeNull();
      await page.locator('button::-p-text(Ordina)').click();
      await shows(page, 'pausa-shop', 'Penne al pesto con mozzarella');
      await page.locator(`pausa-shop >>> button[aria-label="${press}: Penne al pesto con mozzarella"]`).click();
      await page.locator(`pausa-cart >>> output::-p-text(${count})`).wait();
      expect(await page.$('pausa-menu')).toBeNull();
    }
    expect(errors).toEqual([]);
    await diner.close();
  });

  it('signs people in by itself', async () => {
    const stranger = await browser.createBrowserContext();
    const { page, errors } = await open(stranger, 'htmx');
    await page.locator('button::-p-text(Ordina)').click();
    await page.waitForSelector('#sign-in:not([hidden]) a[href]', { timeout: TIMEOUT_MS });
    expect(errors).toEqual([]);
    await stranger.close();
  });
});

describe('docs/frameworks/svelte.md', () => {
  beforeAll(async () => {
    const root = join(work, 'svelte');
    const [, block = ''] = /^```svelte\n([^]*?)^```/m.exec(readFileSync(join(ROOT, 'docs/frameworks/svelte.md'), 'utf8')) ?? [];
    const project = join(ROOT, 'tests/examples/svelte');
    installInto(root, project, packed, declaredBeside(project, packed));
    writeFileSync(join(root, 'App.svelte'), block.replace('https://pausa.example', app.origin));
    const svelte = {
      name: 'svelte',
      transform: (code: string, id: string) =>
        id.endsWith('.svelte') ? { code: compileSvelte(code, { generate: 'client' }).js.code, map: null } : null,
    };
    await build({ root, logLevel: 'error', plugins: [svelte] });
    await serve('svelte', root);
  });

  it('shows two elements of one order, hears an event, and changes what they show', async () => {
    const diner = await dinerIn('svelte');
    const { page, errors } = await open(diner, 'svelte');
    await shows(page, 'pausa-shop', 'Frigo Torre Nord');
    await shows(page, 'pausa-cart', 'Il tuo ordine è vuoto');
    await page.locator('pausa-shop >>> button::-p-text(LO VOGLIO)').click();
    await shows(page, '.count', 'Nel carrello: 1');
    await page.locator('button::-p-text(Mensa)').click();
    await shows(page, 'pausa-shop', 'Mensa Corso Italia');
    await shows(page, '.count', 'Nel carrello: 0');
    expect(errors).toEqual([]);
    await diner.close();
  });
});

describe('examples/server-rendered', () => {
  let server: ChildProcess;
  beforeAll(async () => {
    const root = await compile('server-rendered', { outDir: 'dist/client' }, { ssr: 'src/render.tsx', outDir: 'dist/server' });
    server = spawn(process.execPath, ['server.js'], {
      cwd: root,
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (server.stdout === null) throw new Error('no output');
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    origins.set('server-rendered', line.toString().trim());
  });
  afterAll(() => server.kill());

  it('renders what is loading on the server, and an element as its tag', async () => {
    const html = await (await fetch(originOf('server-rendered'))).text();
    expect(html).toContain('Caricamento del menu');
    expect(html).toContain('Caricamento del portafoglio');
    expect(html).toContain(`<pausa-coffee area-id="caffe-1" api-base-url="${app.origin}"></pausa-coffee>`);
  });

  it('hydrates without a mismatch, and shows the data', async () => {
    const { page, errors } = await open(member, 'server-rendered');
    await shows(page, 'main', 'Spaghetti al pomodoro e basilico');
    await shows(page, 'main', 'Credito aziendale');
    await shows(page, 'pausa-coffee', 'Cappuccino');
    expect(errors).toEqual([]);
    await page.close();
  });

  it('shows somebody who is not signed in what the page chose', async () => {
    const stranger = await browser.createBrowserContext();
    const { page, errors } = await open(stranger, 'server-rendered');
    await shows(page, '.note', 'Per il portafoglio serve l’accesso.');
    expect(errors).toEqual([]);
    await stranger.close();
  });
});
