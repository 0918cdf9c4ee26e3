import type { ContentClient } from '@inktvis/content/client';
import { facetHref } from '@inktvis/programme/filters/address';

/**
 * Where an editor sees a story that has no page of its own: a programme item on the page of its experience, a hall, type or
 * theme in the programme that it narrows, and what every page shows on the front page. Null for what no page shows.
 */
export async function shownOn(slug: string, content: ContentClient): Promise<string | null> {
  const [folder = ''] = slug.split('/', 1);
  if (folder === 'globaal') return '/';
  const items = await content.programme();
  const item = items.ok ? items.value.find(({ fullSlug }) => fullSlug === slug) : undefined;
  if (item) return item.content.experience?.href ?? null;
  const facets = await content.filterItems();
  if (!facets.ok) return null;
  const { locations, types, themes } = facets.value;
  for (const [facet, stories] of [
    ['location', locations],
    ['type', types],
    ['theme', themes],
  ] as const) {
    const found = stories.find(({ fullSlug }) => fullSlug === slug);
    if (found) return facetHref(facet, found.slug);
  }
  return null;
}

/** Leads to another page of the site, with the parameters of this one: an editor's frame is signed by them. */
export function toPage(href: string, { search }: URL, policy?: string): Response {
  const query = href.includes('?') ? search.replace('?', '&') : search;
  const headers = { Location: `${href}${query}`, ...(policy && { 'Content-Security-Policy': policy }) };
  return new Response(null, { status: policy ? 302 : 308, headers });
}
