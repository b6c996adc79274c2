/**
 * A canteen's screen for weeks, in minutes: the built app in Chromium under virtual time, which runs the page's own timers
 * one after the other as fast as they can be run. Answers of the API come from inside the page, because a journey to
 * another process for each of 40,000 would take most of the time; everything else is served as ever.
 */
import type { CDPSession, Page } from '@playwright/test';
import { MENU } from './browser.ts';

export interface SoakPlan {
  readonly hours: number;
  /** Between two samples. */
  readonly everyHours: number;
  /** Of all reads, in [0, 1]: in turn no answer, a 503, a proxy's page, silence. */
  readonly failures: number;
  /** When the network goes, and for how long. */
  readonly outage: { readonly fromHour: number; readonly hours: number };
  readonly seed: number;
}

export interface Sample {
  readonly hour: number;
  /** After garbage collection, as the other two. */
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
  readonly isOffline: boolean;
}

export interface SoakResult {
  readonly samples: readonly Sample[];
  readonly reads: number;
  readonly failures: number;
  /** Each minute the page was looked at; how often a menu stood there with dishes in it, and how often it did not. */
  readonly minutesWithMenu: number;
  readonly minutesWithout: number;
  /** What the screen said of its age in the outage; null when it said nothing. */
  readonly note: string | null;
  /** From the network's return until the screen no longer said that; null when it never did. */
  readonly recoverySeconds: number | null;
}

/** What the page counts, and is told. */
interface Inside {
  isOffline: boolean;
  reads: number;
  failures: number;
  withMenu: number;
  without: number;
}

const HOUR_MS = 60 * 60_000;
/** The first page stands, pictures and fonts are there, the code has been used once. */
const SETTLING_MS = 10 * 60_000;
const LONGEST_RECOVERY_S = 300;
/** All pages come by in less, each of them for half a minute at most. */
const LONGEST_ROUND_S = 600;
/** The page that leaves has faded, and is gone. */
const FADING_MS = 2000;
const NOTE = /aggiornato alle \d\d:\d\d( di [\p{L}\d ]+)?/u;
/** A picture of one pixel: the sandbox's own are drawn with care, and drawing them is not what is measured. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Runs in the page before anything of it does. */
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
    // The kitchen changes something each day.
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

/** Lets the page's clock run on, at once; a request on its way holds it still. */
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
  // A page that has gone is held until the next frame, by its animation; time that stands still has none.
  await session.send('Page.captureScreenshot', { clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 } });
  // What the first one sets free may hold something else.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const { metrics } = await session.send('Performance.getMetrics');
  const heapBytes = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  return { hour, nodes, listeners, heapBytes, isOffline };
}

/** Opens the screen in a page that has gone nowhere yet, and lets it run. */
export async function soak(page: Page, origin: string, plan: SoakPlan, onSample: (sample: Sample) => void): Promise<SoakResult> {
  const menu = await (await fetch(`${origin}/b2c/menu/uuid/${MENU}`)).text();
  // The runner's compiler calls it around each named function; in the page there is none.
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

  /** Lets time go on, second by second. @returns the seconds that it took; null when it never came */
  const advanceUntil = async (isSo: () => Promise<boolean>, longest: number): Promise<number | null> => {
    for (let seconds = 0; seconds <= longest; seconds += 1) {
      if (await isSo()) return seconds;
      await advance(session, 1000);
    }
    return null;
  };
  /** Pages have more dishes or fewer, and so each sample is taken of the first. @returns the milliseconds that it took */
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
  /** From one sample to the next, in bytes. */
  readonly step: number;
  /** How far steps stray from it, as a standard deviation would say it, in bytes. */
  readonly noise: number;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
/** A median deviation times this is a standard deviation, where chance has the usual shape. */
const TO_STANDARD = 1.4826;

/**
 * How the heap grows from sample to sample, by medians: a leak is in every step, while code that is compiled when the
 * network goes for the first time is in one.
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

/** A few texts come and go, as the menu's age; a leak of one node each turn would be 4,000 a day. */
const NODES_APART = 20;
const LISTENERS_APART = 30;
/** The engine's own compiled code, all of it; a heap that holds more holds something of ours. */
const HEAP_APART_BYTES = 1_000_000;
const LONGEST_ALLOWED_S = 60;

/** The heap is judged without the first share of its samples: the engine still compiles, and fills buffers that end. */
const SETTLING_SHARE = 0.25;

/** What the run must keep. */
export function judge({ samples, minutesWithMenu, minutesWithout, note, recoverySeconds }: SoakResult): readonly Criterion[] {
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
