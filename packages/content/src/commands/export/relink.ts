import { isObject, type JsonObject } from '@inktvis/foundation/json';
import { assetPath, below } from '../folder/json.ts';
import { changeFields } from './fields.ts';
import type { Manifests } from './manifests.ts';
import type { PushStory } from './stories.ts';

/** A reference in a story: where it is, and what it refers to. */
type Reference = { readonly story: string; readonly at: string; readonly to: string };

type Relinked = {
  readonly stories: readonly PushStory[];
  readonly references: number;
  readonly addresses: number;
  /** References and addresses whose new ones are not known: their story or file was not pushed yet. */
  readonly waiting: readonly Reference[];
};

/**
 * Puts new uuids and addresses where the vendor's command line leaves old ones: references to a single story (type
 * `option`), links to files, pictures in rich text, addresses in plugins. What it maps itself (`id`, `uuid`, `parent_id`,
 * `options`, links to stories, pictures in fields) keeps the old ones, which it needs. What refers to nothing that is
 * exported (`known`, `files`) stays as it is.
 */
export function relink(
  stories: readonly PushStory[],
  manifests: Manifests,
  files: ReadonlySet<string>,
): Relinked {
  const known = new Set(stories.map(({ uuid }) => uuid));
  const waiting: Reference[] = [];
  let references = 0;
  let addresses = 0;

  function addressed(value: unknown, story: string, at: string): unknown {
    if (typeof value === 'string') {
      const path = value.includes('/f/') ? assetPath(value) : undefined;
      const file = path === undefined ? undefined : manifests.assets.get(path);
      if (file) addresses += 1;
      else if (path !== undefined && files.has(path)) waiting.push({ story, at, to: value });
      return file?.address ?? value;
    }
    if (Array.isArray(value)) return value.map((entry, index) => addressed(entry, story, `${at}.${index}`));
    if (!isObject(value)) return value;
    const path =
      value.type === 'image' && isObject(value.attrs) ? assetPath(String(value.attrs.src)) : undefined;
    const id = path === undefined ? undefined : manifests.assets.get(path)?.id;
    const changed = Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, addressed(entry, story, below(at, key))]),
    );
    return id === undefined || !isObject(changed.attrs)
      ? changed
      : { ...changed, attrs: { ...changed.attrs, id } };
  }

  const relinked = stories.map((story): PushStory => {
    if (!isObject(story.content)) return story;
    const content = changeFields(story.content, (value, field, at) => {
      if (field.cms.type !== 'option' || !field.refersTo || typeof value !== 'string') return value;
      const found = manifests.stories.get(value);
      if (found !== undefined) references += 1;
      else if (known.has(value)) waiting.push({ story: story.full_slug, at, to: value });
      return found ?? value;
    });
    return { ...story, content: addressed(content, story.full_slug, '') as JsonObject };
  });
  return { stories: relinked, references, addresses, waiting };
}
