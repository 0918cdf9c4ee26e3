import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, type JsonObject, parseJson, textOf } from '@inktvis/foundation/json';
import { z } from 'zod';
import type { Field } from '../../kit/definition.ts';
import { assetPath, fieldsOf, mapChildren } from '../folder/json.ts';
import type { PushStory } from './stories.ts';

export const MANIFEST = 'manifest.jsonl';

const storyLine = z.object({ old_id: z.string(), new_id: z.string() });
const assetLine = z.object({ new_id: z.number(), old_filename: z.string(), new_filename: z.string().min(1) });

async function linesOf<T>(file: string, schema: z.ZodType<T>): Promise<T[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => schema.safeParse(parseJson(line)).data ?? []);
}

/** What was pushed of the space `from` in a `.storyblok` folder; the last line about something counts. */
export async function readManifests(root: string, from: string) {
  const stories = await linesOf(join(root, 'stories', from, MANIFEST), storyLine);
  const assets = await linesOf(join(root, 'assets', from, MANIFEST), assetLine);
  return {
    stories: new Map(stories.map(({ old_id, new_id }) => [old_id, new_id])),
    assets: new Map(
      assets.map(({ new_id, old_filename, new_filename }) => [
        assetPath(old_filename) ?? '',
        // Some versions record the address behind the store's host instead of the public one.
        { id: new_id, address: new_filename.replace('//s3.amazonaws.com/', '//') },
      ]),
    ),
  };
}

type Change = (value: unknown, field: Field<unknown>) => unknown;

/** Changes every field of the model, at any depth. The vendor's command line fails a story on blocks that are no list. */
function changeFields(block: JsonObject, change: Change): JsonObject {
  const blocks = (list: unknown) =>
    Array.isArray(list) ? list.filter(isObject).map((one) => changeFields(one, change)) : [];
  const nodes = (value: unknown): unknown => {
    if (isObject(value) && value.type === 'blok' && isObject(value.attrs))
      return { ...value, attrs: { ...value.attrs, body: blocks(value.attrs.body) } };
    return mapChildren(value, nodes);
  };
  const changed = { ...block };
  for (const [name, field] of fieldsOf(block)) {
    const { type } = field.cms;
    const own =
      type === 'bloks' ? blocks : type === 'richtext' ? nodes : (value: unknown) => change(value, field);
    if (Object.hasOwn(block, name)) changed[name] = own(block[name]);
  }
  return changed;
}

/**
 * Puts new uuids and addresses where the vendor's command line leaves old ones: references of type `option`, links to files,
 * pictures in rich text, addresses in plugins. A picture in a field gets the number of its file (`assetIds`, by path).
 */
export function relink(
  stories: readonly PushStory[],
  manifests: Awaited<ReturnType<typeof readManifests>>,
  assetIds: ReadonlyMap<string, number>,
) {
  const known = new Set(stories.map(({ uuid }) => uuid));
  /** Stories with a reference or address whose new one is not known: what it leads to was not pushed yet. */
  const waiting: string[] = [];
  let references = 0;
  let addresses = 0;

  function addressed(value: unknown, slug: string): unknown {
    if (typeof value === 'string') {
      const path = assetPath(value);
      const file = path === undefined ? undefined : manifests.assets.get(path);
      if (file) addresses += 1;
      else if (path !== undefined && assetIds.has(path)) waiting.push(slug);
      return file?.address ?? value;
    }
    const change = (child: unknown) => addressed(child, slug);
    if (!isObject(value) || value.type !== 'image' || !isObject(value.attrs))
      return mapChildren(value, change);
    const file = manifests.assets.get(assetPath(textOf(value.attrs.src)) ?? '');
    return mapChildren(file ? { ...value, attrs: { ...value.attrs, id: file.id } } : value, change);
  }

  const relinked = stories.map((story): PushStory => {
    if (!isObject(story.content)) return story;
    const content = changeFields(story.content, (value, field) => {
      if (field.cms.type === 'asset' && isObject(value)) {
        const id = assetIds.get(assetPath(textOf(value.filename)) ?? '');
        return id === undefined ? value : { ...value, id };
      }
      if (field.cms.type !== 'option' || !field.refersTo || typeof value !== 'string') return value;
      const found = manifests.stories.get(value);
      if (found !== undefined) references += 1;
      else if (known.has(value)) waiting.push(story.full_slug);
      return found ?? value;
    });
    return { ...story, content: addressed(content, story.full_slug) as JsonObject };
  });
  return { stories: relinked, references, addresses, waiting };
}
