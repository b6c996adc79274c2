/** What the elements of the script tag load, in brotli bytes: measured by `npm run size`, shown by the documentation site. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { importsOf } from '../build/imports.ts';

/** 1 kB is 1000 bytes. */
export const KB = 1000;
const ELEMENTS = fileURLToPath(new URL('../../dist/elements', import.meta.url));
/** Budget in kB for what a menu loads after its first paint: search, filter, categories, print. */
export const MENU_LATER = 12;
/** Budget in kB for what a canteen's screen loads instead of that. */
const SCREEN = 10.2;

interface Budget {
  /** For the required scripts, in kB. */
  readonly budget: number;
  /** For the scripts that load after the first paint, in kB; without it they count as required. */
  readonly later?: number;
}

/** The budgets of the elements, by widget. */
export const ELEMENT_BUDGETS: Readonly<Record<string, Budget>> = {
  menu: { budget: 38.8, later: MENU_LATER + SCREEN },
  // The dialogs' words of allergens are those of the law.
  shop: { budget: 60, later: 22.9 },
  cart: { budget: 57.3, later: 2.5 },
  'payment-picker': { budget: 46 },
  wallet: { budget: 47.7 },
  coffee: { budget: 55.9, later: 3.6 },
};

export interface File {
  readonly name: string;
  readonly bytes: number;
  readonly kind: 'script' | 'style' | 'firebase' | 'later';
}

const NAME_AND_HASH = /([\w.-]+)-[\w-]{8}\.(js|css)\b/g;
/**
 * The length of a file in brotli bytes. The hash in the name of an imported file changes with each edit, and compresses by chance to
 * 40 bytes more or fewer in a sum: one that depends on the rest of the name alone takes its place.
 */
export function brotli(content: Buffer): number {
  const code = content.toString('utf8').replace(NAME_AND_HASH, (_, name: string, extension: string) => {
    const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8);
    return `${name}-${hash}.${extension}`;
  });
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** The sentences of all elements in one more language, which load with its `lang` alone. */
const TEXTS = /^(texts\.\w+|menus)-[\w-]+\.js$/;
export const TEXTS_BUDGET = 13.8;
/** Of `<pausa-menu>`, in all languages but Italian. */
export const MENUS_BUDGET = 1.6;

/** `texts.en`, or `menus`. */
export const textFiles = (name: string): File[] =>
  readdirSync(join(ELEMENTS, 'chunks'))
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
    .map((file) => ({ name: `chunks/${file}`, bytes: brotli(readFileSync(join(ELEMENTS, 'chunks', file))), kind: 'script' }));

/** The modules of the elements build that a module imports. */
const modulesOf = (module: string) =>
  importsOf(module).flatMap(({ source, isDynamic }) =>
    source.startsWith('.') && !TEXTS.test(basename(source)) ? [{ file: join(dirname(module), source), isDynamic }] : [],
  );

/**
 * All files that an element may load in Italian. Files of dynamic imports are `later` when there is a separate budget for them, otherwise
 * they count as required.
 */
export function elementFiles(widget: string): File[] {
  const hasLater = ELEMENT_BUDGETS[widget]?.later !== undefined;
  const needed = new Set<string>();
  const later = new Set<string>();
  const follow = (start: string, seen: Set<string>): void => {
    const open = [start];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file) || needed.has(file)) continue;
      seen.add(file);
      for (const next of modulesOf(file)) if (!next.isDynamic || seen === later || !hasLater) open.push(next.file);
    }
  };
  follow(join(ELEMENTS, `${widget}.js`), needed);
  for (const file of needed) for (const next of modulesOf(file)) if (next.isDynamic) follow(next.file, later);
  return [...needed, ...later].map((file) => ({
    name: relative(ELEMENTS, file),
    bytes: brotli(readFileSync(file)),
    kind: needed.has(file) ? 'script' : 'later',
  }));
}
