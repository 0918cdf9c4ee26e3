import type { Snapshot, View } from '../store/snapshot.ts';
import type { Folder, Story } from '../store/story.ts';

export type LinkTarget = { readonly story: Story } | { readonly folder: Folder };

export const targetOf = (target: LinkTarget): Story | Folder =>
  'story' in target ? target.story : target.folder;

/** Stories of a view and the folders around them, in the order of their full slugs. */
export function listLinks({ folders }: Snapshot, view: View, startsWith = ''): LinkTarget[] {
  const isAround = ({ full_slug }: Folder) =>
    view.stories.some(
      (story) => story.full_slug === full_slug || story.full_slug.startsWith(`${full_slug}/`),
    );
  const targets: LinkTarget[] = [
    ...view.stories.map((story) => ({ story })),
    ...folders.filter(isAround).map((folder) => ({ folder })),
  ];
  const bySlug = (target: LinkTarget) => targetOf(target).full_slug;
  return targets
    .filter((target) => bySlug(target).startsWith(startsWith))
    .sort((a, b) => (bySlug(a) < bySlug(b) ? -1 : 1));
}

/** How often each tag is used, by name. */
export function listTags(view: View, startsWith = ''): { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { tag_list } of view.stories) {
    for (const tag of new Set(tag_list)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .filter(([name]) => name.startsWith(startsWith))
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
