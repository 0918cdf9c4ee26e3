/** What a content service derives from the model: the GraphQL schema and its components; and ids for what has none. */
export { derivedId, derivedUuid } from '../derived-ids.ts';
export { camelCase } from '../kit/definition.ts';
export { definitions } from '../model/index.ts';
export { type Component, componentExport, groupExport } from './components.ts';
export { graphqlFieldType, graphqlSchema, graphqlTypeName } from './graphql.ts';
