/** What a content service derives from the model: the component export and the GraphQL schema. */
export { definitions, relations } from '../model.ts';
export { type Component, componentExport } from './components.ts';
export { graphqlSchema } from './graphql.ts';
export { graphqlTypeName } from './names.ts';
