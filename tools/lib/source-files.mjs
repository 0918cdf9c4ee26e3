import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set([
  'node_modules',
  'dist',
  '.astro',
  '.cache',
  '.git',
  'var',
  'test-results',
  'playwright-report',
]);

/**
 * Every file below a folder, sorted, without what is installed, built or written at run time.
 * @param {string} folder
 * @returns {string[]} absolute paths; none when the folder does not exist
 */
export function sourceFiles(folder) {
  /** @type {string[]} */
  const found = [];
  if (!existsSync(folder)) return found;
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...sourceFiles(path));
    else if (entry.isFile()) found.push(path);
  }
  return found;
}
