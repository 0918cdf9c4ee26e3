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

/** Stories of a view and the folders around them, by full slug; made once, as a view never changes. */
export function listLinks(snapshot: Snapshot, view: View): readonly LinkTarget[] {
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

/** The stories that `stories` link to, each once. */
export function linkedStories(stories: readonly Story[], view: View): Story[] {
  const uuids = new Set<string>();
  for (const { content } of stories) collect(content, uuids);
  return [...uuids].flatMap((uuid) => view.byUuid.get(uuid) ?? []);
}

/** The small form of a linked story (`resolve_links=url`). */
export const urlOf = ({ id, uuid, name, slug, full_slug, path }: Story): JsonObject => ({
  id,
  uuid,
  name,
  slug,
  full_slug,
  url: path ?? full_slug,
});
