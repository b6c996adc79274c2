/** Hostile values, made from patterns by chance. All names and addresses are reserved for examples. */
import type { Chance } from '../support/chance.ts';
import { API_PATHS, hostileLinks } from '../support/hostile-links.ts';

const HOLDERS = [
  'img src=x',
  'svg',
  'body',
  'video src=x',
  'details open',
  'input autofocus',
  'p',
  'a href="/me"',
  'marquee',
  'math',
  'x-y',
  'select',
  'audio src',
  'object data=x',
  'iframe src=x',
  'b',
  'ul',
  'form',
  'button',
];
const HANDLERS = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'ontoggle',
  'onanimationstart',
  'onbegin',
  'onpointerenter',
  'OnErRoR',
  'onerror\u0000',
  'onbeforetoggle',
];
const SEPARATORS = [' ', '/', '\t', '\n', '\f', '\u00a0', ' / ', '"', "'", ' x="', " x='", '\r'];
const CODE = ['__hostile=1', 'window.__hostile=1', '(__hostile)=1', 'top[`__hostile`]=1', '&#95;_hostile=1'];
const WRAPPERS: readonly (readonly [string, string])[] = [
  ['', ''],
  ['<svg>', '</svg>'],
  ['<math><mtext>', '</mtext></math>'],
  ['<math><mtext><table><mglyph><style>', '</style>'],
  ['<noscript><p title="</noscript>', '">'],
  ['<template>', '</template>'],
  ['<textarea></textarea>', ''],
  ['<title></title>', ''],
  ['<style>', '</style>'],
  ['<xmp>', '</xmp>'],
  ['<plaintext>', ''],
  ['<!--', '-->'],
  ['<!-->', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?x ', '?>'],
  ['<form><math><mtext></form><form><mglyph><style></math>', ''],
  ['<svg><foreignObject>', '</foreignObject></svg>'],
  ['<svg><desc>', '</desc></svg>'],
  ['<select><option>', '</select>'],
  ['<table><td>', '</table>'],
  ['<p>', '</p>'],
  ['<a href="', '">x</a>'],
  ['<b id=x>'.repeat(60), ''],
  ['</p></div></main>', ''],
];
const TAGS = [
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'base href=//evil.example/',
  'meta http-equiv=refresh content="0;url=//evil.example"',
  'link rel=stylesheet href=//evil.example',
  'form action=//evil.example',
  'input name=card',
  'button formaction=//evil.example',
  'dialog open',
  'p popover',
  'pausa-menu api-base-url=//evil.example',
  'video poster=//evil.example',
  'img srcset=//evil.example',
  'use href=#x',
  'animate attributeName=href',
  'set attributeName=href',
  'slot',
  'template shadowrootmode=open',
  'portal',
  'applet',
  'keygen',
  'frameset',
  'marquee',
  'span style="position:fixed;inset:0"',
  'p class=x id=app data-hostile',
  'a name=cookie href=x',
  'area href=x',
];
const ENCODERS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replace(/</g, '&lt;').replace(/>/g, '&gt;'),
  (text) => text.replace(/[a-z]/g, (char) => `&#${char.charCodeAt(0)};`),
  (text) => text.replace(/>/g, ''),
  (text) => text.replace(/</, '<\u0000'),
  (text) => text.replace(/<(\w)/g, '</$1'),
  (text) => text.slice(0, Math.ceil(text.length * 0.7)),
  (text) => text.repeat(3),
];

let links: readonly string[] | undefined;
/** The tests' page is at this address. */
const origin = () => (typeof window === 'undefined' ? 'https://app.pausa.test' : window.location.origin);
const allLinks = () =>
  (links ??= [...hostileLinks(origin()), ...API_PATHS, ...API_PATHS.map((path) => origin() + path)].filter(({ length }) => length < 500));

/** An address that a careless client follows. */
export const hostileLink = ({ pick, is }: Chance): string =>
  is(0.1)
    ? pick(['https://evil.example/x.svg', 'https://evil.example/x.png', '//evil.example/x.jpg', 'https://partner.example/menu'])
    : pick(allLinks());

/** HTML that a careless page runs or draws. */
export function hostileHtml(random: Chance): string {
  const { pick, is, below } = random;
  const one = () => {
    const separator = pick(SEPARATORS);
    switch (below(4)) {
      case 0:
        return `<${pick(HOLDERS)}${separator}${pick(HANDLERS)}=${pick(CODE)}${separator}data-hostile>x`;
      case 1:
        return `<${pick(TAGS)}${separator}data-hostile>${pick(CODE)}</${pick(TAGS).split(' ')[0] ?? ''}>`;
      case 2:
        return `<a data-hostile href="${hostileLink(random).replaceAll('"', is(0.5) ? '&quot;' : '"')}">x</a>`;
      default:
        return `<script${separator}>${pick(CODE)}</script>`;
    }
  };
  let html = pick(ENCODERS)(one());
  for (let times = below(3); times > 0; times -= 1) {
    const [before, after] = pick(WRAPPERS);
    html = before + html + after + (is(0.3) ? pick(ENCODERS)(one()) : '');
  }
  return `<p>Buon pranzo</p>${html}`;
}

const UNICODE = [
  '\ud800',
  'a\udc00b',
  '\u202e\u0645\u0631\u062d',
  'e\u0301'.repeat(50),
  '\u0000',
  '\u200b',
  '👩‍👩‍👧‍👦'.repeat(30),
  '\ufeff',
  '\uffff',
  'İ',
  'ﷺ',
  '\u2028',
  '%00',
  '%',
  '${x}',
  '{{x}}',
  '\\',
  '/',
  '..',
  '__proto__',
  'constructor',
  'null',
  'undefined'.slice(0, 5),
  '-',
  '0',
  'true',
  '<',
  '&',
  '"',
  "'",
];
const NUMBERS = [-1, -0, 0, 0.1, 1e-9, 0.005, 1e9, 1e15, 1e16, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 53), 99_999_999.995, 3.3333];
const DATES = [
  '1970-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-02-30T25:61:00Z',
  '2026-03-29T02:30:00',
  'ieri',
  '20260309',
  '0000-00-00T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
];

/** A value of another kind than anybody expects. */
export const oddValue = ({ pick, below }: Chance): unknown => {
  switch (below(10)) {
    case 0:
      return null;
    case 1:
      return pick(NUMBERS);
    case 2:
      return pick(UNICODE);
    case 3:
      return pick(DATES);
    case 4:
      return pick([true, false]);
    case 5:
      return pick([[], {}, [null], [[]], { a: {} }, [{}], ['x', 7]]);
    case 6:
      return 'Lasagne '.repeat(pick([70, 200, 2000]));
    case 7:
      return pick(['', ' ', '\n', '\u00a0']);
    case 8:
      return String(pick(NUMBERS));
    default:
      return pick(['POSTPONED', 'completed', 'error', 'loading', 'internal', 'external']);
  }
};

type Json = Record<string, unknown> | unknown[];
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Every place of a JSON value: what holds it, and its key there. */
function placesOf(json: unknown): { readonly holder: Json; readonly key: string }[] {
  if (!isJson(json)) return [];
  return Object.keys(json).flatMap((key) => [{ holder: json, key }, ...placesOf((json as Record<string, unknown>)[key])]);
}

/** The answer with one to three values changed; now and then another answer altogether. */
export function mutated(random: Chance, answer: unknown): unknown {
  const { is, below, pick } = random;
  const root = structuredClone(answer);
  if (is(0.03) || !isJson(root) || Object.keys(root).length === 0) return oddValue(random);
  for (let times = 1 + below(3); times > 0; times -= 1) {
    const places = placesOf(root);
    if (places.length === 0) break;
    const { holder, key } = pick(places);
    const values = holder as Record<string, unknown>;
    const before = values[key];
    if (is(0.25)) {
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete values[key];
    } else if (Array.isArray(before) && is(0.4))
      values[key] = is(0.5) ? [...before, ...before] : Array.from({ length: 600 }, () => before[0] ?? {});
    else if (typeof before === 'number' && is(0.5)) values[key] = pick(NUMBERS);
    else values[key] = oddValue(random);
  }
  return root;
}

/** An identifier or a word of the contract: another value would make another answer, not a hostile text. */
const IS_WORD =
  /(^|_)(id|uuid|type|status|provider|category|date|code|diet|environment|currency|state|token|lang)$|Id$|Uuid$|Type$|Status$|At$|Date$|Time$|Token$/i;
const IS_ADDRESS = /(url|link|href|image|picture|photo|icon|logo|redirect|helperScript|path|src)/i;

/** The answer with each text, or each address, replaced by a hostile one. */
export function poisoned(random: Chance, answer: unknown, kind: 'html' | 'links'): unknown {
  const root = structuredClone(answer);
  for (const { holder, key } of placesOf(root)) {
    const values = holder as Record<string, unknown>;
    const before = values[key];
    if (typeof before !== 'string' && !(before === null && random.is(0.2))) continue;
    const isAddress = IS_ADDRESS.test(key) || /^(https?:\/\/|\/)/.test(String(before));
    if (kind === 'links' && isAddress) values[key] = hostileLink(random);
    // A null may stand for a number or an object, which a text would make another answer.
    if (kind === 'html' && !isAddress && before !== null && !IS_WORD.test(key) && random.is(0.8)) values[key] = hostileHtml(random);
  }
  return root;
}
