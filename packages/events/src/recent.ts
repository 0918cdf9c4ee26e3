/** A map that forgets what was used longest ago once it holds more than `most`. */
export function createRecent<V>(most: number) {
  const entries = new Map<string, V>();
  const set = (key: string, value: V): void => {
    entries.delete(key);
    entries.set(key, value);
    if (entries.size > most) entries.delete(entries.keys().next().value ?? key);
  };
  return {
    set,
    get(key: string): V | undefined {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    delete: (key: string): void => void entries.delete(key),
  };
}
