import { definitions, graphqlSchema, graphqlTypeName } from '@inktvis/content/cms';
import { createSchema } from 'graphql-yoga';
import { fieldResolver } from './component-fields.ts';
import type { GraphqlContext } from './context.ts';
import { baseRootResolvers, item, items } from './root-fields.ts';

/** The schema of the content model with its resolvers (contract content-service 2.2–2.6). */
export function createContentSchema() {
  const types = definitions.filter(({ nestable }) => !nestable);
  const roots = types.flatMap(({ name }) => [
    [`${graphqlTypeName(name)}Item`, item(name)] as const,
    [`${graphqlTypeName(name)}Items`, items(name)] as const,
  ]);
  const components = types.map(({ name, fields }) => {
    const resolvers = Object.entries(fields).map(([key, field]) => [key, fieldResolver(key, field.graphql)]);
    return [`${graphqlTypeName(name)}Component`, Object.fromEntries(resolvers)] as const;
  });
  return createSchema<GraphqlContext>({
    typeDefs: graphqlSchema(),
    resolvers: {
      ...Object.fromEntries(components),
      QueryType: { ...baseRootResolvers, ...Object.fromEntries(roots) },
      ContentItem: { content_string: ({ content }: { content: unknown }) => JSON.stringify(content) },
    },
  });
}
