/** Examines JSON with the contract's schemas. It reports places and types, and never values. */
import { balanceMoney, money } from '../src/api/member.ts';
import type { Schema } from '../src/api/schema.ts';

export interface Mismatch {
  /** `catalogue.items[3].price.value` */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

type Key = string | number | symbol;
/** The fields of zod's issues. */
interface Issue {
  readonly code: string;
  readonly path: readonly Key[];
  readonly expected?: string;
  readonly values?: readonly unknown[];
  readonly message?: string;
  readonly errors?: readonly (readonly Issue[])[];
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

function typeOf(value: unknown): string {
  if (value === undefined) return 'nothing: the field is missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return TYPES[typeof value] ?? typeof value;
}

/** Field names come from the contract; any other key can contain personal data. */
function keyPath(keys: readonly Key[]): string {
  let path = '';
  for (const key of keys) {
    if (typeof key === 'number') path += `[${key}]`;
    else path += `${path === '' ? '' : '.'}${/^\w{1,40}$/.test(String(key)) ? String(key) : '*'}`;
  }
  return path === '' ? '(the whole answer)' : path;
}

const isContainer = (value: unknown): value is Readonly<Record<Key, unknown>> => typeof value === 'object' && value !== null;
const at = (json: unknown, keys: readonly Key[]): unknown =>
  keys.reduce<unknown>((value, key) => (isContainer(value) ? value[key] : undefined), json);

/** The branch of a union that matches the answer best: its first issue has the longest path. */
function nearest(branches: readonly (readonly Issue[])[], keys: readonly Key[]): { issue: Issue; keys: readonly Key[] } | null {
  let best: { issue: Issue; keys: readonly Key[] } | null = null;
  for (const [first] of branches) {
    if (first === undefined) continue;
    const candidate = resolve(first, keys);
    if (best === null || candidate.keys.length > best.keys.length) best = candidate;
  }
  return best;
}

function resolve(issue: Issue, above: readonly Key[]): { issue: Issue; keys: readonly Key[] } {
  const keys = [...above, ...issue.path];
  return (issue.errors === undefined ? null : nearest(issue.errors, keys)) ?? { issue, keys };
}

/** The first place where the JSON is not what the schema says; null when it is. */
export function mismatchOf(schema: Schema, json: unknown): Mismatch | null {
  const result = schema.safeParse(json);
  if (result.success) return null;
  const [first] = result.error.issues as readonly Issue[];
  if (first === undefined) return null;
  const { issue, keys } = resolve(first, []);
  const value = at(json, keys);
  const path = keyPath(keys);
  if (issue.values !== undefined) {
    const expected = issue.values.map((allowed) => JSON.stringify(allowed)).join(' or ');
    return { path, expected, found: typeof value === 'string' ? 'another text' : typeOf(value) };
  }
  // A value of the right type that breaks another rule of the schema.
  if (issue.code === 'custom') return { path, expected: issue.message ?? 'what the schema says', found: 'another value' };
  const expected = TYPES[issue.expected ?? ''] ?? issue.expected ?? 'what the schema says';
  const isFraction = issue.expected === 'int' && typeof value === 'number';
  return { path, expected, found: isFraction ? 'a number with decimals' : typeOf(value) };
}

/** The parts of a schema that the walk needs. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly options?: readonly Schema[];
}

export interface Amount {
  readonly path: string;
  readonly value: number;
}

/** All amounts in the answer that its schema declares as money, in euro. */
export function amountsIn(schema: Schema, json: unknown): Amount[] {
  const amounts: Amount[] = [];
  const visit = (current: Schema, value: unknown, keys: readonly Key[]): void => {
    if (value === undefined || value === null) return;
    if (current === money || current === balanceMoney) {
      if (typeof value === 'number') amounts.push({ path: keyPath(keys), value });
      return;
    }
    const { shape, element, innerType, in: wire, options } = current.def as unknown as Definition;
    if (shape !== undefined && isContainer(value))
      for (const [key, inner] of Object.entries(shape)) visit(inner, value[key], [...keys, key]);
    else if (element !== undefined && Array.isArray(value)) value.forEach((entry, index) => visit(element, entry, [...keys, index]));
    else if (innerType !== undefined) visit(innerType, value, keys);
    else if (wire !== undefined) visit(wire, value, keys);
    else if (options !== undefined) {
      const fitting = options.find((option) => option.safeParse(value).success);
      if (fitting !== undefined) visit(fitting, value, keys);
    }
  };
  visit(schema, json, []);
  return amounts;
}

export interface FoundLink {
  readonly path: string;
  readonly type: 'internal' | 'external';
  readonly link: string;
}

/** All links in the answer, recognised by their form. */
export function linksIn(json: unknown): FoundLink[] {
  const links: FoundLink[] = [];
  const visit = (value: unknown, keys: readonly Key[]): void => {
    if (Array.isArray(value)) return value.forEach((entry, index) => visit(entry, [...keys, index]));
    if (!isContainer(value)) return;
    const { type, link } = value as { readonly type?: unknown; readonly link?: unknown };
    if ((type === 'internal' || type === 'external') && typeof link === 'string')
      links.push({ path: keyPath([...keys, 'link']), type, link });
    for (const [key, inner] of Object.entries(value)) visit(inner, [...keys, key]);
  };
  visit(json, []);
  return links;
}
