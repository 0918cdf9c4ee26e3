import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps the last good answers over restarts, so that a cold start without who gave them works. */
export type LastGoodStore = {
  /** The kept answer as it was on the wire, or undefined. Never throws. */
  load(key: string): Promise<unknown>;
  /** Keeps an answer; a full or read-only disk costs the copy, not the answer. */
  save(key: string, wire: unknown): Promise<void>;
  /** There is nothing to keep any more. */
  forget(key: string): Promise<void>;
};

/** One JSON file per question in `directory`, written beside and moved into place, so that half a file is never read. */
export function createDiskStore(directory: string, onError: (error: unknown) => void): LastGoodStore {
  const fileOf = (key: string) => join(directory, `${createHash('sha256').update(key).digest('hex')}.json`);
  let turn = 0;
  return {
    async load(key) {
      try {
        return JSON.parse(await readFile(fileOf(key), 'utf8'));
      } catch {
        return undefined;
      }
    },
    async save(key, wire) {
      turn += 1;
      const beside = `${fileOf(key)}.${process.pid}.${turn}`;
      try {
        await mkdir(directory, { recursive: true });
        await writeFile(beside, JSON.stringify(wire));
        await rename(beside, fileOf(key));
      } catch (error) {
        onError(error);
      }
    },
    async forget(key) {
      await rm(fileOf(key), { force: true }).catch(onError);
    },
  };
}

/** Keeps nothing: for tests and for preview. */
export const noStore: LastGoodStore = {
  load: async () => undefined,
  save: async () => {},
  forget: async () => {},
};
