import { isOut } from '@inktvis/content';
import type { ContentClient, Findable, Read } from '@inktvis/content/client';
import { brusselsDay, type Day } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { type SearchItem, searchItem } from './item.ts';
import { buildWordIndex, type Found } from './word-index.ts';

/** Everything that can be found, ready to answer. */
export type SearchIndex = {
  readonly items: readonly SearchItem[];
  /** Items by the order of the specification (7.2): last made first. */
  find(term: string): Found;
};

/** `findable`: last made first. News that is dated after `today` waits for its day, as in every list. */
async function buildSearchIndex(findable: readonly Findable[], today: Day): Promise<SearchIndex> {
  const items = findable.filter(({ story }) => isOut(story, today)).map(searchItem);
  const { find } = await buildWordIndex(items);
  return { items, find };
}

type Built = { readonly day: Day; readonly index: Promise<SearchIndex> };
const built = new WeakMap<readonly Findable[], Built>();

/**
 * The index of what the content client gave. The client hands out the same list until something is published, so there
 * is one index per version of the content and day.
 */
export function searchIndexOf(findable: readonly Findable[], today: Day): Promise<SearchIndex> {
  const known = built.get(findable);
  if (known?.day === today) return known.index;
  const index = buildSearchIndex(findable, today);
  built.set(findable, { day: today, index });
  return index;
}

/** The index of the site as it is now. */
export async function readSearchIndex(
  content: Pick<ContentClient, 'findable'>,
  now: Date,
): Promise<Read<SearchIndex>> {
  const findable = await content.findable();
  return findable.ok ? ok(await searchIndexOf(findable.value, brusselsDay(now))) : findable;
}
