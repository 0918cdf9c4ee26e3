import { derivedId, derivedUuid } from '@inktvis/content/cms';
import { memoizeByObject } from '@inktvis/foundation/memoize';
import type { View } from '../store/snapshot.ts';
import type { Story } from '../store/story.ts';

/** A folder of the space: only `links` shows it. */
type Folder = Pick<Story, 'id' | 'uuid' | 'name' | 'slug' | 'full_slug' | 'parent_id' | 'position'>;

export type LinkTarget = { readonly story: Story } | { readonly folder: Folder };

export const targetOf = (target: LinkTarget): Story | Folder =>
  'story' in target ? target.story : target.folder;

const parentOf = (slug: string): string => slug.slice(0, Math.max(0, slug.lastIndexOf('/')));

/** The folders around the stories of a view; the start page of a folder has its slug. */
function foldersAround({ stories }: View): Folder[] {
  const ids = new Map<string, number>();
  for (const { full_slug, parent_id, is_startpage } of stories) {
    const own = is_startpage ? full_slug : parentOf(full_slug);
    if (own !== '' && parent_id > 0) ids.set(own, parent_id);
    for (let slug = own; slug !== ''; slug = parentOf(slug))
      if (!ids.has(slug)) ids.set(slug, derivedId(`folder ${slug}`));
  }
  return [...ids].map(([full_slug, id]) => {
    const slug = full_slug.slice(full_slug.lastIndexOf('/') + 1);
    const uuid = derivedUuid(`folder ${full_slug}`);
    const parent_id = ids.get(parentOf(full_slug)) ?? 0;
    return { id, uuid, name: slug, slug, full_slug, parent_id, position: 0 };
  });
}

/** Stories of a view and the folders around them, by full slug; made once, as a view never changes. */
export const listLinks = memoizeByObject((view: View): readonly LinkTarget[] =>
  [...view.stories.map((story) => ({ story })), ...foldersAround(view).map((folder) => ({ folder }))].sort(
    (a, b) => (targetOf(a).full_slug < targetOf(b).full_slug ? -1 : 1),
  ),
);
