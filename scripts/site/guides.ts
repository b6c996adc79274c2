/** The pages of `docs` that partners and providers read, with their links as the site has them. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { ROOT } from '../steps.mjs';

export interface Guide {
  /** The page's name on the site, without an ending. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

/** Frameworks, and systems in which a page is made. */
export const FRAMEWORKS = ['next', 'angular', 'astro', 'vue', 'svelte', 'htmx-turbo', 'wordpress', 'sharepoint', 'tag-managers'] as const;

/** By their place in the repository: the page's name, and what a search engine shows. */
const GUIDES: Readonly<Record<string, readonly [name: string, description: string]>> = {
  'docs/quick-start.md': [
    'quick-start',
    "Put a canteen's menu, a shop with its cart and a wallet on your page in minutes: the lines to copy, and what you need from the provider.",
  ],
  'docs/choosing.md': [
    'choosing',
    'Script tag, iframe or npm: what each way to embed Pausa offers, what your policy must allow, and which one suits your page.',
  ],
  'docs/embedding.md': [
    'embedding',
    'Embed menus, shops, carts and wallets: script tag, iframe, every attribute, content security policy, and what happens offline.',
  ],
  'docs/package.md': [
    'package',
    'The npm package pausa: React components, custom elements with types, hydration, sizes, and the versioned scripts with their hashes.',
  ],
  'docs/frameworks/next.md': [
    'frameworks/next',
    'Pausa in Next with the App Router: Server Components, elements in Client Components, hydration and events through a ref.',
  ],
  'docs/frameworks/angular.md': [
    'frameworks/angular',
    "Pausa's custom elements in Angular: the schema, properties and events in templates, and the options of angular.json.",
  ],
  'docs/frameworks/astro.md': [
    'frameworks/astro',
    "Pausa's custom elements in Astro: script tag or npm, view transitions, and an element that stays from page to page.",
  ],
  'docs/frameworks/vue.md': [
    'frameworks/vue',
    "Pausa's custom elements in Vue 3: the compiler option, attributes, events, and types for templates.",
  ],
  'docs/frameworks/svelte.md': [
    'frameworks/svelte',
    "Pausa's custom elements in Svelte 5 and SvelteKit: attributes, events, and types for templates.",
  ],
  'docs/frameworks/htmx-turbo.md': [
    'frameworks/htmx-turbo',
    "Pausa's custom elements in pages of htmx and Turbo: where scripts and listeners belong, and how to keep an element between visits.",
  ],
  'docs/frameworks/wordpress.md': [
    'frameworks/wordpress',
    "A canteen's menu in WordPress: the block Custom HTML, a frame without a script, and plugins that combine scripts.",
  ],
  'docs/frameworks/sharepoint.md': [
    'frameworks/sharepoint',
    "A canteen's menu in SharePoint Online and Teams: the web part Embed and the provider's domain in HTML Field Security.",
  ],
  'docs/frameworks/tag-managers.md': [
    'frameworks/tag-managers',
    "Load Pausa's elements by a tag manager: the tag, consent, events and the content security policy.",
  ],
  'docs/theming.md': [
    'theming',
    "Colours, typeface, corners, dark mode and parts of Pausa's elements: every --pausa token with its default and its contrast.",
  ],
  'docs/events.md': [
    'events',
    "Every event of Pausa's elements, every error code and tracking category, and what to look at when a call fails.",
  ],
  'docs/screens.md': ['screens', 'A public menu on a screen in the canteen: the address, pages, updates, outages and burn-in.'],
  'docs/first-day.md': ['first-day', 'For providers: start the app on your own back end within half an hour, and see which calls work.'],
  'docs/backend-contract.md': [
    'backend-contract',
    "What a provider's back end must do for Pausa: calls, sessions, amounts, errors, idempotency keys, and the kit that checks it.",
  ],
  'docs/deploying.md': [
    'deploying',
    "How to serve Pausa's app and elements: nginx, headers, config.json, pictures, languages, sign-in and offline use.",
  ],
  'docs/operating.md': [
    'operating',
    'Pausa in production: events and Core Web Vitals at your own address, what to alert on, going back a version, support calls.',
  ],
  'docs/browsers.md': [
    'browsers',
    'The browsers and versions that Pausa supports, what Internet Explorer shows, and the tested versions of React, Node and TypeScript.',
  ],
  'docs/accessibility.md': [
    'accessibility',
    "Pausa's accessibility statement: WCAG 2.2 AA and EN 301 549, criterion by criterion, with what was tested and what was not.",
  ],
  'docs/scaling.md': [
    'scaling',
    'What many people at once ask of a CDN and of the back end: calls per journey, polls, cache headers, containers.',
  ],
  'docs/privacy.md': [
    'privacy',
    'GDPR and privacy: what Pausa stores in a browser, which hosts see an IP address, and a text for your privacy notice.',
  ],
  'docs/upgrading.md': [
    'upgrading',
    'How to upgrade Pausa from version to version: what partners and providers must do, release dates and deprecated names.',
  ],
  'docs/assurance.md': [
    'assurance',
    'What was tried against Pausa: hostile inputs and random schedules, with their number and what was found.',
  ],
  'docs/third-party.md': [
    'third-party',
    'The third-party packages whose code ships with Pausa, their licences, and how the lock file protects them.',
  ],
  'SECURITY.md': ['security', 'The threats to Pausa, what it does about each, the test that shows it, and how to report a vulnerability.'],
  'CHANGELOG.md': ['changelog', "Every change of Pausa's package, elements and configuration, by version and date."],
};

/** Files that a page links to, and that the site serves as they are. */
const IS_FILE = /^(docs\/openapi\.json|deploy\/.+|LICENSE)$/;

export interface Guides {
  readonly guides: readonly Guide[];
  /** Files to copy below `files/`, by their place in the repository. */
  readonly files: ReadonlySet<string>;
}

/**
 * Reads them, and the decisions to which they link.
 * @throws Error for a link to a page that is not on the site
 */
export function readGuides(): Guides {
  const files = new Set<string>();
  const names = new Map(Object.entries(GUIDES).map(([source, [name]]) => [source, name]));
  const guides: Guide[] = [];

  const linkOf = (source: string, label: string, link: string): string => {
    const address = addressOf(source, link);
    // VitePress takes a link for a page, whatever its ending.
    if (address?.startsWith('/files/')) return `<a href="${address}" target="_self">${label}</a>`;
    if (address !== null) return `[${label}](${address})`;
    // These also speak to whoever works on Pausa, and link to pages of theirs.
    if (source.startsWith('docs/decisions/') || source === 'SECURITY.md') return label;
    throw new Error(`${source} links to ${link}, which is not on the site`);
  };

  const addressOf = (source: string, link: string): string | null => {
    const [path = '', anchor] = link.split('#');
    const file = posix.normalize(posix.join(posix.dirname(source), path));
    const suffix = anchor === undefined ? '' : `#${anchor}`;
    if (IS_FILE.test(file)) {
      files.add(file);
      return `/files/${posix.basename(file)}`;
    }
    const decision = /^docs\/(decisions\/[\w-]+)\.md$/.exec(file)?.[1];
    if (decision !== undefined) names.set(file, decision);
    const name = names.get(file);
    return name === undefined ? null : `/${name}.md${suffix}`;
  };

  const onSite = (source: string, text: string): string =>
    text
      .split(/(^```.*?^```$)/gms)
      .map((piece, index) =>
        index % 2 === 1
          ? piece
          : piece
              .replaceAll(/(?<!!)\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)/g, (_, label: string, link: string) => linkOf(source, label, link))
              .replaceAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g, '![$1](./$2)')
              .replaceAll(/`examples\/([\w-]+)[^`]*`/g, (whole, name: string) => `[${whole}](/examples.md#${name})`)
              .replaceAll(
                /\(`npm run storybook`[^)]*\)/g,
                '(<a href="/manual/?path=/story/menu-menu--data-fetched-grid" target="_self">open it</a>)',
              ),
      )
      .join('');

  // The map grows while it is read: a page may name a decision, and a decision another.
  for (const [source, name] of names) {
    const text = readFileSync(`${ROOT}/${source}`, 'utf8');
    const title = /^# (.+)$/m.exec(text)?.[1] ?? name;
    const description = GUIDES[source]?.[1] ?? `The decision: ${title.replace(/^\d+ /, '')}.`;
    guides.push({ name, title, description, text: onSite(source, text) });
  }
  return { guides, files };
}
