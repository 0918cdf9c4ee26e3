import type { LastGoodStore } from '../cache/last-good.ts';

/** A disk in memory, which outlives the cache as a real one does. */
export function createMemoryStore(): LastGoodStore & { readonly files: Map<string, string> } {
  const files = new Map<string, string>();
  return {
    files,
    load: async (key) => files.get(key),
    save: async (key, json) => void files.set(key, json),
    forget: async (key) => void files.delete(key),
  };
}

/** Stores nothing. */
export const noStore: LastGoodStore = {
  load: async () => undefined,
  save: async () => {},
  forget: async () => {},
};
