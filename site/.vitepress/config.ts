import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { anchorOf } from '../../scripts/site/markdown.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const { version, sidebar } = JSON.parse(readFileSync(here('../pages/navigation.json'), 'utf8'));

interface Token {
  readonly type: string;
  readonly content: string;
}

/** Wide tables scroll by themselves, and by the keyboard. They are called by their columns. */
const scrollable = (md: { renderer: { rules: Record<string, unknown> } }) => {
  md.renderer.rules['table_open'] = (tokens: readonly Token[], index: number) => {
    const end = tokens.findIndex(({ type }, at) => at > index && type === 'thead_close');
    const columns = tokens
      .slice(index, end)
      .flatMap(({ type, content }) => (type === 'inline' && content !== '' ? [content.replaceAll(/[`"<>]/g, '')] : []));
    return `<div class="table" tabindex="0" role="group" aria-label="Table: ${columns.join(', ')}"><table>\n`;
  };
  md.renderer.rules['table_close'] = () => '</table></div>\n';
};

export default defineConfig({
  srcDir: 'pages',
  outDir: here('../../dist/site'),
  cacheDir: here('../../.cache/vitepress'),
  lang: 'en',
  title: 'Pausa',
  titleTemplate: ':title – Pausa for developers',
  description: 'Lunch and coffee at work, on your page: widgets for menus, shops, wallets and coffee machines.',
  // Any server of files serves it.
  cleanUrls: false,
  // What pages there are stands in a file, and not in a script of each page.
  metaChunk: true,
  lastUpdated: false,
  head: [
    ['link', { rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' }],
    ['meta', { name: 'color-scheme', content: 'light dark' }],
  ],
  // The font is loaded before the styles ask for it.
  transformHead: ({ assets }) =>
    assets
      .filter((file) => /montserrat-latin-wght-normal\.[\w-]+\.woff2$/.test(file))
      .map((href) => ['link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }]),
  // The button of the phone's menu names the menu, which is not in the page while it is closed. And the bar gets its place only from
  // a script, which would move it.
  transformHtml: (html) =>
    html
      .replace(' aria-controls="VPNavScreen"', '')
      .replace('class="VPNavBar"', `class="VPNavBar top${html.includes('class="VPSidebar"') ? ' has-sidebar' : ''}"`),
  markdown: {
    anchor: { slugify: anchorOf },
    config: scrollable,
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('pausa-') } } },
  vite: {
    publicDir: here('../pages/public'),
    build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
    resolve: { preserveSymlinks: false },
  },
  themeConfig: {
    logo: '/mark.svg',
    siteTitle: 'Pausa',
    nav: [
      { text: 'Quick start', link: '/quick-start' },
      { text: 'Elements', link: '/elements/', activeMatch: '^/elements/' },
      { text: 'Components', link: '/components/', activeMatch: '^/components/' },
      { text: 'Manual', link: '/manual/?path=/story/menu-menu--data-fetched-grid', target: '_self' },
      { text: version, link: '/changelog' },
    ],
    sidebar,
    outline: { level: [2, 3], label: 'On this page' },
    search: {
      provider: 'local',
      options: { miniSearch: { searchOptions: { boost: { title: 6, titles: 2, text: 1 }, fuzzy: 0.15, prefix: true } } },
    },
    docFooter: { prev: 'Before', next: 'Next' },
    externalLinkIcon: true,
  },
  ignoreDeadLinks: [/^\/manual\//, /^\/files\//],
});
