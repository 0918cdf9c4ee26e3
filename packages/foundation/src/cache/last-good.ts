import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The last good responses of a source, so that a cold start works while it is down. Never throws. */
export type LastGoodStore = {
  load(key: string): Promise<string | undefined>;
  /** A full or read-only disk costs the copy, not the response. */
  save(key: string, json: string): Promise<void>;
  forget(key: string): Promise<void>;
};

/** The share of a disk that copies leave to what must not be lost, such as what visitors send. */
const KEPT_FREE = 0.05;

let writes = 0;

/** Renames what it wrote, so that half a file is never read. Rejects when the disk refuses or has no room to spare. */
export async function writeCopy(file: string, data: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const { bavail, blocks } = await statfs(dirname(file));
  if (bavail < blocks * KEPT_FREE) throw new Error('the disk is nearly full: no copies are stored');
  writes += 1;
  const temporary = `${file}.${process.pid}.${writes}.tmp`;
  await writeFile(temporary, data);
  await rename(temporary, file);
}

export function createDiskStore(directory: string, onError: (error: unknown) => void): LastGoodStore {
  const fileOf = (key: string) => join(directory, `${createHash('sha256').update(key).digest('hex')}.json`);
  return {
    load: (key) => readFile(fileOf(key), 'utf8').catch(() => undefined),
    save: (key, json) => writeCopy(fileOf(key), json).catch(onError),
    forget: (key) => rm(fileOf(key), { force: true }).catch(onError),
  };
}
