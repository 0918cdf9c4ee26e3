import type { APIRoute } from 'astro';
import { fixedPages, pageKinds } from '../features/registry.ts';
import { sitemap, sitemapEntries } from '../seo/sitemap.ts';
import { contentFor, eventsFor, PAGE_LIFE } from '../server/page.ts';
import { clock, settings } from '../server/runtime.ts';

/** `GET /sitemap.xml`; what cannot be read is a 503, for a sitemap with less in it would say that pages are gone. */
export const GET: APIRoute = async ({ cache, locals, rewrite }) => {
  const content = contentFor(locals);
  // The warm-up begins here; no page shows the list of redirects, and it is to have a last good copy too.
  await content.redirects();
  const read = await sitemapEntries(
    { ...settings, content, events: eventsFor(locals), now: clock.now() },
    { kinds: pageKinds, fixed: fixedPages },
  );
  if (!read.ok) return rewrite('/fout/503');
  if (read.value.complete) cache.set(PAGE_LIFE);
  return new Response(sitemap(read.value.entries), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};
