/** A function that answers a question it was asked before from memory; after `most` answers it starts anew. */
export function remembered<K, V>(answer: (key: K) => V, most = 50_000): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined) return value;
    if (known.size >= most) known.clear();
    const fresh = answer(key);
    known.set(key, fresh);
    return fresh;
  };
}
