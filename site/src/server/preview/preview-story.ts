import type { UnsavedStory } from '@inktvis/content/client';
import { isObject, parseJson } from '@inktvis/foundation/json';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { z } from 'zod';
import { ownAddress, slugAt } from './preview-access.ts';

/** A story as it is being typed, and the address and slug of the page that it is typed beside. */
type Typing = { readonly story: UnsavedStory; readonly address: string; readonly slug: string };

/** Larger stories are not shown while typing, only when saved. Characters. */
const MAX_LENGTH = 512 * 1024;

const typing = z.object({
  address: z.string().max(8192),
  // Of the editor's message only these can be relied on (storyblok.com/docs/concepts/visual-editor).
  story: z.object({
    id: z.coerce.number(),
    uuid: z.string(),
    name: z.string().catch(''),
    content: z.looseObject({ component: z.string() }),
  }),
});

/** Marks every block as the content service does in drafts, where the editor's message left the mark out. */
const marked = (content: UnsavedStory['content'], story: number, space: string): typeof content =>
  JSON.parse(JSON.stringify(content), (_key, value: unknown) => {
    if (!isObject(value) || value._editable) return value;
    const { component: name, _uid: uid } = value;
    if (typeof name !== 'string' || typeof uid !== 'string') return value;
    const mark = JSON.stringify({ name, space, uid, id: String(story) });
    return { ...value, _editable: `<!--#storyblok#${mark}-->` };
  });

/** What the live editing sends. `spaceId`: our space. The error is the status to respond with. */
export function readTyping(text: string, spaceId: string): Result<Typing, 400 | 413> {
  if (text.length > MAX_LENGTH) return err(413);
  const read = typing.safeParse(parseJson(text));
  const own = read.success ? ownAddress(read.data.address) : null;
  const slug = own && slugAt(own.path);
  if (!read.success || !own || !slug) return err(400);
  const { id, content, ...story } = read.data.story;
  return ok({
    story: { ...story, content: marked(content, id, spaceId) },
    address: own.path + own.search,
    slug,
  });
}
