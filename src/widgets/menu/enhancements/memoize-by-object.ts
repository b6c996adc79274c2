/** Computes a value per object and keeps it as long as the object (weak reference). */
export function memoizeByObject<K extends object, V>(workOut: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = workOut(key);
    known.set(key, value);
    return value;
  };
}
