import type { JsonObject } from '@inktvis/foundation/json';
import { objectsIn } from '../folder/json.ts';
import type { ContentFolder, Entry } from '../folder/read-folder.ts';

/** What a finding is about, as the summary counts it. */
export const RULES = {
  file: 'onleesbaar bestand',
  identity: 'dubbel nummer of adres',
  required: 'leeg verplicht veld',
  model: 'past niet in het model',
  choice: 'keuze buiten de lijst',
  heading: 'koppen',
  text: 'tekst',
  alt: 'beeld zonder beschrijving',
  picture: 'beeld',
  link: 'link of verwijzing',
  time: 'uren',
  podium: 'podium',
  age: 'leeftijd',
  title: 'lange titel',
  edition: 'nieuwe editie',
  redirect: 'doorverwijzing',
} as const;

export type RuleName = keyof typeof RULES;

/** Something for an editor to correct. */
export type Finding = {
  readonly rule: RuleName;
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
export const finding = (entry: Entry, rule: RuleName, path: string, message: string): Finding => ({
  rule,
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
