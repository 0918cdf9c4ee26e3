import { copyFile, cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { componentExport, groupExport } from '../../cms/components.ts';
import { CommandFailure, inParallel, type Progress } from '../command-line.ts';
import { toJson } from '../folder/json.ts';
import { type ContentFolder, readFolder } from '../folder/read-folder.ts';
import { besideOf, moveIntoPlace, writeWhole } from '../folder/write-folder.ts';
import type { Api } from '../pull/api.ts';
import { pushAssets } from './assets.ts';
import { type Losses, lossesOf } from './existing.ts';
import { MANIFEST, readManifests } from './manifests.ts';
import { relink } from './relink.ts';
import { newerDrafts, pushStories } from './stories.ts';

type ExportOptions = {
  /** The content folder. */
  readonly from: string;
  /** The folder that gets a `.storyblok` folder. */
  readonly into: string;
  /** Take the newer draft of a published story instead of its published copy. */
  readonly drafts: boolean;
  /** Refuse when a reference has no new uuid or address yet. */
  readonly relinked?: boolean;
  /** Reads the space that the push goes to, drafts too; absent: what is there is not looked at. */
  readonly target?: Api;
  readonly progress: Progress;
};

/** A push would take away what is in the space; `losses` are to be shown. */
export class WouldLose extends Error {
  readonly losses: Losses;
  constructor(losses: Losses) {
    super('a push would overwrite or delete what is in the space');
    this.losses = losses;
  }
}

/** Lists in the push form: with their entries. */
const pushDatasources = ({ datasources }: ContentFolder) =>
  [...datasources].map(([slug, entries], index) => ({
    id: index + 1,
    name: slug.slice(0, 1).toUpperCase() + slug.slice(1),
    slug,
    dimensions: [],
    entries: entries.map((entry, place) => ({
      id: (index + 1) * 10_000 + place,
      ...entry,
      dimension_value: '',
    })),
  }));

/**
 * Writes a content folder in the form that the vendor's command line pushes (storyblok.com/docs/api/management):
 * `.storyblok/{stories,components,datasources,assets}/<space>/`. Each of these is assembled next to its target
 * and replaces an earlier one as a whole. What an earlier push recorded is used: references that the command line leaves
 * alone get their new uuids and addresses. Throws `CommandFailure` when there is nothing to export or a reference waits
 * that should not, and `WouldLose`; nothing is written then.
 */
export async function exportFolder(options: ExportOptions) {
  const { from, into, drafts, progress } = options;
  const folder = readFolder(from);
  const [unreadable] = folder.unreadable;
  if (unreadable) throw new CommandFailure(`${from}: ${unreadable.file}: ${unreadable.message}`);
  const { assets, missing } = pushAssets(folder);
  const assetIds = new Map(assets.map(({ path, about }) => [path, about.id]));
  const plain = pushStories(folder, { drafts, assetIds });
  const spaceId = String(folder.space.id ?? '');
  if (plain.length === 0 || !/^\d+$/.test(spaceId)) {
    throw new CommandFailure(
      `${from} is geen inhoudsmap: er zijn geen verhalen of er is geen nummer in space.json`,
    );
  }
  const root = join(into, '.storyblok');
  const manifests = await readManifests(root, spaceId);
  const { stories, references, addresses, waiting } = relink(plain, manifests, new Set(assetIds.keys()));
  const [first] = waiting;
  if (options.relinked && first) {
    throw new CommandFailure(
      `${waiting.length} verwijzingen hebben nog geen nieuw nummer, zoals ${first.at} van '${first.story}' (${first.to}): push eerst`,
    );
  }
  if (options.target) {
    const pushed = join(root, 'stories', spaceId);
    const { datasources: lists } = folder;
    const losses = await lossesOf({ api: options.target, stories: plain, lists, manifests, pushed });
    if (losses.stories.length + losses.entries.length > 0) throw new WouldLose(losses);
  }
  const place = async (part: string, fill: (folder: string) => Promise<void>) => {
    const target = join(root, part, spaceId);
    const beside = besideOf(target);
    await rm(beside, { recursive: true, force: true });
    await mkdir(beside, { recursive: true });
    await fill(beside);
    // The vendor's command line records here what it pushed; without it a second push would create everything again.
    await cp(join(target, MANIFEST), join(beside, MANIFEST)).catch(() => undefined);
    await moveIntoPlace(beside, target);
  };

  await place('components', async (to) => {
    await writeWhole(join(to, 'components.json'), toJson(componentExport()));
    await writeWhole(join(to, 'groups.json'), toJson(groupExport()));
  });
  await place('datasources', (to) =>
    writeWhole(join(to, 'datasources.json'), toJson(pushDatasources(folder))),
  );
  await place('assets', async (to) => {
    let done = 0;
    await inParallel(assets, 4, async ({ source, name, extension, about }) => {
      const file = join(to, `${name}${extension}`);
      await mkdir(dirname(file), { recursive: true });
      await copyFile(source, file);
      await writeWhole(join(to, `${name}.json`), toJson(about));
      done += 1;
      progress('Beelden', done, assets.length);
    });
  });
  await place('stories', async (to) => {
    let done = 0;
    await inParallel(stories, 8, async (story) => {
      await writeWhole(join(to, `${story.slug}_${story.uuid}.json`), toJson(story));
      done += 1;
      progress('Verhalen en mappen', done, stories.length);
    });
  });
  return {
    spaceId,
    /** Full slugs of newer drafts that were left out. */
    leftOut: drafts ? [] : newerDrafts(folder).map(({ story }) => story.full_slug),
    /** Files that were not there. */
    missing,
    references,
    addresses,
    waiting,
  };
}
