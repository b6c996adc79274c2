/** Our elements beside those of others, and beside a menu written by hand. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { PHONE, signInByForm } from '../serve/browser.ts';
import type { Suite } from './bench.ts';
import { metricsOf } from './metrics.ts';
import { type Contestant, FOLDERS, HOSTS, peerFiles, PEERS, SUBJECTS } from './peer-pages.ts';
import { type PeerServer, startPeerServer } from './peer-server.ts';

const SLOW_DOWN = 4;
const REST_LIMIT_MS = 10_000;
/** After the last answer a page may still have something to do. */
const SETTLE_MS = 500;
const POLL_MS = 250;
const SCROLL = { frames: 90, px: 600 } as const;
const LARGE = ['menu of 600', 'menu of 2,000'] as const;
/** What a quick run leaves out. */
const SLOW = ['menu of 2,000', 'Commerce Layer', 'Braintree'];

type Figure =
  | 'script, kB'
  | 'requests'
  | 'main thread, ms'
  | 'DOM nodes'
  | 'heap, MB'
  | 'main thread for a frame of scrolling, ms'
  | 'first item at 4x, ms';

/** Notes when the first item is there to be seen, in frames, too. */
function watch(items: string): void {
  const seen = { first: 0 };
  Object.assign(window, { seen });
  const look = () => {
    let item: Element | undefined;
    try {
      item = (new Function(`return ${items}`) as () => ArrayLike<Element> | undefined)()?.[0];
    } catch {
      // The page has no element yet in which to look.
    }
    const frame = item?.ownerDocument.defaultView?.frameElement;
    const isSeen = [item, frame].every(
      (each) =>
        each == null ||
        (each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && each.getBoundingClientRect().height > 0),
    );
    if (item !== undefined && isSeen) requestAnimationFrame(() => setTimeout(() => (seen.first = performance.now())));
    else requestAnimationFrame(look);
  };
  look();
}

const hasAll = ({ items, count }: Contestant) => `(() => { try { return (${items})?.length >= ${count}; } catch { return false; } })()`;

/** All nodes of the page, with those of shadow roots and of frames that are part of it. */
function countNodes(): number {
  const nodesOf = (root: Node): number => {
    let count = 1;
    for (const child of root.childNodes) count += nodesOf(child);
    if (root instanceof Element && root.shadowRoot !== null) count += nodesOf(root.shadowRoot);
    const inside = root.nodeName === 'IFRAME' ? (root as HTMLIFrameElement).contentDocument : null;
    return inside === null ? count : count + nodesOf(inside);
  };
  return nodesOf(document);
}

async function openTab(context: BrowserContext): Promise<{ page: Page; client: CDPSession }> {
  const page = await context.newPage();
  return { page, client: await context.newCDPSession(page) };
}

/** The whole load without a slow-down, then a scroll through a long menu. */
async function load(context: BrowserContext, contestant: Contestant, isLong: boolean): Promise<Partial<Record<Figure, number>>> {
  const { page, client } = await openTab(context);
  const scripts = new Set<string>();
  const counted = { requests: 0, bytes: 0 };
  client.on('Network.requestWillBeSent', ({ requestId, type }) => {
    counted.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) counted.bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  // Time that the thread has worked: other load of the machine does not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(contestant.path);
  await page.waitForFunction(hasAll(contestant), undefined, { polling: POLL_MS });
  // Some pages of vendors never rest.
  await page.waitForLoadState('networkidle', { timeout: REST_LIMIT_MS }).catch(() => undefined);
  await page.waitForTimeout(SETTLE_MS);
  const { workedMs: worked } = await metricsOf(client);
  const { requests, bytes } = counted;
  await client.send('HeapProfiler.collectGarbage');
  const held = await metricsOf(client);
  const nodes = await page.evaluate(countNodes);
  let scrolled: number | undefined;
  if (isLong) {
    await page.evaluate(
      ({ frames, px }) =>
        new Promise<void>((resolve) => {
          let left: number = frames;
          const scroll = () => {
            if (left === 0) return resolve();
            left -= 1;
            window.scrollBy(0, px);
            requestAnimationFrame(scroll);
            return undefined;
          };
          scroll();
        }),
      SCROLL,
    );
    scrolled = ((await metricsOf(client)).workedMs - held.workedMs) / SCROLL.frames;
  }
  await page.close();
  return {
    'script, kB': bytes / 1000,
    requests,
    'main thread, ms': worked,
    'DOM nodes': nodes,
    'heap, MB': held.heapBytes / 1e6,
    ...(scrolled === undefined ? {} : { 'main thread for a frame of scrolling, ms': scrolled }),
  };
}

/** On a slow device, until the first item can be seen. */
async function timeToFirst(context: BrowserContext, { path, items }: Contestant): Promise<number> {
  const { page, client } = await openTab(context);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.addInitScript(watch, items);
  await page.goto(path, { waitUntil: 'commit' });
  const seen = () => (window as unknown as { seen: { first: number } }).seen.first;
  await page.waitForFunction(seen, undefined, { polling: POLL_MS });
  const first = await page.evaluate(seen);
  await page.close();
  return first;
}

async function openContext(browser: Browser, server: PeerServer, session: Awaited<ReturnType<BrowserContext['storageState']>> | undefined) {
  const context = await browser.newContext({
    baseURL: server.origin,
    proxy: { server: server.proxy, bypass: 'localhost' },
    viewport: PHONE,
    locale: 'it-IT',
    ignoreHTTPSErrors: true,
    // The pages, not the copy that the app keeps.
    serviceWorkers: 'block',
    ...(session && { storageState: session }),
  });
  // What runs this script calls it in functions that are sent to a page.
  await context.addInitScript('globalThis.__name = (work) => work');
  return context;
}

/** Measured in November 2026, by leaving a part out. */
const SCRIPTS = {
  'menu of 600': 'layout and style take 30 ms, by hand 85; the rest are scripts, of which search, filter and register have 30.',
  'menu of 2,000': 'layout and style take 25 ms, by hand 310; the rest are scripts.',
} as const;
const OF_A_FRAME =
  'nothing of ours runs as it scrolls. Of 5 ms, paint has 1.6, commit 0.9, layout of the next cards 0.7, and the look for pictures that come into view 0.7: the browser does that for a page with fewer dishes, too.';

export const peers: Suite = {
  name: 'Elements beside their peers',
  about: `Everything on one local server, files in brotli, ${PHONE.width} px, cold; the calls of the peers have canned answers. Milliseconds of the main thread are the time that it worked until nothing happens any more, of the first item until it can be seen with the processor slowed down ${SLOW_DOWN} times. Every dish has the same small picture. Shopify's products have a menu's allergens and ingredients as their description; Commerce Layer's elements stand in a page that has them in its HTML. Adyen's and Braintree's drop-ins are bundled with what the list needs. «Vanilla» is the same menu with no library. A menu has 2,000 dishes at most (docs/backend-contract.md).`,
  goals: [
    {
      row: 'menu of 60: script, kB',
      most: 0.8,
      of: 'Shopify',
      inTheWay: 'the styles have 9 kB, TanStack Query and Preact 8 each; search, filter and register 5.',
    },
    {
      row: 'menu of 60: main thread, ms',
      most: 0.3,
      of: 'Shopify',
      inTheWay:
        'layout and style take 30 ms, a page without a library 45. The cards of the first screen are drawn twice: the second time with their allergens emphasised.',
    },
    {
      row: 'menu of 60: first item at 4x, ms',
      most: 0.25,
      of: 'Shopify',
      inTheWay:
        'of 800 ms on a busy machine, 300 pass until the last of the modules is there, which come in three steps, 200 until they have run and ask for the menu, 250 from its answer to the first cards.',
    },
    ...LARGE.flatMap((menu) => [
      { row: `${menu}: DOM nodes`, most: 1.1, of: 'vanilla' },
      { row: `${menu}: main thread, ms`, most: 0.5, of: 'vanilla', inTheWay: SCRIPTS[menu] },
      { row: `${menu}: main thread for a frame of scrolling, ms`, most: 0.15, of: 'vanilla', inTheWay: OF_A_FRAME },
      {
        row: `${menu}: heap, MB`,
        most: 20,
        inTheWay: 'a dish has 9 kB: its data and the tree of its card, 28 nodes, which Preact keeps; by hand neither is kept.',
      },
    ]),
    {
      row: 'picker: script, kB',
      most: 0.4,
      of: 'Adyen',
      inTheWay: 'the styles and Preact have 8 kB each, the runtime that all elements share 6, TanStack Query 6.',
    },
    {
      row: 'picker: first item at 4x, ms',
      most: 0.6,
      of: 'Adyen',
      inTheWay:
        'of 340 ms on a busy machine, 140 pass until the last of the modules is there, which come in four steps, 115 until they have run and ask for the methods.',
    },
  ],
  needs: PEERS,
  async run({ browser, origin, rounds, isQuick, note }) {
    const server = await startPeerServer({ sandbox: origin, folders: FOLDERS, hosts: HOSTS });
    try {
      for (const [path, content] of await peerFiles()) server.files.set(path, content);
      const member = await openContext(browser, server, undefined);
      await signInByForm(await member.newPage());
      const session = await member.storageState();
      await member.close();

      const races = Object.entries(SUBJECTS)
        .filter(([subject]) => !isQuick || !SLOW.includes(subject))
        .map(([subject, contestants]) => ({ subject, contestants: contestants.filter(({ who }) => !isQuick || !SLOW.includes(who)) }));
      for (let round = 0; round < rounds; round += 1) {
        for (const { subject, contestants } of races) {
          for (const contestant of contestants) {
            const within = async <T>(work: (context: BrowserContext) => Promise<T>): Promise<T> => {
              const context = await openContext(browser, server, subject === 'picker' ? session : undefined);
              try {
                return await work(context);
              } finally {
                await context.close();
              }
            };
            const isLong = (LARGE as readonly string[]).includes(subject);
            const figures = await within((context) => load(context, contestant, isLong));
            figures['first item at 4x, ms'] = await within((context) => timeToFirst(context, contestant));
            for (const [figure, value] of Object.entries(figures)) note(subject, figure, contestant.who, value);
          }
        }
      }
      if (server.unanswered.size > 0) console.error(`  Without an answer: ${[...server.unanswered].join(', ')}`);
    } finally {
      await server.close();
    }
  },
};
