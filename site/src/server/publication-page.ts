import { type ContentClient, EVERYTHING } from '@inktvis/content/client';
import type { RenderLocals } from './render-locals.ts';
import { connection, publication } from './runtime.ts';

/** What our HTTP server gives along with a request; nothing of it while developing. */
const isFromServer = (locals: object): locals is RenderLocals => 'pageCache' in locals && 'reading' in locals;

/** Lets publications reach the page cache of the server that asks. */
export function attachPageCache(locals: object): void {
  if (isFromServer(locals)) publication.attach(locals.pageCache);
}

/**
 * The content for one page. What the page reads is noted for the page cache, so that the page becomes stale when that
 * changes; a page that leant on a last good copy is stored for a moment only.
 */
export function contentFor(locals: object): ContentClient {
  if (!isFromServer(locals)) return connection.content;
  publication.attach(locals.pageCache);
  const { reading } = locals;
  reading.tags.add(EVERYTHING);
  return connection.noting((tags, outdated) => {
    for (const tag of tags) reading.tags.add(tag);
    reading.outdated ||= outdated;
  });
}

/** Where to go, or which status to show, for an address that leads to no story. */
export type Missing =
  | { readonly kind: 'moved'; readonly href: string }
  | { readonly kind: 'status'; readonly status: 404 | 410 };

/** An address that once had a story leads to where the story is now, or is gone for good; any other never was. */
export async function findMissing(slug: string): Promise<Missing> {
  const where = await connection.whereIs(slug);
  return where.kind === 'moved' ? where : { kind: 'status', status: where.kind === 'gone' ? 410 : 404 };
}
