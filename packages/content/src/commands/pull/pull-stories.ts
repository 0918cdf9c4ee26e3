import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandFailure } from '../failure.ts';
import { isObject, toJson } from '../folder/json.ts';
import { writeWhole } from '../folder/write.ts';
import type { Progress } from '../progress.ts';
import type { Api, ApiStory } from './api.ts';
import { loadState, type PullState, saveState } from './state.ts';
import { differs, storyFile, withoutMarks } from './story-files.ts';

/** How often the stories are read again when someone publishes meanwhile. */
const ROUNDS = 5;

type Options = {
  readonly api: Api;
  readonly folder: string;
  readonly source: string;
  readonly progress: Progress;
};

/** Writes a story where its address says, or beside it when `taken` (file → uuid) gives that place to another one. */
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
 * they are read again. Goes on where an earlier pull of the same version stopped. Gives the version.
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

/** Drafts that differ from what is published. They move without a version, so they are read anew each time. */
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
        if (isObject(published) && !differs(story, published)) continue;
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
