import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { derivedUuid } from '../../derived-ids.ts';
import { type FixedStory, fixedStories } from '../../model/fixed-stories.ts';
import { model } from '../../model/index.ts';
import type { SpaceReading } from '../check/reading.ts';
import { CommandFailure, type Progress } from '../command-line.ts';
import { exportFolder } from '../export/export-folder.ts';
import { toJson } from '../folder/json.ts';
import { writeWhole } from '../folder/write-folder.ts';

type StartOptions = {
  readonly space: Pick<SpaceReading, 'links'>;
  /** The `PRODUCT` of the site: a part of an address. */
  readonly product: string;
  readonly into: string;
  readonly progress: Progress;
};

/** What the push form calls the place that these stories come from; no real space has so small a number. */
const FROM = 1000;

const storyOf = ({ slug, type, name }: FixedStory, index: number) => ({
  id: FROM + 1 + index,
  uuid: derivedUuid(`start ${slug}`),
  name,
  slug: slug.split('/').at(-1),
  full_slug: slug,
  ...(slug === 'home' ? { path: '/' } : {}),
  content: {
    _uid: derivedUuid(`start ${slug} content`),
    component: type,
    ...(model[type]?.fields.title ? { title: name } : {}),
  },
});

/**
 * Writes the stories that the site cannot do without and the space lacks, in the form that the vendor's command line
 * pushes. What the space has, drafts included, is not changed. Returns what was written. Throws `CommandFailure`.
 */
export async function startSpace({ space, product, into, progress }: StartOptions) {
  const { bySlug, complete, drafts } = await space.links();
  if (!drafts || !complete) {
    throw new CommandFailure(
      'zet CONTENT_PREVIEW_TOKEN: anders zien we kladversies niet, en zou een push ze overschrijven',
    );
  }
  const missing = fixedStories(product).filter(({ slug }) => !bySlug.has(slug));
  if (missing.length === 0) return { missing, from: FROM };
  const folder = await mkdtemp(join(tmpdir(), 'inktvis-start-'));
  try {
    await writeWhole(join(folder, 'space.json'), toJson({ id: FROM, name: 'Start', domain: '' }));
    for (const [index, story] of missing.entries()) {
      await writeWhole(join(folder, 'stories', `${story.slug}.json`), toJson(storyOf(story, index)));
    }
    await exportFolder({ from: folder, into, drafts: false, progress });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { missing, from: FROM };
}
