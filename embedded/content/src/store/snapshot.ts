import type { Folder, Story } from './story.ts';

/** What one version of the space holds, ready to look up; never changes after it was made. */
export type View = {
  /** By position, then id: the order of the space (contract content-service 1.4). */
  readonly stories: readonly Story[];
  readonly byUuid: ReadonlyMap<string, Story>;
  readonly byId: ReadonlyMap<number, Story>;
  readonly bySlug: ReadonlyMap<string, Story>;
};

export type DatasourceEntry = { readonly id: number; readonly name: string; readonly value: string };
export type Datasource = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly entries: readonly DatasourceEntry[];
};

export type Space = { readonly id: number; readonly name: string; readonly domain: string };

/** Everything the service answers from, at one moment. A request takes one snapshot and keeps it. */
export type Snapshot = {
  readonly published: View;
  /** The draft copy where there is one, else the published copy. */
  readonly draft: View;
  readonly folders: readonly Folder[];
  readonly datasources: readonly Datasource[];
  readonly space: Space;
  /** Cache version in Unix seconds (contract content-service 1.10). */
  readonly cv: number;
};

export type Version = 'draft' | 'published';

/** Orders a list of stories as the space does. */
export const inSpaceOrder = (a: Story, b: Story): number => a.position - b.position || a.id - b.id;

/** Indexes stories. A second story with a taken uuid, id or slug is left out; `onClash` is told. */
export function createView(
  stories: Iterable<Story>,
  onClash: (story: Story, key: string) => void = () => {},
): View {
  const byUuid = new Map<string, Story>();
  const byId = new Map<number, Story>();
  const bySlug = new Map<string, Story>();
  for (const story of stories) {
    const clash = byUuid.has(story.uuid)
      ? 'uuid'
      : byId.has(story.id)
        ? 'id'
        : bySlug.has(story.full_slug)
          ? 'full_slug'
          : '';
    if (clash) {
      onClash(story, clash);
      continue;
    }
    byUuid.set(story.uuid, story);
    byId.set(story.id, story);
    bySlug.set(story.full_slug, story);
  }
  return { stories: [...byUuid.values()].sort(inSpaceOrder), byUuid, byId, bySlug };
}
