import type { JsonObject } from '@inktvis/foundation/json';
import type { ReadContext } from '../../kit/definition.ts';
import { objectsIn } from '../folder/json.ts';
import type { ContentFolder, Entry } from '../folder/read-folder.ts';

export type Finding = {
  /** Full slug, with `(concept)` behind it for a draft; the file when it could not be read. */
  readonly story: string;
  /** Where in the content: `body.2.image`; `''` for the story as a whole. */
  readonly path: string;
  readonly message: string;
};

/** The settings on which it depends what an address means. */
export type Addresses = Pick<ReadContext, 'siteUrl' | 'ticketShop'>;

export type Rule = (folder: ContentFolder, addresses: Addresses) => Finding[];

/** Stories of some content types. */
export const ofType = (entries: readonly Entry[], ...components: readonly string[]): Entry[] =>
  entries.filter(({ story }) => components.includes(story.content.component));

export const everyEntry = ({ published, drafts }: ContentFolder): Entry[] => [...published, ...drafts];

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
  (check: (entry: Entry, folder: ContentFolder, addresses: Addresses) => Finding[]): Rule =>
  (folder, addresses) =>
    everyEntry(folder).flatMap((entry) => check(entry, folder, addresses));

/** A rule about each object in the content of each story: what is wrong with it. */
export const eachObject = (
  check: (object: JsonObject, folder: ContentFolder, addresses: Addresses) => string[],
): Rule =>
  eachStory((entry, folder, addresses) =>
    [...objectsIn(entry.story.content)].flatMap(({ object, at }) =>
      check(object, folder, addresses).map((message) => finding(entry, at, message)),
    ),
  );
