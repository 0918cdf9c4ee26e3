import type { JsonObject } from '@inktvis/foundation/json';
import { objectsIn } from '../folder/json.ts';
import type { ContentFolder, Entry } from '../folder/read-folder.ts';

export type Finding = {
  /** Full slug, with `(concept)` behind it for a draft; the file when it could not be read. */
  readonly story: string;
  /** Where in the content: `body.2.image`; `''` for the story as a whole. */
  readonly path: string;
  readonly message: string;
};

export type Rule = (folder: ContentFolder, siteUrl?: string) => Finding[];

export const nameOf = ({ story, draft }: Pick<Entry, 'story' | 'draft'>): string =>
  draft ? `${story.full_slug} (concept)` : story.full_slug;

export const finding = (entry: Entry, path: string, message: string): Finding => ({
  story: nameOf(entry),
  path,
  message,
});

/** One line, whatever an editor typed. */
export const lineOf = ({ story, path, message }: Finding): string =>
  [story, path, message].filter(Boolean).join(': ').replace(/\s+/g, ' ');

export const eachStory =
  (check: (entry: Entry, folder: ContentFolder, siteUrl?: string) => Finding[]): Rule =>
  (folder, siteUrl) =>
    [...folder.published, ...folder.drafts].flatMap((entry) => check(entry, folder, siteUrl));

/** A rule about each object in the content of each story: what is wrong with it. */
export const eachObject = (
  check: (object: JsonObject, folder: ContentFolder, siteUrl?: string) => string[],
): Rule =>
  eachStory((entry, folder, siteUrl) =>
    [...objectsIn(entry.story.content)].flatMap(({ object, at }) =>
      check(object, folder, siteUrl).map((message) => finding(entry, at, message)),
    ),
  );
