import { retryAfter } from '@inktvis/foundation/rate-limit';
import { err, ok } from '@inktvis/foundation/result';
import { z } from 'zod';
import { relations } from '../../model/index.ts';
import { ATTEMPT_TIMEOUT_MS, type Attempt, type Protocol } from './request.ts';

/** Never `id` or `parent_id`: ids of real spaces do not fit the `Int` that GraphQL v1 gives them. */
const ITEM = 'uuid name slug full_slug content created_at published_at first_published_at';

const STORY = `query ContentNode($id: ID!, $relations: String) {
  story: ContentNode(id: $id, resolve_relations: $relations) { ${ITEM} }
}`;

const STORIES = `query ContentNodes($page: Int, $per_page: Int, $by_uuids: String, $filter_query: JsonScalar, $sort_by: String, $excluding_fields: String, $search_term: String) {
  list: ContentNodes(page: $page, per_page: $per_page, by_uuids: $by_uuids, filter_query: $filter_query, sort_by: $sort_by, excluding_fields: $excluding_fields, search_term: $search_term) {
    stories: items { ${ITEM} }
    total
  }
}`;

const LINKS = '{ list: Links { links: items { uuid slug published is_folder: isFolder } } }';
const SPACE = '{ space: Space { version } }';

const envelope = z.object({
  data: z.looseObject({ list: z.unknown().optional() }).nullish(),
  errors: z.array(z.object({ message: z.string().catch('') })).optional(),
});

const MAX_RETRY_AFTER_MS = 60_000;

/** The published content over GraphQL (storyblok.com/docs/api/graphql); the aliases give the bodies of REST. */
export function graphqlProtocol(url: string, token: string): Protocol {
  const post = async (query: string, variables: object = {}): Attempt<unknown> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Token: token, Version: 'published' },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      });
      const { status, headers } = response;
      if (!response.ok) {
        await response.body?.cancel();
        const retryAfterMs = retryAfter(headers.get('retry-after'), MAX_RETRY_AFTER_MS);
        return err({ status, message: `HTTP ${status}`, retryAfterMs });
      }
      const { data, errors: [failure] = [] } = envelope.parse(await response.json());
      // Null with an error beside it is a failure; only null by itself says that there is no such thing.
      const isEmpty = Object.values(data ?? {}).every((value) => value === null);
      if (failure && isEmpty) return err({ status: 500, message: `GraphQL: ${failure.message}` });
      return ok(data?.list ?? data);
    } catch (error) {
      return err({ status: null, message: error instanceof Error ? error.message : String(error) });
    }
  };
  return {
    story: (slug) => post(STORY, { id: slug, relations: relations.join(',') }),
    stories: (query) => post(STORIES, query),
    links: () => post(LINKS),
    space: () => post(SPACE),
    linksPerPage: Number.POSITIVE_INFINITY,
  };
}
