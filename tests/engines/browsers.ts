/** Browsers of three engines behind one small interface: a tab, in which a person types and presses. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { CHROMIUM_ARGS } from '../../scripts/serve/browser.ts';
import { findChromium } from '../../scripts/install/chromium.mjs';
import { findFirefox } from '../../scripts/install/firefox.mjs';
import { findWebKit } from '../../scripts/install/webkit.mjs';

export type Engine = 'chromium' | 'firefox' | 'webkit';

/** Ends a test that hangs, also on a busy machine. */
const TIMEOUT_MS = 60_000;

/** As wide as WebKit opens its window. */
const VIEWPORT = { width: 1024, height: 768 };

/** A control as a driver knows it. */
interface Control {
  click(): Promise<void>;
  type(text: string): Promise<void>;
}

/** What a driver can do; the rest is the same in each engine. */
interface Driver {
  goto(address: string): Promise<void>;
  evaluate<T, A extends unknown[]>(work: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  find(look: (name: string) => HTMLElement | null, name: string): Promise<Control | null>;
}

/** A tab with cookies of its own. */
export interface Tab extends Omit<Driver, 'find'> {
  /** Presses the button or link with this name or text, as soon as there is one, in shadow roots too. */
  press(name: string): Promise<void>;
  /** Types into the field with this label. */
  type(label: string, text: string): Promise<void>;
  /** Waits until the page fulfils the condition. */
  until<A extends unknown[]>(condition: (...args: A) => boolean, ...args: A): Promise<void>;
}

export interface Opened {
  /** A tab that shares nothing with the others. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** Runs in the page. It must not use anything from outside. */
function controlNamed(name: string): HTMLElement | null {
  const read = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const labelOf = (control: HTMLElement) =>
    control.getAttribute('aria-label') ??
    ('labels' in control ? (control as HTMLInputElement).labels?.[0]?.textContent : null) ??
    control.textContent;
  const search = (root: Document | ShadowRoot): HTMLElement | null => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (
        element.matches('a[href], button:not([aria-disabled=true], :disabled), input') &&
        element.checkVisibility() &&
        read(labelOf(element)) === name
      )
        return element;
      const inside = element.shadowRoot === null ? null : search(element.shadowRoot);
      if (inside !== null) return inside;
    }
    return null;
  };
  const found = search(document);
  // A driver does not press what a bar covers.
  found?.scrollIntoView({ block: 'center' });
  return found;
}

function tabOf({ goto, evaluate, find }: Driver): Tab {
  async function waitFor<T>(look: () => Promise<T | null | false>, what: string): Promise<T> {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      const seen = await look();
      if (seen !== null && seen !== false) return seen;
      if (Date.now() > end)
        throw new Error(`never: ${what}, in ${await evaluate(() => `${location.href}: ${document.body.innerText.slice(0, 500)}`)}`);
    }
  }
  const control = (name: string) => waitFor(() => find(controlNamed, name), `a control '${name}'`);
  return {
    goto,
    evaluate,
    press: async (name) => (await control(name)).click(),
    type: async (label, text) => (await control(label)).type(text),
    until: async (condition, ...args) => void (await waitFor(() => evaluate(condition, ...args), `${String(condition)} ${args.join()}`)),
  };
}

const missing = (engine: Engine) =>
  new Error(`There is no ${engine}: \`npm test\` installs it, or name it in ${engine.toUpperCase()}_PATH.`);

/** Chromium and Firefox speak Puppeteer's protocols. */
export function launch(engine: Exclude<Engine, 'webkit'>): Promise<Browser> {
  const executablePath = engine === 'firefox' ? findFirefox() : findChromium();
  if (executablePath === undefined) throw missing(engine);
  return engine === 'firefox'
    ? puppeteer.launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: VIEWPORT })
    : puppeteer.launch({ browser: 'chrome', executablePath, headless: true, defaultViewport: VIEWPORT, args: CHROMIUM_ARGS });
}

export const puppeteerTab = (page: Page): Tab =>
  tabOf({
    async goto(address) {
      // Browsers slow down background tabs, Firefox by up to 15 seconds.
      await page.bringToFront();
      await page.goto(address);
    },
    evaluate: (work, ...args) => page.evaluate(work as (...given: unknown[]) => never, ...args),
    async find(look, name) {
      const handle = (await page.evaluateHandle(look, name)).asElement() as ElementHandle<Element> | null;
      return handle === null ? null : { click: () => handle.click(), type: (text) => handle.type(text) };
    },
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gives no port.');
  return address.port;
}

/** Starts a program and ends it with this process. */
function start(program: string, args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  process.once('exit', () => child.kill());
  return child;
}

/** WebKit speaks WebDriver, one session for each driver; its browser asks for a screen. */
function launchWebKit(): Opened {
  const paths = findWebKit();
  if (paths === undefined) throw missing('webkit');
  const running: { driver: WebDriver; processes: ChildProcess[] }[] = [];
  return {
    async open() {
      // The system chooses a display, and Xvfb writes its number.
      const screen = start(paths.screen, ['-displayfd', '3', '-screen', '0', '420x900x24'], {});
      const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
      const port = await freePort();
      const server = start(paths.driver, [`--port=${port}`], {
        DISPLAY: `:${display.toString().trim()}`,
        // A container has no graphics card, and its root no namespace for WebKit's own sandbox.
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      });
      const driver = await connect(port, paths.browser);
      running.push({ driver, processes: [server, screen] });
      await driver.manage().setTimeouts({ script: TIMEOUT_MS, pageLoad: TIMEOUT_MS });
      return seleniumTab(driver);
    },
    async close() {
      for (const { driver, processes } of running) {
        await driver.quit();
        for (const child of processes) child.kill();
      }
    },
  };
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const end = Date.now() + TIMEOUT_MS;
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } });
  for (;;) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    } catch (error) {
      if (!String(error).includes('ECONNREFUSED') || Date.now() > end) throw error;
    }
  }
}

function seleniumTab(driver: WebDriver): Tab {
  return tabOf({
    goto: (address) => driver.get(address),
    evaluate: (work, ...args) => driver.executeScript(work, ...args),
    async find(look, name) {
      const element = await driver.executeScript<WebElement | null>(look, name);
      return element === null ? null : { click: () => element.click(), type: (text) => element.sendKeys(text) };
    },
  });
}

/** A browser of the engine, whose tabs share no cookies. */
export async function openBrowser(engine: Engine): Promise<Opened> {
  if (engine === 'webkit') return launchWebKit();
  const browser = await launch(engine);
  return {
    open: async () => puppeteerTab(await (await browser.createBrowserContext()).newPage()),
    close: () => browser.close(),
  };
}
