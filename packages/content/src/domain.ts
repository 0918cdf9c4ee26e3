import type { Day } from '@inktvis/foundation/brussels';
import { ok, type Result } from '@inktvis/foundation/result';
import type { CamelCase, ContentProblem, Field, Marker, ReadContext, WireStory } from './kit/definition.ts';
import { type AnyStory, type BrokenBlock, readStory } from './kit/read.ts';
import type { RichTextNode } from './kit/rich-text.ts';
import type { bodyBlockDefinitions } from './model/body-blocks.ts';
import { type blockDefinitions, model, type typeDefinitions } from './model/index.ts';
import { pageTypeDefinitions } from './model/page-types.ts';
import type { slideDefinitions } from './model/part-blocks.ts';

type Blocks = typeof blockDefinitions;
type Types = typeof typeDefinitions;

export type BlockName = keyof Blocks;
export type BodyBlockName = keyof typeof bodyBlockDefinitions;
export type SlideName = keyof typeof slideDefinitions;
export type TypeName = keyof Types;
export type PageTypeName = keyof typeof pageTypeDefinitions;

/** What each kind of marker stands for. */
type Marked<N extends string> = {
  story: Story<N & TypeName> | null;
  stories: readonly Story<N & TypeName>[];
  block: Block<N & BlockName> | null;
  blocks: readonly Block<N & BlockName>[];
  body: readonly BodyNode[];
  richtext: readonly RichTextNode[];
};

type ValueOf<V> = V extends Marker<infer K, infer N> ? Marked<N>[K & keyof Marked<N>] : V;

type FieldValues<F> = {
  readonly [K in keyof F as CamelCase<K & string>]: F[K] extends Field<infer V> ? ValueOf<V> : never;
};

export type Content<T extends TypeName> = FieldValues<Types[T]['fields']>;

/** A union over `N`, discriminated by `type`. */
export type Block<N extends BlockName = BlockName> = {
  [K in N]: FieldValues<Blocks[K]['fields']> & {
    readonly type: K;
    readonly id: string;
    /** Editing mark of the visual editor; only in draft. */
    readonly editable: string | undefined;
  };
}[N];

/** An item of a body: a block, or a note that one could not be read. */
export type BodyNode = Block<BodyBlockName | SlideName> | BrokenBlock;

/** A union over `T`, discriminated by `type`. */
export type Story<T extends TypeName = TypeName> = {
  [K in T]: Omit<AnyStory, 'type' | 'content'> & { readonly type: K; readonly content: Content<K> };
}[T];

export type Experience = Story<'experience'>;
export type FestivalDay = Story<'date_overview'>;

type ParseOptions = Pick<ReadContext, 'report'> &
  Partial<
    Pick<ReadContext, 'siteUrl' | 'ticketShop' | 'sizeOf' | 'findStory' | 'findSlug' | 'hyphenate' | 'known'>
  >;

/** Wire story to domain story. The definition that reads a story also gives it its type, so the cast here is safe. */
export function parseStory(wire: WireStory, options: ParseOptions): Result<Story, ContentProblem> {
  const read = readStory(wire, {
    findStory: () => undefined,
    findSlug: () => undefined,
    hyphenate: (title) => title,
    known: new Map(),
    ...options,
    model,
    depth: 0,
  });
  return read.ok ? ok(read.value as Story) : read;
}

export const isType = <const T extends TypeName>(
  story: Story,
  ...names: readonly T[]
): story is Extract<Story, { type: T }> => names.some((name) => name === story.type);

export const PAGE_TYPES: readonly string[] = Object.keys(pageTypeDefinitions);

export const isPage = (story: Story): story is Story<PageTypeName> => PAGE_TYPES.includes(story.type);

/** Whether a page is only for those who have its address (requirements 2.3). */
export const isUnlisted = (story: Story): boolean => story.type === 'page' && story.content.unlisted;

/** The day that a news article is dated; null for everything else. */
export const newsDate = (story: Story): Day | null =>
  story.type === 'news_article' ? story.content.date : null;

/** Whether lists show a story on a day: news dated later is only at its address, which an editor can share. */
export const isOut = (story: Story, today: Day): boolean =>
  !isUnlisted(story) && (newsDate(story) ?? today) <= today;
