/** First part of `npm run docs`: writes the lists of `src/registry` that derive from its table of methods (`methods.ts`). */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PAYMENT_METHODS } from '../../src/registry/payment-methods.ts';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

/** For each list: the file of a method's folder that it collects, and a description of that file. */
const LISTS = [
  ['conformance.ts', 'conformance.ts', 'What the conformance kit asks of each payment method.'],
  ['endpoints.ts', 'endpoints.ts', 'The calls of each payment method.'],
  ['policies.ts', 'policy.ts', 'What the pages of each payment method need in the server’s headers.'],
  ['sandbox.ts', 'sandbox.ts', 'How the sandbox plays each payment method.'],
] as const;

const folders = [...new Set(Object.values(PAYMENT_METHODS).map(({ folder }) => folder))].sort();
const foldersWith = (part: string) => folders.filter((folder) => existsSync(`${SOURCES}widgets/${folder}/${part}`));

const head = (what: string) => `/** ${what} Written by \`npm run docs\` from methods.ts. */\n`;

/** One object, whose members are its own: a bundler's object of a module's exports would have those of a changed Object.prototype. */
function marks(): string {
  const files = foldersWith('mark.tsx').map((folder) => {
    const text = readFileSync(`${SOURCES}widgets/${folder}/mark.tsx`, 'utf8');
    return { folder, names: Array.from(text.matchAll(/^export const (\w+)/gm), ([, name]) => name) };
  });
  const imports = files.map(({ folder, names }) => `import { ${names.join(', ')} } from '../widgets/${folder}/mark.tsx';\n`).join('');
  const all = files.flatMap(({ names }) => names).join(', ');
  return `${head('The sign of each payment method.')}${imports}\nexport const METHOD_MARKS = { ${all} };\n`;
}

/** The generated lists by their path below the repository. */
export function registryLists(): Readonly<Record<string, string>> {
  const lists = LISTS.map(([list, part, what]) => [
    `src/registry/${list}`,
    head(what) +
      foldersWith(part)
        .map((folder) => `export * from '../widgets/${folder}/${part}';\n`)
        .join(''),
  ]);
  return { ...Object.fromEntries(lists), 'src/registry/marks.ts': marks() };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [path, text] of Object.entries(registryLists())) writeFileSync(`${SOURCES}../${path}`, text);
}
