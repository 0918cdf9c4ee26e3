/**
 * Memoizes a pure function of an object as long as the object lives: the content client returns the same lists until
 * something is published. The mark lets the bundler leave out what a page does not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function memoizeByObject<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const result = results.get(key) ?? { value: compute(key) };
    results.set(key, result);
    return result.value;
  };
}
