import type { JsonObject } from '@inktvis/foundation/json';
import { derivedId, derivedUuid } from '../../derived-ids.ts';
import { PAGE_TYPES } from '../../domain.ts';
import type { ContentFolder, Entry } from '../folder/read-folder.ts';

/** A story or folder in the push form (storyblok.com/docs/api/management). */
export type PushStory = JsonObject & {
  readonly slug: string;
  readonly uuid: string;
  readonly full_slug: string;
  readonly is_folder: boolean;
};

/** Every story and folder; of a published story with a newer draft the published copy. */
export function pushStories(folder: ContentFolder): PushStory[] {
  const folders = foldersOf(folder);
  const form = (entry: Entry): PushStory => ({
    ...entry.raw,
    // Where the visual editor opens a story that has no page of its own address.
    path: entry.raw.path ?? (/^(home$|globaal\/)/.test(entry.story.full_slug) ? '/' : null),
    slug: entry.story.slug || (entry.story.full_slug.split('/').at(-1) ?? ''),
    uuid: entry.story.uuid,
    full_slug: entry.story.full_slug,
    parent_id: folders.get(folderOf(entry))?.id ?? 0,
    is_folder: false,
    is_startpage: entry.raw.is_startpage === true,
    published: !entry.draft,
    unpublished_changes: false,
  });
  const unpublished = folder.drafts.filter(({ story }) => !folder.byUuid.has(story.uuid));
  return [...folders.values(), ...[...folder.published, ...unpublished].map(form)];
}

type FolderStory = PushStory & { readonly id: number };

const parentOf = (slug: string): string => slug.split('/').slice(0, -1).join('/');

/** The folder of a story; the start page of a folder belongs to the folder it opens. `''` is the root. */
const folderOf = ({ story, raw }: Pick<Entry, 'story' | 'raw'>): string =>
  raw.is_startpage === true ? story.full_slug : parentOf(story.full_slug);

const titled = (slug: string): string => slug.slice(0, 1).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** By full slug. New stories have the type that all others have; where none has a page the visual editor stays closed. */
function foldersOf({ published, drafts }: ContentFolder): Map<string, FolderStory> {
  const entries = [...published, ...drafts];
  const slugs = new Set<string>();
  for (const entry of entries)
    for (let slug = folderOf(entry); slug !== ''; slug = parentOf(slug)) slugs.add(slug);
  const folders = new Map<string, FolderStory>();
  // Parents come first, so that their ids are known.
  for (const slug of [...slugs].sort()) {
    const child = entries.find((entry) => folderOf(entry) === slug && Number(entry.raw.parent_id) > 0);
    const last = slug.split('/').at(-1) ?? slug;
    const own = entries.filter(
      ({ story, raw }) => parentOf(story.full_slug) === slug && raw.is_startpage !== true,
    );
    const [type, ...others] = new Set(own.map(({ story }) => story.content.component));
    const hasPages = [type, ...others].some((name) => name && PAGE_TYPES.includes(name));
    folders.set(slug, {
      // Stable over exports, so that a second push finds what the first one made.
      id: Number(child?.raw.parent_id ?? derivedId(`folder ${slug}`)),
      uuid: derivedUuid(`folder ${slug}`),
      name: titled(last),
      slug: last,
      full_slug: slug,
      parent_id: folders.get(parentOf(slug))?.id ?? 0,
      is_folder: true,
      is_startpage: false,
      position: 0,
      ...(type && others.length === 0
        ? { default_root: type, content: { content_types: [type], lock_subfolders_content_types: false } }
        : {}),
      ...(type && !hasPages ? { disble_fe_editor: true } : {}),
    });
  }
  return folders;
}
