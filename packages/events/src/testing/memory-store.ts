import type { LastGoodStore } from '@inktvis/foundation/last-good';

/** A disk in memory, which outlives the client as a real one does. */
export function createMemoryStore(): LastGoodStore & { readonly files: Map<string, string> } {
  const files = new Map<string, string>();
  return {
    files,
    load: async (key) => JSON.parse(files.get(key) ?? 'null') ?? undefined,
    save: async (key, wire) => void files.set(key, JSON.stringify(wire)),
    forget: async (key) => void files.delete(key),
  };
}
