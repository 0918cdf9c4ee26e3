import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, rm } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { isObject } from '@inktvis/foundation/json';
import { componentExport } from '../../cms/components.ts';
import { CommandFailure, inParallel, type Progress } from '../command-line.ts';
import { assetPath, objectsIn, textOf, toJson } from '../folder/json.ts';
import { type ContentFolder, readFolder } from '../folder/read-folder.ts';
import { besideOf, moveIntoPlace, writeWhole } from '../folder/write-folder.ts';
import { newerDrafts, pushStories } from './stories.ts';

type ExportOptions = {
  /** The content folder. */
  readonly from: string;
  /** The folder that gets a `.storyblok` folder. */
  readonly into: string;
  /** Take the newer draft of a published story instead of its published copy. */
  readonly drafts: boolean;
  readonly progress: Progress;
};

export type Exported = {
  readonly spaceId: string;
  readonly stories: number;
  readonly assets: number;
  /** Full slugs of newer drafts that were left out. */
  readonly leftOut: readonly string[];
  /** Pictures that were not there. */
  readonly missing: readonly string[];
};

const MANIFEST = 'manifest.jsonl';

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

/** A file of the asset store in the push form: the file and its metadata. */
type PushAsset = {
  /** Where the file is now. */
  readonly source: string;
  /** Its name in the push form, without extension. */
  readonly name: string;
  readonly extension: string;
  readonly about: {
    readonly id: number;
    readonly filename: string;
    readonly short_filename: string;
    readonly asset_folder_id: null;
    readonly meta_data: { readonly alt: string; readonly title: string; readonly copyright: string };
    readonly focus: string;
  };
};

/** The assets that stories refer to and that have a number and a file; `missing` are addresses without one of these. */
function pushAssets({ folder, published, drafts }: ContentFolder): {
  assets: PushAsset[];
  missing: string[];
} {
  const assets = new Map<string, PushAsset>();
  const missing = new Set<string>();
  for (const { story } of [...published, ...drafts]) {
    for (const { object } of objectsIn(story.content)) {
      const held = object.fieldtype === 'asset' ? object : object.type === 'image' ? object.attrs : undefined;
      if (!isObject(held)) continue;
      const filename = textOf(held.filename) || textOf(held.src);
      if (filename === '' || assets.has(filename)) continue;
      const path = assetPath(filename);
      const source = path === undefined ? '' : join(folder, 'assets', path);
      const id = Number(held.id);
      if (path === undefined || !(id > 0) || !existsSync(source)) {
        missing.add(filename);
        continue;
      }
      const short = path.split('/').at(-1) ?? path;
      const extension = extname(short);
      const [alt, title, copyright] = [textOf(held.alt), textOf(held.title), textOf(held.copyright)];
      assets.set(filename, {
        source,
        name: `${short.slice(0, short.length - extension.length)}_${id}`,
        extension,
        about: {
          id,
          filename,
          short_filename: short,
          asset_folder_id: null,
          meta_data: { alt, title, copyright },
          focus: textOf(held.focus),
        },
      });
    }
  }
  return { assets: [...assets.values()], missing: [...missing].filter((filename) => !assets.has(filename)) };
}

/**
 * Writes a content folder in the form that the vendor's command line pushes (storyblok.com/docs/api/management):
 * `.storyblok/{stories,components,datasources,assets}/<space>/`. Each of these is assembled next to its target
 * and replaces an earlier one as a whole. Throws `CommandFailure` when there is nothing to export.
 */
export async function exportFolder({ from, into, drafts, progress }: ExportOptions): Promise<Exported> {
  const folder = readFolder(from);
  const [unreadable] = folder.unreadable;
  if (unreadable) throw new CommandFailure(`${from}: ${unreadable.file}: ${unreadable.message}`);
  const stories = pushStories(folder, { drafts });
  const spaceId = String(folder.space.id ?? '');
  if (stories.length === 0 || !/^\d+$/.test(spaceId)) {
    throw new CommandFailure(
      `${from} is geen inhoudsmap: er zijn geen verhalen of er is geen nummer in space.json`,
    );
  }
  const root = join(into, '.storyblok');
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

  const { assets, missing } = pushAssets(folder);
  await place('components', (to) => writeWhole(join(to, 'components.json'), toJson(componentExport())));
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
    stories: stories.length,
    assets: assets.length,
    leftOut: drafts ? [] : newerDrafts(folder).map(({ story }) => story.full_slug),
    missing,
  };
}
