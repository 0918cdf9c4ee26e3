import { isObject } from '@inktvis/foundation/json';
import { createSchema } from 'graphql-yoga';
import type { Condition } from '../query/filter.ts';
import { listLinks } from '../query/links.ts';
import { findStory, list, listStories, type Parameters } from '../query/list-stories.ts';
import { inlineRelations, parseRelations, renderContent, renderStory } from '../query/relations.ts';
import type { Snapshot, Version, View } from '../store/snapshot.ts';
import type { Story } from '../store/story.ts';

export type GraphqlContext = {
  readonly snapshot: Snapshot;
  readonly version: Version;
  readonly view: View;
  /** It may be older than the stories. */
  readonly space: () => Snapshot;
};

/** What the site asks (storyblok.com/docs/api/graphql). Ids are `Int`, as in v1: those of 15 digits are an error there. */
const typeDefs = `
scalar JsonScalar

type ContentItem {
  content: JsonScalar
  created_at: String
  first_published_at: String
  full_slug: String
  id: Int
  name: String
  parent_id: Int
  published_at: String
  slug: String
  uuid: String
}

type ContentItems {
  items: [ContentItem]
  total: Int
}

type LinkEntry {
  isFolder: Boolean
  name: String
  published: Boolean
  slug: String
  uuid: String
}

type LinkEntries {
  items: [LinkEntry!]!
}

type Space {
  name: String!
  version: Int!
}

type Query {
  ContentNode(id: ID!, resolve_relations: String): ContentItem
  ContentNodes(
    by_uuids: String, excluding_fields: String, filter_query: JsonScalar, page: Int, per_page: Int,
    resolve_relations: String, search_term: String, sort_by: String, starts_with: String
  ): ContentItems
  Links: LinkEntries
  Space: Space
}
`;

type Arguments = { readonly [name: string]: unknown };

/** As the named texts of REST; absent and empty ones are left out. */
const parametersOf = (values: Arguments): Parameters =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      (typeof value === 'string' && value !== '') || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );

function filterOf(filter: unknown): Condition[] {
  if (!isObject(filter)) return [];
  return Object.entries(filter).flatMap(([field, operations]) =>
    Object.entries(isObject(operations) ? operations : {}).map(([operation, value]) => ({
      field,
      operation,
      value: String(value),
    })),
  );
}

/** With its relations in place: GraphQL has no side lists. */
function itemOf(story: Story, parameters: Parameters, { snapshot, version, view }: GraphqlContext) {
  const rendering = {
    draft: version === 'draft',
    spaceId: snapshot.space.id,
    excludedFields: new Set<string>(),
  };
  const excludedFields = new Set(list(parameters.excluding_fields));
  const content = renderContent(story, { ...rendering, excludedFields });
  const relations = parseRelations(parameters.resolve_relations);
  return {
    ...story,
    content: inlineRelations(content, relations, view, (found) => renderStory(found, rendering)),
  };
}

export const createContentSchema = () =>
  createSchema<GraphqlContext>({
    typeDefs,
    resolvers: {
      Query: {
        ContentNode(_parent, values: Arguments, context) {
          const parameters = parametersOf(values);
          const id = parameters.id ?? '';
          const found = findStory(context.view, id) ?? context.view.byUuid.get(id);
          return found ? itemOf(found, parameters, context) : null;
        },
        ContentNodes(_parent, values: Arguments, context) {
          const parameters = parametersOf(values);
          const { stories, total } = listStories(context.view, parameters, filterOf(values.filter_query));
          return { total, items: stories.map((story) => itemOf(story, parameters, context)) };
        },
        Links: (_parent, _values, { snapshot, version }) => ({
          items: listLinks(snapshot, version).map(({ is_folder, ...link }) => ({
            ...link,
            isFolder: is_folder,
          })),
        }),
        Space: (_parent, _values, { space }) => ({ ...space().space, version: space().cv }),
      },
    },
  });
