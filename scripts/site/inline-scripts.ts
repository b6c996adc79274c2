/** Puts scripts that stand in a page into files, so that the site works under a policy without `unsafe-inline` for scripts. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;

/** Only these run; others, such as `application/json`, are data. */
const runs = (attributes: string) => !/\stype="(?!module|text\/javascript)/.test(attributes);

export function moveInlineScripts(folder: string): void {
  for (const page of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))) {
    const path = join(folder, page);
    const html = readFileSync(path, 'utf8');
    const moved = html.replace(SCRIPT, (whole, attributes: string, text: string) => {
      if (/\ssrc=/.test(attributes) || text.trim() === '' || !runs(attributes)) return whole;
      const isRoot = dirname(page) === '.' || page.startsWith('manual/');
      // Beside the page, because a module's imports begin there; pages of VitePress share theirs.
      const name = `inline-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`;
      writeFileSync(join(isRoot ? dirname(path) : folder, name), text);
      return `<script${attributes} src="${isRoot ? './' : '/'}${name}"></script>`;
    });
    if (moved !== html) writeFileSync(path, moved);
  }
}
