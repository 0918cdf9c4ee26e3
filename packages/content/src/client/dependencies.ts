import { isObject } from '@inktvis/foundation/json';

/** The stories that a response of the content service depends on. */
type StoryDependencies = {
  /** Content type by uuid of every story in the response, inlined ones as well. */
  readonly stories: ReadonlyMap<string, string>;
  /** Stories that are only mentioned: links, and references that do not resolve (yet). */
  readonly mentioned: ReadonlySet<string>;
};

/** The page shows words of this story. */
export const storyTag = (uuid: string) => `story:${uuid}`;
/** The page shows a list of all stories of this content type. */
export const typeTag = (component: string) => `type:${component}`;
/** The page mentions this story: it changes when the story moves, appears or disappears. */
export const addressTag = (uuid: string) => `address:${uuid}`;
/** The page looked for a story here and found none. */
export const emptySlugTag = (slug: string) => `slug:${slug}`;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Searches a whole response. Whatever looks like the uuid of a story counts as a mention: one too many costs a
 * rendering, one too few a page that stays outdated.
 */
export function dependenciesOf(wire: unknown): StoryDependencies {
  const stories = new Map<string, string>();
  const mentioned = new Set<string>();
  const queue: unknown[] = [wire];
  for (let value = queue.pop(); value !== undefined; value = queue.pop()) {
    if (typeof value === 'string' && UUID.test(value)) mentioned.add(value);
    if (typeof value !== 'object' || value === null) continue;
    if (isObject(value) && isObject(value.content) && typeof value.uuid === 'string') {
      const { component } = value.content;
      if (typeof component === 'string') stories.set(value.uuid, component);
    }
    for (const [key, child] of Object.entries(value)) {
      // A block's own id is not a story.
      if (key !== '_uid' && child !== undefined) queue.push(child);
    }
  }
  for (const uuid of stories.keys()) mentioned.delete(uuid);
  return { stories, mentioned };
}
