import { codeOfQr } from '../shared/rules/links.ts';

export type Sighting = { readonly kind: 'code'; readonly code: string } | { readonly kind: 'foreign' };

/** The camera reports a text several times a second; after this long out of view, the same text counts as new. */
const OUT_OF_VIEW_MS = 2000;

/** Classifies a text when it comes into view; returns null while it stays there. */
export function createSightings(ownDomains: readonly string[], now: () => number): (text: string) => Sighting | null {
  let last: { readonly text: string; readonly at: number } | null = null;
  return (text) => {
    const at = now();
    const isNew = last === null || last.text !== text || at - last.at > OUT_OF_VIEW_MS;
    last = { text, at };
    if (!isNew) return null;
    const code = codeOfQr(text, ownDomains);
    return code === null ? { kind: 'foreign' } : { kind: 'code', code };
  };
}
