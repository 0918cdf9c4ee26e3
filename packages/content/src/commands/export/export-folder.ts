import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { componentExport, groupExport } from '../../cms/components.ts';
import { toJson } from '../folder/json.ts';
import { type ContentFolder, readFolder } from '../folder/read-folder.ts';
import { pushAssets } from './assets.ts';
import { MANIFEST, readManifests, relink } from './relink.ts';
import { pushStories } from './stories.ts';

type ExportOptions = {
  readonly from: string;
  readonly into: string;
  /** Refuse when a reference has no new uuid or address yet. */
  readonly relinked?: boolean;
};

const pushDatasources = ({ datasources }: ContentFolder) =>
  [...datasources].map(([slug, entries], index) => ({
    id: index + 1,
    name: slug.slice(0, 1).toUpperCase() + slug.slice(1),
    slug,
    dimensions: [],
    entries: entries.map((entry, at) => ({ id: (index + 1) * 10_000 + at, ...entry, dimension_value: '' })),
  }));

/**
 * Writes a content folder as the vendor's command line pushes it (storyblok.com/docs/api/management), in the place of an
 * earlier export, with the uuids and addresses of its push. Throws one Dutch line, and writes nothing, when it cannot.
 */
export async function exportFolder({ from, into, relinked }: ExportOptions) {
  const folder = readFolder(from);
  const [unreadable] = folder.unreadable;
  if (unreadable) throw new Error(`${from}: ${unreadable.file}: ${unreadable.message}`);
  const { assets, missing } = pushAssets(folder);
  const assetIds = new Map(assets.map(({ path, about }) => [path, about.id]));
  const plain = pushStories(folder);
  const spaceId = String(folder.space.id ?? '');
  if (plain.length === 0 || !/^\d+$/.test(spaceId))
    throw new Error(`${from} is geen inhoudsmap: er zijn geen verhalen of er is geen nummer in space.json`);
  const root = join(into, '.storyblok');
  const manifests = await readManifests(root, spaceId);
  const { stories, references, addresses, waiting } = relink(plain, manifests, assetIds);
  const [first] = waiting;
  if (relinked && first)
    throw new Error(
      `${waiting.length} verwijzingen hebben nog geen nieuw nummer, zoals in '${first}': push eerst`,
    );
  const place = async (part: string, files: Readonly<Record<string, string>>) => {
    const target = join(root, part, spaceId);
    // The vendor's command line records here what it pushed; without it a second push would create everything again.
    const manifest = await readFile(join(target, MANIFEST), 'utf8').catch(() => '');
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    for (const [name, text] of Object.entries({ ...files, ...(manifest && { [MANIFEST]: manifest }) }))
      await writeFile(join(target, name), text);
    return target;
  };

  await place('components', {
    'components.json': toJson(componentExport()),
    'groups.json': toJson(groupExport()),
  });
  await place('datasources', { 'datasources.json': toJson(pushDatasources(folder)) });
  const described = assets.map(({ name, about }) => [`${name}.json`, toJson(about)]);
  const target = await place('assets', Object.fromEntries(described));
  for (const { source, name, extension } of assets)
    await copyFile(source, join(target, `${name}${extension}`));
  const written = stories.map((story) => [`${story.slug}_${story.uuid}.json`, toJson(story)]);
  await place('stories', Object.fromEntries(written));
  return {
    spaceId,
    leftOut: folder.drafts.flatMap(({ story }) => (folder.byUuid.has(story.uuid) ? story.full_slug : [])),
    missing,
    references,
    addresses,
    waiting,
  };
}
