import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import { LRUCache } from 'lru-cache';

export type DiskCache = {
  /** The bytes cached under a key, or undefined. */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /** Stores bytes, evicting the least recently used. A failing disk is only logged. */
  readonly set: (key: string, bytes: Buffer) => Promise<void>;
};

const NAME = /^[0-9a-f]{32}$/;

/** A folder of files, bounded in bytes, whose order of use survives a restart. Keys are 32 hex digits. */
export async function openDiskCache(folder: string, maxBytes: number, log: Log): Promise<DiskCache> {
  const note = (error: unknown) => log.warn({ folder, reason: String(error) }, 'image cache');
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, key, reason) => {
      if (reason === 'evict') rm(join(folder, key), { force: true }).catch(note);
    },
  });

  await mkdir(folder, { recursive: true }).catch(note);
  const found = await readdir(folder).catch(() => []);
  const present: { name: string; size: number; used: number }[] = [];
  for (const name of found) {
    const file = join(folder, name);
    if (!NAME.test(name)) {
      // What a stopped process left half-written.
      if (name.endsWith('.part')) await rm(file, { force: true }).catch(note);
      continue;
    }
    const info = await stat(file).catch(() => undefined);
    if (info?.isFile()) present.push({ name, size: info.size, used: info.mtimeMs });
  }
  for (const { name, size } of present.sort((a, b) => a.used - b.used)) sizes.set(name, size);

  return {
    async get(key) {
      if (sizes.get(key) === undefined) return undefined;
      const file = join(folder, key);
      const bytes = await readFile(file).catch(() => undefined);
      if (!bytes) {
        sizes.delete(key);
        return undefined;
      }
      const now = systemClock.now();
      utimes(file, now, now).catch(() => undefined);
      return bytes;
    },
    async set(key, bytes) {
      const part = join(folder, `${key}.${randomUUID()}.part`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(part, bytes);
        await rename(part, join(folder, key));
        sizes.set(key, bytes.length);
        // Too large for the whole cache: it was not taken in.
        if (!sizes.has(key)) await rm(join(folder, key), { force: true });
      } catch (error) {
        note(error);
        await rm(part, { force: true }).catch(note);
      }
    },
  };
}
