import type { JsonObject } from '../folder/json.ts';
import type { ContentFolder, Entry } from '../folder/read-folder.ts';
import { folderOf, foldersOf } from './folders.ts';

/** A story or folder in the push form (contract content-service, section 9). */
export type PushStory = JsonObject & { readonly slug: string; readonly uuid: string };

/**
 * Every story and folder as the vendor's command line pushes it. That command publishes what is `published` without
 * `unpublished_changes`. Where a published story has a newer draft, the published copy is taken, or the draft when
 * `drafts` is set: push without, then with, and the space has both.
 */
export function pushStories(folder: ContentFolder, { drafts }: { readonly drafts: boolean }): PushStory[] {
  const folders = foldersOf(folder);
  const draftByUuid = new Map(folder.drafts.map((entry) => [entry.story.uuid, entry]));
  const form = (entry: Entry, published: boolean, changed: boolean): PushStory => ({
    ...entry.raw,
    slug: entry.story.slug || (entry.story.full_slug.split('/').at(-1) ?? ''),
    uuid: entry.story.uuid,
    full_slug: entry.story.full_slug,
    parent_id: folders.get(folderOf(entry))?.id ?? 0,
    is_folder: false,
    is_startpage: entry.raw.is_startpage === true,
    published,
    unpublished_changes: changed,
  });
  return [
    ...folders.values(),
    ...folder.published.map((entry) => {
      const draft = drafts ? draftByUuid.get(entry.story.uuid) : undefined;
      return form(draft ?? entry, true, draft !== undefined);
    }),
    ...folder.drafts
      .filter(({ story }) => !folder.byUuid.has(story.uuid))
      .map((entry) => form(entry, false, false)),
  ];
}

/** Drafts of published stories: the push form has room for one of the two. */
export const newerDrafts = ({ drafts, byUuid }: ContentFolder): Entry[] =>
  drafts.filter(({ story }) => byUuid.has(story.uuid));
