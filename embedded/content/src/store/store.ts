import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { systemClock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import { type ContentFile, isContentFile, listContentFiles, readContentFile } from './files.ts';
import { buildSnapshot, type Snapshot } from './snapshot.ts';
import { watchTree } from './watch.ts';

/** Changes within this time are reloaded together. */
const DEBOUNCE_MS = 40;

type Store = {
  /** The current state of the space; take it once per request. */
  readonly snapshot: () => Snapshot;
  readonly close: () => void;
};

/** Called with the space before and after a reload, once the new one is being served. */
type OnReload = (before: Snapshot, after: Snapshot) => void;

/**
 * Holds the content folder in memory and follows its changes. An unreadable file is logged and left out, or keeps its
 * last content when it was read before (an editor may be half-way through writing it).
 */
export function openStore(contentDir: string, log: Log, onReload: OnReload): Store {
  const folder = resolve(contentDir);
  const files = new Map<string, ContentFile>();

  /** Takes a file as it is now; true when that made a difference. */
  function update(path: string): boolean {
    if (!existsSync(resolve(folder, path))) return files.delete(path);
    try {
      files.set(path, readContentFile(folder, path));
      return true;
    } catch (error) {
      const reason = String(error instanceof Error ? error.message : error);
      log.error({ file: path, reason }, 'unreadable content file');
      return false;
    }
  }
  const build = (cv: number): Snapshot =>
    buildSnapshot(
      [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, file]) => file),
      cv,
      log,
    );
  /** Unix seconds: also after a restart higher than before. */
  const now = () => Math.floor(systemClock.now().getTime() / 1000);

  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function reload(): void {
    timer = undefined;
    // For a folder, the files that are in it now and those that were.
    const paths = [...pending].flatMap((path) =>
      isContentFile(path)
        ? [path]
        : [
            ...listContentFiles(folder, path),
            ...[...files.keys()].filter((file) => path === '' || file.startsWith(`${path}/`)),
          ],
    );
    pending.clear();
    const changed = [...new Set(paths)].filter(update);
    if (changed.length === 0) return;
    const isPublished = changed.some((path) => !/^(drafts|releases)\//.test(path));
    const before = current;
    current = build(isPublished ? Math.max(before.cv + 1, now()) : before.cv);
    log.info({ files: changed.length, cv: current.cv }, 'content reloaded');
    onReload(before, current);
  }

  const unwatch = watchTree(folder, (path) => {
    pending.add(path);
    timer ??= setTimeout(reload, DEBOUNCE_MS);
  });
  for (const path of [
    'space.json',
    ...['stories', 'drafts', 'releases'].flatMap((part) => listContentFiles(folder, part)),
  ])
    update(path);
  let current = build(now());
  if (files.size === 0) log.warn({ folder }, 'the content folder holds no readable content');

  return {
    snapshot: () => current,
    close() {
      clearTimeout(timer);
      unwatch();
    },
  };
}
