import { err, ok, type Result } from '@inktvis/foundation/result';
import { z } from 'zod';

/** A field of the vendor's component schema, without its position (storyblok.com/docs/api/management). */
export type CmsField = { readonly type: string; readonly [option: string]: unknown };

export type FieldOptions = {
  readonly label: string;
  readonly help?: string;
  /** A required field that is missing breaks its block, or makes its story unusable when there is no fallback. */
  readonly required?: boolean;
};

/** One field of a block or content type: type, validator, component export and sample check derive from it. */
export type Field<Value> = {
  readonly label: string;
  readonly help: string | undefined;
  readonly required: boolean;
  readonly cms: CmsField;
  /** Names of content types this field refers to by uuid; the client resolves them. */
  readonly refersTo?: readonly string[];
  readonly holds?: readonly string[];
  /** Fallback for an absent or unreadable value; undefined when there is none. */
  readonly empty: unknown;
  /** Wire value to domain value, or a Dutch message. Never throws. `path` is for the log: `body.2.text`. */
  read(value: unknown, context: ReadContext, path: string): Result<unknown, string>;
  /** Only for the type system: what `read` gives. */
  readonly value?: Value;
};

type Fields = { readonly [name: string]: Field<unknown> };

/** The `read` of a field that takes what `schema` takes; `message` says in Dutch what anything else is not. */
export const readAs =
  <T>(schema: z.ZodType<T>, message: string) =>
  (value: unknown): Result<T, string> => {
    const parsed = schema.safeParse(value);
    return parsed.success ? ok(parsed.data) : err(message);
  };

/** A text on the wire that may be missing: trimmed, and empty when it is not a text. */
export const optionalText = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.trim() ?? '');

/** Absent on the wire: undefined, null and the empty string all mean that the editor left the field empty. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

export type OrNull<Value, O extends FieldOptions> = O extends { required: true } ? Value : Value | null;

export const described = ({ label, help, required = false }: FieldOptions) => ({ label, help, required });

type Values = Readonly<Record<string, unknown>>;

type Options<F extends Fields> = {
  readonly label: string;
  /** Field that names the entry in the editor's lists: its title or label when left out. */
  readonly preview?: keyof F & string;
  /** An instant, and the one that should come after it; when it does not, the editor gets a message. */
  readonly order?: readonly [before: keyof F & string, after: keyof F & string];
  /** What an editor should know beyond single fields: the field, and a message in Dutch. `raw`: as on the wire. */
  readonly notes?: (values: Values, raw: Values) => readonly (readonly [keyof F & string, message: string])[];
  /** The reference to the story on whose page this one is seen, and in preview what it is told. */
  readonly shownOn?: keyof F & string;
  /** Tabs of the editor beside the first, by their Dutch name: fields that most stories leave alone. */
  readonly tabs?: { readonly [label: string]: readonly (keyof F & string)[] };
  readonly fields: F;
};

/** The definition of one component: a block inside a story, or a content type, which is the root of one. */
export type Definition<N extends string = string, F extends Fields = Fields> = Options<F> & {
  readonly name: N;
  readonly nestable: boolean;
};

type FieldsByName = { readonly [name: string]: Fields };
type OptionsOf<F extends FieldsByName> = { readonly [N in keyof F]: Options<F[N]> };
type DefinitionsOf<F extends FieldsByName> = { readonly [N in keyof F & string]: Definition<N, F[N]> };

const define = (options: { readonly [name: string]: object }, nestable: boolean) =>
  Object.fromEntries(Object.entries(options).map(([name, one]) => [name, { name, nestable, ...one }]));

/** Defines blocks; each key is the component name of requirements 2.1. */
export const defineBlocks = <const F extends FieldsByName>(blocks: OptionsOf<F>): DefinitionsOf<F> =>
  define(blocks, true) as never;

export const defineTypes = <const F extends FieldsByName>(types: OptionsOf<F>): DefinitionsOf<F> =>
  define(types, false) as never;

/** Stands in for a type that depends on the whole model, which is still being built; `domain.ts` replaces it. */
export type Marker<Kind extends string, N extends string = string> = {
  readonly marker: Kind;
  readonly names: N;
};

/** `writer_name` → `writerName`: wire names end at the client. */
export type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

export const camelCase = <S extends string>(name: S): CamelCase<S> =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<S>;

export type ReadContext = {
  readonly model: { readonly [component: string]: Definition | undefined };
  /** The public address of the site (`SITE_URL`); not known, links to it count as links elsewhere. */
  readonly siteUrl?: string;
  /** The address of an event in the ticket shop, with `{code}` in it (`TICKET_SHOP_URL`). */
  readonly ticketShop?: string;
  /** Full slug. */
  readonly story: string;
  /** The anchors in the texts of the story so far: each is one id of its page. */
  readonly anchors: Set<string>;
  /** How many relations deep: reading stops at `MAX_DEPTH`, so that circles end. */
  readonly depth: number;
  /** A referred story that is not inlined in the content, by uuid. */
  readonly findStory: (uuid: string) => WireStory | undefined;
  /** Referred stories that were read before, by depth and uuid: thousands of items refer to the same few. */
  readonly known: Map<string, unknown>;
  /** Present full slug of a story; null if it is not published, undefined if that is not known. */
  readonly findSlug: (uuid: string) => string | null | undefined;
  /** The size in pixels of a picture whose address does not state it, by its path; undefined while it is not known. */
  readonly sizeOf?: (path: string) => { readonly width: number; readonly height: number } | undefined;
  /** Gives the long words of a title the places where they may break. */
  readonly hyphenate: (title: string) => string;
  readonly report: (problem: ContentProblem) => void;
};

/** Page → referred story → story referred by that one → its own facts. */
export const MAX_DEPTH = 3;

/** Something an editor should correct; the log gets all of it, a note in preview the message. */
export type ContentProblem = {
  readonly kind:
    | 'unknown-block'
    | 'block-not-allowed'
    | 'missing-field'
    | 'unreadable-field'
    | 'unresolved-reference'
    | 'unsafe-link'
    | 'unpublished-link'
    | 'broken-block'
    | 'broken-story'
    /** Everything can be shown; the message says what to do. */
    | 'note';
  readonly story: string;
  /** Full slug of the story on whose page this one is seen. */
  readonly page?: string;
  /** `_uid` of the block, when the problem is inside one. */
  readonly block?: string;
  readonly component?: string;
  /** Field path from the top of the story's content: `body.2.images.0.image`. */
  readonly path: string;
  readonly message: string;
};

/** What we read of a story (storyblok.com/docs/api/content-delivery); not its id, which GraphQL's `Int` cannot hold. */
export const wireStorySchema = z.object({
  uuid: z.string(),
  name: z.string().catch(''),
  slug: z.string().catch(''),
  full_slug: z.string(),
  content: z.looseObject({ component: z.string() }),
  created_at: z.string().nullish().catch(null),
  published_at: z.string().nullish().catch(null),
  first_published_at: z.string().nullish().catch(null),
});

export type WireStory = z.infer<typeof wireStorySchema>;
