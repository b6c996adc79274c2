/** The fields that we have added to the specification (`x-origin: ours` in docs/openapi.json), and which of them a back end has. */
import { readFileSync } from 'node:fs';
import type { OperationName } from '../src/api/contract.ts';

interface Node {
  readonly $ref?: string;
  readonly 'x-origin'?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
}
interface Call {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { readonly schema: Node }>> }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Node>> };
}

const FILE = new URL('../docs/openapi.json', import.meta.url);
let cached: Document | undefined;
const document = (): Document => (cached ??= JSON.parse(readFileSync(FILE, 'utf8')) as Document);

function visit(
  { $ref, properties = {}, items, anyOf = [], oneOf = [] }: Node,
  values: readonly unknown[],
  path: string,
  seen: Map<string, boolean>,
): void {
  if ($ref !== undefined) return visit(document().components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, values, path, seen);
  for (const form of [...anyOf, ...oneOf]) visit(form, values, path, seen);
  if (items !== undefined) visit(items, values.filter(Array.isArray).flat(), `${path}[]`, seen);
  const objects = values.filter(
    (value): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  if (objects.length === 0) return;
  for (const [name, field] of Object.entries(properties)) {
    const at = path === '' ? name : `${path}.${name}`;
    const there = objects.map((object) => object[name]).filter((value) => value != null);
    if (field['x-origin'] === 'ours') seen.set(at, seen.get(at) === true || there.length > 0);
    else if (there.length > 0) visit(field, there, at, seen);
  }
}

const schemaOf = (operation: OperationName): Node | undefined =>
  Object.values(document().paths)
    .flatMap((path) => Object.values(path))
    .find(({ operationId }) => operationId === operation)?.responses['200']?.content['application/json']?.schema;

/** For each of our fields that the answers had a place for: whether one of them has it. */
export function additionsIn(operation: OperationName, answers: readonly unknown[]): ReadonlyMap<string, boolean> {
  const seen = new Map<string, boolean>();
  // A call that is new in the contract is in the document after `npm run openapi`.
  visit(schemaOf(operation) ?? {}, answers, '', seen);
  return seen;
}

/** The calls whose answers have a place for an addition of ours. */
export const callsWithAdditions = (): OperationName[] =>
  Object.values(document().paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId, responses }) =>
      hasAddition(responses['200']?.content['application/json']?.schema ?? {}) ? [operationId as OperationName] : [],
    );

function hasAddition({ $ref, properties = {}, items, anyOf = [], oneOf = [] }: Node): boolean {
  if ($ref !== undefined) return hasAddition(document().components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  const inner = [...Object.values(properties), ...(items === undefined ? [] : [items]), ...anyOf, ...oneOf];
  return Object.values(properties).some((field) => field['x-origin'] === 'ours') || inner.some(hasAddition);
}
