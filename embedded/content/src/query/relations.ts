import type { View } from '../store/snapshot.ts';
import { isArray, isObject, type Json, type JsonObject, type Story } from '../store/story.ts';

export type Rendering = {
  readonly draft: boolean;
  readonly spaceId: number;
  readonly excludedFields: ReadonlySet<string>;
};

/** The mark by which the visual editor finds a block. */
const editableMark = (component: string, uid: string, storyId: number, spaceId: number): string =>
  `<!--#storyblok#${JSON.stringify({ name: component, space: String(spaceId), uid, id: String(storyId) })}-->`;

function mark(value: Json, storyId: number, spaceId: number): Json {
  if (isArray(value)) return value.map((entry) => mark(entry, storyId, spaceId));
  if (!isObject(value)) return value;
  const { component, _uid } = value;
  const marked = Object.entries(value).map(([key, entry]) => [key, mark(entry, storyId, spaceId)] as const);
  if (typeof component !== 'string' || typeof _uid !== 'string') return Object.fromEntries(marked);
  return { ...Object.fromEntries(marked), _editable: editableMark(component, _uid, storyId, spaceId) };
}

const ALWAYS = new Set(['component', '_uid']);

/** Marks in draft only, fields left out on request. */
export function renderContent({ id, content }: Story, { draft, spaceId, excludedFields }: Rendering): Json {
  const filtered =
    excludedFields.size === 0
      ? content
      : Object.fromEntries(
          Object.entries(content).filter(([key]) => !excludedFields.has(key) || ALWAYS.has(key)),
        );
  return draft ? mark(filtered, id, spaceId) : filtered;
}

export const renderStory = (story: Story, rendering: Rendering): JsonObject => ({
  ...story,
  content: renderContent(story, rendering),
});

type Relations = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads `teaser_list.items,page.auteur`. */
export function parseRelations(text: string | undefined): Relations {
  const relations = new Map<string, Set<string>>();
  for (const pair of (text ?? '').split(',')) {
    const [component = '', field = '', ...more] = pair.trim().split('.');
    if (component === '' || field === '' || more.length > 0) continue;
    const fields = relations.get(component) ?? new Set();
    relations.set(component, fields.add(field));
  }
  return relations;
}

const fieldsOf = (value: JsonObject, relations: Relations): ReadonlySet<string> | undefined =>
  typeof value.component === 'string' ? relations.get(value.component) : undefined;

function collect(value: Json | undefined, relations: Relations, into: Set<string>): void {
  if (isArray(value)) for (const entry of value) collect(entry, relations, into);
  if (!isObject(value)) return;
  const fields = fieldsOf(value, relations);
  for (const [key, entry] of Object.entries(value)) {
    if (fields?.has(key)) {
      for (const uuid of isArray(entry) ? entry : [entry]) if (typeof uuid === 'string') into.add(uuid);
    }
    if (typeof entry === 'object') collect(entry, relations, into);
  }
}

/** Each once, in order of appearance. */
export function relatedStories(stories: readonly Story[], relations: Relations, view: View): Story[] {
  if (relations.size === 0) return [];
  const uuids = new Set<string>();
  for (const { content } of stories) collect(content, relations, uuids);
  return [...uuids].flatMap((uuid) => view.byUuid.get(uuid) ?? []);
}

type Render = (story: Story) => JsonObject;

/** As GraphQL does: `levels` deep. The uuid of a missing story stays. */
export function inlineRelations(
  value: Json,
  relations: Relations,
  view: View,
  render: Render,
  levels = 2,
): Json {
  if (relations.size === 0 || levels === 0) return value;
  const story = (uuid: Json): Json => {
    const found = typeof uuid === 'string' ? view.byUuid.get(uuid) : undefined;
    if (!found) return uuid;
    const { content = null, ...rest } = render(found);
    return { ...rest, content: inlineRelations(content, relations, view, render, levels - 1) };
  };
  const walk = (entry: Json): Json => {
    if (isArray(entry)) return entry.map(walk);
    if (!isObject(entry)) return entry;
    const fields = fieldsOf(entry, relations);
    return Object.fromEntries(
      Object.entries(entry).map(([key, child]) => {
        if (!fields?.has(key)) return [key, walk(child)];
        return [key, isArray(child) ? child.map(story) : story(child)];
      }),
    );
  };
  return walk(value);
}
