import { derivedId, derivedUuid } from '@inktvis/content/cms';
import { memoizeByObject } from '@inktvis/foundation/memoize';
import type { View } from '../store/snapshot.ts';
import type { Story } from '../store/story.ts';

type Shared =
  | 'id'
  | 'uuid'
  | 'name'
  | 'slug'
  | 'full_slug'
  | 'parent_id'
  | 'position'
  | 'path'
  | 'is_startpage';

/** What `links` shows: a story, or a folder of the space. */
type Link = Pick<Story, Shared> & { readonly is_folder: boolean };

const parentOf = (slug: string): string => slug.slice(0, Math.max(0, slug.lastIndexOf('/')));

/** The folders around the stories of a view; the start page of a folder has its slug. */
function foldersAround({ stories }: View): Link[] {
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
    const rest = { position: 0, path: null, is_startpage: false, is_folder: true };
    return { id, uuid, name: slug, slug, full_slug, parent_id, ...rest };
  });
}

/** Stories of a view and the folders around them, by full slug; made once, as a view never changes. */
export const listLinks = memoizeByObject((view: View): readonly Link[] =>
  [...view.stories.map((story) => ({ ...story, is_folder: false })), ...foldersAround(view)].sort((a, b) =>
    a.full_slug < b.full_slug ? -1 : 1,
  ),
);
