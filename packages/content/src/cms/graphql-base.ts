import { camelCase } from '../kit/definition.ts';

/** What ids are declared as. */
export const ID_SCALAR = `"The number of a story, space or file: whole, up to 53 bits. The vendor's v1 says \`Int\`."
scalar Id53
`;

/** What the schema tells of every story beside its content, as items have it. */
const STORY_FIELDS = `  created_at: String
  first_published_at: String
  full_slug: String
  group_id: Id53
  id: Id53
  is_startpage: Boolean
  lang: String
  meta_data: JsonScalar
  name: String
  parent_id: Id53
  path: String
  position: Int
  published_at: String
  release_id: Id53
  slug: String
  sort_by_date: String
  tag_list: [String]
  translated_slugs: [TranslatedSlug]
  uuid: String`;

/** A story and a list of stories, named after the content type `name`; `content`: the field with its content. */
export const storyTypes = (name: string, content: string): string => `type ${name}Item {
  alternates: [Alternate]
  ${content}
  default_full_slug: String
${STORY_FIELDS}
}

type ${name}Items {
  items: [${name}Item]
  total: Int
}
`;

/** The part of the schema that is the same for every space, key for key (storyblok.com/docs/api/graphql). */
export const baseSchema = `schema {
  query: QueryType
}

"Any JSON value."
scalar JsonScalar

"A list of blocks as JSON; keys as in REST."
scalar BlockScalar

scalar ISO8601DateTime

${ID_SCALAR}
${storyTypes('Content', 'content: JsonScalar\n  content_string: String')}
"A story behind a reference; camelCase, unlike the items."
type Story {
  alternates: [Alternate]
  content: JsonScalar
${camelCase(STORY_FIELDS)}
}

type Alternate {
  fullSlug: String!
  id: Id53!
  isFolder: Boolean
  name: String!
  parentId: Id53
  published: Boolean!
  slug: String!
}

type TranslatedSlug {
  lang: String!
  name: String
  path: String
}

type Asset {
  alt: String
  copyright: String
  filename: String!
  focus: String
  id: Id53
  name: String
  title: String
}

type Link {
  cachedUrl: String!
  email: String
  fieldtype: String!
  id: String!
  linktype: String!
  story: Story
  url: String!
}

type LinkEntries {
  items: [LinkEntry!]!
}

type LinkEntry {
  id: Id53
  isFolder: Boolean
  isStartpage: Boolean
  name: String
  parentId: Id53
  position: Int
  published: Boolean
  slug: String
  uuid: String
}

type DatasourceEntries {
  items: [DatasourceEntry!]!
  total: Int!
}

type DatasourceEntry {
  dimensionValue: String
  id: Id53!
  name: String!
  value: String!
}

type Datasources {
  items: [Datasource!]!
}

type Datasource {
  id: Id53!
  name: String!
  slug: String!
}

type Space {
  domain: String!
  id: Id53!
  languageCodes: [String]!
  name: String!
  version: Int!
}

type Tags {
  items: [Tag!]!
}

type Tag {
  name: String!
  taggingsCount: Int!
}

type RateLimit {
  maxCost: Int!
}

input FilterQueryOperations {
  all_in_array: [String]
  gt_date: ISO8601DateTime
  gt_float: Float
  gt_int: Int
  in: String
  in_array: [String]
  in_int: Int
  like: String
  lt_date: ISO8601DateTime
  lt_float: Float
  lt_int: Int
  not_in: String
  not_like: String
}
`;

/** Arguments of a single item. */
export const itemArguments =
  'id: ID!, find_by: String, from_release: Int, resolve_links: String, resolve_relations: String, language: String';

/** Arguments of a list; `filter_query_v2` comes on top where the content type has a filterable field. */
export const listArguments = [
  'first_published_at_gt: String, first_published_at_lt: String, published_at_gt: String, published_at_lt: String',
  'starts_with: String, by_slugs: String, excluding_slugs: String, fallback_lang: String, by_uuids: String',
  'by_uuids_ordered: String, excluding_ids: String, excluding_fields: String, resolve_links: String',
  'resolve_relations: String, from_release: String, sort_by: String, search_term: String, is_startpage: String',
  'language: String, with_tag: String, page: Int, per_page: Int, filter_query: JsonScalar',
].join(', ');

/** Root fields that are not derived from a content type. */
export const baseRootFields = `  ContentNode(${itemArguments}): ContentItem
  ContentNodes(${listArguments}): ContentItems
  DatasourceEntries(datasource: String, dimension: String, page: Int, per_page: Int): DatasourceEntries
  Datasources(search: String, by_ids: [String]): Datasources
  Links(starts_with: String, paginated: Boolean): LinkEntries
  RateLimit: RateLimit
  Space: Space
  Tags(starts_with: String): Tags`;
