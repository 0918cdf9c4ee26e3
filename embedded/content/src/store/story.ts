import { isObject } from '@inktvis/foundation/json';
import { z } from 'zod';

export { isObject };

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export const isArray = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const id = z.coerce.number().int().min(1);
const dated = z.iso
  .datetime({ offset: true, local: true })
  .transform((text) => new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`).toISOString());

/** Checking what came from `JSON.parse` once more would cost seconds. */
const jsonObject = z.custom<JsonObject>(isObject, 'not an object');

const or = <T extends z.ZodType, F>(schema: T, fallback: F) =>
  schema.nullish().transform((value) => value ?? fallback);

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
  created_at: or(dated, null),
  published_at: or(dated, null),
  first_published_at: or(dated, null),
  content: jsonObject.optional(),
});

/** A story as REST delivers it, as far as anybody reads, without the marks of the visual editor. */
export type Story = Readonly<Omit<z.output<typeof storyFile>, 'is_folder' | 'created_at' | 'content'>> & {
  readonly created_at: string;
  readonly lang: 'default';
  readonly content: JsonObject;
};

/** Null for a folder of the space. A published copy without a date has that of the file. Throws one line on what is wrong. */
export function parseStoryFile(text: string, published: boolean, modified: Date): Story | null {
  const parsed = storyFile.safeParse(JSON.parse(text));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${issue?.path.join('.') || 'file'}: ${issue?.message ?? 'invalid'}`);
  }
  const { content, is_folder, created_at, published_at, first_published_at, ...rest } = parsed.data;
  if (is_folder) return null;
  if (typeof content?.component !== 'string') throw new Error('content: no component');
  const changed = modified.toISOString();
  const publishedAt = published_at ?? (published ? changed : null);
  return {
    ...rest,
    created_at: created_at ?? publishedAt ?? changed,
    published_at: publishedAt,
    first_published_at: first_published_at ?? publishedAt,
    lang: 'default',
    content,
  };
}
