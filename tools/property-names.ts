import type { Plugin } from 'vite';

/** The name of an anchor is no property. */
const LONG_NAME = /--_p-(?!foot\b)[a-z-]+/g;

/**
 * Shortens the private custom properties of the elements: `--_p-text-muted` becomes `--_pausa1a`. Their styles are in their scripts, which
 * become 0.1 to 0.2 kB smaller in brotli. A theme's public `--pausa-*` keep their names, and so do the private ones that a script makes
 * from a provider's theme (`--_pl-primary`).
 */
export function shortPropertyNames(): Plugin {
  const found = new Set<string>();
  let short: ReadonlyMap<string, string> | undefined;
  return {
    name: 'pausa:property-names',
    apply: 'build',
    moduleParsed({ code }) {
      for (const [name] of code?.matchAll(LONG_NAME) ?? []) found.add(name);
    },
    renderChunk(code) {
      // All modules are known. The order does not depend on which of them was ready first.
      short ??= new Map([...found].sort().map((name, index) => [name, `--_pausa${index.toString(36)}`]));
      return { code: code.replace(LONG_NAME, (name) => short?.get(name) ?? name), map: null };
    },
  };
}
