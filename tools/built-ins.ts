/**
 * Stand-ins for built-ins that old libraries replace: MooTools and Prototype have another `Array.from`, and older ones of Prototype
 * give lists a `toJSON` that writes them as texts. The build of the elements puts these in their place, also in packages
 * (vite.elements.config.ts), because an element starts after the scripts of its page.
 */
export function arrayFrom<T, U = T>(items: Iterable<T> | ArrayLike<T>, map?: (item: T, index: number) => U): (T | U)[] {
  // `{ length: 3 }` becomes a list of holes, which `map` would leave out; a spread fills them.
  const list: T[] = [...(Symbol.iterator in items ? items : (Array.prototype.slice.call(items) as T[]))];
  return map === undefined ? list : list.map((item, index) => map(item, index));
}

type Replacer = (key: string, value: unknown) => unknown;
// Not as a member expression, which the build would replace here, too.
const { stringify: native } = JSON;

/** As `JSON.stringify`, but a prototype has no say in it. A date decides for itself, as it does there. */
export function stringify(value: unknown, replacer?: Replacer | null): string | undefined {
  const write = (key: string, given: unknown): string | undefined => {
    const item = replacer ? replacer(key, given) : given;
    if (item === null || typeof item !== 'object') return native(item);
    if (item instanceof Date) return `"${item.toISOString()}"`;
    if (Array.isArray(item)) return `[${item.map((entry, index) => write(String(index), entry) ?? 'null').join(',')}]`;
    const members = Object.entries(item).flatMap(([name, member]) => {
      const text = write(name, member);
      return text === undefined ? [] : [`${native(name)}:${text}`];
    });
    return `{${members.join(',')}}`;
  };
  return write('', value);
}
