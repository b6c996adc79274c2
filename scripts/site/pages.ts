/** Writes what VitePress builds: the pages in Markdown into `site/pages`, and what the theme reads. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { TOKENS } from '../theme/token-list.ts';
import { libraryEntries } from '../build/entries.ts';
import { createProgram } from '../package/declarations.ts';
import { describeComponents, describeElements } from '../package/describe.ts';
import { ROOT } from '../steps.mjs';
import { FRAMEWORKS, type Guide, readGuides } from './guides.ts';
import { apiPage, examplesPage } from './listings.ts';
import { inKb, weighComponent, weighElement } from './measures.ts';
import {
  componentIndex,
  componentPage,
  elementIndex,
  elementPage,
  frontMatter,
  pageOf,
  RUNTIMES,
  sizesPage,
  type Story,
} from './reference.ts';

const PAGES = join(ROOT, 'site/pages');

function write(file: string, content: string | object): void {
  const path = join(PAGES, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? `${content.trimEnd()}\n` : `${JSON.stringify(content, null, 2)}\n`);
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;

/** The site has the colours of the widgets. */
const colours = (scheme: 'light' | 'dark'): string => TOKENS.map((token) => `  ${token.property}: ${token[scheme]};\n`).join('');

const HOME = [
  '---',
  'layout: page',
  'sidebar: false',
  'aside: false',
  'title: Pausa for developers',
  'titleTemplate: false',
  'description: Lunch and coffee at work, on your page.',
  '---',
  '',
  '<Home />',
].join('\n');

interface Link {
  readonly text: string;
  readonly link: string;
  /** `_self` for a page that VitePress has not made. */
  readonly target?: string;
}

/** Writes all pages. Needs the builds of the app, the package and the stories. */
export async function writePages(): Promise<void> {
  rmSync(PAGES, { recursive: true, force: true });
  const { version } = readJson<{ version: string }>('package.json');
  const { described } = libraryEntries();
  const program = createProgram(ROOT, ['src/widgets/elements.ts', ...described]);
  const elements = describeElements(program);
  const components = describeComponents(program, described);
  const stories = Object.values(readJson<{ entries: Record<string, Story> }>('dist/storybook/index.json').entries);

  const weights = new Map(elements.map(({ tag, widget }) => [tag, weighElement(widget)] as const));
  const weighed = [...components, ...RUNTIMES.map((name) => ({ name, entry: 'runtime' }))];
  for (const each of weighed) weights.set(each.name, await weighComponent(each));
  const weightOf = (name: string) => weights.get(name) ?? { script: 0, later: 0, style: 0 };
  const [font = ''] = readdirSync(join(ROOT, 'dist/elements/assets')).filter((file) => file.endsWith('.woff2'));
  const fontBytes = statSync(join(ROOT, 'dist/elements/assets', font)).size;

  const { guides, files } = readGuides();
  for (const { name, title, description, text } of guides) write(`${name}.md`, `${frontMatter(title, description)}\n\n${text}`);
  for (const file of files) cpSync(join(ROOT, file), join(PAGES, 'public/files', basename(file)));
  cpSync(join(ROOT, 'sandbox/brand/logo.svg'), join(PAGES, 'public/mark.svg'));
  for (const folder of ['theming', 'screenshots', 'pictures']) cpSync(join(ROOT, 'docs', folder), join(PAGES, folder), { recursive: true });
  if (!existsSync(join(PAGES, 'public/files/openapi.json'))) throw new Error('No page links to openapi.json');

  for (const element of elements) write(`elements/${element.widget}.md`, elementPage(element, weightOf(element.tag), version, components));
  for (const component of components)
    write(`components/${pageOf(component.name)}.md`, componentPage(component, weightOf(component.name), stories));
  write('elements/index.md', elementIndex(elements, weights));
  write('components/index.md', componentIndex(components, weights));
  write('sizes.md', sizesPage(elements, components, weights, { version, fontBytes }));
  write('examples.md', examplesPage());
  write('api.md', apiPage());
  write('index.md', HOME);

  write('tokens.css', `:root {\n${colours('light')}}\n.dark {\n${colours('dark')}}\n`);
  write(
    'elements.json',
    elements.map((element) => ({ ...element, kb: inKb(weightOf(element.tag).script) })),
  );
  write('navigation.json', {
    version,
    sidebar: sidebar(
      guides,
      elements.map(({ tag, widget }) => ({ text: `&lt;${tag}&gt;`, link: `/elements/${widget}` })),
      components.map(({ name }) => ({ text: name, link: `/components/${pageOf(name)}` })),
    ),
  });
}

function sidebar(guides: readonly Guide[], elements: readonly Link[], components: readonly Link[]) {
  const guide = (name: string): Link => {
    const { title } = guides.find((each) => each.name === name) ?? { title: '' };
    if (title === '') throw new Error(`There is no page ${name}`);
    return { text: title, link: `/${name}` };
  };
  return [
    // A title without a link would be a button that does nothing.
    { text: 'Start', link: '/quick-start', items: [guide('quick-start'), guide('choosing'), { text: 'Examples', link: '/examples' }] },
    { text: 'Guides', link: '/embedding', items: ['embedding', 'package', 'theming', 'events', 'screens'].map(guide) },
    { text: 'Frameworks and systems', link: '/frameworks/next', items: FRAMEWORKS.map((name) => guide(`frameworks/${name}`)) },
    { text: 'Elements', link: '/elements/', items: elements },
    { text: 'React components', link: '/components/', collapsed: true, items: components },
    {
      text: 'For providers',
      link: '/first-day',
      items: [
        guide('first-day'),
        guide('backend-contract'),
        { text: 'Brand studio', link: '/live/studio.html', target: '_self' },
        { text: "The API's calls", link: '/api' },
        guide('deploying'),
        guide('operating'),
        guide('scaling'),
      ],
    },
    {
      text: 'Facts',
      link: '/sizes',
      items: [
        { text: 'Sizes', link: '/sizes' },
        guide('browsers'),
        guide('accessibility'),
        guide('security'),
        guide('privacy'),
        guide('assurance'),
        guide('third-party'),
        guide('upgrading'),
        guide('changelog'),
      ],
    },
  ];
}
