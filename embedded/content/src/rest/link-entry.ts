import type { Snapshot } from '../store/snapshot.ts';
import type { Folder, JsonObject, Story } from '../store/story.ts';

/** A story in `cdn/links` (contract content-service 1.8); `slug` is the full slug here. */
export const linkEntry = (story: Story, { published }: Pick<Snapshot, 'published'>): JsonObject => ({
  id: story.id,
  uuid: story.uuid,
  slug: story.full_slug,
  path: story.path,
  real_path: `/${story.path ?? story.full_slug}`,
  name: story.name,
  published: published.byUuid.has(story.uuid),
  parent_id: story.parent_id,
  is_folder: false,
  is_startpage: story.is_startpage,
  position: story.position,
  alternates: [],
});

/** A folder in `cdn/links`. */
export const folderEntry = (folder: Folder): JsonObject => ({
  id: folder.id,
  uuid: folder.uuid,
  slug: folder.full_slug,
  path: null,
  real_path: `/${folder.full_slug}`,
  name: folder.name,
  published: false,
  parent_id: folder.parent_id,
  is_folder: true,
  is_startpage: false,
  position: folder.position,
  alternates: [],
});
