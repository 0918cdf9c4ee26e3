import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const PICTURE = /\.(webp|jpe?g|png|gif)$/i;

/** Every picture below a folder by its file name, as a path relative to the folder; empty when there is no folder. */
export async function findPictures(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Map(
    entries
      .filter((entry) => entry.isFile() && PICTURE.test(entry.name))
      .map((entry) => [
        entry.name,
        relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
      ]),
  );
}
