import type { View } from '../store/snapshot.ts';
import { isArray, isObject, type Json, type JsonObject, type Story } from '../store/story.ts';

/** How links to stories are resolved (contract content-service 1.7); `1` and `0` are older spellings. */
export type LinkMode = 'story' | 'url' | 'link';

export const parseLinkMode = (text: string | undefined): LinkMode | undefined => {
  if (text === '1') return 'story';
  return text === 'story' || text === 'url' || text === 'link' ? text : undefined;
};

/** More linked stories than this, and the answer names only their uuids. */
export const linkLimit: { readonly [mode in LinkMode]: number } = { story: 50, url: 500, link: 500 };

/** Uuid of the story an object links to: a multilink field, or the attributes of a link mark in rich text. */
export function linkedUuid(value: JsonObject): string | undefined {
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
