import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type WireStory, wireStorySchema } from './content-model.ts';
import { isObject, type JsonObject } from './json.ts';

/** One story file. */
export type Entry = { readonly file: string; readonly raw: JsonObject; readonly story: WireStory };

/** The content folder as the embedded content service reads it. */
export type Space = {
  readonly folder: string;
  readonly published: readonly Entry[];
  readonly drafts: readonly Entry[];
  /** Published stories by uuid. */
  readonly byUuid: ReadonlyMap<string, Entry>;
  /** Published stories by full slug. */
  readonly bySlug: ReadonlyMap<string, Entry>;
  readonly datasources: ReadonlyMap<string, ReadonlySet<string>>;
};

function jsonFiles(folder: string, part: string): string[] {
  try {
    const names = readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${part}/${name}`)
      .sort();
  } catch {
    return [];
  }
}

/** Reads `folder`; a file that cannot be read is a problem and is left out. */
export function readSpace(folder: string): { space: Space; problems: string[] } {
  const problems: string[] = [];
  const parse = (file: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(folder, file), 'utf8'));
    } catch (error) {
      problems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
  const entries = (part: string): Entry[] =>
    jsonFiles(folder, part).flatMap((file) => {
      const raw = parse(file);
      if (raw === undefined) return [];
      const story = wireStorySchema.safeParse(raw);
      if (story.success && isObject(raw)) return [{ file, raw, story: story.data }];
      problems.push(`${file}: is no story (${story.error?.issues[0]?.path.join('.') ?? ''})`);
      return [];
    });
  const datasources = jsonFiles(folder, 'datasources').map((file): [string, Set<string>] => {
    const list = parse(file);
    const values = (Array.isArray(list) ? list : []).map((entry: unknown) =>
      isObject(entry) ? String(entry.value) : '',
    );
    return [file.slice('datasources/'.length, -'.json'.length), new Set(values)];
  });
  const published = entries('stories');
  return {
    problems,
    space: {
      folder,
      published,
      drafts: entries('drafts'),
      byUuid: new Map(published.map((entry) => [entry.story.uuid, entry])),
      bySlug: new Map(published.map((entry) => [entry.story.full_slug, entry])),
      datasources: new Map(datasources),
    },
  };
}
