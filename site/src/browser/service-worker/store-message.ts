import { isObject } from '@inktvis/foundation/json';

/** What a page asks of its service worker: to store it, and the files that it consists of. */
export type StoreMessage = {
  readonly type: 'store';
  /** Path and search of the page. */
  readonly page: string;
  /** The worker did not see the page itself: it was loaded before the worker, or prefetched. */
  readonly isNew: boolean;
  /** Paths of files of this site. */
  readonly files: readonly string[];
  /** The ids of what the visitor saved: those pages are stored too. */
  readonly saved: readonly string[];
};

const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path);

/** Reads the message of a page; null for anything else. Addresses of this site only. */
export function readStoreMessage(data: unknown): StoreMessage | null {
  if (!isObject(data)) return null;
  const { type, page, isNew, files, saved } = data;
  if (type !== 'store' || typeof isNew !== 'boolean' || !isOwnPath(page)) return null;
  if (!Array.isArray(files) || !Array.isArray(saved)) return null;
  return {
    type,
    page,
    isNew,
    files: files.filter(isOwnPath),
    saved: saved.filter((id) => typeof id === 'string'),
  };
}
