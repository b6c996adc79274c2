/** Functions that the checks share. They run in the page, where there is no test library. */
import type { Row } from '../elements.ts';

/** A limit for machines on which two engines run. Only a failing check waits this long. */
const TIMEOUT_MS = 20_000;

export class Broken extends Error {}

export function same(actual: unknown, expected: unknown, what: string): void {
  const [a, e] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== e) throw new Broken(`${what}: ${a ?? 'undefined'} instead of ${e ?? 'undefined'}`);
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** Waits until `look` returns a value. */
export async function until<T>(look: () => T | null | undefined | false, what: string): Promise<T> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const seen = look();
    if (seen !== null && seen !== undefined && seen !== false) return seen;
    if (performance.now() > end) throw new Broken(`never: ${what}`);
    await nextFrame();
  }
}

export async function frames(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await nextFrame();
}

export const api = (): string => document.documentElement.dataset['api'] ?? '';

/** Runs the script of an element, as its tag would. */
export const load = (row: Pick<Row, 'file'>, folder = '/elements'): Promise<unknown> => {
  const origin = folder.startsWith('/elements') ? api() : window.location.origin;
  return import(/* @vite-ignore */ `${origin}${folder}/${row.file}`);
};

export const main = (): HTMLElement => document.querySelector('main') ?? document.body;

/** The element as its markup says, at the end of the page. */
export function put(row: Row, attributes: Readonly<Record<string, string>> = row.start, parent: Element = main()): HTMLElement {
  const element = document.createElement(row.tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return element;
}

export const shadowOf = (element: Element): ShadowRoot => {
  if (element.shadowRoot === null) throw new Broken('no shadow root');
  return element.shadowRoot;
};

/** The text inside the element. */
export const textOf = (element: Element): string => element.shadowRoot?.textContent ?? '';

export const shows = (element: Element, text: string): Promise<true> =>
  until(() => textOf(element).includes(text), `'${text}' in <${element.localName}>, which shows '${textOf(element).slice(0, 200)}'`);

/** Waits until the element shows no text, because the page has set no area or no menu. */
export const isBlank = (element: Element): Promise<true> =>
  until(() => textOf(element) === '', `a blank <${element.localName}>, which shows '${textOf(element).slice(0, 200)}'`);

/** A link or button inside, by its name. */
export const control = (element: Element, name: RegExp): Promise<HTMLElement> =>
  until(
    () =>
      Array.from(shadowOf(element).querySelectorAll<HTMLElement>('a[href], button')).find((candidate) =>
        name.test((candidate.getAttribute('aria-label') ?? candidate.textContent).trim()),
      ),
    `a control ${String(name)}`,
  );

export interface Heard {
  readonly type: string;
  readonly detail: unknown;
}

export const EVENTS = ['pausa-error', 'pausa-navigate', 'pausa-payment-picked', 'pausa-session-required'] as const;

/** Records the events of the elements at the document. */
export function listen(prevents = false): Heard[] {
  const heard: Heard[] = [];
  for (const type of EVENTS) {
    document.addEventListener(type, (event) => {
      if (prevents) event.preventDefault();
      heard.push({ type, detail: (event as CustomEvent<unknown>).detail });
    });
  }
  return heard;
}

/** Records the warnings and errors in the console from now on. */
export function warnings(): string[] {
  const logged: string[] = [];
  for (const level of ['warn', 'error'] as const) {
    const before = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      logged.push(words.map(String).join(' '));
      before(...words);
    };
  }
  return logged;
}
