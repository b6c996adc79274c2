/** Normalises text for comparison: no case, no accents, white space as one blank. */
export const searchable = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether the text (already `searchable`) contains every word of the query; an empty query finds all. */
export function isFound(text: string, query: string): boolean {
  return searchable(query)
    .split(' ')
    .every((word) => text.includes(word));
}

/** Computes a value per object and keeps it as long as the object (weak reference). */
export function memoizeByObject<K extends object, V>(workOut: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    if (!known.has(key)) known.set(key, workOut(key));
    return known.get(key) as V;
  };
}
