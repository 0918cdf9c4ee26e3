/**
 * Memoizes a pure function of an object as long as the object lives. The content client returns the same lists until
 * something is published: what is made of a list is made once per version of the content. The mark lets the bundler leave
 * out what a page does not use.
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
