import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The code that stores data in a browser, and the code that writes to the console. */
const TOUCH =
  /\b(localStorage|sessionStorage|indexedDB|cookieStore)\b|\bdocument\s*(\.|\?\.|\[['"])\s*cookie\b|\bcaches\s*\??\.|\bconsole\b/;

/** The only allowed lines: each passes a storage on, or reports a mistake to the developer or provider who made it. */
const ALLOWED = [
  // The app gives the storage table its storage.
  'src/host/session/session.tsx: () => window.localStorage,',
  'src/host/session/session.tsx: () => window.sessionStorage,',
  // The cached answers for offline use: a person's, which are deleted with the session, and the menu of a canteen's screen.
  'src/host/session/session.tsx: globalThis.caches?.delete(CACHE_NAME).catch(ignore);',
  'src/host/offline/offline-cache.ts: const store = await caches.open(name);',
  'src/host/offline/offline-cache.ts: if (isOver()) await caches.delete(name);',
  'src/host/offline/offline-cache.ts: const response = await withDeadline(caches.match(url, { cacheName: name }), READ_LIMIT_MS);',
  // Opens the identity SDK's database and closes it, to learn whether it answers.
  "src/host/identity/firebase.ts: const opening = indexedDB.open('firebaseLocalStorageDb', 1);",
  // Tells the SDK that there is none when it does not answer.
  "src/host/identity/firebase.ts: else Object.defineProperty(window, 'indexedDB', { value: undefined });",
  'src/host/offline/offline-app.ts: const stores = await caches.keys();',
  'src/host/offline/offline-app.ts: await Promise.all(stores.filter((name) => /^(pausa|workbox)-/.test(name)).map((name) => caches.delete(name)));',
  // The mark of the service worker that the server has a newer page.
  'src/host/offline/service-worker.ts: if (response.ok && isAppShell(theirs) && filesOf(ours) !== filesOf(theirs)) await caches.open(OUTDATED);',
  'src/host/offline/service-worker.ts: const page = isReload || !isPlainPage(url.pathname) || (await caches.has(OUTDATED)) ? undefined : await cachedPage(PAGE);',
  "src/host/offline/service-worker.ts: self.addEventListener('activate', (event) => event.waitUntil(caches.delete(OUTDATED)));",
  // A limit, not a use.
  'src/host/offline/worker.ts: caches.match = (...wanted) => withinCacheLimit(match.apply(caches, wanted));',
  'src/host/offline/worker.ts: caches.has = (name) => withinCacheLimit(has.call(caches, name));',
  // Theme and language of this browser, which are read before the session's storage exists.
  'src/host/preferences.ts: return window.localStorage.getItem(nameOf(preference));',
  'src/host/preferences.ts: if (value === null) window.localStorage.removeItem(nameOf(preference));',
  'src/host/preferences.ts: else window.localStorage.setItem(nameOf(preference), value);',
  // The scroll position, for the next document.
  'src/host/ports/scroll.ts: const storage = () => window.sessionStorage;',
  // What was typed, across the reload after a deployment; never a password, a code or a card.
  'src/host/document/stale-code.ts: const storage = () => window.sessionStorage;',
  // The storage of an element, with names of our own.
  'src/widgets/shared/runtime/member-runtime.ts: const page = window.localStorage;',
  // The early script reads the token for the first calls, and sends none after a logout that the server has not confirmed.
  "src/host/early.ts: if (window.localStorage.getItem('logout_pending') !== null) return;",
  "src/host/early.ts: const token = window.localStorage.getItem('token');",
  // Who is signed in, or comes from a provider, sees no choice before the app is there.
  "src/host/prerender/show-login.ts: return window.localStorage.getItem('token') === null && window.sessionStorage.getItem('sign_in_pending') === null;",
  // Reports former names of colours in config.json.
  "src/host/document/theme.ts: console.warn(`config.json: colours have new names. ${Array.from(former, (name) => `${name} is ${currentName(name)}`).join(', ')}.`);",
  // Reports a wrong field of config.json.
  'src/host/config.ts: for (const path of unknown) console.warn(`config.json: ${unknownField(path, known)}`);',
  'src/host/document/page.ts: console.error(thrown);',
  // Reports a wrong parameter of a menu's address, a colour with too little contrast, or a wrong placeholder of an embedded menu.
  'src/host/menu/menu-query.ts: read ??= readMenuQuery(window.location.search, (problem) => console.warn(`Menu: ${problem}`));',
  'src/host/menu/menu-theme.ts: for (const warning of warnings) console.warn(`Menu: ${warning}`);',
  "src/host/embed.ts: if (!isUuid) return console.error('data-pausa-menu is no UUID', placeholder);",
  // Reports a call that failed in a partner's page.
  'src/widgets/shared/runtime/tracking.ts: console.warn(`Pausa: ${detail.label} (documentation: events)`);',
  // Reports a wrong attribute in a partner's page.
  "src/widgets/shared/runtime/elements/define-element.tsx: console.warn(`<${tag}> shows nothing without ${needs.map(kebabCase).join(' or ')}`);",
  'src/widgets/shared/runtime/elements/define-element.tsx: console.warn(`<${tag}>: ${attribute}="${String(value)}" is ignored, expected ${expected}.`);',
  'src/widgets/shared/runtime/elements/define-element.tsx: else console.info(`<${options.tag}> is defined already`);',
];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file).replaceAll('\\', '/'))
  .filter((file) => /\.(ts|tsx|js|html)$/.test(file) && !/\.test\.tsx?$|\/test-kit\.tsx?$/.test(file));

/** The lines of a file without their comments. */
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

describe('docs/privacy.md', () => {
  const document = readFileSync('docs/privacy.md', 'utf8');
  const rows = document.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));

  it('lists each name in the storages, once, and no other', () => {
    const table = readFileSync('src/widgets/shared/runtime/storage.ts', 'utf8');
    const names = [...table.matchAll(/\{ name: '([^']+)'/g)].map(([, name]) => name);
    const others = ['scroll_positions', 'stale_code', 'pausa_theme', 'pausa_language'];
    expect(names.length).toBeGreaterThan(20);
    expect(listed.filter((name = '') => !['ipLookupUrl', 'eventsUrl'].includes(name)).sort()).toEqual(
      [...new Set(names), ...others].sort(),
    );
  });
});
