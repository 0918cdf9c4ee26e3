import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * Watches a folder with all folders in it but its assets, from when it returns; `onChange` is called for every file or
 * folder that may have changed, appeared or gone, by its path below the folder, with `/`. Gives how to stop. One watcher
 * per folder: Node's own recursive one has one per file, and loses a file that is replaced by another of its name.
 */
export function watchTree(folder: string, onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  function drop(path: string): void {
    for (const [key, watcher] of watchers) {
      if (key !== path && !key.startsWith(`${path}/`)) continue;
      watcher.close();
      watchers.delete(key);
    }
  }

  function add(path: string): void {
    const whole = join(folder, path);
    if (path === 'assets' || !statSync(whole, { throwIfNoEntry: false })?.isDirectory()) return;
    const watcher = watch(whole, (event, name) => {
      const changed = posix.join(path, name ?? '');
      if (event === 'rename' && changed !== path) {
        drop(changed);
        add(changed);
      }
      onChange(changed);
    });
    watchers.set(
      path,
      watcher.on('error', () => drop(path)),
    );
    // Read once the watcher is set up, so that no new folder is missed.
    for (const entry of readdirSync(whole, { withFileTypes: true }))
      if (entry.isDirectory()) add(posix.join(path, entry.name));
  }

  add('');
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}
