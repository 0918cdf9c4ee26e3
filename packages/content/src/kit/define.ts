import type { Fields } from './field.ts';

type Options<F extends Fields> = {
  /** Dutch name in the editor. */
  readonly label: string;
  /** Field that names the entry in the editor's lists. */
  readonly preview?: keyof F & string;
  /** A moment, and the one that should come after it: when it does not, the editor hears of it. */
  readonly order?: readonly [before: keyof F & string, after: keyof F & string];
  readonly fields: F;
};

/** The definition of one block: a component that stands inside a story. */
export type BlockDefinition<N extends string = string, F extends Fields = Fields> = Options<F> & {
  readonly name: N;
  readonly nestable: true;
};

/** The definition of one content type: the root component of a story. */
export type TypeDefinition<N extends string = string, F extends Fields = Fields> = Options<F> & {
  readonly name: N;
  readonly nestable: false;
};

export type Definition = BlockDefinition | TypeDefinition;

/** Defines a block; `name` is the component name of the requirements 2.1. */
export const defineBlock = <const N extends string, const F extends Fields>(
  name: N,
  options: Options<F>,
): BlockDefinition<N, F> => ({ name, nestable: true, ...options });

/** Defines a content type; `name` is the component name of the requirements 2.1. */
export const defineType = <const N extends string, const F extends Fields>(
  name: N,
  options: Options<F>,
): TypeDefinition<N, F> => ({ name, nestable: false, ...options });
