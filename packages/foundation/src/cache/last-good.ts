import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureRoom } from './disk-room.ts';

/** Stores the last good responses of a source, so that a cold start works while that source is down. */
export type LastGoodStore = {
  /** The stored JSON text, or undefined. Never throws. */
  load(key: string): Promise<string | undefined>;
  /** Stores a JSON text. Never throws: a full or read-only disk costs the copy, not the response. */
  save(key: string, json: string): Promise<void>;
  /** Deletes the copy, if there is one. Never throws. */
  forget(key: string): Promise<void>;
};

/** One file per key in `directory`, written beside its place and renamed, so that half a file is never read. */
export function createDiskStore(directory: string, onError: (error: unknown) => void): LastGoodStore {
  const fileOf = (key: string) => join(directory, `${createHash('sha256').update(key).digest('hex')}.json`);
  let writes = 0;
  return {
    load: (key) => readFile(fileOf(key), 'utf8').catch(() => undefined),
    async save(key, json) {
      writes += 1;
      const temporary = `${fileOf(key)}.${process.pid}.${writes}`;
      try {
        await mkdir(directory, { recursive: true });
        await ensureRoom(directory);
        await writeFile(temporary, json);
        await rename(temporary, fileOf(key));
      } catch (error) {
        onError(error);
      }
    },
    async forget(key) {
      await rm(fileOf(key), { force: true }).catch(onError);
    },
  };
}

/** Stores nothing: for tests and for preview. */
export const noStore: LastGoodStore = {
  load: async () => undefined,
  save: async () => {},
  forget: async () => {},
};
