/** One try of an operation: opens its form, presses, leaves while the call is under way, comes back and presses again. */
import type { Page } from '@playwright/test';
import { expect, heading, pathOf } from '../support/journey.ts';
import { button, type Operation, type SignedIn, type Tools, type Try } from './operations.ts';

const STEP_MS = Number(process.env['PAUSA_ATTACK_STEP_MS'] ?? 20);
const FROM_MS = Number(process.env['PAUSA_ATTACK_FROM_MS'] ?? 0);
export const MOMENTS_MS = Array.from({ length: Math.floor((400 - FROM_MS) / STEP_MS) + 1 }, (_, index) => FROM_MS + index * STEP_MS);
export const chosen = <T extends string>(name: string, all: readonly T[]): readonly T[] => {
  const only = process.env[name]?.split(',');
  return only === undefined ? all : all.filter((each) => only.includes(each));
};
/** What a page says of an operation that had its effect. */
export const TOLD = /Non sappiamo|Non lo sappiamo|risultano? addebitat|è arrivata|è partito|Hai già/;
/** Whether the person has read that there may be an effect. */
export const wasTold = (heard: ReadonlySet<string>): boolean =>
  [...heard].some((text) => TOLD.test(text) || /riprova|controlla/i.test(text));
/** The time for which a form must be there without a call before it counts as offered. */
const CALM_MS = 200;
export type Way = 'back' | 'reload' | 'person';

/** The time limit for the page's next step. */
const SOON = { intervals: [20, 50, 100], timeout: 20_000 };

export type StorageFault = 'full' | 'blocked';
/** What the page does this many milliseconds after the call with the effect was sent. */
export interface Order {
  readonly ms: number;
  readonly way: Way;
  /** The call arrives twice. */
  readonly isDouble?: boolean;
  /** The device corrects its clock by this time. */
  readonly clockMs?: number;
  /** The browser refuses to store anything more, or blocks the storage. */
  readonly storage?: StorageFault;
}
interface Notes {
  read(name: string): string | null;
  write(name: string, value: string): void;
  remove(name: string): void;
}
interface AttackedWindow extends Window {
  attackCalls: { sent: number; open: number };
  /** The attack's own values in the tab's storage, also where the page can neither read nor write. */
  attackNotes: Notes;
}

/** Runs in every document: counts the calls, and carries out the order when the call with the effect is sent. */
export const armed = () => {
  let tab: Storage;
  try {
    tab = sessionStorage;
  } catch {
    return; // a vendor's frame
  }
  const { getItem, setItem, removeItem } = Storage.prototype;
  const notes: Notes = {
    read: (name) => getItem.call(tab, name),
    write: (name, value) => setItem.call(tab, name, value),
    remove: (name) => removeItem.call(tab, name),
  };
  const calls = { sent: 0, open: 0 };
  Object.assign(window, { attackCalls: calls, attackNotes: notes });

  const RealDate = Date;
  const now = () => RealDate.now() + Number(notes.read('attack-clock'));
  window.Date = new Proxy(RealDate, {
    construct: (target, given: [], made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)) as unknown,
  });

  const refuse = () => {
    const fault = notes.read('attack-storage');
    if (fault === null) return;
    const fail = (name: string) => () => {
      throw new DOMException('attack', name);
    };
    Storage.prototype.setItem = fail('QuotaExceededError');
    if (fault === 'blocked')
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: fail('SecurityError') });
  };
  refuse();

  const ask = window.fetch;
  const counted: typeof fetch = async (input, init) => {
    calls.sent += 1;
    calls.open += 1;
    try {
      return await ask(input, init);
    } finally {
      calls.open -= 1;
    }
  };
  window.fetch = (input, init) => {
    const order = notes.read('attack');
    if (order === null) return counted(input, init);
    const { call, method, ms, way, isDouble, clockMs, storage } = JSON.parse(order) as Order & Record<'call' | 'method', string>;
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    const pattern = new RegExp(`^/${call.replaceAll('*', '[^/]*')}$`);
    if (!pattern.test(url.pathname) || (init?.method ?? 'GET') !== method) return counted(input, init);
    notes.remove('attack');
    setTimeout(() => {
      if (clockMs !== undefined) notes.write('attack-clock', String(clockMs));
      if (storage !== undefined) notes.write('attack-storage', storage);
      refuse();
      notes.write('attack-left', '1');
      if (way === 'back') history.back();
      else if (way === 'reload') location.reload();
      // A page without the app's document, on which the test changes the signed-in person.
      else location.href = '/sandbox/switches';
    }, ms);
    if (isDouble === true) void ask(input, init).catch(() => undefined);
    return counted(input, init);
  };
};
export const note = (page: Page, name: string, value: string | null) =>
  page.evaluate(
    ([key, text]) => {
      const { attackNotes } = window as unknown as AttackedWindow;
      if (text === null) attackNotes.remove(key);
      else attackNotes.write(key, text);
    },
    [name, value] as const,
  );
const hasLeft = (page: Page) =>
  page.evaluate(() => (window as unknown as AttackedWindow).attackNotes.read('attack-left') === '1').catch(() => false);

export const callsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as AttackedWindow).attackCalls).catch(() => ({ sent: -1, open: 1 }));

export const closePopups = async (...kept: readonly Page[]) => {
  for (const popup of kept[0]?.context().pages() ?? []) if (!kept.includes(popup)) await popup.close();
};

/** Opens the home page, inside the app where the document can stay, so that the state of the try before stays in memory. */
export async function goHome(page: Page, isFresh: boolean): Promise<void> {
  if (isFresh) await page.goto('/');
  else await page.evaluate(() => history.pushState(null, '', '/'));
  await expect(heading(page, 'È ora di pausa.')).toBeVisible();
}
/** Goes from the home page to the form, and presses away the message of an earlier try. */
export async function openForm(page: Page, { path }: Try, { form, again }: Operation): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  const offered = form(page).first();
  if (again !== undefined) {
    await offered.or(button(page, again)).first().waitFor({ timeout: 20_000 });
    if (await button(page, again).isVisible()) await button(page, again).click();
  }
  await offered.waitFor({ timeout: 20_000 });
}

/** The page of a browser that can store nothing asks this before it sends anything. */
const question = (page: Page) => page.getByRole('heading', { name: /^Hai già (ordinato|ricaricato)\?$/ });

/** Presses under a fault, and leaves as ordered. @returns whether the page asked first */
export async function pressAndLeave(
  tools: Tools,
  operation: Operation,
  intent: Try,
  [name, isAfter, times]: readonly [name: string, isAfter: boolean, times?: number],
  order: Order,
): Promise<boolean> {
  const { page, fault } = tools;
  const { method, press, confirm } = operation;
  await fault(intent.call, name, { method, after: isAfter, ...(times === undefined ? {} : { times }) });
  await note(page, 'attack-left', null);
  await note(page, 'attack', JSON.stringify({ ...order, call: intent.call, method }));
  await openForm(page, intent, operation);
  await press(tools);
  await expect.poll(async () => (await hasLeft(page)) || question(page).isVisible(), SOON).toBe(true);
  const isAsked = confirm !== undefined && (await question(page).isVisible());
  if (isAsked) await button(page, confirm).click();
  await left(page, order.way, intent.path);
  return isAsked;
}

/**
 * Presses again without a fault, until the page reports the success. A form that waits for a partner's answer does not count as
 * an end. @returns `asked` when the page asks first, as it does where it can remember nothing: a person then looks at the credit
 */
export async function pressAgain(tools: Tools, operation: Operation, intent: Try): Promise<'sent' | 'asked'> {
  const { page } = tools;
  const [{ sent }, path] = [await callsOf(page), pathOf(page)];
  await operation.press(tools);
  const isAsked = () => question(page).isVisible();
  await expect.poll(async () => (await callsOf(page)).sent !== sent || pathOf(page) !== path || isAsked(), SOON).toBe(true);
  if (await isAsked()) return 'asked';
  const end = await settle({ ...tools, heard: new Set() }, { ...operation, isAutomatic: true }, intent, isAsked);
  return end === 'asked' ? 'asked' : 'sent';
}

/** Waits until the page has left. If the page navigated at that moment, Back has led to the form's own entry. */
async function left(page: Page, way: Way, from: string): Promise<void> {
  await expect.poll(() => hasLeft(page), SOON).toBe(true);
  if (way === 'back')
    await expect
      .poll(() => pathOf(page), { intervals: [20, 50, 100], timeout: 2000 })
      .not.toBe(from)
      .catch(() => undefined);
  if (way === 'person') await page.waitForURL('/sandbox/switches');
  await page.waitForLoadState();
}

/** Signs in another person in the same browser, without removing any other stored data. */
export async function become(page: Page, { cookies, storage, identity }: SignedIn): Promise<void> {
  await page.context().clearCookies({ name: 'pausa_session' });
  await page.context().addCookies(cookies.filter(({ name }) => name === 'pausa_session'));
  await page.evaluate(
    ({ token, records }) =>
      new Promise<void>((resolve, reject) => {
        if (token === undefined) localStorage.removeItem('token');
        else localStorage.setItem('token', token);
        const opening = indexedDB.open('firebaseLocalStorageDb', 1);
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          const store = change.objectStore('firebaseLocalStorage');
          store.clear();
          for (const record of records) store.put(record);
          change.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    { token: storage.find(([key]) => key === 'token')?.[1], records: identity },
  );
}

/**
 * What the page shows on return: the report of the success, or the form when it is ready and no call is pending. Where the
 * outcome is unknown, the test presses the button that checks again.
 */
export async function settle(
  { page, heard }: Tools,
  operation: Operation,
  intent: Try,
  isAsked = () => Promise.resolve(false),
): Promise<'reported' | 'form' | 'asked'> {
  const isAutomatic = operation.isAutomatic === true;
  const form = operation.form(page).first();
  const isOffered = async () =>
    !isAutomatic &&
    (await form.isVisible()) &&
    (await form.isEnabled({ timeout: 200 }).catch(() => false)) &&
    (await callsOf(page)).open === 0;
  const hear = async () =>
    heard?.add(
      await page
        .getByRole('main')
        .innerText({ timeout: 2000 })
        .catch(() => ''),
    );
  const end = Date.now() + 25_000;
  let since: number | null = null;
  const tried = new Set<string>();
  while (Date.now() < end) {
    await hear();
    if (await operation.isReported(page, intent)) return 'reported';
    if (await isAsked()) return 'asked';
    // The refusal of one call has ended the session for the app; the cookie signs the person in again.
    if (pathOf(page).startsWith('/login')) await page.goto(intent.path);
    // In the order in which a page advises them; a person tries another after one that changed nothing.
    const shown = (await page.getByRole('button').allInnerTexts()).map((text) => text.trim());
    const offered = (operation.retry ?? []).filter((name) => shown.includes(name));
    const retry = offered.find((name) => !tried.has(name)) ?? offered[0];
    if (retry !== undefined) {
      tried.add(retry);
      // What stands beside the button, which may have come just now.
      await hear();
      await button(page, retry)
        .click({ timeout: 2000 })
        .catch(() => undefined);
    }
    since = (await isOffered()) ? (since ?? Date.now()) : null;
    if (since !== null && Date.now() - since > CALM_MS) return 'form';
    await page.waitForTimeout(30);
  }
  throw new Error(`neither reported nor offered again: ${(await page.getByRole('main').innerText()).slice(0, 200)}`);
}
