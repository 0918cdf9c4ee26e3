import { watch } from 'node:fs';
import { at } from './paths.mjs';

const settleMs = 200;

/**
 * Restarts a server when its code changes; stories are reloaded by the content service itself.
 * @param {string[]} folders below the root of the repository
 * @param {() => void} restart
 */
export function restartOnChange(folders, restart) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const folder of folders) {
    watch(at(folder), { recursive: true, persistent: false }, (_event, name) => {
      if (
        name === null ||
        !name.endsWith('.ts') ||
        name.endsWith('.test.ts') ||
        name.includes('node_modules')
      )
        return;
      clearTimeout(timer);
      timer = setTimeout(restart, settleMs);
    });
  }
}
