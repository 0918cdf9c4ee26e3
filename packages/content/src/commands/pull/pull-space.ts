import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandFailure, type Progress } from '../command-line.ts';
import { toJson } from '../folder/json.ts';
import { besideOf, isReplaceable, moveIntoPlace, recoverPlace, writeWhole } from '../folder/write-folder.ts';
import type { Api } from './api.ts';
import { pullAssets } from './pull-assets.ts';
import { pullDrafts, pullPublished, stateFile, storyFile } from './pull-stories.ts';

type PullOptions = {
  readonly api: Api;
  /** Identifies the source, so that a pull of another source does not continue with these pages. */
  readonly source: string;
  readonly target: string;
  /** Also the drafts: the api has the preview token. */
  readonly drafts: boolean;
  readonly progress: Progress;
};

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Locks the folder against a second pull; returns the function that unlocks it. The lock of a killed process is ignored. */
function lock(file: string): () => void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const other = Number(readFileSync(file, 'utf8'));
    if (other > 0 && other !== process.pid && isAlive(other)) {
      throw new CommandFailure(`een andere kopie naar deze map is nog bezig (proces ${other})`);
    }
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}

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
 * Copies a whole space to `target`, a folder that the embedded content service serves. The copy is assembled next to it
 * and replaces it at the end; an interrupted pull continues where it stopped. Throws `CommandFailure`.
 */
export async function pullSpace({ api, source, target, drafts, progress }: PullOptions) {
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
