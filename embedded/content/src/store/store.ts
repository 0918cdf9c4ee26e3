import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { systemClock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import { type ContentFile, isContentFile, readContentFile } from './files.ts';
import { buildSnapshot, type Snapshot } from './snapshot.ts';

/** Changes within this time are reloaded together. */
const DEBOUNCE_MS = 40;
const PARTS = ['space.json', 'stories', 'drafts', 'releases'];

/** Called once the new space is being served. */
type OnReload = (before: Snapshot, after: Snapshot) => void;

/** Follows the changes of a folder. An unreadable file is logged and left out, or keeps its last content. */
export function openStore(contentDir: string, log: Log, onReload: OnReload) {
  const folder = resolve(contentDir);
  /** `stamp` differs when the file was written or replaced. */
  const files = new Map<string, { readonly stamp: string; readonly content: ContentFile | undefined }>();
  /** Node's own recursive watcher loses a file that another of its name replaces. */
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  function unwatch(path: string): void {
    for (const [key, watcher] of watchers) {
      if (path !== '' && key !== path && !key.startsWith(`${path}/`)) continue;
      watcher.close();
      watchers.delete(key);
    }
  }

  function watchFolder(path: string): void {
    if (watchers.has(path)) return;
    const watcher = watch(join(folder, path), (event, name) => {
      if (event === 'rename' && name) unwatch(posix.join(path, name));
      timer ??= setTimeout(reload, DEBOUNCE_MS);
    });
    watchers.set(
      path,
      watcher.on('error', () => unwatch(path)),
    );
  }

  /** With their stamps; watches every folder among them. */
  function filesAt(path: string): [path: string, stamp: string][] {
    const info = statSync(join(folder, path), { throwIfNoEntry: false });
    if (!info?.isDirectory())
      return info && isContentFile(path) ? [[path, `${info.ino} ${info.mtimeMs} ${info.size}`]] : [];
    // Read once the watcher is set up, so that nothing new is missed.
    watchFolder(path);
    return readdirSync(join(folder, path)).flatMap((name) => filesAt(posix.join(path, name)));
  }

  /** Gives the paths of those that changed, came or went. */
  function update(): string[] {
    const found = new Map(PARTS.flatMap(filesAt));
    const gone = [...files.keys()].filter((path) => !found.has(path));
    for (const path of gone) files.delete(path);
    const changed = [...found].flatMap(([path, stamp]) => {
      const known = files.get(path);
      if (stamp === known?.stamp) return [];
      try {
        files.set(path, { stamp, content: readContentFile(folder, path) });
        return [path];
      } catch (error) {
        const reason = String(error instanceof Error ? error.message : error);
        log.error({ file: path, reason }, 'unreadable content file');
        files.set(path, { stamp, content: known?.content });
        return [];
      }
    });
    return [...gone, ...changed];
  }

  const build = (cv: number): Snapshot =>
    buildSnapshot(
      [...files].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, { content }]) => content ?? []),
      cv,
      log,
    );
  /** Unix seconds: higher than before also after a restart. */
  const now = () => Math.floor(systemClock.now().getTime() / 1000);

  function reload(): void {
    timer = undefined;
    const changed = update();
    if (changed.length === 0) return;
    const isPublished = changed.some((path) => !/^(drafts|releases)\//.test(path));
    const before = current;
    current = build(isPublished ? Math.max(before.cv + 1, now()) : before.cv);
    log.info({ files: changed.length, cv: current.cv }, 'content reloaded');
    onReload(before, current);
  }

  watchFolder('');
  if (update().length === 0) log.warn({ folder }, 'the content folder holds no readable content');
  let current = build(now());

  return {
    snapshot: (): Snapshot => current,
    close(): void {
      clearTimeout(timer);
      unwatch('');
    },
  };
}
