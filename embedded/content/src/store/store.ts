import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Log } from '@inktvis/foundation/log';
import { buildSnapshot } from './build.ts';
import {
  type ContentFile,
  isContentFile,
  listContentFiles,
  newestFolderChange,
  readContentFile,
  readContentFileNow,
} from './files.ts';
import type { Snapshot } from './snapshot.ts';
import { watchTree } from './watch.ts';

/** Changes that arrive within this time are taken together. */
const DEBOUNCE_MS = 40;
const READ_AT_ONCE = 64;

export type Store = {
  /** The space as it is now; take it once per request. */
  readonly snapshot: () => Snapshot;
  readonly close: () => Promise<void>;
};

/** Told what the space was and what it is now, when the new one is being served already. */
export type OnReload = (before: Snapshot, after: Snapshot) => void;

type ReadOutcome = { readonly path: string; readonly file: ContentFile | 'gone' | 'broken' };

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Keeps the content folder in memory and follows its changes. A file that cannot be read costs that file: it is logged
 * and left out, or stays as it was when it had been read before (an editor may be half-way through writing it).
 */
export async function openStore(contentDir: string, log: Log, onReload: OnReload = () => {}): Promise<Store> {
  const folder = resolve(contentDir);
  const files = new Map<string, ContentFile>();

  function failure(path: string, error: unknown): ReadOutcome {
    if (isMissing(error)) return { path, file: 'gone' };
    const reason = String(error instanceof Error ? error.message : error);
    log.error({ file: path, reason }, 'unreadable content file');
    return { path, file: 'broken' };
  }

  function readNow(path: string): ReadOutcome {
    try {
      return { path, file: readContentFileNow(folder, path) };
    } catch (error) {
      return failure(path, error);
    }
  }

  const read = (path: string): Promise<ReadOutcome> =>
    readContentFile(folder, path).then(
      (file) => ({ path, file }),
      (error: unknown) => failure(path, error),
    );

  async function readAll(paths: readonly string[]): Promise<ReadOutcome[]> {
    const outcomes: ReadOutcome[] = [];
    for (let start = 0; start < paths.length; start += READ_AT_ONCE) {
      outcomes.push(...(await Promise.all(paths.slice(start, start + READ_AT_ONCE).map(read))));
    }
    return outcomes;
  }

  /** Unix seconds of the newest change of a published file, or of a folder that lost one. */
  async function newestChange(): Promise<number> {
    let newest = await newestFolderChange(folder, [...files.keys(), 'stories/']);
    for (const file of files.values()) {
      if (file.kind === 'published') newest = Math.max(newest, file.modified.getTime());
    }
    return Math.floor(newest / 1000);
  }

  const build = (cv: number): Snapshot =>
    buildSnapshot(
      [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
      cv,
      log,
    );

  const pending = new Set<string>();
  let current = build(0);
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  let closed = false;

  /** The files behind what was reported: of a folder, those that are in it now and those that were. */
  async function pendingFiles(): Promise<string[]> {
    const reported = [...pending];
    pending.clear();
    const found = new Set<string>();
    for (const path of reported) {
      if (isContentFile(path)) found.add(path);
      else {
        for (const file of await listContentFiles(folder, path)) found.add(file);
        for (const file of files.keys()) if (path === '' || file.startsWith(`${path}/`)) found.add(file);
      }
    }
    return [...found].sort();
  }

  async function takeOver(): Promise<void> {
    if (!existsSync(folder)) {
      log.warn({ folder }, 'the content folder is gone; what it held is kept until it is back');
      return;
    }
    const paths = await pendingFiles();
    let changed = false;
    let publishedChanged = false;
    for (const { path, file } of await readAll(paths)) {
      if (file === 'broken') continue;
      const known = files.delete(path);
      if (file !== 'gone') files.set(path, file);
      else if (!known) continue;
      changed = true;
      publishedChanged ||= !path.startsWith('drafts/');
    }
    if (!changed || closed) return;
    const cv = publishedChanged ? Math.max(current.cv + 1, await newestChange()) : current.cv;
    const before = current;
    current = build(cv);
    log.info({ files: paths.length, cv }, 'content reloaded');
    onReload(before, current);
  }

  function noteChange(path: string): void {
    pending.add(path);
    timer ??= setTimeout(() => {
      timer = undefined;
      working = working.then(takeOver).catch((error: unknown) => {
        log.error({ reason: String(error) }, 'content could not be reloaded');
      });
    }, DEBOUNCE_MS);
  }

  const watcher = watchTree(folder, {
    onChange: noteChange,
    onError: (error) => log.warn({ reason: String(error) }, 'watching the content folder failed'),
    ignored: (path) => /^assets($|\/)/.test(path),
  });

  // Read after the watcher stands, so that no change falls in between; what it reports meanwhile waits its turn.
  working = (async () => {
    for (const path of await listContentFiles(folder)) {
      const { file } = readNow(path);
      if (file !== 'gone' && file !== 'broken') files.set(path, file);
    }
    current = build(await newestChange());
    if (files.size === 0) log.warn({ folder }, 'the content folder holds no readable content');
  })();
  await working;

  return {
    snapshot: () => current,
    async close() {
      closed = true;
      clearTimeout(timer);
      watcher.close();
      await working;
    },
  };
}
