import { isObject } from '@inktvis/foundation/json';
import { err, ok, type Result } from '@inktvis/foundation/result';
import type { GraphQLResolveInfo } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import type { Condition, Filter } from '../query/filter.ts';
import { listDatasources, listEntries, listLinks, listTags, targetOf } from '../query/links.ts';
import { findStory, listStories } from '../query/list-stories.ts';
import { type Parameters, paging } from '../query/parameters.ts';
import { costOf } from './query-cost.ts';
import { type GraphqlContext, itemOf } from './render.ts';

/** A root field; throws a GraphQLError for an argument that cannot be. */
type RootResolver = (
  parent: unknown,
  values: Arguments,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
) => unknown;

/** `XItem` and `ContentNode`; null when there is none, or when it is of another type. */
export const item =
  (type?: string): RootResolver =>
  (_parent, values, context) => {
    const parameters = parametersOf(values);
    const found = findStory(context.view, parameters.id ?? '', { findBy: parameters.find_by, anyKey: true });
    if (!found || (type !== undefined && found.content.component !== type)) return null;
    return itemOf(found, parameters, context);
  };

/** `XItems` and `ContentNodes`. */
export const items =
  (type?: string): RootResolver =>
  (_parent, values, context) => {
    const filter = filterOf(values);
    if (!filter.ok) throw createGraphQLError(filter.error);
    const parameters = parametersOf(values);
    const page = listStories(context.view, { ...parameters, content_type: type }, filter.value);
    if (!page.ok) throw createGraphQLError(page.error);
    const { stories, total } = page.value;
    return { total, items: () => stories.map((story) => itemOf(story, parameters, context)) };
  };

const links: RootResolver = (_parent, values, { snapshot, view }) => {
  const all = listLinks(snapshot, view, parametersOf(values).starts_with);
  const shown = values.paginated === true ? all.slice(0, 25) : all;
  return {
    items: shown.map((target) => {
      const { id, name, parent_id, position, full_slug, uuid } = targetOf(target);
      return {
        id,
        isFolder: 'folder' in target,
        isStartpage: 'story' in target && target.story.is_startpage,
        name,
        parentId: parent_id,
        position,
        published: snapshot.published.byUuid.has(uuid),
        slug: full_slug,
        uuid,
      };
    }),
  };
};

const datasourceEntries: RootResolver = (_parent, values, { snapshot }) => {
  const parameters = parametersOf(values);
  const page = paging(parameters, 1000);
  if (!page.ok) throw createGraphQLError(page.error);
  const all = listEntries(snapshot, parameters.datasource);
  const { start, perPage } = page.value;
  const shown = all.slice(start, start + perPage);
  return { total: all.length, items: shown.map((entry) => ({ ...entry, dimensionValue: null })) };
};

const datasources: RootResolver = (_parent, values, { snapshot }) => ({
  items: listDatasources(
    snapshot,
    parametersOf(values).search,
    Array.isArray(values.by_ids) ? values.by_ids.map(String) : undefined,
  ),
});

const tags: RootResolver = (_parent, values, { view }) => ({
  items: listTags(view, parametersOf(values).starts_with).map(({ name, count }) => ({
    name,
    taggingsCount: count,
  })),
});

/** Root fields that belong to no content type. */
export const baseRootResolvers: { readonly [name: string]: RootResolver } = {
  ContentNode: item(),
  ContentNodes: items(),
  DatasourceEntries: datasourceEntries,
  Datasources: datasources,
  Links: links,
  RateLimit: (_parent, _values, _context, info) => ({ maxCost: costOf(info) }),
  Space: (_parent, _values, context) => {
    const { space, cv } = context.space();
    return { ...space, languageCodes: [], version: cv };
  },
  Tags: tags,
};

/** Arguments of a root field, as GraphQL hands them over. */
type Arguments = { readonly [name: string]: unknown };

/** Arguments as the named texts that REST has; absent and empty ones are left out. */
function parametersOf(values: Arguments): Parameters {
  const named = Object.entries(values).flatMap(([name, value]) =>
    (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? [[name, String(value)] as const]
      : [],
  );
  return Object.fromEntries(named);
}

/** `{ veld: { op: waarde } }` as conditions; a list as value is accepted and matches nothing. */
function conditions(fields: Arguments): Result<Condition[], string> {
  const found: Condition[] = [];
  for (const [field, operations] of Object.entries(fields)) {
    if (!isObject(operations)) return err(`filter_query: '${field}' needs an operation`);
    for (const [op, value] of Object.entries(operations)) {
      if (isObject(value)) return err(`filter_query: '${field}.${op}' is no value`);
      found.push({ field, op, value: Array.isArray(value) ? null : String(value ?? '') });
    }
  }
  return ok(found);
}

function jsonFilter(value: unknown): Result<Filter, string> {
  if (value === undefined || value === null || value === '') return ok({ all: [], any: [] });
  if (typeof value === 'string') {
    try {
      return jsonFilter(JSON.parse(value));
    } catch {
      return err('filter_query: not JSON');
    }
  }
  if (!isObject(value)) return err('filter_query: not an object');
  const { __or, ...fields } = value;
  const all = conditions(fields);
  if (!all.ok) return all;
  const alternatives: Condition[] = [];
  for (const alternative of Array.isArray(__or) ? __or : isObject(__or) ? [__or] : []) {
    const read = isObject(alternative) ? conditions(alternative) : err('filter_query: __or holds no object');
    if (!read.ok) return read;
    alternatives.push(...read.value);
  }
  return ok({ all: all.value, any: alternatives });
}

/** `filter_query_v2`: typed, so lists are lists here and empty operations are simply not asked. */
function typedFilter(value: unknown): Condition[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([field, operations]) =>
    Object.entries(isObject(operations) ? operations : {}).flatMap(([op, wanted]): Condition[] => {
      if (wanted === null || wanted === undefined) return [];
      return [{ field, op, value: Array.isArray(wanted) ? wanted.map(String) : String(wanted) }];
    }),
  );
}

/** The filter of a list: `filter_query` and `filter_query_v2` together. */
function filterOf({ filter_query, filter_query_v2 }: Arguments): Result<Filter, string> {
  const json = jsonFilter(filter_query);
  if (!json.ok) return json;
  return ok({ all: [...json.value.all, ...typedFilter(filter_query_v2)], any: json.value.any });
}
