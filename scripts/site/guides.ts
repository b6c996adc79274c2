/** The pages of `docs` that partners and providers read, with their links as the site has them. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { ROOT } from '../steps.mjs';

export interface Guide {
  /** The page's name on the site, without an ending. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** Frameworks, and systems in which a page is made. */
export const FRAMEWORKS = ['next', 'angular', 'astro', 'vue', 'svelte', 'htmx-turbo', 'wordpress', 'sharepoint', 'tag-managers'] as const;

/** By their place in the repository. */
const GUIDES: Readonly<Record<string, string>> = {
  'docs/quick-start.md': 'quick-start',
  'docs/choosing.md': 'choosing',
  'docs/embedding.md': 'embedding',
  'docs/package.md': 'package',
  ...Object.fromEntries(FRAMEWORKS.map((name) => [`docs/frameworks/${name}.md`, `frameworks/${name}`])),
  'docs/theming.md': 'theming',
  'docs/events.md': 'events',
  'docs/screens.md': 'screens',
  'docs/first-day.md': 'first-day',
  'docs/backend-contract.md': 'backend-contract',
  'docs/deploying.md': 'deploying',
  'docs/browsers.md': 'browsers',
  'docs/accessibility.md': 'accessibility',
  'docs/scaling.md': 'scaling',
  'docs/privacy.md': 'privacy',
  'docs/upgrading.md': 'upgrading',
  'docs/assurance.md': 'assurance',
  'docs/third-party.md': 'third-party',
  'SECURITY.md': 'security',
  'CHANGELOG.md': 'changelog',
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
  const names = new Map(Object.entries(GUIDES));
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
    guides.push({ name, title, text: onSite(source, text) });
  }
  return { guides, files };
}
