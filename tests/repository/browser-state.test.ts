import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What the product keeps in a browser, and what it says to the console. */
const TOUCH =
  /\b(localStorage|sessionStorage|indexedDB|cookieStore)\b|\bdocument\s*(\.|\?\.|\[['"])\s*cookie\b|\bcaches\s*\??\.|\bconsole\b/;

/** The only lines that may: each hands the storage over, or tells whoever runs the product what is wrong. */
const ALLOWED = [
  // The storage table gets its backing.
  'src/host/session/session.tsx: () => window.localStorage,',
  'src/host/session/session.tsx: () => window.sessionStorage,',
  // The last answers, for when there is no connection: a person's, which go with the session, and a canteen's screen's menu.
  'src/host/session/session.tsx: globalThis.caches?.delete(CACHE_NAME).catch(ignore);',
  'src/host/offline/offline-cache.ts: const store = await caches.open(name);',
  'src/host/offline/offline-cache.ts: if (isOver()) await caches.delete(name);',
  'src/host/offline/offline-cache.ts: const response = await caches.match(url, { cacheName: name });',
  'src/host/offline/offline-app.ts: const stores = await caches.keys();',
  'src/host/offline/offline-app.ts: await Promise.all(stores.filter((name) => /^(pausa|workbox)-/.test(name)).map((name) => caches.delete(name)));',
  // Where one was, for the document after this one.
  'src/host/ports/scroll.ts: const storage = () => window.sessionStorage;',
  // An element's, under names of our own.
  'src/widgets/shared/runtime/member-runtime.ts: const page = window.localStorage;',
  // Before the app has arrived: the first calls carry the token, too, and there are none after an unheard logout.
  "src/host/early.ts: if (window.localStorage.getItem('logout_pending') !== null) return;",
  "src/host/early.ts: const token = window.localStorage.getItem('token');",
  // A field of config.json that is wrong.
  'src/host/config.ts: for (const path of unknown) console.warn(`config.json: ${unknownField(path, known)}`);',
  'src/host/document/start.ts: console.error(thrown);',
  // A parameter of a menu's address, or a colour in it; the place of an embedded menu.
  'src/host/menu/menu-query.ts: read ??= readMenuQuery(window.location.search, (problem) => console.warn(`Menu: ${problem}`));',
  'src/host/menu/menu-theme.ts: for (const warning of warnings) console.warn(`Menu: ${warning}`);',
  "src/host/embed.ts: if (!isUuid) return console.error('data-pausa-menu is no UUID', placeholder);",
  // An attribute that a partner's page has wrong.
  "src/widgets/shared/runtime/elements/define-element.tsx: console.warn(`<${tag}> shows nothing without ${needs.map(kebabCase).join(' or ')}`);",
  'src/widgets/shared/runtime/elements/define-element.tsx: console.warn(`<${tag}>: ${attribute}="${String(value)}" is ignored, expected ${expected}.`);',
  'src/widgets/shared/runtime/elements/define-element.tsx: else console.info(`<${options.tag}> is defined already: the first script stays, ${import.meta.url} is not used for it.`);',
];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file).replaceAll('\\', '/'))
  .filter((file) => /\.(ts|tsx|js|html)$/.test(file) && !/\.test\.tsx?$|\/test-kit\.tsx?$/.test(file));

/** The code of a file, line by line, without what is said about it. */
const codeOf = (text: string): string[] =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s)\/\/.*$/, '').trim());

const touchesOf = (file: string, text: string) =>
  codeOf(text)
    .filter((line) => TOUCH.test(line))
    .map((line) => `${file}: ${line}`);

describe('storage, cookies and the console', () => {
  it('are touched where the table says, and nowhere else', () => {
    expect(sources.length).toBeGreaterThan(100);
    const found = sources.flatMap((file) => touchesOf(file, readFileSync(file, 'utf8')));
    expect(found.sort()).toEqual([...ALLOWED].sort());
  });

  it.each([
    'localStorage.debug = token',
    "window['localStorage'].setItem('a', b)",
    'const { sessionStorage: store } = window;',
    'indexedDB.open(name)',
    'document.cookie = text;',
    "document['cookie'] = text;",
    "caches.open('v1')",
    "globalThis.caches?.open('v1')",
    'console.log(password);',
    'const { log } = console;',
  ])('%s is seen', (line) => {
    expect(touchesOf('a.ts', line)).toEqual([`a.ts: ${line}`]);
  });

  it('a comment that names them is none', () => {
    expect(touchesOf('a.ts', '/** The typed table over localStorage. */\nconst a = 1; // not a cookie, no console\n')).toEqual([]);
  });
});
