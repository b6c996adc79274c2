/**
 * Weeks of a canteen's screen, in minutes: the built app in Chromium under virtual time, which runs the page's timers one after
 * the other as fast as possible. The answers of the API come from inside the page, because 40,000 round trips to another
 * process would take most of the time. Everything else is served normally.
 */
import type { CDPSession, Page } from '@playwright/test';
import { MENU } from '../serve/browser.ts';

export interface SoakPlan {
  readonly hours: number;
  /** Interval between two samples. */
  readonly everyHours: number;
  /** Share of the reads that fail, in [0, 1]: in turn no answer, a 503, a proxy's page, and a time-out. */
  readonly failures: number;
  /** When the network fails, and for how long. */
  readonly outage: { readonly fromHour: number; readonly hours: number };
  readonly seed: number;
}

export interface Sample {
  readonly hour: number;
  /** Number of DOM nodes after garbage collection, like the other two values. */
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
  readonly isOffline: boolean;
}

export interface SoakResult {
  readonly samples: readonly Sample[];
  readonly reads: number;
  readonly failures: number;
  /** The page was checked each minute: how often a menu with dishes was shown, and how often not. */
  readonly minutesWithMenu: number;
  readonly minutesWithout: number;
  /** The note about the menu's age during the outage; null without one. */
  readonly note: string | null;
  /** Time from the network's return until that note disappeared; null when it did not disappear. */
  readonly recoverySeconds: number | null;
}

/** The counters in the page, and the values that the test sets. */
interface Inside {
  isOffline: boolean;
  reads: number;
  failures: number;
  withMenu: number;
  without: number;
}

const HOUR_MS = 60 * 60_000;
/** After this time the first page is shown, pictures and fonts are loaded, and all code has run. */
const SETTLING_MS = 10 * 60_000;
const LONGEST_RECOVERY_S = 300;
/** Longest time until all pages have been shown; each stays for at most half a minute. */
const LONGEST_ROUND_S = 600;
/** After this time the previous page has faded out and is removed. */
const FADING_MS = 2000;
const NOTE = /aggiornato alle \d\d:\d\d( di [\p{L}\d ]+)?/u;
/** A picture of one pixel: the time to draw the sandbox's own pictures must not be measured. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Runs in the page before any of its scripts. */
function inside({ menu, failures, seed }: { menu: string; failures: number; seed: number }): void {
  const soak: Inside = { isOffline: false, reads: 0, failures: 0, withMenu: 0, without: 0 };
  Object.assign(window, { soak });
  const network = window.fetch.bind(window);
  let state = seed;
  // mulberry32
  const random = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const silence = (signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')), { once: true });
    });
  const fail = (kind: number, signal: AbortSignal | null | undefined): Promise<Response> => {
    if (kind === 0) return Promise.reject(new TypeError('Failed to fetch'));
    if (kind === 1) return Promise.resolve(new Response('{}', { status: 503 }));
    if (kind === 2) return Promise.resolve(new Response('<h1>Proxy</h1>', { headers: { 'content-type': 'text/html' } }));
    return silence(signal);
  };
  window.fetch = (input, init) => {
    if (!String(input).includes('/b2c/')) return soak.isOffline ? fail(0, null) : network(input, init);
    soak.reads += 1;
    if (soak.isOffline) return fail(soak.reads % 2 === 0 ? 0 : 3, init?.signal);
    if (random() < failures) {
      soak.failures += 1;
      return fail(soak.failures % 4, init?.signal);
    }
    // The kitchen changes one dish each day.
    const day = new Date().getDate();
    return Promise.resolve(new Response(menu.replace('"Penne', `"${day} penne`), { headers: { 'content-type': 'application/json' } }));
  };
  setInterval(() => {
    const isThere =
      document.querySelector('main [data-page] h3')?.textContent !== undefined && document.querySelector('[role=alert]') === null;
    if (isThere) soak.withMenu += 1;
    else soak.without += 1;
  }, 60_000);
}

/** Advances the page's clock. A pending request stops the clock. */
function advance(session: CDPSession, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    session.once('Emulation.virtualTimeBudgetExpired', () => resolve());
    session
      .send('Emulation.setVirtualTimePolicy', {
        policy: 'pauseIfNetworkFetchesPending',
        budget: ms,
        maxVirtualTimeTaskStarvationCount: 100_000,
      })
      .catch(reject);
  });
}

async function sample(session: CDPSession, hour: number, isOffline: boolean): Promise<Sample> {
  // An animation holds the previous page until the next frame. Virtual time that has stopped produces no frame.
  await session.send('Page.captureScreenshot', { clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 } });
  // The objects that the first collection frees may hold others.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const { metrics } = await session.send('Performance.getMetrics');
  const heapBytes = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  return { hour, nodes, listeners, heapBytes, isOffline };
}

/** Opens the screen in a page without history, and runs it. */
export async function soak(page: Page, origin: string, plan: SoakPlan, onSample: (sample: Sample) => void): Promise<SoakResult> {
  const menu = await (await fetch(`${origin}/b2c/menu/uuid/${MENU}`)).text();
  // tsx wraps named functions in calls of `__name`, which does not exist in the page.
  await page.addInitScript('globalThis.__name ??= (value) => value');
  await page.addInitScript(inside, { menu, failures: plan.failures, seed: plan.seed });
  await page.route('**/sandbox/pictures/**', (route) =>
    route.fulfill({ body: PICTURE, contentType: 'image/png', headers: { 'cache-control': 'public, max-age=31536000' } }),
  );
  await page.goto(`${origin}/screen-menu/${MENU}`);
  await page.locator('[data-page] h3').first().waitFor();

  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await advance(session, SETTLING_MS);
  const samples: Sample[] = [];
  const take = async (hour: number, isOffline: boolean) => {
    const taken = await sample(session, hour, isOffline);
    samples.push(taken);
    onSample(taken);
  };
  const noteNow = async () => NOTE.exec(await page.locator('#app').innerText())?.[0] ?? null;
  const setOffline = (isOffline: boolean) =>
    page.evaluate((value) => {
      (window as unknown as { soak: Inside }).soak.isOffline = value;
    }, isOffline);

  /** Advances time second by second until the condition holds. @returns the seconds it took; null when it never held */
  const advanceUntil = async (isSo: () => Promise<boolean>, longest: number): Promise<number | null> => {
    for (let seconds = 0; seconds <= longest; seconds += 1) {
      if (await isSo()) return seconds;
      await advance(session, 1000);
    }
    return null;
  };
  /** Turns to the first page, because the number of dishes differs between pages. @returns the milliseconds it took */
  const turnToFirst = async (): Promise<number> => {
    const isFirst = () => page.evaluate(() => /Pagina 1 di/.test(document.querySelector('main')?.textContent ?? ''));
    const seconds = await advanceUntil(isFirst, LONGEST_ROUND_S);
    if (seconds === null) throw new Error(`The first page has not come by in ${LONGEST_ROUND_S} s`);
    await advance(session, FADING_MS);
    return seconds * 1000 + FADING_MS;
  };

  await turnToFirst();
  await take(0, false);
  let turning = 0;
  let note: string | null = null;
  let recoverySeconds: number | null = null;
  const { fromHour, hours } = plan.outage;
  for (let hour = plan.everyHours; hour <= plan.hours; hour += plan.everyHours) {
    const begins = hour - plan.everyHours;
    if (begins === fromHour) await setOffline(true);
    let left = plan.everyHours * HOUR_MS;
    if (begins === fromHour + hours) {
      note = await noteNow();
      await setOffline(false);
      recoverySeconds = await advanceUntil(async () => (await noteNow()) === null, LONGEST_RECOVERY_S);
      left -= (recoverySeconds ?? LONGEST_RECOVERY_S) * 1000;
    }
    await advance(session, left - turning);
    turning = await turnToFirst();
    await take(hour, hour > fromHour && hour <= fromHour + hours);
  }
  const counted = await page.evaluate(() => (window as unknown as { soak: Inside }).soak);
  await session.detach();
  return {
    samples,
    reads: counted.reads,
    failures: counted.failures,
    minutesWithMenu: counted.withMenu,
    minutesWithout: counted.without,
    note,
    recoverySeconds,
  };
}

export interface Slope {
  /** Growth from one sample to the next, in bytes. */
  readonly step: number;
  /** Spread of the steps, as a standard deviation, in bytes. */
  readonly noise: number;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
/** Factor from a median absolute deviation to a standard deviation, for a normal distribution. */
const TO_STANDARD = 1.4826;

/**
 * The growth of the heap from sample to sample, by medians. A leak grows in every step. Code that is compiled at the first
 * outage grows in one step only.
 */
export function heapSlope(samples: readonly Sample[]): Slope {
  const steps = samples.slice(1).map(({ heapBytes }, index) => heapBytes - (samples[index]?.heapBytes ?? heapBytes));
  const step = median(steps);
  return { step, noise: TO_STANDARD * median(steps.map((each) => Math.abs(each - step))) };
}

export interface Criterion {
  readonly name: string;
  readonly figure: string;
  readonly isKept: boolean;
}

/** Tolerance: a few texts come and go, such as the menu's age. A leak of one node per turn would be 4,000 a day. */
const NODES_APART = 20;
const LISTENERS_APART = 30;
/** Tolerance: the size of all compiled code of the engine. Larger growth is a leak of ours. */
const HEAP_APART_BYTES = 1_000_000;
const LONGEST_ALLOWED_S = 60;

/** The first share of the samples is ignored: the engine still compiles code, and fills buffers of limited size. */
const SETTLING_SHARE = 0.25;

/** The criteria of the run. */
export function evaluateSoak({ samples, minutesWithMenu, minutesWithout, note, recoverySeconds }: SoakResult): readonly Criterion[] {
  const [first] = samples;
  const last = samples.at(-1);
  if (first === undefined || last === undefined) return [{ name: 'samples', figure: 'none', isKept: false }];
  const nodes = last.nodes - first.nodes;
  const listeners = last.listeners - first.listeners;
  const settled = samples.slice(Math.ceil(samples.length * SETTLING_SHARE));
  const { step, noise } = heapSlope(settled);
  const grown = last.heapBytes - (settled[0]?.heapBytes ?? last.heapBytes);
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return [
    { name: 'DOM nodes, last to first', figure: `${nodes >= 0 ? '+' : ''}${nodes}`, isKept: Math.abs(nodes) <= NODES_APART },
    {
      name: 'listeners, last to first',
      figure: `${listeners >= 0 ? '+' : ''}${listeners}`,
      isKept: Math.abs(listeners) <= LISTENERS_APART,
    },
    {
      name: 'heap',
      figure: `${kB(step)} from sample to sample, noise ${kB(noise)}; ${kB(grown)} since sample ${samples.length - settled.length}`,
      isKept: step <= Math.max(noise, 1000) && grown <= HEAP_APART_BYTES,
    },
    {
      name: 'recovery after the outage',
      figure: recoverySeconds === null ? 'never' : `${recoverySeconds} s`,
      isKept: recoverySeconds !== null && recoverySeconds <= LONGEST_ALLOWED_S,
    },
    { name: 'what the outage said', figure: note ?? 'nothing', isKept: note !== null },
    {
      name: 'minutes with the menu in view',
      figure: `${minutesWithMenu} of ${minutesWithMenu + minutesWithout}`,
      isKept: minutesWithout === 0 && minutesWithMenu > 0,
    },
  ];
}
