import { constants } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inParallel, type Progress } from '../command-line.ts';
import { assetPathsIn } from '../folder/json.ts';
import { readFolder } from '../folder/read-folder.ts';
import { isThere, writeWhole } from '../folder/write-folder.ts';
import type { Api } from './api.ts';

const AT_ONCE = 4;

/** Copies a file from an earlier copy; the address contains a hash, so it is the same file. */
async function takeOver(from: string, to: string): Promise<boolean> {
  try {
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, `${to}.deel`, constants.COPYFILE_FICLONE);
    await rename(`${to}.deel`, to);
    return true;
  } catch {
    return false;
  }
}

/** The assets that the stories in `folder` refer to; those that are there, or in the earlier copy `before`, are not fetched. */
export async function pullAssets(api: Api, folder: string, before: string, progress: Progress) {
  const { published, drafts } = readFolder(folder);
  const paths = assetPathsIn([...published, ...drafts].map(({ raw }) => raw.content));
  /** Paths that the store does not have. */
  const missing: string[] = [];
  let fetched = 0;
  let done = 0;
  await inParallel([...paths].sort(), AT_ONCE, async (path) => {
    const file = join(folder, 'assets', path);
    if (!(await isThere(file)) && !(await takeOver(join(before, 'assets', path), file))) {
      const bytes = await api.asset(path);
      if (bytes === null) missing.push(path);
      else {
        await writeWhole(file, bytes);
        fetched += 1;
      }
    }
    done += 1;
    progress('Beelden', done, paths.size);
  });
  return { total: paths.size, fetched, missing };
}
