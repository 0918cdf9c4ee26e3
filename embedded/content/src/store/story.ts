import { createHash } from 'node:crypto';
import { z } from 'zod';

/** JSON as in a story file. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isArray = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Real spaces have ids of 15 digits; zod's `int` stops at what a number holds exactly. */
const id = z.coerce.number().int().min(1);
const instant = z.iso
  .datetime({ offset: true, local: true })
  .transform((text) => new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`).toISOString())
  .nullish()
  .transform((value) => value ?? null);

/** Its values came from `JSON.parse`, so they are JSON; validating them again would cost seconds. */
const jsonObject = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'not an object',
);

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
  is_startpage: z.boolean().nullish().transform(Boolean),
  is_folder: z.boolean().nullish().transform(Boolean),
  parent_id: z
    .number()
    .int()
    .nullish()
    .transform((value) => value ?? 0),
  tag_list: z
    .array(z.string())
    .nullish()
    .transform((value) => value ?? []),
  created_at: instant,
  updated_at: instant,
  published_at: instant,
  first_published_at: instant,
  sort_by_date: z
    .string()
    .nullish()
    .transform((value) => value || null),
  path: z
    .string()
    .nullish()
    .transform((value) => value || null),
  meta_data: jsonObject.nullish().transform((value) => value ?? null),
  content: jsonObject.optional(),
});

/** A story as REST delivers it, without the marks of the visual editor. */
export type Story = {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly slug: string;
  readonly full_slug: string;
  readonly default_full_slug: null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly published_at: string | null;
  readonly first_published_at: string | null;
  readonly sort_by_date: string | null;
  readonly position: number;
  readonly tag_list: readonly string[];
  readonly is_startpage: boolean;
  readonly parent_id: number;
  readonly meta_data: JsonObject | null;
  readonly group_id: string;
  readonly release_id: null;
  readonly lang: 'default';
  readonly path: string | null;
  readonly alternates: readonly never[];
  readonly translated_slugs: null;
  readonly content: JsonObject;
};

/** A folder of the space: only `links` shows it. */
export type Folder = Pick<Story, 'id' | 'uuid' | 'name' | 'slug' | 'full_slug' | 'parent_id' | 'position'> & {
  readonly created_at: string | null;
};

export type Entry =
  | { readonly kind: 'story'; readonly story: Story }
  | { readonly kind: 'folder'; readonly folder: Folder };

/** A stable uuid for something the files do not name. */
export function derivedUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A stable id for something the files do not number. */
export const derivedId = (text: string): number =>
  (createHash('sha256').update(text).digest().readUInt32BE(0) % 2_000_000_000) + 1;

/** `JSON.parse` without the editing marks: the service puts those in itself, in draft responses only. */
function parseJson(text: string): unknown {
  if (!text.includes('"_editable"')) return JSON.parse(text);
  return JSON.parse(text, (key, value: unknown) => (key === '_editable' ? undefined : value));
}

/**
 * Reads the text of a story file (the shape of the Management API). Throws with one line that says what is wrong.
 * @param published whether the file is a published copy; a missing publication date is then the date of the file
 */
export function parseStoryFile(text: string, published: boolean, modified: Date): Entry {
  const parsed = storyFile.safeParse(parseJson(text));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${issue?.path.join('.') || 'file'}: ${issue?.message ?? 'invalid'}`);
  }
  const { content, is_folder, created_at, updated_at, published_at, first_published_at, ...rest } =
    parsed.data;
  if (is_folder) return { kind: 'folder', folder: { ...rest, created_at } };
  if (typeof content?.component !== 'string') throw new Error('content: no component');
  const changed = modified.toISOString();
  const publishedAt = published ? (published_at ?? changed) : published_at;
  return {
    kind: 'story',
    story: {
      id: rest.id,
      uuid: rest.uuid,
      name: rest.name,
      slug: rest.slug,
      full_slug: rest.full_slug,
      default_full_slug: null,
      created_at: created_at ?? publishedAt ?? changed,
      updated_at: updated_at ?? (published ? (publishedAt ?? changed) : changed),
      published_at: publishedAt,
      first_published_at: first_published_at ?? publishedAt,
      sort_by_date: rest.sort_by_date,
      position: rest.position,
      tag_list: rest.tag_list,
      is_startpage: rest.is_startpage,
      parent_id: rest.parent_id,
      meta_data: rest.meta_data,
      group_id: derivedUuid(`group ${rest.uuid}`),
      release_id: null,
      lang: 'default',
      path: rest.path,
      alternates: [],
      translated_slugs: null,
      content,
    },
  };
}
