import type { GraphQLResolveInfo } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import { findStory } from '../query/find-story.ts';
import { listLinks, listTags, targetOf } from '../query/list-links.ts';
import { listStories } from '../query/list-stories.ts';
import { whole } from '../query/parameters.ts';
import { type Arguments, filterOf, parametersOf } from './arguments.ts';
import type { GraphqlContext } from './context.ts';
import { costOf } from './cost.ts';
import { itemOf } from './render.ts';

/** A root field; throws a GraphQLError for an argument that cannot be. */
export type RootResolver = (
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
  const page = whole(parameters, 'page', { fallback: 1, min: 1, max: 999_999_999 });
  const perPage = whole(parameters, 'per_page', { fallback: 25, min: 1, max: 1000 });
  if (!page.ok) throw createGraphQLError(page.error);
  if (!perPage.ok) throw createGraphQLError(perPage.error);
  const { datasource } = parameters;
  const all = snapshot.datasources
    .filter(({ slug }) => datasource === undefined || slug === datasource)
    .flatMap(({ entries }) => entries);
  const start = (page.value - 1) * perPage.value;
  const shown = all.slice(start, start + perPage.value);
  return { total: all.length, items: shown.map((entry) => ({ ...entry, dimensionValue: null })) };
};

const datasources: RootResolver = (_parent, { search, by_ids }, { snapshot }) => {
  const ids = Array.isArray(by_ids) ? by_ids.map(String) : undefined;
  const text = typeof search === 'string' ? search : '';
  return {
    items: snapshot.datasources.filter(
      ({ id, name, slug }) =>
        (name.includes(text) || slug.includes(text)) && (!ids || ids.includes(String(id))),
    ),
  };
};

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
  Space: (_parent, _values, { snapshot }) => ({ ...snapshot.space, languageCodes: [], version: snapshot.cv }),
  Tags: tags,
};
