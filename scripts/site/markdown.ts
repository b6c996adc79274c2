/** Markdown as VitePress reads it: what is not code is also a template of Vue. */

const outsideCode = (text: string, change: (prose: string) => string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 === 0 ? change(piece) : piece))
    .join('');

/** A comment from the sources as a sentence of a page. */
export const prose = (text: string): string => outsideCode(text, (piece) => piece.replaceAll('<', '&lt;').replaceAll('{{', '&#123;{'));

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

/** A type or a value; empty for none. */
export const code = (text: string | null): string => (text === null || text === '' ? '' : `\`${text}\``);

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The name of a heading in an address, as GitHub makes it, so that a link holds in both places. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
