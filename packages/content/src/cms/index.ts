/** What a content service derives from the model: the GraphQL schema, and its components. */
export { definitions } from '../model/index.ts';
export { type Component, componentExport, groupExport } from './components.ts';
export { graphqlSchema, graphqlTypeName } from './graphql.ts';
