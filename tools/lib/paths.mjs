import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {...string} parts path parts below the root of the repository */
export const at = (...parts) => join(root, ...parts);
