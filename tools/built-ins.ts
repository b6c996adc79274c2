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
  return native(value, function (this: Record<string, unknown>, key: string) {
    // The member itself, not what a `toJSON` has made of it.
    const own = this[key];
    const item = own instanceof Date ? own.toISOString() : own;
    return replacer ? replacer(key, item) : item;
  });
}
