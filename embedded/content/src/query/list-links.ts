import type { Snapshot, View } from '../store/snapshot.ts';
import type { Folder, Story } from '../store/story.ts';

export type LinkTarget = { readonly story: Story } | { readonly folder: Folder };

export const targetOf = (target: LinkTarget): Story | Folder =>
  'story' in target ? target.story : target.folder;

const slugOf = (target: LinkTarget): string => targetOf(target).full_slug;
const linksOf = new WeakMap<View, readonly LinkTarget[]>();

/** The folders that stand around a story of the view; a story at the slug of a folder is its start page. */
function foldersAround({ folders }: Snapshot, { stories }: View): Folder[] {
  const around = new Set<string>();
  for (const { full_slug } of stories) {
    for (let end = full_slug.length; end > 0; end = full_slug.lastIndexOf('/', end - 1)) {
      const slug = full_slug.slice(0, end);
      // A folder that was seen has had those around it seen as well.
      if (around.has(slug)) break;
      around.add(slug);
    }
  }
  return folders.filter(({ full_slug }) => around.has(full_slug));
}

/** Everything there is in a view, made once: a view never changes. */
function allLinks(snapshot: Snapshot, view: View): readonly LinkTarget[] {
  const known = linksOf.get(view);
  if (known) return known;
  const targets: LinkTarget[] = [
    ...view.stories.map((story) => ({ story })),
    ...foldersAround(snapshot, view).map((folder) => ({ folder })),
  ];
  targets.sort((a, b) => (slugOf(a) < slugOf(b) ? -1 : 1));
  linksOf.set(view, targets);
  return targets;
}

/** Stories of a view and the folders around them, in the order of their full slugs. */
export const listLinks = (snapshot: Snapshot, view: View, startsWith = ''): readonly LinkTarget[] =>
  allLinks(snapshot, view).filter((target) => slugOf(target).startsWith(startsWith));

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
