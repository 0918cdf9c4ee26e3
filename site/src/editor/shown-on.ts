import type { ContentClient, PreviewClient } from '@inktvis/content/client';
import { machineTime } from '@inktvis/foundation/brussels';
import { PREVIEW_PARAMETERS } from '@inktvis/foundation/parameters';
import { preview as messages } from '@inktvis/messages/preview';
import { facetHref } from '@inktvis/programme/filters/address';

/** Where an editor sees a story without a page of its own (docs/decisions/007); null for what no page shows. */
export async function shownOn(
  slug: string,
  content: ContentClient,
): Promise<{ href: string; at?: Date } | null> {
  if (slug.startsWith('globaal/')) return { href: '/' };
  const items = await content.programme();
  const item = items.ok ? items.value.find(({ href }) => href === `/${slug}`) : undefined;
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
    const found = stories.find(({ href }) => href === `/${slug}`);
    if (found) return { href: facetHref(facet, found.slug) };
  }
  return null;
}

/** Leads to another page with the parameters of this one, which sign an editor’s frame, and those that it does not have. */
export function redirectToPage(
  href: string,
  { origin, searchParams }: URL,
  { policy, parameters = {} }: { policy?: string; parameters?: Readonly<Record<string, string>> },
): Response {
  const target = new URL(href, origin);
  for (const [name, value] of searchParams) target.searchParams.append(name, value);
  for (const [name, value] of Object.entries(parameters))
    if (!searchParams.has(name)) target.searchParams.set(name, value);
  const headers = {
    Location: target.pathname + target.search,
    ...(policy && { 'Content-Security-Policy': policy }),
  };
  return new Response(null, { status: policy ? 302 : 308, headers });
}

/** Why no page shows the story at `slug`; null when there is no such address, or when it is not known now. */
export async function whyNoPage(
  slug: string,
  content: PreviewClient,
  { release }: { readonly release: string | null },
): Promise<{ title: string; text: string } | null> {
  const { title, restricted_title, restricted, ...texts } = messages.no_page;
  const kind = await content.kindAt(slug);
  if (!kind.ok) {
    const isRestricted = release !== null && kind.error.kind === 'refused';
    return isRestricted ? { title: restricted_title, text: restricted } : null;
  }
  if (kind.value === null) return release === null ? null : { title, text: texts.not_in_release };
  return {
    title,
    text: kind.value === 'program' || kind.value === 'folder' ? texts[kind.value] : texts.other,
  };
}

type Preview = {
  readonly content: PreviewClient;
  readonly release: string | null;
  readonly policy: string;
};

/** Where an editor goes from an address without a page: where the story is used, or a path that says why it is not; null: no such story. */
export async function redirectEditor(
  slug: string,
  preview: Preview,
  url: URL,
): Promise<Response | string | null> {
  const shown = await shownOn(slug, preview.content);
  if (shown) {
    const parameters = shown.at && { [PREVIEW_PARAMETERS.time]: machineTime(shown.at) };
    return redirectToPage(shown.href, url, { policy: preview.policy, parameters });
  }
  return (await whyNoPage(slug, preview.content, preview)) ? `/api/preview/no-page${url.search}` : null;
}
