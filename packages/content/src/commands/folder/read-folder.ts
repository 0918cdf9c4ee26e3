import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type JsonObject, listOf } from '@inktvis/foundation/json';
import { type WireStory, wireStorySchema } from '../../kit/definition.ts';
import { bareSlug } from '../../kit/link.ts';

/** One story file. `raw` is its whole content, `story` what the site reads; its slug has no outer slashes. */
export type Entry = {
  /** Path in the folder: `stories/nieuws/x.json`. */
  readonly file: string;
  readonly draft: boolean;
  readonly raw: JsonObject;
  readonly story: WireStory;
};

type DatasourceEntry = { readonly name: string; readonly value: string };

export type ContentFolder = {
  readonly folder: string;
  readonly published: readonly Entry[];
  readonly drafts: readonly Entry[];
  readonly byUuid: ReadonlyMap<string, Entry>;
  readonly bySlug: ReadonlyMap<string, Entry>;
  readonly datasources: ReadonlyMap<string, readonly DatasourceEntry[]>;
  readonly space: JsonObject;
  readonly unreadable: readonly { readonly file: string; readonly message: string }[];
};

const jsonFiles = (folder: string, part: string): string[] =>
  globSync(`${part}/**/*.json`, { cwd: folder }).sort();

/** Reads `folder`. A file that cannot be read is left out and listed in `unreadable`; a missing folder is empty. */
export function readFolder(folder: string): ContentFolder {
  const unreadable: { file: string; message: string }[] = [];
  const parse = (file: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(folder, file), 'utf8'));
    } catch (error) {
      unreadable.push({ file, message: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  };
  const entries = (part: string): Entry[] =>
    jsonFiles(folder, part).flatMap((file) => {
      const raw = parse(file);
      // Folders of the space follow from the addresses of its stories.
      if (raw === undefined || (isObject(raw) && raw.is_folder === true)) return [];
      const parsed = wireStorySchema.safeParse(raw);
      if (!parsed.success || !isObject(raw)) {
        const where = parsed.error?.issues[0]?.path.join('.') ?? '';
        unreadable.push({ file, message: `is geen verhaal (${where})` });
        return [];
      }
      const story = { ...parsed.data, full_slug: bareSlug(parsed.data.full_slug) };
      return [{ file, draft: part === 'drafts', raw, story }];
    });
  const datasources = jsonFiles(folder, 'datasources').map((file): [string, DatasourceEntry[]] => {
    const list = parse(file);
    const values = listOf(list)
      .filter(isObject)
      .map(({ name, value }) => ({ name: String(name), value: String(value) }));
    return [file.slice('datasources/'.length, -'.json'.length), values];
  });
  const published = entries('stories');
  const drafts = entries('drafts');
  const space = parse('space.json');
  return {
    folder,
    published,
    drafts,
    byUuid: new Map(published.map((entry) => [entry.story.uuid, entry])),
    bySlug: new Map(published.map((entry) => [entry.story.full_slug, entry])),
    datasources: new Map(datasources),
    space: isObject(space) ? space : {},
    unreadable,
  };
}
