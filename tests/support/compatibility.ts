/** Which browser features built files use, and since when Chrome, Firefox and Safari have them, by MDN's data. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'acorn';
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data/types';

export const BROWSERS = ['chrome', 'safari', 'firefox'] as const;
export type Versions = Readonly<Record<(typeof BROWSERS)[number], number>>;

const data = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8')) as CompatData;

/** The first version with the feature and without a flag or prefix. */
function firstVersion(support: SupportStatement | undefined): number {
  const statements = support === undefined ? [] : Array.isArray(support) ? support : [support];
  const versions = statements
    .filter(({ flags, prefix, alternative_name, version_removed }) => !flags && !prefix && !alternative_name && !version_removed)
    .map(({ version_added }) => (typeof version_added === 'string' ? Number.parseFloat(version_added.replace('≤', '')) : Number.NaN));
  const known = versions.filter((version) => !Number.isNaN(version));
  return known.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...known);
}

/** Safari on a phone has the number of Safari on a Mac, but sometimes a feature later. */
const versionsOf = ({ support }: { support: Partial<Record<string, SupportStatement>> }): Versions => ({
  chrome: firstVersion(support['chrome']),
  safari: Math.max(firstVersion(support['safari']), firstVersion(support['safari_ios'])),
  firefox: firstVersion(support['firefox']),
});

const entries = (identifier: Identifier | undefined): (readonly [string, Identifier])[] =>
  Object.entries(identifier ?? {}).filter(([name]) => name !== '__compat') as (readonly [string, Identifier])[];

const INTERFACES = new Map<string, Identifier>([...entries(data.javascript['builtins']), ...entries(data.api)]);

/** Every owner of a member with this name. */
const MEMBERS = new Map<string, { readonly owner: string; readonly versions: Versions }[]>();
for (const [owner, members] of INTERFACES)
  for (const [name, member] of entries(members)) {
    if (member.__compat === undefined) continue;
    const plain = name.replace(/_static$/, '');
    MEMBERS.set(plain, [...(MEMBERS.get(plain) ?? []), { owner, versions: versionsOf(member.__compat) }]);
  }

/** What a script calls a method of without naming it. Other interfaces have members with everyday names, as `first`. */
const COMMON: ReadonlySet<string> = new Set(
  'Array String Object Map Set WeakMap WeakSet Promise RegExp Date Iterator Element HTMLElement Node Document ShadowRoot DocumentFragment Range Event EventTarget CSSStyleSheet AbortController AbortSignal Request Response Headers URL URLSearchParams Navigator HTMLDialogElement HTMLInputElement HTMLFormElement ElementInternals IntersectionObserver ResizeObserver ServiceWorkerContainer ServiceWorkerRegistration Cache CacheStorage Clipboard Animation ReadableStream Blob'.split(
    ' ',
  ),
);

/** The interfaces of what a page finds under these names. */
const INSTANCES: Readonly<Record<string, string>> = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  screen: 'Screen',
  crypto: 'Crypto',
};

export interface Feature {
  readonly name: string;
  readonly versions: Versions;
}
type Found = Map<string, Versions>;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function walk(node: Node, visit: (node: Node, parent: Node | null) => void, parent: Node | null = null): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const child of value.filter(isNode)) walk(child, visit, node);
    else if (isNode(value)) walk(value, visit, node);
  }
}

const nameOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' ? (value['name'] as string) : undefined;

/** The newest syntax that a built file may have. */
const ECMA_VERSION = 2022;

/** @throws SyntaxError for a syntax that is newer than ES2022 */
function findInScript(code: string, found: Found): void {
  const program = parse(code, { ecmaVersion: ECMA_VERSION, sourceType: 'module', allowHashBang: true }) as unknown as Node;
  const declared = new Set<string>();
  walk(program, (node, parent) => {
    const name = nameOf(node);
    if (name === undefined || parent === null) return;
    if (
      /^(VariableDeclarator|Function\w*|ArrowFunctionExpression|Class\w*|Import\w*|CatchClause)$/.test(parent.type) &&
      parent['init'] !== node &&
      parent['superClass'] !== node &&
      parent['body'] !== node
    )
      declared.add(name);
  });
  const add = (name: string, versions: Versions) => found.set(name, versions);
  const addMember = (owner: string, name: string): boolean => {
    const members = INTERFACES.get(owner);
    const compat = (members?.[`${name}_static`] ?? members?.[name])?.__compat;
    if (compat === undefined) return false;
    add(`${owner}.${name}`, versionsOf(compat));
    return true;
  };
  walk(program, (node, parent) => {
    if (node.type === 'MemberExpression') {
      const object = nameOf(node['object']);
      const name = node['computed'] === true ? undefined : nameOf(node['property']);
      if (name === undefined) return;
      if (object !== undefined && !declared.has(object) && addMember(INSTANCES[object] ?? object, name)) return;
      const owners = MEMBERS.get(name);
      if (owners === undefined || name in Object.prototype || !owners.some(({ owner }) => COMMON.has(owner))) return;
      // Any of them may be meant: the oldest counts.
      const oldest = (browser: keyof Versions) => Math.min(...owners.map(({ versions }) => versions[browser]));
      add(`.${name}`, { chrome: oldest('chrome'), safari: oldest('safari'), firefox: oldest('firefox') });
      return;
    }
    const name = nameOf(node);
    if (name === undefined || declared.has(name)) return;
    if (parent?.type === 'MemberExpression' && parent['property'] === node && parent['computed'] !== true) return;
    if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(parent?.type ?? '') && parent?.['key'] === node) return;
    const compat = INTERFACES.get(name)?.__compat ?? data.api['Window']?.[name]?.__compat;
    if (compat !== undefined) add(name, versionsOf(compat));
  });
  walk(program, (node) => {
    const text = node.type === 'Literal' ? node['value'] : node.type === 'TemplateElement' ? (node['value'] as { raw: string }).raw : null;
    if (typeof text === 'string' && /\{[^{}]*[a-z-]+:[^{}]+\}/.test(text)) findInStyles(text, found);
  });
}

const css = data.css;
const TYPES = new Map<string, Identifier>();
(function collect(identifier: Identifier | undefined): void {
  for (const [name, child] of entries(identifier)) {
    if (!TYPES.has(name)) TYPES.set(name, child);
    collect(child);
  }
})(css['types']);

function findInStyles(text: string, found: Found): void {
  const add = (name: string, identifier: Identifier | undefined) => {
    if (identifier?.__compat !== undefined) found.set(name, versionsOf(identifier.__compat));
  };
  const plain = text.replace(/\/\*.*?\*\//gs, '').replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '""');
  for (const [, name = ''] of plain.matchAll(/@([a-z-]+)/g)) add(`@${name}`, css['at-rules']?.[name]);
  for (const [, name = ''] of plain.matchAll(/[^:]:{1,2}([a-z-]+)(?=[^{};]*\{)/g)) add(`:${name}`, css['selectors']?.[name]);
  for (const [, name = ''] of plain.matchAll(/[{;]\s*([a-z-]+)\s*:/g)) add(`${name}:`, css['properties']?.[name]);
  for (const [, name = ''] of plain.matchAll(/([a-z-]+)\(/g)) add(`${name}()`, TYPES.get(name));
  if (/\d[dsl]v[hw]\b/.test(plain)) add('dvh', TYPES.get('viewport_percentage_units_dynamic'));
  if (/\dcq[iwbh]\b/.test(plain)) add('cqi', TYPES.get('container_query_length_units'));
}

/** What the files use, by name. */
export function featuresOf(files: readonly { readonly name: string; readonly text: string }[]): readonly Feature[] {
  const found: Found = new Map();
  for (const { name, text } of files) (name.endsWith('.css') ? findInStyles : findInScript)(text, found);
  return [...found].map(([name, versions]) => ({ name, versions }));
}

/** The features that one of these versions lacks. */
export const missingIn = (features: readonly Feature[], { chrome, safari, firefox }: Versions): readonly Feature[] =>
  features.filter(({ versions }) => versions.chrome > chrome || versions.safari > safari || versions.firefox > firefox);
