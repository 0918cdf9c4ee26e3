import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, type JsonObject, parseJson } from '@inktvis/foundation/json';
import { assetPath } from '../folder/json.ts';
import type { DatasourceEntry } from '../folder/read-folder.ts';
import type { Api, ApiStory } from '../pull/api.ts';
import type { Manifests } from './manifests.ts';
import type { PushStory } from './stories.ts';

/** What a push would take away from the space. */
export type Losses = {
  /** Full slugs of stories that would be overwritten, though they are not what was pushed last. */
  readonly stories: readonly string[];
  /** Entries that would be deleted: `uitgevers: De Inktpot`. */
  readonly entries: readonly string[];
};

/** The stories that were written for the last push, by their old uuid. */
async function lastPushed(folder: string): Promise<Map<string, JsonObject>> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json'));
  const stories = await Promise.all(
    files.map(async (name) => parseJson(await readFile(join(folder, name), 'utf8'))),
  );
  return new Map(stories.filter(isObject).map((story) => [String(story.uuid), story]));
}

/** Gives a story's name and content in terms of the old space, without what a push or the service adds. */
function essenceIn(manifests: Manifests) {
  const oldUuids = new Map([...manifests.stories].map(([old, own]) => [own, old]));
  const oldPaths = new Map([...manifests.assets].map(([old, { address }]) => [assetPath(address), old]));
  const plain = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const path = value.includes('/f/') ? assetPath(value) : undefined;
      return path === undefined ? (oldUuids.get(value) ?? value) : (oldPaths.get(path) ?? path);
    }
    if (Array.isArray(value)) return value.map(plain);
    if (!isObject(value)) return value;
    const entries = Object.entries(value)
      .filter(([key, entry]) => key !== '_editable' && !(key === 'id' && typeof entry === 'number'))
      .map(([key, entry]) => [key, plain(entry)] as const)
      .filter(([, entry]) => entry !== null && entry !== '' && !(Array.isArray(entry) && entry.length === 0));
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return ({ name, content }: { readonly name?: unknown; readonly content?: unknown }): string =>
    JSON.stringify([name, plain(content)]);
}

async function draftsOf(api: Api): Promise<ApiStory[]> {
  const stories: ApiStory[] = [];
  for (let page = 1; ; page += 1) {
    const result = await api.stories('draft', page, 0);
    stories.push(...result.stories);
    if (result.stories.length === 0 || stories.length >= result.total) return stories;
  }
}

type Wanted = {
  /** Reads the space, drafts too. */
  readonly api: Api;
  /** What is about to be written for a push. */
  readonly stories: readonly PushStory[];
  readonly lists: ReadonlyMap<string, readonly DatasourceEntry[]>;
  readonly manifests: Manifests;
  /** The folder with the stories of the last push; it need not exist. */
  readonly pushed: string;
};

/**
 * What a push would overwrite and delete in the space. The vendor's command line takes a story at the same address for
 * the same story, sees no difference between a newer one and an older one, and deletes entries of a list that are not
 * in its file. A story that is still as it was pushed is no loss, nor is one that is as the push would make it.
 */
export async function lossesOf({ api, stories, lists, manifests, pushed }: Wanted): Promise<Losses> {
  const before = await lastPushed(pushed);
  const essence = essenceIn(manifests);
  const bySlug = new Map(
    stories.filter(({ is_folder }) => !is_folder).map((story) => [story.full_slug, story]),
  );
  const byUuid = new Map(stories.map((story) => [manifests.stories.get(story.uuid) ?? story.uuid, story]));
  const overwritten = (await draftsOf(api)).filter((story) => {
    const own = byUuid.get(story.uuid) ?? bySlug.get(story.full_slug.replace(/\/+$/, ''));
    if (!own) return false;
    const there = essence(story);
    return ![before.get(own.uuid), own].some((known) => known && essence(known) === there);
  });
  const entries: string[] = [];
  for (const slug of await api.datasources()) {
    const own = lists.get(slug);
    if (!own) continue;
    const names = new Set(own.map(({ name }) => name));
    for (const { name } of await api.entries(slug)) if (!names.has(name)) entries.push(`${slug}: ${name}`);
  }
  return { stories: overwritten.map(({ full_slug }) => full_slug).sort(), entries };
}
