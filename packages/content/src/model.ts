import { blockDefinitions } from './blocks/index.ts';
import type { Definition } from './kit/define.ts';
import { typeDefinitions } from './types/index.ts';

/** The whole content model, by component name: everything an editor can make (requirements 2.1 and 3). */
export const model: { readonly [component: string]: Definition | undefined } = {
  ...blockDefinitions,
  ...typeDefinitions,
};

/** The same as a list. */
export const definitions: readonly Definition[] = [
  ...Object.values<Definition>(typeDefinitions),
  ...Object.values<Definition>(blockDefinitions),
];

/** `component.field` of every reference, for `resolve_relations` (contract, section 1.7). */
export const relations: readonly string[] = definitions.flatMap((definition) =>
  Object.entries(definition.fields)
    .filter(([, field]) => field.refersTo)
    .map(([name]) => `${definition.name}.${name}`),
);
