/**
 * The npm package as a consumer gets it: packed, then unpacked into an empty folder with its declared dependencies only. publint,
 * attw, TypeScript, Vite and Node read it there.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importsOf } from '../../scripts/build/imports.ts';
import { createProgram } from '../../scripts/package/declarations.ts';
import { describeElements } from '../../scripts/package/describe.ts';
import { snippetsOf } from '../../stories/manual/snippets.ts';
import { MENU } from '../../scripts/serve/browser.ts';
import { newB2c, sender } from '../../sandbox/b2c/test-kit.ts';
import { installInto, packInto } from './installed.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HERE = fileURLToPath(new URL('.', import.meta.url));

/** The consumer with each React: the lowest that is supported, the first 19, and the one that we develop with. */
const REACTS = [
  { consumer: 'react-18', from: join(HERE, 'react-18'), react: '18.3.1' },
  { consumer: 'react-19', from: join(HERE, 'react-19'), react: '19.0.0' },
  { consumer: 'consumer', from: ROOT, react: '19.3.1' },
] as const;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

let work = '';
let tarball: Uint8Array;
/** The package as it lies in the consumer's node_modules. */
let installed = '';
let manifest: Manifest;

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The manual's React snippets for each element, also for those that show two different components. */
function manualSnippets(): [name: string, code: string][] {
  const elements = describeElements(createProgram(ROOT.replace(/[\\/]$/, ''), ['src/widgets/elements.ts']));
  const props = { menuId: 'm', areaId: 'a', context: 'walletRechargeMethod', preview: true, upselling: true, hideSaved: true };
  return elements.flatMap((element) =>
    [{}, { layout: 'screen', orderId: 'o' }].map((more, index): [string, string] => {
      const embedding = { element, props: { ...props, ...more }, theme: 'dark', colours: { primary: '#0b7146' } } as const;
      const snippets = snippetsOf({ ...embedding, origin: 'https://pausa.example' });
      return [`${element.tag}-${index}`, snippets.find(({ title }) => title === 'React')?.code ?? ''];
    }),
  );
}

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'pausa-package-'));
  const packed = await packInto(work);
  ({ tarball, folder: installed } = packed);
  manifest = readJson(join(installed, 'package.json'));
  const runtime = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
  installInto(join(work, 'plain'), join(HERE, 'plain'), packed, Object.keys(manifest.dependencies));
  const snippets = manualSnippets();
  installInto(join(work, 'templates'), join(HERE, 'templates'), packed, ['svelte', 'vue']);
  for (const { consumer, from } of REACTS) {
    installInto(join(work, consumer), join(HERE, 'consumer'), packed, [...runtime, '@types/react-dom'], from);
    for (const [name, code] of snippets) writeFileSync(join(work, consumer, `src/manual-${name}.tsx`), code);
  }
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

const entriesOf = () =>
  Object.entries(manifest.exports).flatMap(([path, target]) => (typeof target === 'string' ? [] : [{ path, ...target }]));
const scripts = () => entriesOf().filter((entry) => entry.default.endsWith('.js'));

describe('the package', () => {
  it('has an entry for each widget and each element, and a sheet for each widget', () => {
    expect(Object.keys(manifest.exports).sort()).toEqual([
      '.',
      './base.css',
      './cart',
      './cart.css',
      './code-entry',
      './code-entry.css',
      './coffee',
      './coffee.css',
      './consent',
      './consent.css',
      './custom-elements.json',
      './elements',
      './elements/cart',
      './elements/coffee',
      './elements/menu',
      './elements/payment-picker',
      './elements/shop',
      './elements/wallet',
      './home',
      './home.css',
      './jsx',
      './login',
      './login.css',
      './menu',
      './menu.css',
      './orders',
      './orders.css',
      './package.json',
      './payment-methods',
      './payment-methods.css',
      './payment-picker',
      './payment-picker.css',
      './payment-status',
      './payment-status.css',
      './runtime',
      './shop',
      './shop.css',
      './styles.css',
      './svelte',
      './vscode.html-custom-data.json',
      './vue',
      './wallet',
      './wallet.css',
    ]);
  });

  it('leaves React to the consumer, and needs nothing of the app’s', () => {
    const react = '^18.3.0 || ^19.0.0';
    expect(manifest.peerDependencies).toEqual({ '@types/react': react, react, 'react-dom': react });
    expect(Object.keys(manifest.dependencies)).toEqual([
      '@r2wc/react-to-web-component',
      '@tanstack/react-query',
      'dompurify',
      'html5-qrcode',
      'valibot',
      'zxing-wasm',
    ]);
    expect(manifest).not.toHaveProperty('private');
    expect(manifest).not.toHaveProperty('scripts');
  });

  it('takes later patches of what it depends on', () => {
    for (const [name, range] of Object.entries(manifest.dependencies)) expect(range, name).toMatch(/^\^\d+\.\d+\.\d+$/);
  });

  it('has a README whose links lead to files of the package or to the web', () => {
    const links = [...readFileSync(join(installed, 'README.md'), 'utf8').matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, to = '']) => to);
    expect(links).toContain('CHANGELOG.md');
    for (const link of links) if (!/^https?:/.test(link)) expect(readdirSync(installed), link).toContain(link);
  });

  it('explains its types without a document that consumers do not have', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) expect(readFileSync(join(installed, file), 'utf8'), file).not.toMatch(/§|wire contract|specification/i);
  });

  it('holds nothing but what it says', () => {
    expect(readdirSync(installed).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'THIRD-PARTY.txt',
      'custom-elements.json',
      'elements',
      'lib',
      'package.json',
      'vscode.html-custom-data.json',
    ]);
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
    expect(files.filter((file) => /test|stories|sandbox|node_modules/.test(file))).toEqual([]);
  });

  it('has a version that the changelog tells of', () => {
    const changelog = readFileSync(join(installed, 'CHANGELOG.md'), 'utf8');
    expect(changelog).toMatch(new RegExp(`^## \\[${manifest.version}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'));
  });

  it('names the licences of what it carries', () => {
    const notice = readFileSync(join(installed, 'THIRD-PARTY.txt'), 'utf8');
    for (const name of ['@fontsource-variable/montserrat', 'zxing-wasm']) expect(notice).toContain(name);
  });

  // Rollup, and webpack in development, read all modules behind an entry, and emit the files that these refer to.
  it('leads from no entry but the scanner’s to the decoder of 1 MB', () => {
    const leadsToDecoder = (entry: string) => {
      const reached = new Set<string>();
      const visit = (file: string): void => {
        if (reached.has(file)) return;
        reached.add(file);
        for (const { source } of importsOf(file)) if (source.startsWith('.')) visit(join(dirname(file), source));
      };
      visit(join(installed, entry));
      return [...reached].some((file) => /new URL\("[^"]+\.(wasm|worker\.js)"/.test(readFileSync(file, 'utf8')));
    };
    const leading = scripts().filter((entry) => leadsToDecoder(entry.default));
    expect(leading.map(({ path }) => path)).toEqual(['./code-entry']);
  });

  it('has nothing that publint would change', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that every ES module consumer finds (attw)', async () => {
    const result = await checkPackage(createPackageFromTarballData(tarball), { excludeEntrypoints: [/\.css$/, /\.json$/] });
    if (!result.types) throw new Error('attw finds no types');
    // The package is ES modules only: the old resolution, and `require` before Node 20.19, are not served.
    const served = result.problems.filter(
      (problem) => !('resolutionKind' in problem) || problem.resolutionKind === 'bundler' || problem.resolutionKind === 'node16-esm',
    );
    expect(served).toEqual([]);
  });
});

describe('a consumer', () => {
  /** The lines that a program prints when it finds something. */
  const findings = async (folder: string, program: string, ...options: string[]) =>
    run(process.execPath, [join(ROOT, 'node_modules', program), ...options], { cwd: join(work, folder) }).then(
      () => [],
      ({ stdout }: { stdout: string }) => stdout.trim().split('\n'),
    );
  /** By TypeScript 6, in JavaScript, or by the native TypeScript 7: consumers have either. */
  const typeCheck = (version: 6 | 7, folder: string, ...options: string[]) =>
    findings(folder, `typescript${version === 7 ? '-7' : ''}/bin/tsc`, '--project', '.', ...options);

  it('compiles in strict mode, what the manual writes, too, and what is wrong does not', async () => {
    expect(readdirSync(join(work, 'consumer/src')).filter((file) => file.startsWith('manual-'))).toHaveLength(12);
    expect(await typeCheck(6, 'consumer')).toEqual([]);
  });

  it('compiles with Node’s resolution', async () => {
    expect(await typeCheck(7, 'consumer', '--module', 'nodenext', '--moduleResolution', 'nodenext')).toEqual([]);
  });

  it.each(['react-18', 'react-19'])('compiles with an older React, too (%s)', async (consumer) => {
    expect(await typeCheck(7, consumer)).toEqual([]);
  });

  it('compiles without React’s types when it uses the elements', async () => {
    expect(await typeCheck(6, 'plain')).toEqual([]);
  });

  /** Builds a page of the consumer with Vite. */
  async function bundle(page: string) {
    const root = join(work, 'consumer');
    const outDir = join(work, 'built', page);
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: { outDir, rolldownOptions: { input: join(root, page) }, minify: false },
    });
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
    const read = (ending: string) =>
      files.flatMap((file) => (file.endsWith(ending) ? [readFileSync(join(outDir, file), 'utf8')] : [])).join('\n');
    return { files, scripts: read('.js'), styles: read('.css') };
  }

  it('has the elements’ attributes and events typed in the templates of Vue and Svelte, by their own checkers', async () => {
    expect(await findings('templates', 'vue-tsc/bin/vue-tsc.js')).toEqual([
      `src/Wrong.vue(6,62): error TS2322: Type '"circle"' is not assignable to type '"grid" | "screen" | "list" | undefined'.`,
      "src/Wrong.vue(7,16): error TS2322: Type 'number' is not assignable to type 'string'.",
      "src/Wrong.vue(8,82): error TS2339: Property 'price' does not exist on type 'PausaOrderConfirmedDetail'.",
    ]);
    const svelte = await findings('templates', 'svelte-check/bin/svelte-check', '--tsconfig', 'tsconfig.json', '--output', 'machine');
    expect(svelte.filter((line) => / (ERROR|WARNING) /.test(line)).map((line) => line.replace(/^\d+ /, ''))).toEqual([
      String.raw`ERROR "src/Wrong.svelte" 5:60 "Type '\"circle\"' is not assignable to type '\"grid\" | \"screen\" | \"list\" | undefined'."`,
      `ERROR "src/Wrong.svelte" 6:13 "Type 'number' is not assignable to type 'string'."`,
      `ERROR "src/Wrong.svelte" 7:80 "Property 'price' does not exist on type 'PausaOrderConfirmedDetail'."`,
    ]);
  });

  it('builds everything with Vite: the font, the decoder and its worker come along', async () => {
    const { files, scripts: text, styles } = await bundle('index.html');
    expect(text).toContain('Il tuo ordine');
    // The import for its effect alone is what defines the element.
    expect(text).toContain('customElements.define');
    // `Shop` and `<pausa-shop>` share it.
    expect(text.match(/Caricamento del catalogo/g)).toHaveLength(1);
    expect(styles).toContain('[data-pausa-root]');
    const named = (file: RegExp) => files.filter((name) => file.test(name)).map((name) => basename(name));
    const [decoder, worker] = [named(/zxing_reader-[\w-]+\.wasm$/), named(/decoder\.worker-[\w-]+\.js$/)];
    expect([decoder.length, worker.length]).toEqual([1, 1]);
    expect(text).toContain(`/${worker.join()}`);
    expect(text).toContain(`/${decoder.join()}`);
    expect(files.filter((file) => /montserrat-latin-wght-normal-[\w-]+\.woff2$/.test(file)).length).toBeGreaterThan(0);
  });

  it('gets no decoder when it takes nothing that scans, also from the entry of all components', async () => {
    const { files, scripts: text } = await bundle('some.html');
    expect(text).toContain('Portafoglio');
    for (const other of ['html5-qrcode', 'customElements.define', 'Lettore QR-Code']) expect(text).not.toContain(other);
    expect(files.filter((file) => /\.wasm$|worker/.test(file))).toEqual([]);
  });

  it('gets the menu alone when it takes the menu alone', async () => {
    const { files, scripts: text, styles } = await bundle('menu.html');
    expect(text).toContain('b2c/menu/');
    // A strict policy forbids code that is made of text.
    expect(text).not.toMatch(/\bnew Function\b|\bFunction\(|\beval\(/);
    // Of valibot there is what the schemas use.
    expect(text).toContain('valibot');
    expect(text).not.toContain('iso_timestamp');
    for (const other of ['Lo voglio', 'html5-qrcode', 'Portafoglio', 'customElements.define']) expect(text).not.toContain(other);
    expect(files.filter((file) => /\.wasm$|worker/.test(file))).toEqual([]);
    expect(styles).toContain('[data-pausa-root]');
    // The size of the menu with its controls, its print styles, its screen and the rules of low windows; all widgets together have twice as much.
    expect(styles.length).toBeLessThan(59_000);
  });
});

describe('Node', () => {
  /** Runs a script in the consumer's folder; resolves with what it printed, rejects when it fails or complains. */
  async function node(script: string, consumer = 'consumer'): Promise<string> {
    const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: join(work, consumer) });
    expect(stderr).toBe('');
    return stdout;
  }

  it.each(REACTS)('imports every entry, and nothing happens (React $react)', async ({ consumer }) => {
    const names = scripts().map(({ path }) => path.replace('.', manifest.name));
    const done = await node(
      `
      const before = Object.getOwnPropertyNames(globalThis);
      const stray = (what) => () => { throw new Error(what) };
      Object.assign(globalThis, { fetch: stray('fetch'), setTimeout: stray('setTimeout'), setInterval: stray('setInterval') });
      for (const name of ${JSON.stringify(names)}) await import(name);
      const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name));
      console.log(JSON.stringify(added));
    `,
      consumer,
    );
    expect(names.length).toBeGreaterThan(20);
    expect(JSON.parse(done)).toEqual([]);
  });

  it.each(REACTS)('renders what is loading, and ends (React $react)', async ({ consumer, react }) => {
    const done = await node(
      `
      import { createElement as h, version } from 'react';
      import { renderToString } from 'react-dom/server';
      const { Cart, Coffee, Menu, memberRuntime, PausaRoot, publicRuntime, Shop, Wallet } = await import('pausa');
      const { runtime, session } = memberRuntime({ apiBaseUrl: 'https://pausa.example' });
      const member = { runtime, session };
      const anybody = { runtime: publicRuntime('https://pausa.example') };
      const rendered = [[Menu, { menuId: 'm' }, anybody], [Shop, { areaId: 'a' }, member], [Cart, { areaId: 'a' }, member],
        [Wallet, {}, member], [Coffee, { areaId: 'a' }, member]];
      console.log(version);
      for (const [component, props, root] of rendered) {
        const text = renderToString(h(PausaRoot, root, h(component, props))).replace(/<[^>]*>/g, ' ').replace(/\\s+/g, ' ').trim();
        console.log(component.name + ': ' + text);
      }`,
      consumer,
    );
    expect(done.trim().split('\n')).toEqual([
      react,
      'Menu: Menu Caricamento del menu',
      'Shop: Catalogo Caricamento del catalogo',
      'Cart: Il tuo ordine Caricamento del tuo ordine',
      'Wallet: Portafoglio Caricamento del portafoglio',
      'Coffee: Caffè Caricamento delle bevande',
    ]);
  });

  it.each(REACTS)('runs in a page: a menu is searched, and leaves (React $react)', async ({ consumer, react }) => {
    const menu = await sender(newB2c())('GET', `/b2c/menu/uuid/${MENU}`);
    expect(menu.status).toBe(200);
    const done = await node(
      `
      import { JSDOM } from ${JSON.stringify(pathToFileURL(join(ROOT, 'node_modules/jsdom/lib/api.js')).href)};
      const { window } = new JSDOM('<main></main>', { url: 'https://intranet.example/', pretendToBeVisual: true });
      window.matchMedia = (media) => Object.assign(new window.EventTarget(), { matches: false, media });
      window.HTMLDialogElement.prototype.showModal = function () { this.open = true; };
      const asked = [];
      const fetch = async (address) => {
        asked.push(String(address));
        return new Response(${JSON.stringify(JSON.stringify(menu.body))}, { headers: { 'content-type': 'application/json' } });
      };
      class IntersectionObserver { observe() {} disconnect() {} }
      Object.assign(globalThis, { fetch, IntersectionObserver });
      const overNode = ['AbortController', 'AbortSignal', 'Event', 'EventTarget', 'CustomEvent', 'navigator'];
      for (const name of Object.getOwnPropertyNames(window))
        if (overNode.includes(name) || !(name in globalThis)) Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
      const complaints = [];
      console.error = (...parts) => complaints.push(parts.join(' '));
      const { createElement: h, StrictMode, version } = await import('react');
      const { createRoot } = await import('react-dom/client');
      const { Menu, PausaRoot, publicRuntime } = await import('pausa');
      const main = window.document.querySelector('main');
      const root = createRoot(main);
      root.render(h(StrictMode, null, h(PausaRoot, { runtime: publicRuntime('https://pausa.example') }, h(Menu, { menuId: '${MENU}' }))));
      const until = async (look) => {
        for (let tries = 0; tries < 1000; tries += 1) {
          const seen = look();
          if (seen) return seen;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        throw new Error('never: ' + look + ' in ' + main.textContent + complaints.join());
      };
      const dishes = () => main.querySelectorAll('h3').length;
      await until(() => dishes() === 37);
      const named = (name) => [...main.querySelectorAll('button, input')].find((control) => (control.getAttribute('aria-label') ?? control.textContent).trim() === name);
      (await until(() => named('Cerca nel menu'))).click();
      const field = await until(() => main.querySelector('input[type=search]'));
      Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value').set.call(field, 'salmone');
      field.dispatchEvent(new window.Event('input', { bubbles: true }));
      await until(() => main.textContent.includes('2 piatti su 37'));
      root.unmount();
      console.log(JSON.stringify([version, [...new Set(asked)], main.textContent, complaints]));
      process.exit();`,
      consumer,
    );
    expect(JSON.parse(done)).toEqual([react, [`https://pausa.example/b2c/menu/uuid/${MENU}`], '', []]);
  });

  it.each(REACTS)('draws a picture of the first screen without a complaint (React $react)', async ({ consumer }) => {
    const drawn = await node(
      `
      import { createElement as h } from 'react';
      import { renderToString } from 'react-dom/server';
      const { PausaRoot, publicRuntime } = await import('pausa/runtime');
      const { Picture } = await import('./node_modules/pausa/lib/widgets/shared/ui/pictures/Picture.js');
      const addresses = { origin: 'https://intranet.example', apiBaseUrl: 'https://pausa.example', apiAliases: [], pictureOrigins: [] };
      const runtime = publicRuntime('https://pausa.example', { addresses });
      console.log(renderToString(h(PausaRoot, { runtime }, h(Picture, { image: 'https://pausa.example/penne.jpg', isEager: true }))));`,
      consumer,
    );
    expect(drawn.toLowerCase()).toContain('src="https://pausa.example/penne.jpg"');
    expect(drawn.toLowerCase()).toContain('fetchpriority="high"');
  });

  it('gets an element with its styles inside, also those of what it loads later', async () => {
    const sheets = await node(`
      class Sheet { cssRules = []; replaceSync(text) { this.text = text } }
      const view = { CSSStyleSheet: Sheet };
      const root = { addEventListener() {}, adoptedStyleSheets: [], ownerDocument: { adoptedStyleSheets: [], defaultView: view } };
      let Menu;
      globalThis.document = root.ownerDocument;
      globalThis.HTMLElement = class { attachShadow() { return root } };
      globalThis.customElements = { get() {}, define: (tag, made) => { Menu = made } };
      await import('pausa/elements/menu');
      try { new Menu().connectedCallback() } catch {} // React does not render into this root
      console.log(JSON.stringify(root.adoptedStyleSheets.map(({ text }) => text)));
    `);
    const texts = JSON.parse(sheets) as string[];
    expect(texts[0]).toMatch(/^:host/);
    expect(texts[1]).toMatch(/^@font-face/);
    expect(texts.join('\n')).toContain(readFileSync(join(installed, 'lib/styles/menu.css'), 'utf8'));
  });

  it('finds in each entry what its types promise', async () => {
    const values = await node(`
      const pausa = await import('pausa');
      const runtime = await import('pausa/runtime');
      console.log(JSON.stringify([Object.keys(pausa).sort(), Object.keys(runtime).sort()]));
    `);
    expect(JSON.parse(values)).toEqual([
      [
        'Cart',
        'CartBar',
        'CartDialog',
        'CartPanel',
        'Coffee',
        'CoffeeNickname',
        'CoffeeOrder',
        'Consent',
        'DietFilter',
        'EmailLogin',
        'Home',
        'InlinePicker',
        'InsufficientCredit',
        'LanguageProvider',
        'LoginChoice',
        'Menu',
        'OrderList',
        'OrderResult',
        'PausaRoot',
        'PaymentMethods',
        'PaymentPicker',
        'PaymentStatus',
        'RechargeResult',
        'RuntimeProvider',
        'Shop',
        'TokenLogin',
        'Wallet',
        'WalletRecharge',
        'memberRuntime',
        'publicRuntime',
      ],
      [
        'ApiError',
        'LanguageProvider',
        'PausaRoot',
        'RuntimeProvider',
        'browserEnvironment',
        'createClient',
        'createMemoryStorage',
        'createQueryClient',
        'createStorage',
        'elementNavigation',
        'embeddedAddresses',
        'memberRuntime',
        'publicRuntime',
        'useRuntime',
      ],
    ]);
  });

  describe('the metadata', () => {
    interface Declaration {
      readonly tagName: string;
      readonly attributes: readonly { name: string; fieldName: string; type: { text: string } }[];
      readonly members: readonly { name: string; attribute: string }[];
      readonly events: readonly { name: string; type: { text: string } }[];
      readonly cssProperties: readonly { name: string; syntax: string; description: string; default: string }[];
    }
    const declarations = () =>
      readJson<{ modules: { path: string; declarations: Declaration[] }[] }>(join(installed, 'custom-elements.json')).modules.flatMap(
        (module) => module.declarations.map((declaration) => ({ ...declaration, path: module.path })),
      );

    /** The attributes and properties of the built elements, in the smallest browser environment that their definition needs. */
    const ELEMENTS = `
      const defined = new Map();
      globalThis.HTMLElement = class { attachShadow() { return { addEventListener() {} } } dispatchEvent({ type }) { this.heard = [...(this.heard ?? []), type]; return true } };
      globalThis.customElements = { get: (tag) => defined.get(tag), define: (tag, made) => defined.set(tag, made) };
      await import('pausa/elements');
      console.log(JSON.stringify([...defined].map(([tag, Element]) => {
        const element = new Element();
        for (const value of Object.values(element[Symbol.for('r2wc.props')])) if (typeof value === 'function') value();
        const properties = Object.entries(Object.getOwnPropertyDescriptors(Element.prototype)).filter(([, { get }]) => get).map(([name]) => name);
        return { tag, attributes: Element.observedAttributes.sort(), properties: properties.sort(), events: (element.heard ?? []).sort() };
      }).sort((a, b) => a.tag < b.tag ? -1 : 1)));
    `;

    it('tells of each element what it has: attributes, properties, events', async () => {
      const documented = declarations().map(({ tagName, attributes, members, events }) => ({
        tag: tagName,
        attributes: attributes.map(({ name }) => name).sort(),
        properties: members.map(({ name }) => name).sort(),
        events: events.flatMap(({ name }) => (name === 'pausa-error' ? [] : [name])).sort(),
      }));
      expect(documented).toEqual(JSON.parse(await node(ELEMENTS)));
      expect(documented).toHaveLength(6);
    });

    it('says of the payment picker what a partner reads in an editor', () => {
      const picker = declarations().find(({ tagName }) => tagName === 'pausa-payment-picker');
      expect(picker?.attributes.find(({ name }) => name === 'context')).toEqual({
        name: 'context',
        description: 'What the method is for: paying an amount, recharging the wallet, or paying a part with vouchers.',
        type: { text: "'definedAmountMethod' | 'walletRechargeMethod' | 'partialAmountMethod' | undefined" },
        default: 'definedAmountMethod',
        fieldName: 'context',
      });
      expect(picker?.events.map(({ name, type }) => [name, type.text])).toEqual([
        [
          'pausa-payment-picked',
          'CustomEvent<{ readonly label: string; readonly provider: string; readonly type: string; readonly category: string; readonly sublabel: string | null; } | null>',
        ],
        [
          'pausa-navigate',
          expect.stringContaining(
            '{ readonly href: string; readonly to: "coffee-order"; readonly orderId: string; readonly isFeedback?: boolean; }',
          ),
        ],
        ['pausa-session-required', 'CustomEvent<{ readonly loginUrl: string; }>'],
        ['pausa-ready', 'CustomEvent<{ readonly isEmpty: boolean; }>'],
        ['pausa-load-error', 'CustomEvent<{ readonly code: "failed" | "not-active" | "not-found"; }>'],
        ['pausa-error', 'CustomEvent<{ readonly code: "render"; }>'],
      ]);
    });

    it('tells of each token that the sheets read', () => {
      const sheet = readFileSync(join(installed, 'lib/styles/base.css'), 'utf8');
      const read = new Set([...sheet.matchAll(/var\((--pausa-[\w-]+)/g)].map(([, name]) => name));
      expect(read.size).toBeGreaterThan(25);
      for (const { tagName, cssProperties } of declarations())
        expect(cssProperties.map(({ name }) => name).sort(), tagName).toEqual([...read].sort());
      const properties = declarations()[0]?.cssProperties ?? [];
      const meaning = { syntax: '<color>', description: 'The primary colour: main buttons, links, the current choice, the focus' };
      expect(properties.find(({ name }) => name === '--pausa-primary')).toEqual({
        name: '--pausa-primary',
        ...meaning,
        default: '#0B7146',
      });
      expect(properties.find(({ name }) => name === '--pausa-green')).toEqual({
        name: '--pausa-green',
        ...meaning,
        deprecated: 'Use `--pausa-primary`.',
      });
    });

    it('is the same for VS Code', () => {
      const { tags } = readJson<{ tags: { name: string; attributes: { name: string }[] }[] }>(
        join(installed, 'vscode.html-custom-data.json'),
      );
      const names = (attributes: readonly { name: string }[]) => attributes.map(({ name }) => name);
      expect(tags.map(({ name, attributes }) => [name, names(attributes)])).toEqual(
        declarations().map(({ tagName, attributes }) => [tagName, names(attributes)]),
      );
    });

    it('leads to files that are there', () => {
      for (const { path } of declarations()) expect(readFileSync(join(installed, path), 'utf8')).toMatch(/\/element\.js';\n$/);
    });
  });
});
