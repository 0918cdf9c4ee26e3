import { statfs } from 'node:fs/promises';

/** The share of a disk that copies leave to what must not be lost, such as what visitors send. */
const KEPT_FREE = 0.05;

/** Rejects when a copy in `directory` would take room that is kept free. */
export async function ensureRoom(directory: string): Promise<void> {
  const { bavail, blocks } = await statfs(directory);
  if (bavail < blocks * KEPT_FREE) throw new Error('the disk is nearly full: no copies are stored');
}
