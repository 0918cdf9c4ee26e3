import { systemClock } from '@inktvis/foundation/clock';
import { type JsonObject, parseJson } from '@inktvis/foundation/json';
import { retryAfter } from '@inktvis/foundation/rate-limit';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { z } from 'zod';
import {
  type AttemptFailure,
  MAX_RETRY_AFTER_MS,
  type RequestPolicy,
  request,
} from '../../client/transport/transport.ts';
import { bareSlug } from '../../kit/link.ts';
import { CommandFailure } from '../command-line.ts';

type ApiOptions = {
  /** Base including `/v2`. */
  readonly restUrl: string;
  /** Host of the asset store. */
  readonly assetsUrl: string;
  readonly token: string;
  readonly timeoutMs: number;
  readonly policy: RequestPolicy;
};

type Version = 'published' | 'draft';
type Params = Readonly<Record<string, string | number>>;

const storySchema = z.looseObject({
  id: z.number(),
  uuid: z.string().min(1),
  full_slug: z.string(),
  content: z.looseObject({ component: z.string() }),
});
/** A whole story as received, so that a copy loses nothing. */
export type ApiStory = z.infer<typeof storySchema>;

const linkSchema = z.looseObject({
  id: z.number(),
  uuid: z.string(),
  slug: z.string(),
  name: z.string(),
  is_folder: z.boolean().nullish(),
  parent_id: z.number().nullish(),
  position: z.number().nullish(),
});
const entrySchema = z.object({ name: z.string(), value: z.coerce.string() });
const bodies = {
  space: z.object({ space: z.looseObject({ id: z.number(), name: z.string(), version: z.number() }) }),
  stories: z.object({ stories: z.array(storySchema) }),
  links: z.object({ links: z.record(z.string(), linkSchema) }),
  datasources: z.object({ datasources: z.array(z.looseObject({ slug: z.string() })) }),
  entries: z.object({ datasource_entries: z.array(entrySchema) }),
};

type Got = { readonly bytes: Uint8Array<ArrayBuffer>; readonly total: number };

async function attempt(url: URL, timeoutMs: number): Promise<Result<Got, AttemptFailure>> {
  // The token is in the query, so an error names only the path.
  const name = `${url.host}${url.pathname}`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    const { status, headers } = response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.ok) return ok({ bytes, total: Number(headers.get('total')) });
    const retryAfterMs = retryAfter(headers.get('retry-after'), systemClock.now(), MAX_RETRY_AFTER_MS);
    return err({ status, message: `${name} antwoordt ${status}`, retryAfterMs });
  } catch (error) {
    return err({ status: null, message: `${name} antwoordt niet (${reasonOf(error)})` });
  }
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/** The reads of a pull, over REST (storyblok.com/docs/api/content-delivery). Each throws `CommandFailure` when its retries are exhausted. */
export function createApi({ restUrl, assetsUrl, token, timeoutMs, policy }: ApiOptions) {
  async function get<T>(path: string, params: Params, schema: z.ZodType<T>) {
    const url = new URL(`${restUrl.replace(/\/+$/, '')}/cdn/${path}`);
    for (const [key, value] of Object.entries(params)) url.searchParams.set(key, String(value));
    url.searchParams.set('token', token);
    const result = await request(() => attempt(url, timeoutMs), policy);
    if (!result.ok) throw new CommandFailure(result.error.message);
    const parsed = schema.safeParse(parseJson(new TextDecoder().decode(result.value.bytes)));
    if (parsed.success) return { body: parsed.data, total: result.value.total };
    const [issue] = parsed.error.issues;
    throw new CommandFailure(`${url.pathname} is onleesbaar: ${issue?.path.join('.')}: ${issue?.message}`);
  }

  /** What a list holds on all its pages of `perPage`. */
  async function all<T, I>(
    path: string,
    perPage: number,
    params: Params,
    schema: z.ZodType<T>,
    itemsOf: (body: T) => I[],
  ) {
    const items: I[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await get(path, { ...params, per_page: perPage, page }, schema);
      const found = itemsOf(body);
      items.push(...found);
      if (found.length < perPage) return items;
    }
  }

  return {
    space: async () => (await get('spaces/me', {}, bodies.space)).body.space,

    /** One page of 100; published pages are those of the given version of the space. */
    async stories(version: Version, page: number, cv: number) {
      const params = { version, page, per_page: 100, sort_by: 'created_at:asc' };
      const { body, total } = await get(
        'stories',
        version === 'draft' ? params : { ...params, cv },
        bodies.stories,
      );
      return { stories: body.stories, total };
    },

    async folders(): Promise<JsonObject[]> {
      const links = await all('links', 1000, { paginated: 1 }, bodies.links, (body) =>
        Object.values(body.links),
      );
      return links.flatMap(({ id, uuid, name, slug, is_folder, parent_id, position }) => {
        if (!is_folder) return [];
        const full_slug = bareSlug(slug);
        const own = { id, uuid, name, slug: full_slug.split('/').at(-1) ?? full_slug, full_slug };
        return [{ ...own, parent_id: parent_id ?? 0, position: position ?? 0, is_folder: true }];
      });
    },

    async datasources(): Promise<string[]> {
      const found = await all('datasources', 100, {}, bodies.datasources, (body) => body.datasources);
      return found.map(({ slug }) => slug);
    },

    entries: (datasource: string) =>
      all('datasource_entries', 1000, { datasource }, bodies.entries, (body) => body.datasource_entries),

    /** The bytes of an asset; null when the store does not have it (any more). */
    async asset(path: string): Promise<Uint8Array | null> {
      const url = new URL(`/f/${path.split('/').map(encodeURIComponent).join('/')}`, assetsUrl);
      let isGone = false;
      const result = await request(async () => {
        const got = await attempt(url, timeoutMs);
        isGone = !got.ok && [403, 404, 410].includes(got.error.status ?? 0);
        return got;
      }, policy);
      if (isGone) return null;
      if (!result.ok) throw new CommandFailure(result.error.message);
      return result.value.bytes;
    },
  };
}

export type Api = ReturnType<typeof createApi>;
