import type { JsonObject } from '@inktvis/foundation/json';
import { objectsIn } from '../folder/json.ts';
import type { ContentFolder, Entry } from '../folder/read-folder.ts';

/** Something for an editor to correct. */
export type Finding = {
  /** Full slug, with `(concept)` behind it for a draft; the file when it could not be read. */
  readonly story: string;
  /** Where in the content: `body.2.image`; `''` for the story as a whole. */
  readonly path: string;
  readonly message: string;
};

export type Rule = (folder: ContentFolder, options: LintOptions) => Finding[];

export type LintOptions = {
  /** The public address of the site (`SITE_URL`): links to it are links to its pages. */
  readonly siteUrl?: string;
};

export const nameOf = ({ story, draft }: Pick<Entry, 'story' | 'draft'>): string =>
  draft ? `${story.full_slug} (concept)` : story.full_slug;

/** A finding about one story. */
export const finding = (entry: Entry, path: string, message: string): Finding => ({
  story: nameOf(entry),
  path,
  message,
});

/** One line, whatever an editor typed. */
export const lineOf = ({ story, path, message }: Finding): string =>
  [story, path, message].filter(Boolean).join(': ').replace(/\s+/g, ' ');

export const allEntries = ({ published, drafts }: ContentFolder): Entry[] => [...published, ...drafts];

/** A rule about each object in the content of each story; `at` is its path. */
export const eachObject =
  (
    check: (
      found: { entry: Entry; object: JsonObject; at: string },
      folder: ContentFolder,
      options: LintOptions,
    ) => Finding[],
  ): Rule =>
  (folder, options) =>
    allEntries(folder).flatMap((entry) =>
      [...objectsIn(entry.story.content)].flatMap((found) => check({ entry, ...found }, folder, options)),
    );
