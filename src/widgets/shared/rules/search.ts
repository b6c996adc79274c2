/** Normalises text for comparison: no case, no accents, white space as one blank. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Whether the text (already `searchable`) contains every word of the query; an empty query finds all. */
export function isFound(text: string, query: string): boolean {
  return searchable(query)
    .split(' ')
    .every((word) => text.includes(word));
}
