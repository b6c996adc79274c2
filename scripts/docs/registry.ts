/** First part of `npm run docs`: writes the lists of `src/registry` that derive from its table of methods (`methods.ts`). */
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PAYMENT_METHODS } from '../../src/registry/payment-methods.ts';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

/** For each list: the file of a method's folder that it collects, and a description of that file. */
const LISTS = [
  ['conformance.ts', 'conformance.ts', 'What the conformance kit asks of each payment method.'],
  ['endpoints.ts', 'endpoints.ts', 'The calls of each payment method.'],
  ['marks.ts', 'mark.tsx', 'The sign of each payment method.'],
  ['policies.ts', 'policy.ts', 'What the pages of each payment method need in the server’s headers.'],
  ['sandbox.ts', 'sandbox.ts', 'How the sandbox plays each payment method.'],
] as const;

/** The generated lists by their path below the repository. */
export function registryLists(): Readonly<Record<string, string>> {
  const folders = [...new Set(Object.values(PAYMENT_METHODS).map(({ folder }) => folder))].sort();
  return Object.fromEntries(
    LISTS.map(([list, part, what]) => [
      `src/registry/${list}`,
      `/** ${what} Written by \`npm run docs\` from methods.ts. */\n${folders
        .filter((folder) => existsSync(`${SOURCES}widgets/${folder}/${part}`))
        .map((folder) => `export * from '../widgets/${folder}/${part}';\n`)
        .join('')}`,
    ]),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [path, text] of Object.entries(registryLists())) writeFileSync(`${SOURCES}../${path}`, text);
}
