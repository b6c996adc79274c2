/** `npm run docs`: writes the generated tables of the documents and of nginx, and the pictures of the tokens. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { METHOD_NAMES, METHOD_ROUTES } from '../../src/registry/payment-methods.ts';
import { contrastOf, TEXT_ON } from '../../src/widgets/shared/rules/contrast.ts';
import { type Token, TOKENS } from '../theme/token-list.ts';
import { createProgram } from '../package/declarations.ts';
import { describeElements, type ElementDescription } from '../package/describe.ts';
import { ROOT } from '../steps.mjs';
import { configExample, configSchema, configTable } from './config-schema.ts';
import { fieldTables } from './field-table.ts';
import { machinePictures } from './machines.ts';
import { nginxMaps, pageTable } from './page-headers.ts';
import { specificationPage } from './specification.ts';
import { thirdPartyTable } from './third-party.ts';

const PICTURES = `${ROOT}/docs/theming`;

const nameOf = ({ property }: Token) => property.replace('--pausa-', '');
const named = (name: string): Token => {
  const token = TOKENS.find(({ property }) => property === `--pausa-${name}`);
  if (token === undefined) throw new Error(`There is no --pausa-${name}`);
  return token;
};

/** The background for a text colour, or the text colour for a background: each is shown with its counterpart. */
function partnerOf(name: string): { readonly text: string; readonly background: string } {
  const asText = TEXT_ON.find(({ text }) => text === name);
  if (asText !== undefined && name !== 'primary' && name !== 'danger')
    return {
      text: name,
      background: asText.backgrounds.find((background) => name === `on-${background}`) ?? asText.backgrounds[0] ?? 'surface',
    };
  const own = TEXT_ON.find(
    ({ text, backgrounds }) => text === `on-${name.replace('-pressed', '')}` && backgrounds.some((background) => background === name),
  );
  return { text: own?.text ?? 'text', background: name };
}

function swatch(token: Token, scheme: 'light' | 'dark', x: number): string {
  const { text, background } = partnerOf(nameOf(token));
  const letters = /border$|scrim$|plate/.test(token.property) ? '' : 'Aa';
  return (
    `<rect x="${x}" width="48" height="40" fill="${named('background')[scheme]}"/>` +
    `<rect x="${x + 4}" y="4" width="40" height="32" rx="6" fill="${named(background)[scheme]}"/>` +
    `<text x="${x + 24}" y="26" fill="${named(text)[scheme]}">${letters}</text>`
  );
}

/** A token that is no colour, on the light background. */
function sample({ property, syntax, light }: Token): string {
  if (syntax === '<family-name>#') return `<text x="48" y="27" fill="${named('text').light}" style="font-size:20px">Pausa</text>`;
  if (syntax === '<shadow>#') {
    const filter = light.replaceAll(/, (?=-?\d+ )/g, ') drop-shadow(');
    return `<rect x="28" y="8" width="40" height="24" rx="6" fill="${named('surface').light}" style="filter:drop-shadow(${filter})"/>`;
  }
  if (property === '--pausa-text-size')
    return `<text x="48" y="27" fill="${named('text').light}"><tspan font-size="12">A</tspan><tspan font-size="24">A</tspan></text>`;
  const corner = 6 + Math.min(34, Number.parseInt(light, 10));
  return `<path d="M6 46 V${corner} Q6 6 ${corner} 6 H102 V46 Z" fill="${named('surface').light}" stroke="${named('primary').light}" stroke-width="2"/>`;
}

function pictureOf(token: Token): string {
  const inside =
    token.syntax === '<color>'
      ? swatch(token, 'light', 0) + swatch(token, 'dark', 48)
      : `<rect width="96" height="40" fill="${named('background').light}"/>${sample(token)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="40" viewBox="0 0 96 40" role="img" aria-label="${nameOf(token)}" ` +
    `font-family="Montserrat,Arial,sans-serif" font-size="16" font-weight="700" text-anchor="middle">${inside}</svg>\n`
  );
}

const row = (token: Token): string => {
  const values = token.light === token.dark ? [`\`${token.light}\``, 'the same'] : [`\`${token.light}\``, `\`${token.dark}\``];
  return `| \`${token.property}\` | ![](theming/${nameOf(token)}.svg) | ${values.join(' | ')} | ${token.meaning} |`;
};

const contrastRow = ({ text, backgrounds }: (typeof TEXT_ON)[number]): string => {
  const worst = (scheme: 'light' | 'dark') =>
    Math.min(...backgrounds.map((background) => contrastOf(named(text)[scheme], named(background)[scheme]))).toFixed(1);
  return `| \`${text}\` | ${backgrounds.map((background) => `\`${background}\``).join(', ')} | ${worst('light')} | ${worst('dark')} |`;
};

type Elements = readonly ElementDescription[];

const attributeRow = ({ name, type, description, default: byDefault }: ElementDescription['attributes'][number]): string => {
  const kind = type.isBoolean ? 'by presence' : type.words.length > 0 ? type.words.map((word) => `\`${word}\``).join(', ') : 'text';
  return `| \`${name}\` | ${kind} | ${byDefault ?? ''} | ${description} |`;
};

const elementTables = (elements: Elements): string[] =>
  elements.flatMap(({ tag, description, attributes }, index) => [
    ...(index === 0 ? [] : ['']),
    `### \`<${tag}>\``,
    '',
    description,
    '',
    '| attribute | values | default | what |',
    '| --- | --- | --- | --- |',
    ...attributes.map(attributeRow),
  ]);

/** The payment methods by their names in `config.json`, with the titles of their pages. */
const methodTable = (): string[] => [
  '| payment method | its pages |',
  '| --- | --- |',
  ...METHOD_NAMES.map((name) => {
    const titles = METHOD_ROUTES.filter(({ method }) => method === name).map(({ title }) => title);
    return `| \`${name}\` | ${[...new Set(titles)].join(', ')} |`;
  }),
];

/** The code that these pages show is that of the examples, which the tests run. */
const SHOWN_CODE: Readonly<Record<string, readonly string[]>> = {
  next: ['next/app/pausa.tsx', 'next/app/page.tsx', 'next/app/layout.tsx'],
  angular: ['angular/src/main.ts'],
  astro: ['astro/src/layouts/Layout.astro', 'astro/src/pages/index.astro', 'astro/astro.config.mjs'],
  vue: ['vue/vite.config.ts', 'vue/src/App.vue'],
  'htmx-turbo': ['htmx/index.html', 'htmx/public/ordina.html', 'htmx/main.js'],
};

const codeOf = (file: string) => () => {
  const text = readFileSync(`${ROOT}/${file}`, 'utf8').trimEnd();
  return [`\`\`\`${extname(file).slice(1)}`, text.replaceAll('%VITE_PAUSA_URL%', 'https://pausa.example'), '```'];
};

const shownCode = () =>
  Object.fromEntries(
    Object.entries(SHOWN_CODE).map(([page, files]) => [
      `docs/frameworks/${page}.md`,
      Object.fromEntries(files.map((file) => [`examples/${file}`, codeOf(`examples/${file}`)])),
    ]),
  );

/** The generated tables by page, and by the name of their markers in the page. */
const TABLES: Readonly<Record<string, Readonly<Record<string, (elements: Elements) => readonly string[]>>>> = {
  'docs/theming.md': {
    tokens: () => [
      '| token | light, dark | default | in the dark | what it is for |',
      '| --- | --- | --- | --- | --- |',
      ...TOKENS.map(row),
      '',
      '| text | is read on | least contrast | in the dark |',
      '| --- | --- | --- | --- |',
      ...TEXT_ON.map(contrastRow),
    ],
    former: () => [
      '| in version 0.1 | now |',
      '| --- | --- |',
      ...TOKENS.flatMap(({ property, former }) => (former === undefined ? [] : [`| \`${former}\` | \`${property}\` |`])),
    ],
    parts: (elements) => [
      '| element | parts |',
      '| --- | --- |',
      ...elements.map(
        ({ tag, parts }) => `| \`<${tag}>\` | ${parts.map(({ name, description }) => `\`${name}\` (${description})`).join(', ')} |`,
      ),
    ],
  },
  'docs/backend-contract.md': { fields: fieldTables },
  'docs/embedding.md': { elements: elementTables },
  'docs/deploying.md': { pages: pageTable, config: configTable, methods: methodTable },
  'docs/third-party.md': { packages: thirdPartyTable },
  'deploy/nginx/pausa.conf.template': { pages: nginxMaps },
  ...shownCode(),
};

/** The markers around a table, in the comment syntax of the file. */
const marksOf = (path: string, name: string): readonly [begin: string, end: string] =>
  path.endsWith('.md') ? [`<!-- ${name} -->`, `<!-- /${name} -->`] : [`# <${name}>`, `# </${name}>`];

/** The generated pages and files by path. @throws Error when a page has lost its markers */
export function pages(): Readonly<Record<string, string>> {
  const elements = describeElements(createProgram(ROOT, ['src/widgets/elements.ts']));
  const withTables = Object.fromEntries(
    Object.entries(TABLES).map(([path, tables]) => {
      const page = Object.entries(tables).reduce(
        (text, [name, table]) => {
          const [begin, end] = marksOf(path, name);
          const [before, rest] = text.split(begin);
          const after = rest?.split(end)[1];
          if (before === undefined || after === undefined) throw new Error(`${path} has lost its marks of ${name}`);
          return `${before}${begin}\n\n${table(elements).join('\n')}\n\n${end}${after}`;
        },
        readFileSync(`${ROOT}/${path}`, 'utf8'),
      );
      return [path, page];
    }),
  );
  const asJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const machines = Object.fromEntries(Object.entries(machinePictures()).map(([name, picture]) => [`docs/pictures/${name}`, picture]));
  return {
    ...withTables,
    ...machines,
    'docs/specification.md': specificationPage(),
    'deploy/config.schema.json': asJson(configSchema()),
    'deploy/config.example.json': asJson(configExample()),
  };
}

/** The generated pictures by file name. */
export const pictures = (): Readonly<Record<string, string>> =>
  Object.fromEntries(TOKENS.map((token) => [`${nameOf(token)}.svg`, pictureOf(token)]));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [path, page] of Object.entries(pages())) writeFileSync(`${ROOT}/${path}`, page);
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES);
  for (const [name, content] of Object.entries(pictures())) writeFileSync(`${PICTURES}/${name}`, content);
}
