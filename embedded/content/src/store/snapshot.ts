import type { Log } from '@inktvis/foundation/log';
import type { ContentFile, Space } from './files.ts';
import type { Story } from './story.ts';

const DEFAULT_SPACE: Space = { id: 1001, name: 'Inktvis', domain: 'http://localhost:4321/' };

type Release = { isPublic: boolean; readonly stories: Story[] };

/** Puts the files together. Two that claim the same story cost the later one, which is logged. `cv`: in Unix seconds. */
export function buildSnapshot(files: readonly ContentFile[], cv: number, log: Log) {
  const stories: Story[] = [];
  const drafts: Story[] = [];
  const inReleases = new Map<string, Release>();
  let space = DEFAULT_SPACE;
  for (const file of files) {
    if (file.kind === 'space') space = file.space;
    else if ('release' in file) {
      const release = inReleases.get(file.release) ?? { isPublic: true, stories: [] };
      inReleases.set(file.release, release);
      if (file.kind === 'release-settings') release.isPublic = file.isPublic;
      else if (file.story) release.stories.push(file.story);
    } else if (file.story) (file.kind === 'draft' ? drafts : stories).push(file.story);
  }
  const published = createView(stories, log);
  const draft = laidOver(published, drafts, log);
  /** By their ids, each laid over the drafts. */
  const releases = [...inReleases].map(
    ([id, { isPublic, stories: changed }]) =>
      [id, { isPublic, view: laidOver(draft, changed, log) }] as const,
  );
  return { published, draft, releases: new Map(releases), space, cv };
}

/** In the place of those with the same uuid; when a story was published stays. */
function laidOver(view: View, stories: readonly Story[], log: Log): View {
  if (stories.length === 0) return view;
  const replaced = new Set(stories.map(({ uuid }) => uuid));
  const dated = stories.map((story) => {
    const { published_at, first_published_at } = view.byUuid.get(story.uuid) ?? story;
    return { ...story, published_at, first_published_at };
  });
  return createView([...dated, ...view.stories.filter(({ uuid }) => !replaced.has(uuid))], log);
}

/** One version of the space; never changes after it was made. */
export type View = Readonly<ReturnType<typeof createView>>;

/** An immutable state of the space; a request uses one. */
export type Snapshot = Readonly<ReturnType<typeof buildSnapshot>>;

export type Version = 'draft' | 'published';

export const inSpaceOrder = (a: Story, b: Story): number => a.position - b.position || a.id - b.id;

/** By position, then id: the order of the space. A second story with a taken uuid, id or slug is logged and left out. */
function createView(stories: Iterable<Story>, log: Log) {
  const byUuid = new Map<string, Story>();
  const byId = new Map<number, Story>();
  const bySlug = new Map<string, Story>();
  for (const story of stories) {
    const { uuid, id, full_slug } = story;
    if (byUuid.has(uuid) || byId.has(id) || bySlug.has(full_slug)) {
      log.warn({ uuid, id, full_slug }, 'left out: another story has its uuid, id or slug');
      continue;
    }
    byUuid.set(uuid, story);
    byId.set(id, story);
    bySlug.set(full_slug, story);
  }
  return { stories: [...byUuid.values()].sort(inSpaceOrder), byUuid, byId, bySlug };
}
