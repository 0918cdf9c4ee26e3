import { systemClock } from '@inktvis/foundation/clock';
import { retryAfter } from '@inktvis/foundation/rate-limit';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { z } from 'zod';
import { wireStorySchema } from '../../kit/definition.ts';
import { relations } from '../../model/index.ts';
import {
  ATTEMPT_TIMEOUT_MS,
  type AttemptFailure,
  MAX_RETRY_AFTER_MS,
  request,
  type StoriesQuery,
  type Transport,
  type TransportOptions,
} from './transport.ts';

/** Never `id` or `parent_id`: ids of real spaces do not fit the `Int` that GraphQL v1 gives them. */
const ITEM = 'uuid name slug full_slug content created_at published_at first_published_at tag_list';

const STORY = `query ContentNode($id: ID!, $relations: String) {
  ContentNode(id: $id, resolve_relations: $relations) { ${ITEM} }
}`;

const STORIES = `query ContentNodes($page: Int, $perPage: Int, $uuids: String, $filter: JsonScalar, $sort: String, $excluding: String) {
  ContentNodes(page: $page, per_page: $perPage, by_uuids: $uuids, filter_query: $filter, sort_by: $sort, excluding_fields: $excluding) {
    items { ${ITEM} }
    total
  }
}`;

const LINKS = '{ Links { items { uuid slug published isFolder } } }';
const SPACE = '{ Space { version } }';

const envelope = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string().catch('') })).optional(),
});
const items = z.object({ items: z.array(z.unknown()), total: z.number() });
const linkItems = z.object({
  items: z.array(
    z.object({
      uuid: z.string(),
      slug: z.string(),
      published: z.boolean().nullish(),
      isFolder: z.boolean().nullish(),
    }),
  ),
});
const space = z.object({ version: z.number() });

/** The filter of the query plus the one on component, as JSON of the REST form (storyblok.com/docs/api/graphql). */
export function filterOf(query: StoriesQuery): Record<string, Record<string, string>> | undefined {
  const filter = { ...query.filter, ...(query.types ? { component: { in: query.types.join(',') } } : {}) };
  return Object.keys(filter).length > 0 ? filter : undefined;
}

/** Stories that can be read, and only those: one unreadable story does not cost a list. */
export const readableStories = (list: readonly unknown[]) =>
  list.flatMap((raw) => {
    const story = wireStorySchema.safeParse(raw);
    return story.success ? [story.data] : [];
  });

/** The content service's GraphQL (storyblok.com/docs/api/graphql), by plain fetch: no vendor client speaks it. */
export function createGraphqlTransport(options: TransportOptions): Transport {
  const post = async (
    query: string,
    variables: object,
  ): Promise<Result<Record<string, unknown>, AttemptFailure>> => {
    try {
      const response = await fetch(options.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Token: options.token, Version: options.version },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      });
      if (!response.ok) {
        await response.body?.cancel();
        return err({
          status: response.status,
          message: `HTTP ${response.status}`,
          retryAfterMs: retryAfter(
            response.headers.get('retry-after'),
            systemClock.now(),
            MAX_RETRY_AFTER_MS,
          ),
        });
      }
      const body = envelope.safeParse(await response.json());
      if (!body.success) return err({ status: null, message: 'response is no GraphQL' });
      const failure = body.data.errors?.[0];
      // Null with an error beside it is a failure; only null by itself says that there is no such thing.
      const empty = Object.values(body.data.data ?? {}).every((value) => value === null);
      if (failure && empty) return err({ status: 500, message: `GraphQL: ${failure.message}` });
      return ok(body.data.data ?? {});
    } catch (error) {
      return err({ status: null, message: error instanceof Error ? error.message : String(error) });
    }
  };

  const ask = async <T>(query: string, variables: object, root: string, schema: z.ZodType<T>) => {
    const result = await request(() => post(query, variables), options.policy);
    if (!result.ok) return result;
    const parsed = schema.safeParse(result.value[root]);
    return parsed.success
      ? ok(parsed.data)
      : err({ kind: 'unreadable' as const, message: `${root}: ${parsed.error.issues[0]?.message ?? ''}` });
  };

  return {
    story: (slug) =>
      ask(STORY, { id: slug, relations: relations.join(',') }, 'ContentNode', wireStorySchema.nullable()),
    async stories(query) {
      const variables = {
        page: query.page ?? 1,
        perPage: query.perPage ?? 100,
        uuids: query.uuids?.join(','),
        filter: filterOf(query),
        sort: query.sortBy,
        excluding: query.excludingFields?.join(','),
      };
      const result = await ask(STORIES, variables, 'ContentNodes', items);
      return result.ok
        ? ok({ stories: readableStories(result.value.items), total: result.value.total })
        : result;
    },
    async links() {
      const result = await ask(LINKS, {}, 'Links', linkItems);
      if (!result.ok) return result;
      return ok(
        result.value.items
          .filter((entry) => entry.published !== false)
          .map((entry) => ({ uuid: entry.uuid, slug: entry.slug, isFolder: entry.isFolder ?? false })),
      );
    },
    async version() {
      const result = await ask(SPACE, {}, 'Space', space);
      return result.ok ? ok(result.value.version) : result;
    },
  };
}
