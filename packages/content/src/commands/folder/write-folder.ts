import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file atomically, next to its target and then renamed; creates its folders. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const beside = `${file}.deel`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(beside, content);
  await rename(beside, file);
}

/** Where a folder is assembled: next to its target, on the same file system, so that a rename moves it there. */
export const besideOf = (target: string): string => `${target}.inktvis-deel`;
const oldOf = (target: string): string => `${target}.inktvis-oud`;

export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Restores the old folder when an earlier move was interrupted between its two renames. */
export async function recoverPlace(target: string): Promise<void> {
  if (!(await isThere(target)) && (await isThere(oldOf(target)))) await rename(oldOf(target), target);
}

/**
 * Moves a finished folder to `target`; the old one is deleted only when the new one is in place. Rejects when the
 * disk refuses, with the old folder restored.
 */
export async function moveIntoPlace(ready: string, target: string): Promise<void> {
  await recoverPlace(target);
  await rm(oldOf(target), { recursive: true, force: true });
  const replaces = await isThere(target);
  if (replaces) await rename(target, oldOf(target));
  try {
    await rename(ready, target);
  } catch (error) {
    if (replaces) await rename(oldOf(target), target);
    throw error;
  }
  await rm(oldOf(target), { recursive: true, force: true });
}

const PARTS = new Set(['stories', 'drafts', 'datasources', 'assets', 'space.json']);

/** Whether a pull may replace what is at `target`: nothing, an empty folder, or a content folder without anything else. */
export async function isReplaceable(target: string): Promise<boolean> {
  if (!(await isThere(target))) return true;
  const names = await readdir(target).catch(() => null);
  if (names === null) return false;
  return names.length === 0 || (names.includes('space.json') && names.every((name) => PARTS.has(name)));
}
