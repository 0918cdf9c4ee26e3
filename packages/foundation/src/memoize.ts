/** As long as the object lives: lists are the same until something is published. The mark is for the bundler. */
/* @__NO_SIDE_EFFECTS__ */
export function memoizeByObject<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const result = results.get(key) ?? { value: compute(key) };
    results.set(key, result);
    return result.value;
  };
}
