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

type Got = { readonly status: number; readonly bytes: Uint8Array<ArrayBuffer>; readonly total: number };

async function attempt(url: URL, timeoutMs: number): Promise<Result<Got, AttemptFailure>> {
  // The token is in the query, so an error names only the path.
  const name = `${url.host}${url.pathname}`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    const { status, headers } = response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.ok) return ok({ status, bytes, total: Number(headers.get('total')) });
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
  async function get<T>(path: string, params: Record<string, string | number>, schema: z.ZodType<T>) {
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
      const folders: JsonObject[] = [];
      for (let page = 1; ; page += 1) {
        const { body } = await get('links', { paginated: 1, per_page: 1000, page }, bodies.links);
        const found = Object.values(body.links);
        for (const { id, uuid, name, slug, is_folder, parent_id, position } of found) {
          if (!is_folder) continue;
          const full_slug = slug.replace(/^\/+|\/+$/g, '');
          const own = { id, uuid, name, slug: full_slug.split('/').at(-1) ?? full_slug, full_slug };
          folders.push({ ...own, parent_id: parent_id ?? 0, position: position ?? 0, is_folder: true });
        }
        if (found.length < 1000) return folders;
      }
    },

    async datasources(): Promise<string[]> {
      const slugs: string[] = [];
      for (let page = 1; ; page += 1) {
        const { body } = await get('datasources', { per_page: 100, page }, bodies.datasources);
        slugs.push(...body.datasources.map(({ slug }) => slug));
        if (body.datasources.length < 100) return slugs;
      }
    },

    async entries(datasource: string) {
      const entries: z.infer<typeof entrySchema>[] = [];
      for (let page = 1; ; page += 1) {
        const { body } = await get(
          'datasource_entries',
          { datasource, per_page: 1000, page },
          bodies.entries,
        );
        entries.push(...body.datasource_entries);
        if (body.datasource_entries.length < 1000) return entries;
      }
    },

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
