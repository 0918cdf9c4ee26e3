import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandFailure } from '../failure.ts';
import { toJson } from '../folder/json.ts';
import { besideOf, isReplaceable, moveIntoPlace, recoverPlace } from '../folder/move-into-place.ts';
import { writeWhole } from '../folder/write.ts';
import type { Progress } from '../progress.ts';
import type { Api } from './api.ts';
import { lock } from './lock.ts';
import { type PulledAssets, pullAssets } from './pull-assets.ts';
import { pullDrafts, pullPublished } from './pull-stories.ts';
import { stateFile } from './state.ts';
import { storyFile } from './story-files.ts';

export type PullOptions = {
  readonly api: Api;
  /** Names the source, so that a pull of another one does not go on with these pages. */
  readonly source: string;
  readonly target: string;
  /** Also the drafts: the api has the preview token. */
  readonly drafts: boolean;
  readonly progress: Progress;
};

export type Pulled = { readonly stories: number; readonly drafts: number; readonly assets: PulledAssets };

async function writeLists(api: Api, folder: string): Promise<void> {
  for (const part of ['datasources', 'space.json'])
    await rm(join(folder, part), { recursive: true, force: true });
  for (const slug of await api.datasources()) {
    const file = storyFile('stories', slug).replace(/^stories/, 'datasources');
    await writeWhole(join(folder, file), toJson(await api.entries(slug)));
  }
  for (const space of await api.folders()) {
    await writeWhole(join(folder, storyFile('stories', String(space.full_slug), '_map.json')), toJson(space));
  }
  const { id, name, domain } = await api.space();
  await writeWhole(join(folder, 'space.json'), toJson({ id, name, domain: domain ?? '' }));
}

/**
 * Copies a whole space to `target`, a folder that the embedded content service serves. All is put together beside it
 * and takes its place at the very end; a pull that stops half-way goes on where it was. Throws `CommandFailure`.
 */
export async function pullSpace({ api, source, target, drafts, progress }: PullOptions): Promise<Pulled> {
  await recoverPlace(target);
  if (!(await isReplaceable(target))) {
    throw new CommandFailure(`${target} is geen inhoudsmap en niet leeg; kies een andere map`);
  }
  const beside = besideOf(target);
  await mkdir(beside, { recursive: true });
  const release = lock(join(beside, 'pull.lock'));
  try {
    const options = { api, folder: beside, source, progress };
    const state = await pullPublished(options);
    const draftCount = drafts ? await pullDrafts(options, state) : 0;
    if (!drafts) await rm(join(beside, 'drafts'), { recursive: true, force: true });
    await writeLists(api, beside);
    const assets = await pullAssets(api, beside, target, progress);
    await rm(stateFile(beside), { force: true });
    release();
    await moveIntoPlace(beside, target);
    return { stories: Object.keys(state.files).length, drafts: draftCount, assets };
  } finally {
    release();
  }
}
