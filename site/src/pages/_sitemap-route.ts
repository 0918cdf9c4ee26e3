import type { APIContext, APIRoute } from 'astro';
import type { SitemapEntry } from '../seo/sitemap.ts';
import { sitemapEntries } from '../seo/sitemap-entries.ts';
import { contentFor, eventsFor, PAGE_LIFE } from '../server/page.ts';
import { clock, settings } from '../server/runtime.ts';

/** The xml of what was asked for; null when there is no such file. */
type Write = (entries: readonly SitemapEntry[], context: APIContext) => string | null;

/**
 * A route of the sitemap. It is stored as a page is, so that a publication reaches it; what cannot be read is a 503, for
 * a sitemap with less in it would say that pages are gone.
 */
export const sitemapRoute =
  (write: Write): APIRoute =>
  async (context) => {
    const { cache, locals, rewrite } = context;
    const content = contentFor(locals);
    // The warm-up begins here; no page shows the list of redirects, and it is to have a last good copy too.
    await content.redirects();
    const read = await sitemapEntries({
      ...settings,
      content,
      events: eventsFor(locals),
      now: clock.now(),
    });
    if (!read.ok) return rewrite('/fout/503');
    const xml = write(read.value.entries, context);
    if (xml === null) return rewrite('/fout/404');
    if (read.value.complete) cache.set(PAGE_LIFE);
    return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
  };
