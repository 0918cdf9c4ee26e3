import { definitions, graphqlFieldType, graphqlSchema, graphqlTypeName } from '@inktvis/content/cms';
import { GraphQLScalarType } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { createSorter } from '../query/sort.ts';
import { isArray, isObject, type Json, type JsonObject, type Story } from '../store/story.ts';
import { type GraphqlContext, referenceOf } from './render.ts';
import { baseRootResolvers, item, items } from './root-fields.ts';

/** Ids of real spaces have 15 digits: more than `Int`, and still exact as a number. */
const id53 = new GraphQLScalarType({
  name: 'Id53',
  serialize(value) {
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
    throw new TypeError(`Id53 cannot represent ${String(value)}`);
  },
});

/** The schema of the content model with its resolvers; with `strictIds` its ids are `Int`. */
export function createContentSchema({ strictIds }: { readonly strictIds: boolean }) {
  const types = definitions.filter(({ nestable }) => !nestable);
  const roots = types.flatMap(({ name }) => [
    [`${graphqlTypeName(name)}Item`, item(name)] as const,
    [`${graphqlTypeName(name)}Items`, items(name)] as const,
  ]);
  const components = types.map(({ name, fields }) => {
    const resolvers = Object.entries(fields).map(([key, field]) => [
      key,
      fieldResolver(key, graphqlFieldType(field)),
    ]);
    return [`${graphqlTypeName(name)}Component`, Object.fromEntries(resolvers)] as const;
  });
  return createSchema<GraphqlContext>({
    typeDefs: graphqlSchema({ strictIds }),
    resolvers: {
      ...(strictIds ? {} : { Id53: id53 }),
      ...Object.fromEntries(components),
      QueryType: { ...baseRootResolvers, ...Object.fromEntries(roots) },
      ContentItem: { content_string: ({ content }: { content: unknown }) => JSON.stringify(content) },
    },
  });
}

/** A resolver of one field of `XComponent`: the wire value becomes what the schema promises, or null. Never throws. */
type FieldResolver = (
  content: JsonObject,
  values: { [name: string]: unknown },
  context: GraphqlContext,
) => unknown;

const text = (value: Json | undefined): string | null =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : null;

/** The story a field refers to: a uuid, or a story that `resolve_relations` put in its place already. */
function referred(value: Json, context: GraphqlContext): Story | undefined {
  const uuid = isObject(value) ? value.uuid : value;
  return typeof uuid === 'string' ? context.view.byUuid.get(uuid) : undefined;
}

function asset(value: Json | undefined) {
  if (!isObject(value) || typeof value.filename !== 'string' || value.filename === '') return null;
  const { alt, copyright, filename, focus, id, name, title } = value;
  return {
    alt: text(alt),
    copyright: text(copyright),
    filename,
    focus: text(focus),
    id: typeof id === 'number' && Number.isInteger(id) ? id : null,
    name: text(name),
    title: text(title),
  };
}

function link(value: Json | undefined, context: GraphqlContext) {
  if (!isObject(value)) return null;
  const id = text(value.id) ?? '';
  const story = value.linktype === 'story' ? context.view.byUuid.get(id) : undefined;
  return {
    cachedUrl: text(value.cached_url) ?? '',
    email: text(value.email),
    fieldtype: text(value.fieldtype) ?? 'multilink',
    id,
    linktype: text(value.linktype) ?? 'url',
    story: story ? referenceOf(story, undefined, context) : null,
    url: text(value.url) ?? '',
  };
}

const optionalText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function references(value: Json | undefined, sortBy: unknown, context: GraphqlContext) {
  const found = (isArray(value) ? value : []).flatMap((entry) => referred(entry, context) ?? []);
  const sorter = createSorter(optionalText(sortBy) || 'position:asc');
  const sorted = sortBy && sorter.ok ? sorter.value(found) : found;
  return sorted.map((story) => referenceOf(story, undefined, context));
}

/** Resolver of the field `name` whose GraphQL type is `type`. */
function fieldResolver(name: string, type: string): FieldResolver {
  switch (type) {
    case 'Story':
      return (content, values, context) => {
        const story = referred(content[name] ?? null, context);
        return story ? referenceOf(story, optionalText(values.resolve_relations), context) : null;
      };
    case '[Story]':
      return (content, values, context) => references(content[name], values.sort_by, context);
    case '[String]':
      return (content) => {
        const value = content[name];
        return isArray(value) ? value.map(text).filter((entry) => entry !== null) : [];
      };
    case 'String':
      return (content) => text(content[name]);
    case 'Boolean':
      return (content) => content[name] === true || content[name] === 'true';
    case 'Asset':
      return (content) => asset(content[name]);
    case 'Link':
      return (content, _values, context) => link(content[name], context);
    case 'BlockScalar':
      return (content) => (isArray(content[name]) ? content[name] : []);
    default:
      return (content) => content[name] ?? null;
  }
}
