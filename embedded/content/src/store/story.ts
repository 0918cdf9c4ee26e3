import { derivedUuid } from '@inktvis/content/cms';
import { isObject } from '@inktvis/foundation/json';
import { z } from 'zod';

export { isObject };

/** JSON as in a story file. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export const isArray = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Real spaces have ids of 15 digits; zod's `int` stops at what a number holds exactly. */
const id = z.coerce.number().int().min(1);
const dated = z.iso
  .datetime({ offset: true, local: true })
  .transform((text) => new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`).toISOString());

/** Its values came from `JSON.parse`, so they are JSON; validating them again would cost seconds. */
const jsonObject = z.custom<JsonObject>(isObject, 'not an object');

/** What a file may leave out. */
const or = <T extends z.ZodType, F>(schema: T, fallback: F) =>
  schema.nullish().transform((value) => value ?? fallback);
const instant = or(dated, null);
const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);

const storyFile = z.object({
  id,
  uuid: z.string().min(1),
  name: z.string(),
  slug: z.string().min(1),
  full_slug: z
    .string()
    .transform((slug) => slug.replace(/^\/+|\/+$/g, ''))
    .pipe(z.string().min(1)),
  position: z.number().int().catch(0).default(0),
  is_startpage: or(z.boolean(), false),
  is_folder: or(z.boolean(), false),
  parent_id: or(z.number().int(), 0),
  tag_list: or(z.array(z.string()), []),
  created_at: instant,
  updated_at: instant,
  published_at: instant,
  first_published_at: instant,
  sort_by_date: optionalText,
  path: optionalText,
  meta_data: or(jsonObject, null),
  content: jsonObject.optional(),
});

/** A story as REST delivers it, without the marks of the visual editor. */
export type Story = Readonly<
  Omit<z.output<typeof storyFile>, 'is_folder' | 'created_at' | 'updated_at' | 'content'>
> & {
  readonly created_at: string;
  readonly updated_at: string;
  readonly default_full_slug: null;
  readonly group_id: string;
  readonly release_id: null;
  readonly lang: 'default';
  readonly alternates: readonly never[];
  readonly translated_slugs: null;
  readonly content: JsonObject;
};

/**
 * Reads the text of a story file (the shape of the Management API); null for a folder of the space. Throws with one line that says what is wrong.
 * @param published whether the file is a published copy; a missing publication date is then the date of the file
 */
export function parseStoryFile(text: string, published: boolean, modified: Date): Story | null {
  const parsed = storyFile.safeParse(JSON.parse(text));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${issue?.path.join('.') || 'file'}: ${issue?.message ?? 'invalid'}`);
  }
  const { content, is_folder, created_at, updated_at, published_at, first_published_at, ...rest } =
    parsed.data;
  if (is_folder) return null;
  if (typeof content?.component !== 'string') throw new Error('content: no component');
  const changed = modified.toISOString();
  const publishedAt = published ? (published_at ?? changed) : published_at;
  return {
    ...rest,
    default_full_slug: null,
    created_at: created_at ?? publishedAt ?? changed,
    updated_at: updated_at ?? (published ? (publishedAt ?? changed) : changed),
    published_at: publishedAt,
    first_published_at: first_published_at ?? publishedAt,
    group_id: derivedUuid(`group ${rest.uuid}`),
    release_id: null,
    lang: 'default',
    alternates: [],
    translated_slugs: null,
    content,
  };
}
