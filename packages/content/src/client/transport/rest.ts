import { systemClock } from '@inktvis/foundation/clock';
import { isObject, type JsonObject } from '@inktvis/foundation/json';
import { err, mapOk, ok } from '@inktvis/foundation/result';
import StoryblokClient from 'storyblok-js-client';
import { z } from 'zod';
import { relations } from '../../model/index.ts';
import { ATTEMPT_TIMEOUT_MS, type Attempt, type Protocol } from './request.ts';

type Draft = { readonly version: 'draft'; readonly release: string | null };

const LINKS_PER_PAGE = 1000;

const vendorError = z.object({ status: z.number(), message: z.unknown() });

/** The CDN keeps a response by its whole address: parameters are sorted, as its redirects sort them. */
function canonical(address: string): string {
  const url = new URL(address);
  url.searchParams.sort();
  return url.href;
}

/**
 * REST (storyblok.com/docs/api/content-delivery) by the vendor's client, without its cache, throttle and retries. Relations
 * of drafts are not resolved: the service would give current content, whatever the release (storyblok/monoblok#137).
 */
export function restProtocol(
  url: string,
  token: string,
  { version, ...draft }: { readonly version: 'published' } | Draft,
): Protocol {
  const client = new StoryblokClient({
    endpoint: url,
    accessToken: token,
    version,
    timeout: ATTEMPT_TIMEOUT_MS / 1000,
    rateLimit: 1000,
    // With 0 it uses its default: ten retries, each 0.3 s after a 429.
    maxRetries: -1,
    cache: { type: 'none', cv: 'manual' },
    // The client calls it with an address as text.
    fetch: (address: string | URL | Request, init?: RequestInit) => fetch(canonical(String(address)), init),
  });
  const get = async (path: string, params: object = {}): Attempt<JsonObject> => {
    // No response comes from before a publication, and none is a redirect. Drafts are in no CDN.
    const cv = version === 'draft' ? undefined : Math.floor(systemClock.now().getTime() / 1000);
    try {
      const { data, total } = await client.get(`cdn/${path}`, { ...params, cv });
      return ok({ ...(isObject(data) && data), total: total ?? 0 });
    } catch (thrown) {
      const known = vendorError.safeParse(thrown).data;
      const message = known?.message ?? thrown;
      return err({
        status: known?.status ?? null,
        message: message instanceof Error ? message.message : String(message),
      });
    }
  };
  const from_release = ('release' in draft && draft.release) || undefined;
  const resolving = version === 'draft' ? {} : { resolve_relations: relations.join(','), resolve_level: 2 };
  return {
    async story(slug) {
      const path = `stories/${slug.split('/').map(encodeURIComponent).join('/')}`;
      const got = await get(path, { ...resolving, from_release });
      return !got.ok && got.error.status === 404 ? ok({ story: null }) : got;
    },
    stories: (query) => get('stories', { ...query, from_release }),
    async links(page) {
      const got = await get('links', { paginated: 1, per_page: LINKS_PER_PAGE, page });
      return mapOk(got, ({ links }) => ({ links: isObject(links) ? Object.values(links) : undefined }));
    },
    space: () => get('spaces/me'),
    linksPerPage: LINKS_PER_PAGE,
  };
}
