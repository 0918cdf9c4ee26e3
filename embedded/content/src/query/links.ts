import { derivedId, derivedUuid } from '@inktvis/content/cms';
import type { Snapshot, Version, View } from '../store/snapshot.ts';

const parentOf = (slug: string): string => slug.slice(0, Math.max(0, slug.lastIndexOf('/')));

/** The start page of a folder has its slug. */
function foldersAround({ stories }: View): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const { full_slug, is_startpage } of stories)
    for (let slug = is_startpage ? full_slug : parentOf(full_slug); slug !== ''; slug = parentOf(slug))
      folders.add(slug);
  return folders;
}

/** The stories and folders of a version as `links` shows them, by slug. */
export function listLinks(snapshot: Snapshot, version: Version) {
  const view = snapshot[version];
  const stories = view.stories.map(({ id, uuid, full_slug: slug, name }) => ({
    id,
    uuid,
    slug,
    name,
    is_folder: false,
    published: snapshot.published.byUuid.has(uuid),
  }));
  const folders = [...foldersAround(view)].map((slug) => ({
    id: derivedId(`folder ${slug}`),
    uuid: derivedUuid(`folder ${slug}`),
    slug,
    name: slug.slice(slug.lastIndexOf('/') + 1),
    is_folder: true,
    published: false,
  }));
  return [...stories, ...folders].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
