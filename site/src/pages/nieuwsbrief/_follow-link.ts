import type { Outbox } from '@inktvis/outbox';
import type { AstroGlobal } from 'astro';
import type { LinkPage, LinkRequest } from '../../features/forms/newsletter-links.ts';
import { outboxFor } from '../../server/outbox.ts';
import { log, settings } from '../../server/runtime.ts';

/** A page with a token in its address is for one person. */
const TOKEN_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Follows the link of a newsletter mail with the outbox of this request; sets the status and headers of the response. */
export async function followLink(
  { request, url, locals, response }: AstroGlobal,
  follow: (asked: LinkRequest<keyof Outbox>) => Promise<LinkPage>,
): Promise<LinkPage> {
  const { brand } = settings;
  const page = await follow({ request, url, store: outboxFor(locals, settings), log, brand });
  for (const [name, value] of Object.entries(TOKEN_HEADERS)) response.headers.set(name, value);
  response.status = page.status;
  return page;
}
