/** The table of all fields in docs/backend-contract.md, from docs/openapi.json. */
import { readFileSync } from 'node:fs';
import { ROOT } from '../steps.mjs';

interface Node {
  readonly description?: string;
  readonly 'x-origin'?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
}

const ORIGINS: Readonly<Record<string, string>> = { specification: 'specified', decided: 'decided', ours: 'ours' };

function rowsOf({ properties = {}, required = [], items, anyOf = [], oneOf = [] }: Node, path: string): string[] {
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const origin = ORIGINS[field['x-origin'] ?? ''] ?? '';
    const row = `| \`${at}\` | ${origin} | ${required.includes(name) ? 'needed' : ''} | ${field.description ?? ''} |`;
    return [row, ...rowsOf(field, at)];
  });
  const inner = [...anyOf, ...oneOf].flatMap((form) => rowsOf(form, path));
  return [...new Set([...own, ...(items === undefined ? [] : rowsOf(items, `${path}[]`)), ...inner])];
}

export function fieldTables(): string[] {
  const { components } = JSON.parse(readFileSync(`${ROOT}/docs/openapi.json`, 'utf8')) as {
    readonly components: { readonly schemas: Readonly<Record<string, Node>> };
  };
  return Object.entries(components.schemas)
    .map(([name, schema]) => ({ name, rows: rowsOf(schema, '') }))
    .filter(({ name, rows }) => rows.length > 0 && !name.endsWith('Body') && name !== 'Link')
    .flatMap(({ name, rows }, index) => [
      ...(index === 0 ? [] : ['']),
      `### ${name}`,
      '',
      '| field | from | needed | what |',
      '| --- | --- | --- | --- |',
      ...rows,
    ]);
}
