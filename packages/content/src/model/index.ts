import type { Definition } from '../kit/definition.ts';
import { bodyBlockDefinitions } from './body-blocks.ts';
import { pageTypeDefinitions } from './page-types.ts';
import { partDefinitions, slideDefinitions } from './part-blocks.ts';
import { supportTypeDefinitions } from './support-types.ts';

export const blockDefinitions = { ...bodyBlockDefinitions, ...slideDefinitions, ...partDefinitions } as const;

export const typeDefinitions = { ...pageTypeDefinitions, ...supportTypeDefinitions } as const;

/** Everything an editor can make (requirements 2.1 and 3), by component name. */
export const model: { readonly [component: string]: Definition | undefined } = {
  ...blockDefinitions,
  ...typeDefinitions,
};

const types: readonly Definition[] = Object.values<Definition>(typeDefinitions);

export const definitions: readonly Definition[] = [...types, ...Object.values<Definition>(blockDefinitions)];

/** `component.field` of every reference, for `resolve_relations` (storyblok.com/docs/api/content-delivery). */
export const relations: readonly string[] = definitions.flatMap((definition) =>
  Object.entries(definition.fields)
    .filter(([, field]) => field.refersTo)
    .map(([name]) => `${definition.name}.${name}`),
);
