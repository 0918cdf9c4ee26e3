import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, type JsonObject } from '@inktvis/foundation/json';
import { z } from 'zod';
import { bareSlug } from '../../kit/link.ts';
import { CommandFailure, type Progress } from '../command-line.ts';
import { toJson } from '../folder/json.ts';
import { writeWhole } from '../folder/write-folder.ts';
import type { Api, ApiStory } from './api.ts';

const FILE = 'pull.json';

const stateSchema = z.object({
  /** Where the stories came from: a pull of another source starts from zero. */
  source: z.string(),
  /** The version of the space that the pages belong to. */
  version: z.number(),
  /** Published pages that are in the folder. */
  pages: z.number(),
  /** Where each published story was written, by uuid. */
  files: z.record(z.string(), z.string()),
});

/** The progress of a pull; written after each page, so that the next pull continues there. */
type PullState = z.infer<typeof stateSchema>;

/** What an earlier pull left, or undefined when there is nothing to continue. */
async function loadState(folder: string): Promise<PullState | undefined> {
  try {
    const parsed = stateSchema.safeParse(JSON.parse(await readFile(join(folder, FILE), 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

const saveState = (folder: string, state: PullState): Promise<void> =>
  writeWhole(join(folder, FILE), toJson(state));

export const stateFile = (folder: string): string => join(folder, FILE);

/** A value without the marks of the visual editor, which belong to a request and not to the story. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) =>
      key === '_editable' ? [] : [[key, withoutMarks(entry)]],
    ),
  );
}

/** `stories/nieuws/x.json`. Throws `CommandFailure` for an address that would lead out of the folder. */
export function storyFile(part: 'stories' | 'drafts', fullSlug: string, file?: string): string {
  const slug = bareSlug(fullSlug);
  const isPlain = slug.split('/').every((name) => /^[^\\\0:]+$/.test(name) && !/^\.+$/.test(name));
  if (!isPlain)
    throw new CommandFailure(`een verhaal heeft het adres '${fullSlug}', en dat kan geen bestand zijn`);
  return file === undefined ? `${part}/${slug}.json` : `${part}/${slug}/${file}`;
}

/** What a draft can differ in; dates change without any edit. */
const ESSENTIAL = [
  ...['name', 'slug', 'full_slug', 'content', 'position', 'tag_list', 'is_startpage'],
  ...['parent_id', 'path', 'sort_by_date'],
];
const essence = (story: JsonObject): string =>
  JSON.stringify(withoutMarks(Object.fromEntries(ESSENTIAL.map((name) => [name, story[name]]))));

/** How often the stories are read again when someone publishes meanwhile. */
const ROUNDS = 5;

type Options = {
  readonly api: Api;
  readonly folder: string;
  readonly source: string;
  readonly progress: Progress;
};

/** Writes a story to the file of its address, or next to it when that file belongs to another story (`taken`: file → uuid). */
async function write(
  folder: string,
  part: 'stories' | 'drafts',
  story: ApiStory,
  taken: Map<string, string>,
) {
  const plain = storyFile(part, story.full_slug);
  const isFree = [undefined, story.uuid].includes(taken.get(plain));
  const file = isFree ? plain : plain.replace(/\.json$/, `_${story.uuid}.json`);
  taken.set(file, story.uuid);
  await writeWhole(join(folder, file), toJson(withoutMarks(story)));
  return file;
}

/** Published stories of one version of the space, from the first page that is not there yet. */
async function publishedOf({ api, folder, progress }: Options, state: PullState): Promise<number> {
  const taken = new Map(Object.entries(state.files).map(([uuid, file]) => [file, uuid]));
  for (;;) {
    const { stories, total } = await api.stories('published', state.pages + 1, state.version);
    for (const story of stories) state.files[story.uuid] = await write(folder, 'stories', story, taken);
    state.pages += 1;
    await saveState(folder, state);
    const count = Object.keys(state.files).length;
    progress('Verhalen', Math.min(count, total), total);
    if (stories.length === 0 || state.pages * 100 >= total) return total;
  }
}

/**
 * Every published story, all of one version of the space: when someone publishes meanwhile, pages may have shifted, and
 * they are read again. Continues where an earlier pull of the same version stopped. Returns that state.
 */
export async function pullPublished(options: Options): Promise<PullState> {
  const { api, folder, source } = options;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { version } = await api.space();
    const before = await loadState(folder);
    const goesOn = before?.source === source && before.version === version;
    const state = goesOn ? before : { source, version, pages: 0, files: {} };
    if (!goesOn) {
      await rm(join(folder, 'stories'), { recursive: true, force: true });
      await saveState(folder, state);
    }
    const total = await publishedOf(options, state);
    const isWhole = Object.keys(state.files).length === total;
    if (isWhole && (await api.space()).version === version) return state;
    await saveState(folder, { source: '', version: 0, pages: 0, files: {} });
  }
  throw new CommandFailure(
    'de inhoud verandert te vaak om er een volledige kopie van te maken; probeer later opnieuw',
  );
}

/** Drafts that differ from what is published. They change without a new version, so they are read each time. */
export async function pullDrafts({ api, folder, progress }: Options, { files }: PullState): Promise<number> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await rm(join(folder, 'drafts'), { recursive: true, force: true });
    const seen = new Set<string>();
    const taken = new Map<string, string>();
    for (let page = 1; ; page += 1) {
      const { stories, total } = await api.stories('draft', page, 0);
      for (const story of stories) {
        const file = files[story.uuid];
        const published: unknown = file && JSON.parse(await readFile(join(folder, file), 'utf8'));
        seen.add(story.uuid);
        if (isObject(published) && essence(story) === essence(published)) continue;
        await write(folder, 'drafts', story, taken);
      }
      progress('Concepten bekeken', Math.min(seen.size, total), total);
      if (stories.length > 0 && page * 100 < total) continue;
      if (seen.size === total) return taken.size;
      break;
    }
  }
  throw new CommandFailure(
    'de concepten veranderen te vaak om er een kopie van te maken; probeer later opnieuw',
  );
}
