import type { ContentClient } from '@inktvis/content/client';
import { facetHref } from '@inktvis/programme/filters/address';

/** Where an editor sees a story, and when: at another moment than now, what it says may be over. */
type Place = { readonly href: string; readonly at?: Date };

/**
 * Where an editor sees a story that has no page of its own: a programme item on the page of its experience, at that moment;
 * a hall, type or theme in the programme that it narrows; what every page shows on the front page. Null for what no page
 * shows.
 */
export async function shownOn(slug: string, content: ContentClient): Promise<Place | null> {
  const [folder = ''] = slug.split('/', 1);
  if (folder === 'globaal') return { href: '/' };
  const items = await content.programme();
  const item = items.ok ? items.value.find(({ fullSlug }) => fullSlug === slug) : undefined;
  if (item) {
    const { experience, startDate } = item.content;
    return experience && { href: experience.href, at: startDate };
  }
  const facets = await content.filterItems();
  if (!facets.ok) return null;
  const { locations, types, themes } = facets.value;
  for (const [facet, stories] of [
    ['location', locations],
    ['type', types],
    ['theme', themes],
  ] as const) {
    const found = stories.find(({ fullSlug }) => fullSlug === slug);
    if (found) return { href: facetHref(facet, found.slug) };
  }
  return null;
}

const BASE = 'http://site.invalid';

type Leading = {
  /** Policy of the response, where an editor is led. */
  readonly policy?: string;
  /** Parameters that the page gets where the address does not have them already. */
  readonly parameters?: Readonly<Record<string, string>>;
};

/** Leads to another page of the site, with the parameters of this one: an editor's frame is signed by them. */
export function redirectToPage(
  href: string,
  { searchParams }: URL,
  { policy, parameters = {} }: Leading,
): Response {
  const target = new URL(href, BASE);
  for (const [name, value] of searchParams) target.searchParams.append(name, value);
  for (const [name, value] of Object.entries(parameters))
    if (!searchParams.has(name)) target.searchParams.set(name, value);
  const headers = {
    Location: target.pathname + target.search,
    ...(policy && { 'Content-Security-Policy': policy }),
  };
  return new Response(null, { status: policy ? 302 : 308, headers });
}
