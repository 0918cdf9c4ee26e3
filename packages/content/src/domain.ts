import type { blockDefinitions, bodyBlockDefinitions, slideDefinitions } from './blocks/index.ts';
import type { Field } from './kit/field.ts';
import type {
  BlockMarker,
  BlocksMarker,
  BodyMarker,
  RichTextMarker,
  StoriesMarker,
  StoryMarker,
} from './kit/markers.ts';
import type { CamelCase } from './kit/names.ts';
import type { AnyStory, BrokenBlock } from './kit/read.ts';
import type { RichTextNode } from './kit/rich-text.ts';
import type { pageTypeDefinitions, typeDefinitions } from './types/index.ts';

type Blocks = typeof blockDefinitions;
type Types = typeof typeDefinitions;

/** Component names of all blocks. */
export type BlockName = keyof Blocks;
/** Blocks that can stand in a body. */
export type BodyBlockName = keyof typeof bodyBlockDefinitions;
/** Slides of the Live page. */
export type SlideName = keyof typeof slideDefinitions;
/** Component names of all content types. */
export type TypeName = keyof Types;
/** Content types with an address of their own. */
export type PageTypeName = keyof typeof pageTypeDefinitions;

type ValueOf<V> =
  V extends StoryMarker<infer N>
    ? Story<N & TypeName> | null
    : V extends StoriesMarker<infer N>
      ? readonly Story<N & TypeName>[]
      : V extends BlockMarker<infer N>
        ? Block<N & BlockName> | null
        : V extends BlocksMarker<infer N>
          ? readonly Block<N & BlockName>[]
          : V extends BodyMarker
            ? readonly BodyNode[]
            : V extends RichTextMarker
              ? readonly RichTextNode[]
              : V;

type FieldValues<F> = {
  readonly [K in keyof F as CamelCase<K & string>]: F[K] extends Field<infer V> ? ValueOf<V> : never;
};

/** The content of a content type, in our words. */
export type Content<T extends TypeName> = FieldValues<Types[T]['fields']>;

/** A block, in our words; a union over `N`, told apart by `type`. */
export type Block<N extends BlockName = BlockName> = {
  [K in N]: FieldValues<Blocks[K]['fields']> & {
    readonly type: K;
    /** `_uid` */
    readonly id: string;
    /** Editing mark of the visual editor; only in draft. */
    readonly editable: string | undefined;
  };
}[N];

/** What stands in a body: a block, or the note that one could not be read. */
export type BodyNode = Block<BodyBlockName | SlideName> | BrokenBlock;

/** A story of the content service, in our words; a union over `T`, told apart by `type`. */
export type Story<T extends TypeName = TypeName> = {
  [K in T]: Omit<AnyStory, 'type' | 'content'> & { readonly type: K; readonly content: Content<K> };
}[T];
