/** Text as it is compared: without case and accents, white space as one blank. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Whether every word of the query stands somewhere in the text (already `searchable`); an empty query finds all. */
export function isFound(text: string, query: string): boolean {
  return searchable(query)
    .split(' ')
    .every((word) => text.includes(word));
}
