/** The contract of every element, check by check; each is run in a page of its own, in which nothing is defined yet. */
import { propertyOf, type Row, ROWS } from '../elements.ts';
import type { InPage } from '../in-page.ts';
import { type Host, inReact, inSvelte, inVue } from './hosts.tsx';
import {
  api,
  Broken,
  control,
  EVENTS,
  frames,
  type Heard,
  isBlank,
  listen,
  load,
  main,
  put,
  same,
  shadowOf,
  shows,
  textOf,
  until,
  warnings,
} from './tools.ts';

type Check = (row: Row) => Promise<void>;
type Any = HTMLElement & Record<string, unknown>;

const loginOf = (row: Row) => `${api()}/login?${new URLSearchParams({ redirect_to: row.session?.path ?? '' }).toString()}`;

/** Counts the listeners on the document and its window. */
function watchListeners(): () => string[] {
  const counts = new Map<string, Set<unknown>>();
  for (const [owner, name] of [
    [window, 'window'],
    [document, 'document'],
  ] as const) {
    const { addEventListener, removeEventListener } = owner;
    const keyOf = (type: string, options: unknown) =>
      `${name} ${type} ${String(typeof options === 'object' ? (options as AddEventListenerOptions | null)?.capture === true : options === true)}`;
    owner.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
      const key = keyOf(type, options);
      counts.set(key, (counts.get(key) ?? new Set()).add(listener));
      addEventListener.call(owner, type, listener, options);
    };
    owner.removeEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions) => {
      counts.get(keyOf(type, options))?.delete(listener);
      removeEventListener.call(owner, type, listener, options);
    };
  }
  return () => [...counts].flatMap(([key, set]) => Array.from(set, () => key)).sort();
}

/** Holds the elements' requests without an answer until the element aborts them. */
function holdRequests(): { readonly url: string; readonly signal: AbortSignal | null | undefined }[] {
  const held: { url: string; signal: AbortSignal | null | undefined }[] = [];
  window.fetch = (input, init) => {
    const signal = init?.signal;
    held.push({ url: String(input), signal });
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  };
  return held;
}

/** The text of the element when nothing more is added to it: the first screen is drawn before the rest. */
async function settled(element: HTMLElement): Promise<string> {
  let text;
  do {
    text = textOf(element);
    await frames(20);
  } while (textOf(element) !== text);
  return text;
}

/** The values of the element's properties; null for absent. */
const valuesOf = (element: HTMLElement, row: Row) =>
  Object.fromEntries(row.attributes.map(({ property }) => [property, (element as Any)[property] ?? null]));

/** Uses an element in an app of a framework, from the first render to its removal. */
async function worksIn(row: Row, start: (row: Row) => Promise<Host>, look?: (element: HTMLElement) => void): Promise<void> {
  await load(row);
  const logged = warnings();
  const host = await start(row);
  const element = await until(() => document.querySelector<HTMLElement>(row.tag), 'the element');
  await shows(element, row.shows);
  look?.(element);
  if (row.leaves !== null) {
    (await control(element, row.leaves.press)).click();
    await until(() => host.heard.length > 0, 'the listener of pausa-navigate');
    same(host.heard[0], { ...row.leaves.destination, href: api() + row.leaves.href }, 'the detail');
  }
  host.change();
  await shows(element, row.change.shows);
  same(document.querySelector(row.tag) === element, true, 'the same element');
  host.remove();
  await until(() => document.querySelector(row.tag) === null, 'its removal');
  await until(() => textOf(element) === '', 'an empty element');
  const { logs } = row.change;
  same(logged, logs === undefined ? [] : [logs], 'the console');
}

export const checks: Readonly<Record<string, Check>> = {
  async 'attributes are kebab-case; each sets the property of its name'(row) {
    await load(row);
    const element = document.createElement(row.tag);
    for (const { name, text } of row.attributes) element.setAttribute(name, text);
    same(valuesOf(element, row), Object.fromEntries(row.attributes.map(({ property, value }) => [property, value])), 'properties');
    for (const { name } of row.attributes) element.removeAttribute(name);
    same(valuesOf(element, row), Object.fromEntries(row.attributes.map(({ property }) => [property, null])), 'after their removal');
  },

  async 'a boolean counts by presence, whatever its text'(row) {
    await load(row);
    for (const { name, property } of row.attributes.filter(({ value }) => value === true)) {
      for (const text of ['', 'true', 'false', name]) {
        const element = document.createElement(row.tag) as Any;
        element.setAttribute(name, text);
        same(element[property], true, `${name}="${text}"`);
        element.toggleAttribute(name, false);
        same(element[property] ?? null, null, `${name} removed`);
      }
    }
  },

  async 'a word that is none of its words is ignored, with one warning'(row) {
    const logged = warnings();
    await load(row);
    const expected: string[] = [];
    const element = put(row) as Any;
    for (const { name, property, refused } of row.attributes) {
      if (refused === undefined) continue;
      element.setAttribute(name, refused);
      same(element[property] ?? null, null, `${property} of ${name}="${refused}"`);
      expected.push(`<${row.tag}>: ${name}="${refused}" is ignored`);
    }
    await shows(element, row.shows);
    same(
      logged.map((line) => line.split(', expected')[0]),
      expected,
      'warnings',
    );
  },

  async 'markup, a change, and a removal arrive'(row) {
    const element = put(row);
    await load(row);
    await shows(element, row.shows);
    element.setAttribute(row.change.name, row.change.value);
    await shows(element, row.change.shows);
    element.removeAttribute(row.change.name);
    if (row.needs === null) await until(() => !textOf(element).includes(row.change.shows), 'the change undone');
    else await isBlank(element);
    for (const [name, value] of Object.entries(row.start)) element.setAttribute(name, value);
    await shows(element, row.shows);
  },

  async 'a property does what its attribute does, and text is not reflected'(row) {
    await load(row);
    const element = put(row, {}) as Any;
    const before = element.outerHTML;
    for (const [name, value] of Object.entries(row.start)) element[propertyOf(name)] = value;
    await shows(element, row.shows);
    element[row.change.property] = row.change.value;
    await shows(element, row.change.shows);
    const isWord = row.attributes.some(({ property, refused }) => property === row.change.property && refused !== undefined);
    if (!isWord) same(element.outerHTML, before, 'the markup');
    element[row.change.property] = null;
    if (row.needs !== null) await isBlank(element);
    else await until(() => !textOf(element).includes(row.change.shows), 'null as absent');
  },

  async 'words and booleans that are set as properties stand in the markup; what the attribute refuses is refused, with one warning'(row) {
    const logged = warnings();
    await load(row);
    const element = put(row) as Any;
    const expected: string[] = [];
    for (const { name, property, value, refused } of row.attributes) {
      const held = () => [element.getAttribute(name), element[property] ?? null];
      if (value === true) {
        for (const on of [true, '', 1]) {
          element[property] = on;
          same(held(), ['', true], `${property} = ${JSON.stringify(on)}`);
          element[property] = false;
          same(held(), [null, null], `${property} = false`);
        }
      } else if (refused !== undefined) {
        element[property] = value;
        same(held(), [value, value], `${property} = ${JSON.stringify(value)}`);
        element[property] = refused;
        same(held(), [null, null], `${property} = ${JSON.stringify(refused)}`);
        expected.push(`<${row.tag}>: ${name}="${refused}" is ignored`);
      }
    }
    await shows(element, row.shows);
    same(
      logged.map((line) => line.split(', expected')[0]),
      expected,
      'warnings',
    );
  },

  async 'attributes, properties and listeners from before the script are not lost'(row) {
    const heard: string[] = [];
    const byMarkup = put(row);
    const byProperty = document.createElement(row.tag) as Any;
    for (const [name, value] of Object.entries(row.start)) byProperty[propertyOf(name)] = value;
    byProperty['theme'] = 'dark';
    main().append(byProperty);
    const detached = document.createElement(row.tag) as Any; // appended to the page after its script has run
    for (const [name, value] of Object.entries(row.start)) detached[propertyOf(name)] = value;
    for (const element of [byMarkup, byProperty]) {
      element.addEventListener('pausa-error', () => heard.push('error'));
      element.addEventListener('pausa-navigate', (event) => {
        event.preventDefault();
        heard.push(event.target === element ? 'navigate' : 'another target');
      });
    }
    same(byMarkup.shadowRoot, null, 'shadow root before the script');
    same(customElements.get(row.tag) === undefined, true, 'not defined yet');
    await load(row);
    await customElements.whenDefined(row.tag);
    await shows(byMarkup, row.shows);
    await shows(byProperty, row.shows);
    same(Object.hasOwn(byProperty, 'theme'), false, 'own property after the upgrade');
    same(byProperty['theme'], 'dark', 'theme');
    main().append(detached);
    await shows(detached, row.shows);
    if (row.leaves !== null) {
      for (const element of [byMarkup, byProperty]) (await control(element, row.leaves.press)).click();
      await until(() => heard.length === 2, 'two events');
      same(heard, ['navigate', 'navigate'], 'events');
    }
  },

  async 'the way out is an event: bubbling, composed, cancelable, with its address'(row) {
    if (row.leaves === null) return;
    await load(row);
    const element = put(row);
    await shows(element, row.shows);
    const seen: unknown[] = [];
    document.addEventListener('pausa-navigate', (event) => {
      const { bubbles, composed, cancelable, target, detail } = event as CustomEvent<unknown>;
      seen.push({ bubbles, composed, cancelable, isElement: target === element, passes: event.composedPath().includes(main()), detail });
      event.preventDefault();
    });
    (await control(element, row.leaves.press)).click();
    await until(() => seen.length > 0, 'pausa-navigate');
    const detail = { ...row.leaves.destination, href: api() + row.leaves.href };
    same(seen, [{ bubbles: true, composed: true, cancelable: true, isElement: true, passes: true, detail }], 'pausa-navigate');
    const elsewhere = put(row, { ...row.start, 'app-url': 'https://app.test/' });
    await shows(elsewhere, row.shows);
    (await control(elsewhere, row.leaves.press)).click();
    await until(() => seen.length > 1, 'a second pausa-navigate');
    same((seen[1] as Heard).detail, { ...detail, href: `https://app.test${row.leaves.href}` }, 'with app-url');
  },

  async 'a move keeps the inside as it is, and asks for nothing again'(row) {
    await load(row);
    const [from, to] = [document.createElement('div'), document.createElement('div')];
    main().append(from, document.createElement('p'), to);
    const element = put(row, row.start, from);
    await shows(element, row.shows);
    // The menu's deferred controls.
    if (row.tag === 'pausa-menu') await shows(element, 'Filtra');
    // The cart's deferred logo.
    if (row.tag === 'pausa-cart') await until(() => shadowOf(element).querySelector('[data-provider]'), 'the card’s logo');
    const heard = listen();
    let asked = 0;
    const { fetch } = window;
    window.fetch = (...args) => {
      asked += 1;
      return fetch(...args);
    };
    const inner = await until(() => shadowOf(element).querySelector('h1, h2, h3'), 'a heading');
    const text = await settled(element);
    for (const [method, place] of [
      ['appendChild', to],
      ['moveBefore', from],
      ['appendChild', to],
    ] as const) {
      if (method === 'moveBefore' && 'moveBefore' in place)
        (place as Element & { moveBefore(node: Node, next: null): void }).moveBefore(element, null);
      else place.append(element);
      await frames(2);
      same(inner.isConnected && inner.getRootNode() === element.shadowRoot, true, `${method}: the same inside`);
      same(textOf(element), text, `${method}: text`);
    }
    same(asked, 0, 'requests');
    same(heard, [], 'events');
  },

  async 'moved into the document of a frame, it looks as before and changes'(row) {
    await load(row);
    const element = put(row);
    await shows(element, row.shows);
    const look = () => {
      const heading = shadowOf(element).querySelector('h1, h2, h3');
      if (heading === null) throw new Broken('no heading');
      const { fontFamily, fontWeight, color } = getComputedStyle(heading);
      return { fontFamily, fontWeight, color };
    };
    const before = look();
    const frame = document.createElement('iframe');
    main().append(frame);
    frame.contentDocument?.body.append(element);
    await shows(element, row.shows);
    same(look(), before, 'its look');
    element.setAttribute(row.change.name, String(row.change.value));
    await shows(element, row.change.shows);
  },

  async 'removed while it loads, it gives its requests up; back in the page, it asks again'(row) {
    const held = holdRequests();
    await load(row);
    const element = put(row);
    await until(() => held.length > 0, 'a request');
    await frames(2);
    element.remove();
    await until(() => held.every(({ signal }) => signal?.aborted === true), `an end of the requests ${held.map(({ url }) => url).join()}`);
    const first = held.length;
    main().append(element);
    await until(() => held.length > first, 'another request');
  },

  async 'removed, it leaves nothing behind: no listener, no content; back in the page, it shows what it showed'(row) {
    const listeners = watchListeners();
    const logged = warnings();
    await load(row);
    const witness = put(row);
    await shows(witness, row.shows);
    witness.remove();
    await until(() => textOf(witness) === '', 'an empty element');
    await frames(2);
    // The first element of a page has set up everything that stays. A second one must not add to it.
    const before = listeners();
    const element = put(row);
    await shows(element, row.shows);
    element.remove();
    await until(() => shadowOf(element).childElementCount === 0 || textOf(element) === '', 'an empty element');
    await frames(2);
    same(listeners(), before, 'listeners of window and document');
    main().append(element);
    await shows(element, row.shows);
    element.remove();
    main().append(element); // removed and appended within one task, as a move does
    await frames(2);
    await shows(element, row.shows);
    same(logged, [], 'the console');
  },

  async 'two versions on one page: the first defines the tag, the console says so, and all of them work'(row) {
    const logged = warnings();
    const notes: string[] = [];
    console.info = (words: unknown) => void notes.push(String(words));
    const early = put(row);
    await load(row);
    const first = customElements.get(row.tag);
    await load(row, '/elements/latest');
    await load(row, '/another-version');
    same(customElements.get(row.tag) === first, true, 'the definition');
    same(
      notes.map((line) => line.split(':')[0]),
      [`<${row.tag}> is defined already`, `<${row.tag}> is defined already`],
      'what the console says',
    );
    const late = put(row);
    await Promise.all([shows(early, row.shows), shows(late, row.shows)]);
    same(logged, [], 'the console');
  },

  async 'another version’s element works beside it'(row) {
    // One element of each version: the page has two copies of React and of everything else.
    const other = row.tag === 'pausa-menu' ? { tag: 'pausa-wallet', file: 'wallet.js', shows: 'Credito aziendale' } : null;
    const neighbour = other ?? { tag: 'pausa-menu', file: 'menu.js', shows: 'Spaghetti al pomodoro e basilico' };
    const logged = warnings();
    await Promise.all([load(row), load(neighbour, '/another-version')]);
    const element = put(row);
    const beside = document.createElement(neighbour.tag);
    beside.setAttribute('menu-id', '00000000-0000-4000-8000-000000000001');
    beside.setAttribute('api-base-url', api());
    main().append(beside);
    await Promise.all([shows(element, row.shows), shows(beside, neighbour.shows)]);
    same(logged, [], 'the console');
  },

  async 'in a React 19 app: props, changes, events, removal'(row) {
    await worksIn(row, inReact, (element) =>
      same(
        row.attributes.every(({ name }) => !element.hasAttribute(name)),
        true,
        'nothing but properties',
      ),
    );
  },

  async 'in a Vue 3 app: props, changes, events, removal'(row) {
    await worksIn(row, inVue);
  },

  async 'in a Svelte 5 app: props, changes, events, removal'(row) {
    await worksIn(row, inSvelte, (element) => same(element.getAttribute('theme'), 'dark', 'the theme, which Svelte sets as a property'));
  },

  async 'the page may hide it, and nothing of the page shows inside'(row) {
    await load(row);
    const element = put(row);
    await shows(element, row.shows);
    same(getComputedStyle(element).display, 'block', 'display');
    element.hidden = true;
    same(getComputedStyle(element).display, 'none', 'display when hidden');
    element.hidden = false;
    const inner = await until(() => shadowOf(element).querySelector<HTMLElement>('h1, h2, h3'), 'a heading');
    const look = () => {
      const style = getComputedStyle(inner);
      return [
        style.fontSize,
        style.lineHeight,
        style.letterSpacing,
        style.direction,
        style.color,
        style.textTransform,
        style.visibility,
        style.textAlign,
      ];
    };
    const neutral = look();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `html { font-size: 62.5% } * { font: italic 9px/3 serif !important; letter-spacing: 9px !important; direction: rtl !important; color: red !important;
       text-transform: uppercase !important; visibility: hidden !important; text-align: right !important }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    same(look(), neutral, 'the heading’s style');
  },
};

/** Checks of the elements that need a session, without one. */
export const strangerChecks: Readonly<Record<string, Check>> = {
  async 'nobody is signed in: one event, bubbling, composed and cancelable, then the link to the login and back'(row) {
    const seen: unknown[] = [];
    document.addEventListener('pausa-session-required', (event) => {
      const { bubbles, composed, cancelable, target, detail } = event as CustomEvent<unknown>;
      seen.push({ bubbles, composed, cancelable, isElement: target === element, detail });
    });
    const element = put(row); // before the script runs: an early listener must get the event
    await load(row);
    await shows(element, row.session?.title ?? '');
    const link = await control(element, /^Accedi$/);
    same(link.getAttribute('href'), loginOf(row), 'the link');
    same([link.getAttribute('target'), link.getAttribute('rel')], ['_blank', 'noopener noreferrer'], 'how it opens');
    await until(() => seen.length > 0, 'pausa-session-required');
    await frames(2);
    same(seen, [{ bubbles: true, composed: true, cancelable: true, isElement: true, detail: { loginUrl: loginOf(row) } }], 'events');
  },

  async 'a page that signs people in itself prevents the event: no link of ours'(row) {
    const heard = listen(true);
    const element = put(row);
    await load(row);
    await shows(element, row.session?.title ?? '');
    await until(() => heard.length > 0, 'pausa-session-required');
    await until(() => shadowOf(element).querySelector('a') === null, 'no link');
    same(heard, [{ type: 'pausa-session-required', detail: { loginUrl: loginOf(row) } }], 'events');
    same((element as Any)['status'], 'signed-out', 'what a later script reads');
  },

  async 'app-url is where the login is'(row) {
    const element = put(row, { ...row.start, 'app-url': 'https://app.test/' });
    await load(row);
    const link = await control(element, /^Accedi$/);
    same(link.getAttribute('href'), loginOf(row).replace(api(), 'https://app.test'), 'the link');
  },
};

const contract: InPage['contract'] = {
  names: Object.keys(checks),
  strangers: Object.keys(strangerChecks),
  async run(name, tag) {
    try {
      const check = checks[name] ?? strangerChecks[name];
      const row = ROWS.find((candidate) => candidate.tag === tag);
      if (check === undefined || row === undefined) throw new Broken(`no check '${name}' of <${tag}>`);
      await check(row);
      return null;
    } catch (error) {
      return error instanceof Broken ? error.message : error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
    }
  },
  async embed(tag, attributes) {
    const row = ROWS.find((candidate) => candidate.tag === tag);
    if (row === undefined) throw new Broken(`no <${tag}>`);
    await load(row);
    await shows(put(row, { ...row.start, ...attributes }), row.shows);
  },
};
Object.assign(window, { contract, known: EVENTS });
