/** The policy under which the site works, in each form in which a server of files can have it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Highlighted code has its colours in attributes, and Storybook's manager makes its style sheets in the page. */
const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

export const HEADERS = {
  // A page cannot say by itself who may frame it.
  'Content-Security-Policy': [...DIRECTIVES, "frame-ancestors 'self'"].join('; '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Writes the policy into each page, and the headers into `_headers` (Netlify, Cloudflare Pages) and `nginx-headers.conf`. */
export function writePolicy(folder: string): void {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${DIRECTIVES.join('; ')}">`;
  for (const page of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))) {
    const path = join(folder, page);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/<head\b[^>]*>/, `$&${meta}`));
  }
  const headers = Object.entries(HEADERS);
  writeFileSync(join(folder, '_headers'), ['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'));
  writeFileSync(
    join(folder, 'nginx-headers.conf'),
    [
      '# In the server block that serves this folder: include /path/to/nginx-headers.conf;',
      ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
      '',
    ].join('\n'),
  );
}
