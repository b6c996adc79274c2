/** The pages of the examples and of the API's calls. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesBelow, ROOT } from '../steps.mjs';
import { code, prose, table } from './markdown.ts';

/** What stands in the README of an app, each line as a paragraph. */
const readmeOf = (name: string): string =>
  readFileSync(join(ROOT, 'examples', name, 'README.md'), 'utf8')
    .replace(/^# .*\n+/, '')
    .trim()
    .replaceAll('\n', '\n\n');

const EXAMPLES: Readonly<Record<string, string>> = {
  'script-tag': 'A menu in an intranet, by script tag, beside style sheets of all kinds.',
  iframe: "A menu in an iframe: with `embed.js`, with two libraries, and with a listener of one's own.",
  screen: 'A menu on a screen in the canteen, in a page of its own.',
  shop: 'A shop and its cart side by side.',
  wallet: 'The wallet.',
  'payment-picker': 'The ways to pay.',
  coffee: 'The coffee machine; the order stays on the page.',
  ...Object.fromEntries(['react', 'next', 'vue', 'angular', 'astro', 'htmx', 'server-rendered'].map((name) => [name, readmeOf(name)])),
};
/** Not the pages on which the elements are only tried, and nothing that a tool has written. */
const IS_SHOWN = /\/(?!hostile|neutral|variants|next-env|package-lock)[^/]*\.(html|css|js|tsx?|vue|astro|mjs|json|npmrc)$/;

/** The page first, then what it is made of. */
function shownOf(example: string): string[] {
  const files = [...filesBelow(`examples/${example}`)].filter((file) => IS_SHOWN.test(file));
  const isPage = (file: string) => file.endsWith('.html');
  return [...files.filter(isPage), ...files.filter((file) => !isPage(file))];
}

/** Whole pages of partners, with the address that stands for the provider's app in this site. */
export const examplesPage = (): string =>
  [
    '---\ntitle: Examples\ndescription: Whole pages of partners.\noutline: 2\n---',
    '# Examples',
    "Whole pages of partners, in each way. `https://pausa.example` stands for the provider's app. `npm start` serves those without a build on `http://localhost:4174/`. Their `intranet.css`, the look of the partner's pages, has nothing of Pausa in it.",
    ...Object.entries(EXAMPLES).flatMap(([name, what]) => [
      `## ${name}`,
      what,
      ...shownOf(name).flatMap((file) => {
        const text = readFileSync(join(ROOT, file), 'utf8').replaceAll('{{APP_ORIGIN}}', 'https://pausa.example');
        return [`::: details ${file.replace('examples/', '')}`, `\`\`\`${extname(file).slice(1)}\n${text.trimEnd()}\n\`\`\``, ':::'];
      }),
    ]),
  ].join('\n\n');

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly unknown[];
}
interface OpenApi {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export function apiPage(): string {
  const { tags, paths } = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8')) as OpenApi;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  );
  return [
    "---\ntitle: The API's calls\ndescription: Every call that the widgets make.\noutline: 2\n---",
    "# The API's calls",
    'Every call that the widgets and the app make. Bodies, answers and an example of each are in <a href="/files/openapi.json" target="_self" download>openapi.json</a> (OpenAPI 3.1); what a schema cannot say is in [what a back end must do](/backend-contract.md).',
    ...tags.flatMap(({ name, description }) => [
      `## ${name}`,
      `${prose(description)}.`,
      table(
        ['call', 'what', 'session'],
        calls
          .filter((call) => call.tags.includes(name))
          .map(({ method, path, summary, security }) => [
            code(`${method} ${path}`),
            prose(summary),
            security.length === 0 ? 'not needed' : 'needed',
          ]),
      ),
    ]),
  ].join('\n\n');
}
