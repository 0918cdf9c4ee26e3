import { systemClock } from '@inktvis/foundation/clock';
import { err, ok, type Result } from '@inktvis/foundation/result';
import StoryblokClient from 'storyblok-js-client';
import { z } from 'zod';
import { wireStorySchema } from '../../kit/definition.ts';
import { relations } from '../../model/index.ts';
import { filterOf, readableStories } from './graphql.ts';
import {
  ATTEMPT_TIMEOUT_MS,
  type AttemptFailure,
  type LinkEntry,
  type Reply,
  request,
  type Transport,
  type TransportOptions,
} from './transport.ts';

type RestOptions = TransportOptions & {
  /** Id of the release whose drafts are read; null for the current ones. */
  readonly release?: string | null;
};

const PER_PAGE = 100;

const vendorError = z.object({ status: z.number().optional(), message: z.unknown() });
const storyBody = z.object({ story: wireStorySchema });
const storiesBody = z.object({ stories: z.array(z.unknown()) });
const linksBody = z.object({
  links: z.record(
    z.string(),
    z.object({
      uuid: z.string(),
      slug: z.string(),
      published: z.boolean().nullish(),
      is_folder: z.boolean().nullish(),
    }),
  ),
});
const spaceBody = z.object({ space: z.object({ version: z.number() }) });

function failureOf(thrown: unknown): AttemptFailure {
  const known = vendorError.safeParse(thrown).data;
  const message = known ? known.message : thrown;
  return {
    status: known?.status ?? null,
    message: message instanceof Error ? message.message : String(message),
  };
}

/** The CDN caches by the whole address, so each resource has one: parameters sorted, as redirects sort them. */
function canonical(address: string): string {
  const url = new URL(address);
  url.searchParams.sort();
  return url.href;
}

/**
 * Requests through the vendor's client. It has no cache, and neither throttles nor retries: our policy does, the same
 * for both transports. The CDN keeps a response by its whole address: with the present second as `cv` none comes from
 * before a publication, and none is a redirect (storyblok.com/docs/api/content-delivery, cache invalidation).
 */
function createRequests(options: RestOptions) {
  const client = new StoryblokClient({
    endpoint: options.url,
    accessToken: options.token,
    version: options.version,
    timeout: ATTEMPT_TIMEOUT_MS / 1000,
    rateLimit: 1000,
    // With 0 it uses its default: ten retries, each 0.3 s after a 429.
    maxRetries: -1,
    cache: { type: 'none', cv: 'manual' },
    // The client calls it with an address as text.
    fetch: (address: string | URL | Request, init?: RequestInit) => fetch(canonical(String(address)), init),
  });
  type Got = { data: unknown; total: number };
  const attempt = async (path: string, params: object): Promise<Result<Got, AttemptFailure>> => {
    try {
      // Drafts are in no CDN.
      const cv = options.version === 'draft' ? undefined : Math.floor(systemClock.now().getTime() / 1000);
      const response = await client.get(path, { ...params, cv });
      return ok({ data: response.data, total: response.total ?? 0 });
    } catch (thrown) {
      return err(failureOf(thrown));
    }
  };
  const get = async <T>(path: string, params: object, schema: z.ZodType<T>) => {
    const response = await request(() => attempt(path, params), options.policy);
    if (!response.ok) return response;
    const parsed = schema.safeParse(response.value.data);
    return parsed.success
      ? ok({ body: parsed.data, total: response.value.total })
      : err({ kind: 'unreadable' as const, message: `${path}: ${parsed.error.issues[0]?.message ?? ''}` });
  };

  return { attempt, get };
}

type Requests = ReturnType<typeof createRequests>;

async function readLinks(get: Requests['get']): Reply<LinkEntry[]> {
  const entries: LinkEntry[] = [];
  for (let page = 1; ; page += 1) {
    const response = await get('cdn/links', { paginated: 1, per_page: 1000, page }, linksBody);
    if (!response.ok) return response;
    const found = Object.values(response.value.body.links);
    entries.push(
      ...found
        .filter((entry) => entry.published !== false || entry.is_folder)
        .map((entry) => ({ uuid: entry.uuid, slug: entry.slug, isFolder: entry.is_folder ?? false })),
    );
    if (found.length < 1000) return ok(entries);
  }
}

/**
 * The content service's REST interface (storyblok.com/docs/api/content-delivery). In drafts relations stay uuids: the
 * service resolves them to the current content, whatever the release (storyblok/monoblok#137), and links too.
 */
export function createRestTransport(options: RestOptions): Transport {
  const { attempt, get } = createRequests(options);
  const release = options.release ?? undefined;
  const resolving = {
    resolve_relations: options.version === 'draft' ? undefined : relations.join(','),
    resolve_links: release === undefined ? 'url' : undefined,
    from_release: release,
  };
  return {
    async story(slug) {
      const path = `cdn/stories/${slug.split('/').map(encodeURIComponent).join('/')}`;
      let missing = false;
      const response = await request(async () => {
        const got = await attempt(path, resolving);
        missing = !got.ok && got.error.status === 404;
        return got;
      }, options.policy);
      if (!response.ok) return missing ? ok(null) : response;
      const parsed = storyBody.safeParse(response.value.data);
      return parsed.success
        ? ok(parsed.data.story)
        : err({ kind: 'unreadable', message: `${path}: no story` });
    },
    async stories(query) {
      const params = {
        page: query.page ?? 1,
        per_page: query.perPage ?? PER_PAGE,
        by_uuids: query.uuids?.join(','),
        filter_query: filterOf(query),
        sort_by: query.sortBy,
        excluding_fields: query.excludingFields?.join(','),
        from_release: release,
      };
      const response = await get('cdn/stories', params, storiesBody);
      if (!response.ok) return response;
      const { body, total } = response.value;
      return ok({ stories: readableStories(body.stories), total });
    },
    links: () => readLinks(get),
    async version() {
      const response = await request(() => attempt('cdn/spaces/me', {}), options.policy);
      if (!response.ok) return response;
      const parsed = spaceBody.safeParse(response.value.data);
      return parsed.success
        ? ok(parsed.data.space.version)
        : err({ kind: 'unreadable', message: 'cdn/spaces/me: no version' });
    },
  };
}
