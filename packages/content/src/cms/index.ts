/** What a content service derives from the model: the GraphQL schema. */
export { definitions } from '../model/index.ts';
export { graphqlSchema, graphqlTypeName } from './graphql.ts';
