import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';

type TreeWatcher = { readonly close: () => void };

type Options = {
  /**
   * Called for every file or folder below the tree that may have changed, appeared or gone; `''` is the tree itself.
   */
  readonly onChange: (path: string) => void;
  readonly onError: (error: unknown) => void;
  /** What is not looked at; a path relative to the tree, with `/`. */
  readonly ignored: (path: string) => boolean;
};

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Watches a folder with all folders in it, from when it returns. One watcher per folder, none per file: ten
 * thousand files would cost as many handles. The folder may be missing, or be replaced as a whole by another one.
 */
export function watchTree(folder: string, { onChange, onError, ignored }: Options): TreeWatcher {
  const watchers = new Map<string, FSWatcher>();

  function drop(path: string): void {
    for (const [key, watcher] of watchers) {
      if (path !== '' && key !== path && !key.startsWith(`${path}/`)) continue;
      watcher.close();
      watchers.delete(key);
    }
  }

  function add(path: string): void {
    if (ignored(path) || !isFolder(join(folder, path))) return;
    try {
      const watcher = watch(join(folder, path), (event, name) => note(path, event, name));
      watchers.set(path, watcher);
      watcher.on('error', (error) => {
        drop(path);
        onError(error);
      });
      // Read once the watcher is set up, so that no new folder is missed.
      for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
        if (!entry.isFile()) add(path === '' ? entry.name : `${path}/${entry.name}`);
      }
    } catch (error) {
      onError(error);
    }
  }

  function note(parent: string, event: string, name: string | null): void {
    const path = [parent, name].filter(Boolean).join('/');
    if (ignored(path)) return;
    if (event === 'rename' && path !== parent && (watchers.has(path) || isFolder(join(folder, path)))) {
      drop(path);
      add(path);
    }
    onChange(path);
  }

  function watchParent(): FSWatcher | undefined {
    try {
      return watch(dirname(folder), (event, name) => {
        if (event !== 'rename' || name !== basename(folder)) return;
        drop('');
        add('');
        onChange('');
      }).on('error', onError);
    } catch {
      // Without a parent there is no folder either; it cannot appear while we run.
      return undefined;
    }
  }

  const parent = watchParent();
  add('');
  return {
    close() {
      parent?.close();
      drop('');
    },
  };
}
