import type { Definition, Field } from '../kit/definition.ts';
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

/** GraphQL types by the type of a field in the component schema (storyblok.com/docs/api/graphql). */
const TYPES: { readonly [type: string]: string | undefined } = {
  text: 'String',
  textarea: 'String',
  number: 'String',
  datetime: 'String',
  option: 'String',
  options: '[String]',
  boolean: 'Boolean',
  asset: 'Asset',
  multilink: 'Link',
  bloks: 'BlockScalar',
};

/** The type of a field in `XComponent`. */
export function graphqlFieldType({ cms, refersTo }: Field<unknown>): string {
  if (refersTo) return cms.type === 'options' ? '[Story]' : 'Story';
  return TYPES[cms.type] ?? 'JsonScalar';
}

/** Types of the fields that appear in `XFilterQuery`. */
const FILTERABLE = new Set(['text', 'number', 'boolean', 'option', 'options']);

/** Arguments of a reference field (storyblok.com/docs/api/graphql). */
const referenceArguments: { readonly [type: string]: string | undefined } = {
  Story: '(fields: [String], language: String, resolve_relations: String)',
  '[Story]': '(fields: [String], language: String, sort_by: String)',
};

function componentField([name, field]: [string, Field<unknown>]): string {
  const fieldType = graphqlFieldType(field);
  return `  ${JSON.stringify(field.label)}\n  ${name}${referenceArguments[fieldType] ?? ''}: ${fieldType}`;
}

const filterable = (type: Definition): string[] =>
  Object.entries(type.fields)
    .filter(([, { cms }]) => FILTERABLE.has(cms.type))
    .map(([name]) => name);

const filterInput = (type: Definition): string =>
  filterable(type).length === 0
    ? ''
    : `
input ${graphqlTypeName(type.name)}FilterQuery {
${filterable(type)
  .map((name) => `  ${name}: FilterQueryOperations`)
  .join('\n')}
}
`;

function contentType(type: Definition): string {
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

function rootFields(type: Definition): string {
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
