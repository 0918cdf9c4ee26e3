import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file beside its place and moves it there, so that half a file is never seen; makes its folders. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const beside = `${file}.deel`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(beside, content);
  await rename(beside, file);
}
