import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Log } from '@inktvis/foundation/log';
import {
  type ContentFile,
  isContentFile,
  listContentFiles,
  newestFolderChange,
  readContentFile,
  readContentFileNow,
} from './files.ts';
import { buildSnapshot, type Snapshot } from './snapshot.ts';
import { watchTree } from './watch.ts';

/** Changes within this time are reloaded together. */
const DEBOUNCE_MS = 40;
const READ_CONCURRENCY = 64;

type Store = {
  /** The current state of the space; take it once per request. */
  readonly snapshot: () => Snapshot;
  readonly close: () => Promise<void>;
};

/** Called with the space before and after a reload, once the new one is being served. */
type OnReload = (before: Snapshot, after: Snapshot) => void;

type ReadOutcome = { readonly path: string; readonly file: ContentFile | 'missing' | 'broken' };

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Reads content files; an unreadable one is logged and reported as such, never thrown. */
function createReader(folder: string, log: Log) {
  const failure = (path: string, error: unknown): ReadOutcome => {
    if (isMissing(error)) return { path, file: 'missing' };
    const reason = String(error instanceof Error ? error.message : error);
    log.error({ file: path, reason }, 'unreadable content file');
    return { path, file: 'broken' };
  };
  return {
    readNow(path: string): ReadOutcome {
      try {
        return { path, file: readContentFileNow(folder, path) };
      } catch (error) {
        return failure(path, error);
      }
    },
    async readAll(paths: readonly string[]): Promise<ReadOutcome[]> {
      const outcomes: ReadOutcome[] = [];
      const read = (path: string): Promise<ReadOutcome> =>
        readContentFile(folder, path).then(
          (file) => ({ path, file }),
          (error: unknown) => failure(path, error),
        );
      for (let start = 0; start < paths.length; start += READ_CONCURRENCY) {
        outcomes.push(...(await Promise.all(paths.slice(start, start + READ_CONCURRENCY).map(read))));
      }
      return outcomes;
    },
  };
}

/** The files of a content folder by path, and the snapshots built from them. */
function createFiles(folder: string, log: Log) {
  const files = new Map<string, ContentFile>();
  return {
    files,
    build: (cv: number): Snapshot =>
      buildSnapshot(
        [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
        cv,
        log,
      ),
    /** Unix seconds of the newest change of a published file, or of a folder that lost one. */
    async newestChange(): Promise<number> {
      let newest = await newestFolderChange(folder, [...files.keys(), 'stories/']);
      for (const file of files.values()) {
        if (file.kind === 'published') newest = Math.max(newest, file.modified.getTime());
      }
      return Math.floor(newest / 1000);
    },
    /** The files behind reported paths: for a folder, those in it now and those that were in it. */
    async affectedBy(reported: readonly string[]): Promise<string[]> {
      const found = new Set<string>();
      for (const path of reported) {
        if (isContentFile(path)) found.add(path);
        else {
          for (const file of await listContentFiles(folder, path)) found.add(file);
          for (const file of files.keys()) if (path === '' || file.startsWith(`${path}/`)) found.add(file);
        }
      }
      return [...found].sort();
    },
    /** Applies what was read; says whether anything changed, and whether any of it was published. */
    apply(outcomes: readonly ReadOutcome[]): { readonly changed: boolean; readonly published: boolean } {
      let changed = false;
      let published = false;
      for (const { path, file } of outcomes) {
        if (file === 'broken') continue;
        const known = files.delete(path);
        if (file !== 'missing') files.set(path, file);
        else if (!known) continue;
        changed = true;
        published ||= !/^(drafts|releases)\//.test(path);
      }
      return { changed, published };
    },
  };
}

/**
 * Holds the content folder in memory and follows its changes. An unreadable file is logged and left out, or keeps its
 * last content when it was read before (an editor may be half-way through writing it).
 */
export async function openStore(contentDir: string, log: Log, onReload: OnReload): Promise<Store> {
  const folder = resolve(contentDir);
  const { readNow, readAll } = createReader(folder, log);
  const { files, build, newestChange, affectedBy, apply } = createFiles(folder, log);
  const pending = new Set<string>();
  let current = build(0);
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  let closed = false;

  async function reload(): Promise<void> {
    if (!existsSync(folder)) {
      log.warn({ folder }, 'the content folder is missing; its last content stays until it is back');
      return;
    }
    const reported = [...pending];
    pending.clear();
    const paths = await affectedBy(reported);
    const { changed, published } = apply(await readAll(paths));
    if (!changed || closed) return;
    const cv = published ? Math.max(current.cv + 1, await newestChange()) : current.cv;
    const before = current;
    current = build(cv);
    log.info({ files: paths.length, cv }, 'content reloaded');
    onReload(before, current);
  }

  function onChange(path: string): void {
    pending.add(path);
    timer ??= setTimeout(() => {
      timer = undefined;
      working = working.then(reload).catch((error: unknown) => {
        log.error({ reason: String(error) }, 'content could not be reloaded');
      });
    }, DEBOUNCE_MS);
  }

  const watcher = watchTree(folder, {
    onChange,
    onError: (error) => log.warn({ reason: String(error) }, 'watching the content folder failed'),
    ignored: (path) => /^assets($|\/)/.test(path),
  });

  // Read once the watcher runs, so that no change falls in between; changes reported meanwhile queue behind this.
  working = (async () => {
    apply((await listContentFiles(folder)).map(readNow));
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
