/** Every story as a screen that a test opens with the answers that it wants, and a person who presses at random. */
import { act, cleanup, fireEvent } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { vi } from 'vitest';
import type { StorageKey } from '../../src/widgets/shared/testing.ts';
import { clientOver, testRuntime } from '../../src/widgets/shared/runtime/test-kit.ts';
import type { StoragePort } from '../../src/widgets/shared/runtime/storage.ts';
import { draw, pass, read, settle } from '../../src/widgets/shared/ui/test-dom.tsx';
import { fetchOf } from '../../stories/support/sandbox.ts';
import type { StoryWorld } from '../../stories/support/world.tsx';
import type { Chance } from '../support/chance.ts';
import { namesApi } from './addresses.ts';
import type { Outcome } from './check.ts';

type Fetch = typeof globalThis.fetch;
/** Changes what the server answers. */
type Server = (fetch: Fetch) => Fetch;

export interface Screen {
  readonly name: string;
  readonly world: StoryWorld;
  readonly widget: () => ReactNode;
}

interface StoryModule {
  readonly default: StoryPart & { readonly title: string; readonly component: ComponentType };
}
interface StoryPart {
  readonly name?: string;
  readonly args?: object;
  readonly render?: (args: object, context: object) => ReactNode;
  readonly parameters?: { readonly world?: StoryWorld };
}

const MODULES = import.meta.glob<StoryModule>(['../../stories/*/*.stories.tsx', '!../../stories/studio/*'], { eager: true });

/** A canteen's screen needs a layout, which jsdom lacks; the browser's journeys have it. */
const NEEDS_LAYOUT = /ScreenMenu/;

/** Each named state of each widget. */
export const STORIES: readonly Screen[] = Object.entries(MODULES)
  .filter(([path]) => !NEEDS_LAYOUT.test(path))
  .flatMap(([, { default: meta, ...stories }]) =>
    Object.values(stories as Readonly<Record<string, StoryPart>>).map((story) => {
      const args = { ...meta.args, ...story.args };
      const render = story.render ?? meta.render;
      const Component = meta.component;
      return {
        name: `${meta.title}: ${story.name ?? ''}`,
        world: { ...meta.parameters?.world, ...story.parameters?.world },
        widget: () => (render === undefined ? <Component {...args} /> : render(args, { args })),
      };
    }),
  );

/** Calls `change` for all calls from a random one on, or for this one alone. */
export function fromSomeCall(random: Chance, change: (call: () => Promise<Response>) => Promise<Response>): Server {
  const first = random.below(5);
  const isOnce = random.is(0.4);
  let calls = -1;
  return (fetch) => (input, init) => {
    calls += 1;
    const isHit = isOnce ? calls === first : calls >= first;
    return isHit ? change(() => fetch(input, init)) : fetch(input, init);
  };
}

/** What may be pressed, chosen or filled in. */
const CONTROLS = 'button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), textarea, summary';
const TYPED = [
  '5',
  '25',
  '0',
  '-1',
  '1,5',
  '999999',
  'abc',
  '',
  ' ',
  'ABCD1234',
  'demo@pausa.test',
  'pranzo123',
  '<b>x</b>',
  '\u202e',
  'x'.repeat(300),
];

async function useSomething(random: Chance): Promise<string> {
  const controls = [...document.body.querySelectorAll<HTMLElement>(CONTROLS)];
  if (controls.length === 0) return 'nothing to press';
  const control = random.pick(controls);
  const name = `${control.tagName.toLowerCase()} «${(control.getAttribute('aria-label') ?? read(control)).slice(0, 40)}»`;
  const isText = control instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'button', 'submit'].includes(control.type);
  if (isText || control instanceof HTMLTextAreaElement) {
    const typed = random.pick(TYPED);
    fireEvent.change(control, { target: { value: typed } });
    if (control.form !== null && random.is(0.5)) fireEvent.submit(control.form);
    return `types ${JSON.stringify(typed.slice(0, 20))} into ${name}`;
  }
  control.focus();
  fireEvent.click(control);
  return `presses ${name}`;
}

const BROKEN_TEXT = /\bundefined\b|\bNaN\b|\[object |\bInfinity\b|Invalid Date/;

/** What nobody may see, whatever the server answers. */
export function brokenScreen(body: HTMLElement): readonly string[] {
  const text = read(body);
  const broken = BROKEN_TEXT.exec(text);
  return broken === null ? [] : [`shows «${text.slice(Math.max(0, broken.index - 30), broken.index + 30)}»`];
}

/** A page that says no sentence and offers nothing to press. */
export function emptyScreen(body: HTMLElement): readonly string[] {
  const words = read(body).match(/\p{L}{2,}/gu) ?? [];
  return words.length > 2 || body.querySelector(CONTROLS) !== null ? [] : [`is empty: «${read(body)}»`];
}

const FOREIGN =
  '[data-hostile], body script, body style, body iframe, body object, body embed, body meta, body base, body link, [style*="fixed"]';

/** What hostile HTML would leave in the page. */
export function foreignHtml(body: HTMLElement): readonly string[] {
  const found = [...body.querySelectorAll(FOREIGN)].map((element) => `has ${element.outerHTML.slice(0, 120)}`);
  const handlers = [...body.querySelectorAll('*')].flatMap(({ attributes }) =>
    [...attributes].filter(({ name }) => /^on/i.test(name)).map(({ name }) => `has ${name}`),
  );
  const { window: page } = globalThis as unknown as { window: { __hostile?: unknown } };
  return [...found, ...handlers, ...(page.__hostile === undefined ? [] : ['ran a script'])];
}

/** Addresses in the page that no answer may bring there. */
export function unsafeAddresses(body: HTMLElement): readonly string[] {
  const links = [...body.querySelectorAll('a[href]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    if (/^(#|tel:[\d +()-]*$|mailto:[^\s<>"]*$)/.test(href)) return [];
    if (!URL.canParse(href, window.location.href)) return [`links to ${href}`];
    const url = new URL(href, window.location.href);
    const isOurs = url.origin === window.location.origin;
    const isSafe =
      isOurs || (url.protocol === 'https:' && url.username === '' && url.password === '' && link.getAttribute('target') === '_blank');
    return isSafe && !(isOurs && namesApi(url.pathname)) ? [] : [`links to ${href}`];
  });
  const pictures = [...body.querySelectorAll('img, source, video, input[type=image]')].flatMap((picture) => {
    const address = picture.getAttribute('src') ?? picture.getAttribute('srcset') ?? '';
    const isOurs =
      URL.canParse(address, window.location.href) &&
      [window.location.origin, 'http://sandbox.test'].includes(new URL(address, window.location.href).origin);
    return isOurs || address.startsWith('data:image/') ? [] : [`draws ${address}`];
  });
  return [...links, ...pictures];
}

const textNodes = (body: HTMLElement): Text[] => {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
};

/** Replaces half of the texts by two nested elements with the same words, as a browser's translation does. */
export function translate(body: HTMLElement, random: Chance): void {
  for (const node of textNodes(body)) {
    if (node.data.trim() === '' || node.parentElement?.closest('font, svg, option, textarea, [translate="no"]') || random.is(0.5)) continue;
    const inner = document.createElement('font');
    inner.textContent = node.data;
    const outer = document.createElement('font');
    outer.append(inner);
    node.replaceWith(outer);
  }
}

/** Elements that do not show the text that React has for them, and amounts that a translation may change. */
export function staleTexts(body: HTMLElement): readonly string[] {
  const stale = [...body.querySelectorAll('*')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const { children } = (key === undefined ? {} : Reflect.get(element, key)) as { children?: unknown };
    if (element.tagName === 'TEXTAREA' || (typeof children !== 'string' && typeof children !== 'number')) return [];
    // The sanitiser has put HTML in the place of its text, which has spaces where the tags were.
    const isHtml = element.querySelector(':not(font)') !== null;
    const [shown, given] = [element.textContent, String(children)].map((text) => (isHtml ? text.replaceAll(/\s/g, '') : text));
    return shown === given ? [] : [`shows «${element.textContent}» for «${children}»`];
  });
  const amounts = textNodes(body).flatMap((node) =>
    /\d,\d\d\s€|€\d|•••• \d/.test(node.data) && node.parentElement?.closest('[translate="no"]') === null
      ? [`lets «${node.data}» be translated`]
      : [],
  );
  return [...stale, ...amounts];
}

/** Changes the body of an answer that is JSON. */
export const hostileChange = (change: (answer: unknown) => unknown) => async (call: () => Promise<Response>) => {
  const answer = await call();
  if (!answer.ok || !(answer.headers.get('content-type') ?? '').includes('json')) return answer;
  return new Response(JSON.stringify(change(await answer.json())), { status: answer.status, headers: answer.headers });
};

interface Visit {
  /** What is special about the visit, for the report. */
  readonly about?: string;
  readonly random: Chance;
  readonly screen: Screen;
  readonly server?: Server;
  readonly storage?: StoragePort;
  /** Before the screen opens, and between two steps. */
  readonly between?: () => void;
  /** What is wrong with the page, after each step. */
  readonly look: (body: HTMLElement) => readonly string[];
  readonly steps?: number;
}

const MOST_STEPS = 5;

/** A visit: the screen opens, a person uses it, and after each step the page is looked at. @returns what was wrong, with the way there */
export async function visit({
  random,
  screen,
  about = '',
  server = (fetch) => fetch,
  storage,
  between,
  look,
  steps = random.below(MOST_STEPS + 1),
}: Visit): Promise<readonly string[]> {
  const way: string[] = [];
  const found: string[] = [];
  const report = (what: string) => void found.push(`${screen.name}; ${about} ${way.join('; ')}: ${what}`);
  const complaints = vi
    .spyOn(console, 'error')
    .mockImplementation((...said: unknown[]) => report(`console: ${said.map(String).join(' ').slice(0, 300)}`));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    report(`error: ${event.message}`);
  };
  const onRejection = (reason: unknown) => report(`nobody caught: ${String(reason)}`);
  window.addEventListener('error', onError);
  process.on('unhandledRejection', onRejection);
  try {
    between?.();
    const runtime = testRuntime(clientOver(server(fetchOf(screen.world))), storage === undefined ? {} : { storage });
    if (storage === undefined)
      for (const [key, value] of Object.entries(screen.world.stored ?? {})) runtime.storage.write(key as StorageKey, value);
    way.push('opens');
    draw(screen.widget(), runtime, { isStrict: false });
    await settle();
    look(document.body).forEach(report);
    for (let step = 0; step < steps && found.length === 0; step += 1) {
      between?.();
      if (random.is(0.3)) {
        way.push('waits');
        await pass(random.pick([500, 2000, 4000, 30_000]));
      } else way.push(await act(() => useSomething(random)));
      await settle();
      look(document.body).forEach(report);
    }
  } catch (thrown) {
    report(`threw: ${String(thrown).slice(0, 300)}`);
  } finally {
    cleanup();
    document.body.replaceChildren();
    window.removeEventListener('error', onError);
    process.off('unhandledRejection', onRejection);
    complaints.mockRestore();
    vi.restoreAllMocks();
  }
  return found;
}

/** One visit after the other, to each screen in turn. */
export async function visits(
  screens: readonly Screen[],
  random: Chance,
  count: number,
  plan: (random: Chance, screen: Screen) => Omit<Visit, 'random' | 'screen'>,
): Promise<Outcome> {
  const found: string[] = [];
  const start = random.below(screens.length);
  // A step that no other step divides evenly: a part of the visits sees all kinds of screens.
  const stride = 37;
  for (let index = 0; index < count; index += 1) {
    const screen = screens[(start + index * stride) % screens.length] as Screen;
    found.push(...(await visit({ random, screen, ...plan(random, screen) })));
  }
  return { inputs: count, found };
}
