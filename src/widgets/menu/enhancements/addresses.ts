import { searchable } from '../../shared/rules/search.ts';

/** Each category's fragment on the menu's own page: `#primi`, `#insalate-e-poke`. A repeated name gets a number. */
export function addressesOf(labels: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return labels.map((label, index) => {
    const name =
      searchable(label)
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, '')
        .slice(0, 60) || `categoria-${index + 1}`;
    const address = taken.has(name) ? `${name}-${index + 1}` : name;
    taken.add(address);
    return address;
  });
}
