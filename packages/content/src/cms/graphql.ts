import type { Field, TypeDefinition } from '../kit/definition.ts';
import { types } from '../model/index.ts';
import {
  baseRootFields,
  baseSchema,
  ID_SCALAR,
  itemArguments,
  listArguments,
  storyTypes,
} from './graphql-base.ts';

/** `date_overview` → `DateOverview`: the GraphQL name of a content type (storyblok.com/docs/api/graphql). */
export const graphqlTypeName = (component: string): string =>
  component
    .split(/[_-]/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/** Arguments of a reference field (storyblok.com/docs/api/graphql). */
const referenceArguments: { readonly [type: string]: string | undefined } = {
  Story: '(fields: [String], language: String, resolve_relations: String)',
  '[Story]': '(fields: [String], language: String, sort_by: String)',
};

const componentField = ([name, field]: [string, Field<unknown>]): string =>
  `  ${JSON.stringify(field.label)}\n  ${name}${referenceArguments[field.graphql] ?? ''}: ${field.graphql}`;

const filterable = (type: TypeDefinition): string[] =>
  Object.entries(type.fields)
    .filter(([, field]) => field.filterable)
    .map(([name]) => name);

const filterInput = (type: TypeDefinition): string =>
  filterable(type).length === 0
    ? ''
    : `
input ${graphqlTypeName(type.name)}FilterQuery {
${filterable(type)
  .map((name) => `  ${name}: FilterQueryOperations`)
  .join('\n')}
}
`;

function contentType(type: TypeDefinition): string {
  const name = graphqlTypeName(type.name);
  return `
${JSON.stringify(type.label)}
${storyTypes(name, `content: ${name}Component`)}
type ${name}Component {
  _editable: String
  _uid: String
  component: String
${Object.entries(type.fields).map(componentField).join('\n')}
}
${filterInput(type)}`;
}

function rootFields(type: TypeDefinition): string {
  const name = graphqlTypeName(type.name);
  const typedFilter = filterable(type).length > 0 ? `, filter_query_v2: ${name}FilterQuery` : '';
  return `  ${name}Item(${itemArguments}): ${name}Item
  ${name}Items(${listArguments}${typedFilter}): ${name}Items`;
}

/**
 * The GraphQL schema of a space that holds this model, as text (storyblok.com/docs/api/graphql). Its ids are `Id53`, so
 * that a copy of a real space, whose ids have 15 digits, can be served. With `strictIds` they are `Int`, as the vendor's
 * v1 declares them: a query that selects such an id gets an error.
 */
export function graphqlSchema({ strictIds = false }: { readonly strictIds?: boolean } = {}): string {
  const schema = `${baseSchema}
type QueryType {
${baseRootFields}
${types.map(rootFields).join('\n')}
}
${types.map(contentType).join('')}`;
  return strictIds ? schema.replace(ID_SCALAR, '').replaceAll(': Id53', ': Int') : schema;
}
