import type { Snapshot, View } from '../store/snapshot.ts';
import { type Folder, isArray, isObject, type Json, type JsonObject, type Story } from '../store/story.ts';

export type LinkTarget = { readonly story: Story } | { readonly folder: Folder };

export const targetOf = (target: LinkTarget): Story | Folder =>
  'story' in target ? target.story : target.folder;

const slugOf = (target: LinkTarget): string => targetOf(target).full_slug;
const linksOf = new WeakMap<View, readonly LinkTarget[]>();

/** The folders that contain a story of the view; a story at the slug of a folder is its start page. */
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

/** The lists with `search` in their name or slug, of those with one of `ids` when they are given. */
export const listDatasources = ({ datasources }: Snapshot, search = '', ids?: readonly string[]) =>
  datasources.filter(
    ({ id, name, slug }) =>
      (name.includes(search) || slug.includes(search)) && (!ids || ids.includes(String(id))),
  );

/** The entries of the list `datasource`, or of all lists. */
export const listEntries = ({ datasources }: Snapshot, datasource?: string) =>
  datasources
    .filter(({ slug }) => datasource === undefined || slug === datasource)
    .flatMap(({ entries }) => entries);

/** How links to stories are resolved; `1` and `0` are older spellings. */
type LinkMode = 'story' | 'url' | 'link';

export const parseLinkMode = (text: string | undefined): LinkMode | undefined => {
  if (text === '1') return 'story';
  return text === 'story' || text === 'url' || text === 'link' ? text : undefined;
};

/** More linked stories than this, and the response names only their uuids. */
export const linkLimit: { readonly [mode in LinkMode]: number } = { story: 50, url: 500, link: 500 };

/** Uuid of the story an object links to: a multilink field, or the attributes of a link mark in rich text. */
function linkedUuid(value: JsonObject): string | undefined {
  if (value.linktype !== 'story') return undefined;
  if (value.fieldtype === 'multilink')
    return typeof value.id === 'string' && value.id !== '' ? value.id : undefined;
  return typeof value.uuid === 'string' && value.uuid !== '' ? value.uuid : undefined;
}

function collect(value: Json | undefined, into: Set<string>): void {
  if (isArray(value)) for (const entry of value) collect(entry, into);
  if (!isObject(value)) return;
  const uuid = linkedUuid(value);
  if (uuid !== undefined) into.add(uuid);
  for (const entry of Object.values(value)) if (typeof entry === 'object') collect(entry, into);
}

/** The stories that `stories` link to, each once; `levels` 2 follows the links of those as well. */
export function linkedStories(stories: readonly Story[], view: View, levels = 1): Story[] {
  const uuids = new Set<string>();
  for (const { content } of stories) collect(content, uuids);
  const found = [...uuids].flatMap((uuid) => view.byUuid.get(uuid) ?? []);
  if (levels < 2) return found;
  return [...new Set([...found, ...linkedStories(found, view)])];
}

/** The small form of a linked story (mode `url`). */
export const urlOf = ({ id, uuid, name, slug, full_slug, path }: Story): JsonObject => ({
  id,
  uuid,
  name,
  slug,
  full_slug,
  url: path ?? full_slug,
});

/** Puts the linked story into each link of a JSON value, as the vendor's clients do with `links`. */
export function inlineLinks(value: Json, view: View, render: (story: Story) => JsonObject): Json {
  if (isArray(value)) return value.map((entry) => inlineLinks(entry, view, render));
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, inlineLinks(entry, view, render)]),
  );
  const uuid = linkedUuid(value);
  const story = uuid === undefined ? undefined : view.byUuid.get(uuid);
  return story ? { ...copy, story: render(story) } : copy;
}
