import type { KeepMessage } from '../keep-page.ts';

/** What a page of ours told the worker; null for anything else. Addresses of this site only. */
export function readMessage(data: unknown): KeepMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  if (!('kind' in data && 'page' in data && 'files' in data)) return null;
  const { kind, page, files } = data;
  if (kind !== 'keep' || (page !== null && typeof page !== 'string') || !Array.isArray(files)) return null;
  const isOwn = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path);
  if (page !== null && !isOwn(page)) return null;
  return { kind, page, files: files.filter(isOwn) };
}
