import { systemClock } from '@inktvis/foundation/clock';
import { isObject } from '@inktvis/foundation/json';
import { ok } from '@inktvis/foundation/result';
import { relations } from '../../model/index.ts';
import { fetchJson, type Protocol } from './request.ts';

type Draft = { readonly version: 'draft'; readonly release: string | null };

const LINKS_PER_PAGE = 1000;

/** Parameters as the vendor writes them: `filter_query[component][in]=page`. */
function append(params: URLSearchParams, name: string, value: unknown): void {
  if (isObject(value))
    for (const [key, inner] of Object.entries(value)) append(params, `${name}[${key}]`, inner);
  else if (value !== undefined && value !== null) params.set(name, String(value));
}

/**
 * The content service's REST interface (storyblok.com/docs/api/content-delivery). In drafts relations are only uuids: the
 * service resolves them to the current content, whatever the release (storyblok/monoblok#137). The CDN keeps a response by its whole address: parameters are sorted, as its redirects sort
 * them, and with the present second as `cv` no response comes from before a publication, and none is a redirect.
 */
export function restProtocol(
  url: string,
  token: string,
  { version, ...draft }: { readonly version: 'published' } | Draft,
): Protocol {
  const get = (path: string, params: object = {}) => {
    const address = new URL(`${url}/cdn/${path}`);
    // Drafts are in no CDN.
    const cv = version === 'draft' ? undefined : Math.floor(systemClock.now().getTime() / 1000);
    for (const [name, value] of Object.entries({ ...params, version, token, cv }))
      append(address.searchParams, name, value);
    address.searchParams.sort();
    return fetchJson(address.href);
  };
  const from_release = 'release' in draft ? draft.release : null;
  const resolving = version === 'draft' ? {} : { resolve_relations: relations.join(','), resolve_level: 2 };
  return {
    async story(slug) {
      const path = `stories/${slug.split('/').map(encodeURIComponent).join('/')}`;
      const got = await get(path, { ...resolving, from_release });
      if (!got.ok) return got.error.status === 404 ? ok({ story: null }) : got;
      return ok(got.value.body);
    },
    async stories(parameters) {
      const got = await get('stories', { ...parameters, from_release });
      if (!got.ok) return got;
      const { body, headers } = got.value;
      return ok({ ...(isObject(body) && body), total: Number(headers.get('total')) });
    },
    async links(page) {
      const got = await get('links', { paginated: 1, per_page: LINKS_PER_PAGE, page });
      if (!got.ok) return got;
      const { body } = got.value;
      return ok({ links: isObject(body) && isObject(body.links) ? Object.values(body.links) : undefined });
    },
    async space() {
      const got = await get('spaces/me');
      return got.ok ? ok(got.value.body) : got;
    },
    linksPerPage: LINKS_PER_PAGE,
  };
}
