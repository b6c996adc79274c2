/** Looks at the built site as a browser would: every address in it must lead to a file of it, and to a place in that file. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from './folder.ts';

/** Vendored as they are: the manual checks itself, and licences name addresses of others. */
const IS_OURS = /^(?!manual\/|live\/|elements\/(latest|[\d.]+)\/).*\.html$/;
const ATTRIBUTE = /\s(?:href|src|srcset|poster)="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");

/** The file that an address names, or null. */
function fileOf(pathname: string): string | null {
  const path = join(SITE, decodeURIComponent(pathname));
  if (existsSync(path) && statSync(path).isDirectory()) return existsSync(join(path, 'index.html')) ? join(path, 'index.html') : null;
  return existsSync(path) ? path : null;
}

export interface LinkReport {
  readonly pages: number;
  readonly links: number;
  readonly broken: readonly string[];
}

export function checkLinks(): LinkReport {
  const pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) => IS_OURS.test(file));
  const texts = new Map(pages.map((page) => [join(SITE, page), readFileSync(join(SITE, page), 'utf8')] as const));
  const stories = new Set(Object.keys((JSON.parse(readFileSync(join(SITE, 'manual/index.json'), 'utf8')) as { entries: object }).entries));
  const ids = new Map([...texts].map(([file, text]) => [file, new Set([...text.matchAll(ID)].map(([, id = '']) => decode(id)))] as const));

  let links = 0;
  const broken: string[] = [];
  for (const page of pages) {
    const from = new URL(`http://site/${page}`);
    for (const [, value = ''] of (texts.get(join(SITE, page)) ?? '').matchAll(ATTRIBUTE)) {
      const address = decode(value);
      if (!URL.canParse(address, from.href)) {
        broken.push(`${page}: ${address} is no address`);
        continue;
      }
      const to = new URL(address, from);
      if (to.origin !== from.origin) continue;
      links += 1;
      const file = fileOf(to.pathname);
      const story = /^\/story\/(.+)$/.exec(to.searchParams.get('path') ?? '')?.[1];
      const anchor = decodeURIComponent(to.hash.slice(1));
      if (file === null) broken.push(`${page}: ${address} is not there`);
      else if (story !== undefined && !stories.has(story)) broken.push(`${page}: there is no story ${story}`);
      else if (anchor !== '' && ids.has(file) && ids.get(file)?.has(anchor) !== true)
        broken.push(`${page}: ${address} names no place in that page`);
    }
  }
  return { pages: pages.length, links, broken };
}
