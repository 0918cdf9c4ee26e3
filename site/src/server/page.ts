import type { ContentClient, Globals } from '@inktvis/content/client';
import { redirectPath } from '@inktvis/content/redirects';
import type { EventsClient } from '@inktvis/events';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { inEdition } from '@inktvis/programme/edition';
import type { APIContext } from 'astro';
import { headerAt } from './header-now.ts';
import { isFromServer, readerFor } from './render-locals.ts';
import { clock, connection, events, publication } from './runtime.ts';
import { trackTours } from './tours.ts';

/** How long a page counts as fresh, and how long a stale one may be shown while a new one is rendered. Seconds. */
export const PAGE_LIFE = { maxAge: 30, swr: 86_400 } as const;

/** A text that all visitors share, stored as a page is. */
export function storedText({ cache }: Pick<APIContext, 'cache'>, text: string, type: string): Response {
  cache.set(PAGE_LIFE);
  return new Response(text, { headers: { 'Content-Type': type } });
}

/** Lets publications reach the page cache of the server that gave these locals, and the instances share addresses. */
export function attachPageCache(locals: object): void {
  if (!isFromServer(locals)) return;
  publication.attach(locals.pageCache);
  if (locals.outbox) connection.shareAddresses(locals.outbox);
}

/** The content for one page, of the current edition. */
export function contentFor(locals: object): ContentClient {
  const today = brusselsDay(clock.now());
  if (!isFromServer(locals)) return inEdition(connection.content, today);
  attachPageCache(locals);
  return inEdition(connection.clientFor(readerFor(locals)), today);
}

export const eventsFor = (locals: object): EventsClient =>
  isFromServer(locals) ? trackTours(locals.events ?? events, locals) : events;

const NO_GLOBALS: Globals = { header: null, footer: null, social: null, hasSearch: true };

const NO_DAYS: readonly never[] = [];

/** Header, footer and social links as they read at `now`, and which day that is; a page without them is still a page. */
export async function readGlobals(
  from: ContentClient,
  now = clock.now(),
): Promise<Globals & { readonly today: string }> {
  const [read, days] = await Promise.all([from.globals(), from.days()]);
  const today = brusselsDay(now);
  if (!read.ok) return { ...NO_GLOBALS, today };
  const { header } = read.value;
  return { ...read.value, today, header: header && headerAt(header, days.ok ? days.value : NO_DAYS, now) };
}

type Missing =
  | { readonly kind: 'moved'; readonly href: string }
  | { readonly kind: 'status'; readonly status: 404 | 410 | 503 };

/** Redirects to where the story is now, or the editors' list says; 503 when unread. Astro leaves `.html` out of a slug. */
export async function findMissing(slug: string, locals: object, path = `/${slug}`): Promise<Missing> {
  const deadline = isFromServer(locals) ? locals.deadline : undefined;
  const where = await connection.resolveAddress(slug, { deadline });
  if (where.kind === 'moved') return where;
  const redirects = await contentFor(locals).redirects();
  if (!redirects.ok) return { kind: 'status', status: 503 };
  const href = redirects.value.get(redirectPath(path) ?? slug);
  if (href !== undefined) return { kind: 'moved', href };
  return { kind: 'status', status: where.kind === 'gone' ? 410 : 404 };
}
