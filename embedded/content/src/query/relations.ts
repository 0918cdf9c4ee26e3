import type { View } from '../store/snapshot.ts';
import { isArray, isObject, type Json, type JsonObject, type Story } from '../store/story.ts';

/** Field names to resolve, by the component that directly holds them (contract content-service 1.7). */
export type Relations = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads `teaser_list.items,page.auteur`; what is no pair is passed over. */
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

/** The names of the fields of this object that are to be resolved. */
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

/** The stories that `stories` refer to in the given fields, each once, in order of appearance. */
export function relatedStories(stories: readonly Story[], relations: Relations, view: View): Story[] {
  if (relations.size === 0) return [];
  const uuids = new Set<string>();
  for (const { content } of stories) collect(content, relations, uuids);
  return [...uuids].flatMap((uuid) => view.byUuid.get(uuid) ?? []);
}

type Render = (story: Story) => JsonObject;

/**
 * Puts stories in place of uuids in JSON, as GraphQL does (contract 2.5). What is not there stays a uuid. `levels` is
 * how deep stories inside stories go.
 */
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
    return inlineRelationsOfStory(render(found), relations, view, render, levels - 1);
  };
  const walk = (entry: Json): Json => {
    if (isArray(entry)) return entry.map(walk);
    if (!isObject(entry)) return entry;
    const fields = fieldsOf(entry, relations);
    return Object.fromEntries(
      Object.entries(entry).map(([key, held]) => {
        if (!fields?.has(key)) return [key, walk(held)];
        return [key, isArray(held) ? held.map(story) : story(held)];
      }),
    );
  };
  return walk(value);
}

const inlineRelationsOfStory = (
  story: JsonObject,
  relations: Relations,
  view: View,
  render: Render,
  levels: number,
): JsonObject =>
  story.content === undefined
    ? story
    : { ...story, content: inlineRelations(story.content, relations, view, render, levels) };
