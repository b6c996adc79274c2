/** Browsers of three engines behind one small interface: a tab, in which a person types and presses. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type Browser, type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { CHROMIUM_ARGS } from '../../scripts/serve/browser.ts';
import { findChromium } from '../../scripts/install/chromium.mjs';
import { findFirefox } from '../../scripts/install/firefox.mjs';
import { findWebKit } from '../../scripts/install/webkit.mjs';

export type Engine = 'chromium' | 'firefox' | 'webkit';

/** Ends a test that hangs, also on a busy machine. */
const TIMEOUT_MS = 60_000;
/** Ends a script in a page that leaves meanwhile: WebKit's driver would wait for it for ever. The next look asks the next page. */
const SCRIPT_MS = 15_000;

/** Leaves the browser time between two looks. */
const LOOK_EVERY_MS = 25;

/** As wide as WebKit opens its window. */
const VIEWPORT = { width: 1024, height: 768 };

/** A control as a driver knows it. */
interface Control {
  click(): Promise<void>;
  type(text: string): Promise<void>;
}

const KEYS = { Tab: Key.TAB, Escape: Key.ESCAPE, Enter: Key.ENTER } as const;
type KeyName = keyof typeof KEYS | 'ShiftTab';

/** What a driver can do; the rest is the same in each engine. */
interface Driver {
  goto(address: string): Promise<void>;
  evaluate<T, A extends unknown[]>(work: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  /** Runs a script's text, which a policy of the page does not forbid. */
  run(script: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  /** The control that `look` finds, which runs in the page. */
  find(look: (name: string, kinds: string) => Promise<HTMLElement | null>, name: string, kinds: string): Promise<Control | null>;
  /** The frame with this title. */
  frame(title: string): Promise<Driver | null>;
  /** The window that the page has opened. */
  popup(): Promise<Driver | null>;
  /** Lays the page out for paper. */
  print(): Promise<void>;
}

/** A tab with cookies of its own, a window that it opened, or a frame in it. */
export interface Tab extends Omit<Driver, 'find' | 'frame' | 'popup'> {
  /** Presses the button, link, radio or box with this name or text, as soon as there is one, in shadow roots too. */
  press(name: string): Promise<void>;
  /** Types into the field with this label. */
  type(label: string, text: string): Promise<void>;
  /** Waits until the page fulfils the condition. */
  until<A extends unknown[]>(condition: (...args: A) => boolean | Promise<boolean>, ...args: A): Promise<void>;
  /** Waits until the page shows the text, in shadow roots too. */
  shows(text: string): Promise<void>;
  /** The frame with this title, as soon as there is one. */
  inFrame(title: string): Promise<Tab>;
  /** Does something in the window that the page opens, which then closes. */
  inPopup(work: (popup: Tab) => Promise<void>): Promise<void>;
}

export interface OpenTab extends Tab {
  close(): Promise<void>;
}

export interface Opened {
  /** A tab that shares nothing with the others. */
  open(): Promise<OpenTab>;
  close(): Promise<void>;
}

const PRESSED = 'a[href], button:not([aria-disabled=true], :disabled), [type=radio], [type=checkbox]';
const TYPED = 'input:not([type=radio], [type=checkbox])';

/** Runs in the page. It must not use anything from outside. */
async function controlNamed(name: string, kinds: string): Promise<HTMLElement | null> {
  // Before this, a button of a page's markup may have no listener yet.
  if (document.readyState !== 'complete') return null;
  // A screen reader separates what stands in different elements, and leaves out what is hidden from it.
  const textOf = (node: Node): string => {
    if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
    return node instanceof Text ? node.data : [...node.childNodes].map(textOf).join(' ');
  };
  const isNamed = (control: HTMLElement) => {
    const label = ('labels' in control ? (control as HTMLInputElement).labels?.[0] : null) ?? control;
    const text = (control.getAttribute('aria-label') ?? textOf(label)).replace(/\s+/g, ' ').trim();
    // The name of a card in a list goes on with its description.
    return text === name || text.startsWith(`${name} `);
  };
  const search = (root: Document | ShadowRoot): HTMLElement | null => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.matches(kinds) && element.checkVisibility({ visibilityProperty: true }) && isNamed(element)) return element;
      const inside = element.shadowRoot === null ? null : search(element.shadowRoot);
      if (inside !== null) return inside;
    }
    return null;
  };
  const found = search(document);
  // A person presses the label of a radio or box, which may be drawn by its label alone.
  const target = found?.matches('[type=radio], [type=checkbox]') ? ((found as HTMLInputElement).labels?.[0] ?? found) : found;
  if (target === null) return null;
  // A driver does not press what a bar covers, and misses what moves.
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = target.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { top, left, width, height } = target.getBoundingClientRect();
  if (top !== before.top || left !== before.left) return null;
  // A sheet that is about to rise is still, below the window.
  const hit = (target.getRootNode() as Document | ShadowRoot).elementFromPoint(left + width / 2, top + height / 2);
  return target.contains(hit) ? target : null;
}

/** Runs in the page: the text that it shows. */
function textShown(): string {
  const texts: string[] = [document.body.innerText];
  const search = (root: Document | ShadowRoot) => {
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      if (shadowRoot === null) continue;
      for (const child of shadowRoot.children) if (child instanceof HTMLElement) texts.push(child.innerText);
      search(shadowRoot);
    }
  };
  search(document);
  return texts.join(' ').replace(/\s+/g, ' ');
}

function tabOf(driver: Driver): Tab {
  const { evaluate, find, frame, popup } = driver;
  async function waitFor<T>(look: () => Promise<T | null | false>, what: string): Promise<T> {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      // A page that is about to leave answers nothing.
      const seen = await look().catch((thrown: unknown) => {
        if (Date.now() > end) throw thrown;
        return null;
      });
      if (seen !== null && seen !== false) return seen;
      await pause(LOOK_EVERY_MS);
      if (Date.now() > end)
        throw new Error(`never: ${what}, in ${await evaluate(() => location.href)}: ${(await evaluate(textShown)).slice(0, 1000)}`);
    }
  }
  const control = (name: string, kinds: string) => waitFor(() => find(controlNamed, name, kinds), `a control '${name}'`);
  return {
    ...driver,
    press: async (name) => (await control(name, PRESSED)).click(),
    type: async (label, text) => (await control(label, TYPED)).type(text),
    until: async (condition, ...args) => void (await waitFor(() => evaluate(condition, ...args), `${String(condition)} ${args.join()}`)),
    shows: async (text) => void (await waitFor(async () => (await evaluate(textShown)).includes(text), `'${text}'`)),
    inFrame: async (title) => tabOf(await waitFor(() => frame(title), `a frame '${title}'`)),
    async inPopup(work) {
      const opened = await waitFor(popup, 'a window');
      // A press may close the window before the driver has finished with it.
      await work(tabOf(opened)).catch(async (thrown: unknown) => {
        if ((await popup()) !== null) throw thrown;
      });
      await waitFor(async () => (await popup()) === null, 'the window’s end');
    },
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

export const puppeteerTab = (page: Page): Tab => tabOf(pageDriver(page));

const pageDriver = (page: Page): Driver => ({
  ...frameDriver(page, page.mainFrame()),
  async goto(address) {
    // Browsers slow down background tabs, Firefox by up to 15 seconds.
    await page.bringToFront();
    await page.goto(address, { timeout: TIMEOUT_MS });
  },
  async popup() {
    const opened = (await page.browserContext().pages()).find((other) => other !== page);
    return opened === undefined ? null : pageDriver(opened);
  },
});

const frameDriver = (page: Page, inside: Frame): Driver => ({
  goto: async (address) => void (await inside.goto(address)),
  evaluate: (work, ...args) => inside.evaluate(work as (...given: unknown[]) => never, ...args),
  run: async (script) => void (await inside.evaluate(script)),
  async key(name) {
    if (name !== 'ShiftTab') return page.keyboard.press(name);
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
  },
  async find(look, name, kinds) {
    const handle = (await inside.evaluateHandle(look, name, kinds)).asElement() as ElementHandle<Element> | null;
    return handle === null ? null : { click: () => handle.click(), type: (text) => handle.type(text) };
  },
  async frame(title) {
    for (const child of inside.childFrames()) {
      const element = await child.frameElement();
      if (element !== null && (await element.evaluate((frame) => frame.getAttribute('title'))) === title) return frameDriver(page, child);
    }
    return null;
  },
  popup: () => Promise.resolve(null),
  print: async () => void (await page.pdf()),
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
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** WebKit speaks WebDriver, one session for each driver; its browser asks for a screen. */
function launchWebKit(): Opened {
  const paths = findWebKit();
  if (paths === undefined) throw missing('webkit');
  const running = new Set<OpenTab>();
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
      await driver.manage().setTimeouts({ script: SCRIPT_MS, pageLoad: TIMEOUT_MS });
      const tab: OpenTab = {
        ...seleniumTab(driver),
        async close() {
          running.delete(tab);
          await driver.quit();
          for (const child of [server, screen]) child.kill();
        },
      };
      running.add(tab);
      return tab;
    },
    async close() {
      for (const tab of running) await tab.close();
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

/** What to do before each command, to reach a window or a frame, and after it, to be back. */
interface Reach {
  enter(): Promise<unknown>;
  leave(): Promise<unknown>;
}

const seleniumTab = (driver: WebDriver): Tab => {
  const nowhere = () => Promise.resolve();
  return tabOf(seleniumDriver(driver, { enter: nowhere, leave: nowhere }));
};

function seleniumDriver(driver: WebDriver, { enter, leave }: Reach): Driver {
  async function at<T>(work: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await work();
    } finally {
      await leave();
    }
  }
  return {
    goto: (address) => at(() => driver.get(address)),
    evaluate: (work, ...args) => at(() => driver.executeScript(work, ...args)),
    run: (script) => at(() => driver.executeScript(script)),
    key: (name) =>
      at(() => {
        const actions = driver.actions();
        return name === 'ShiftTab'
          ? actions.keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT).perform()
          : actions.sendKeys(KEYS[name]).perform();
      }),
    async find(look, name, kinds) {
      const element = await at(() => driver.executeScript<WebElement | null>(look, name, kinds));
      return element === null ? null : { click: () => at(() => element.click()), type: (text) => at(() => element.sendKeys(text)) };
    },
    async frame(title) {
      const element = await at(() =>
        driver.executeScript<WebElement | null>(
          (wanted: string) => [...document.querySelectorAll('iframe')].find((frame) => frame.title === wanted) ?? null,
          title,
        ),
      );
      if (element === null) return null;
      return seleniumDriver(driver, {
        enter: async () => {
          await enter();
          await driver.switchTo().frame(element);
        },
        leave: async () => {
          await driver.switchTo().defaultContent();
          await leave();
        },
      });
    },
    async popup() {
      const own = await driver.getWindowHandle();
      const opened = (await driver.getAllWindowHandles()).find((handle) => handle !== own);
      if (opened === undefined) return null;
      return seleniumDriver(driver, { enter: () => driver.switchTo().window(opened), leave: () => driver.switchTo().window(own) });
    },
    print: () => Promise.reject(new Error('WebKit’s driver has no command to print.')),
  };
}

/** A browser of the engine, whose tabs share no cookies. */
export async function openBrowser(engine: Engine): Promise<Opened> {
  if (engine === 'webkit') return launchWebKit();
  const browser = await launch(engine);
  return {
    async open() {
      const context = await browser.createBrowserContext();
      return { ...puppeteerTab(await context.newPage()), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}
