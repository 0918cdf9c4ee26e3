import { isDeepStrictEqual } from 'node:util';
import { isOut } from '@inktvis/content';
import type { ContentClient, Findable, Read } from '@inktvis/content/client';
import type { EventsClient, TouringEvent } from '@inktvis/events';
import { brusselsDay, type Day } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { type SearchItem, storyItem, tourItem } from './item.ts';
import { buildWordIndex, type Found } from './word-index.ts';

/** Everything that can be found, ready to answer. */
export type SearchIndex = {
  readonly items: readonly SearchItem[];
  /** Items by the order of the specification (7.2): last made first. */
  find(term: string): Found;
};

/** Where what can be found comes from. */
export type SearchSources = {
  readonly content: Pick<ContentClient, 'findable'>;
  readonly events: Pick<EventsClient, 'known'>;
};

type Tours = readonly TouringEvent[];

/** The source leaves out what is over, but a copy of what it said last may be some days old. */
const isAhead = ({ endDate }: TouringEvent, today: Day): boolean => !endDate || brusselsDay(endDate) >= today;

const madeAt = ({ createdAt }: SearchItem): number => createdAt?.getTime() ?? 0;

/**
 * `findable`: last made first; the tours find their place among them (docs/decisions/011). News that is dated after
 * `today` waits for its day, as in every list.
 */
async function buildSearchIndex(
  findable: readonly Findable[],
  tours: Tours,
  today: Day,
): Promise<SearchIndex> {
  const stories = findable.filter(({ story }) => isOut(story, today)).map(storyItem);
  const events = tours.filter((event) => isAhead(event, today)).map(tourItem);
  const items = [...stories, ...events].toSorted((a, b) => madeAt(b) - madeAt(a));
  const { find } = await buildWordIndex(items);
  return { items, find };
}

type Built = { readonly day: Day; tours: Tours; index: Promise<SearchIndex>; isRenewing: boolean };
const built = new WeakMap<readonly Findable[], Built>();

/** Other events than before: an index with them is made, while the one that is there goes on answering. */
async function takeOver(known: Built, findable: readonly Findable[], tours: Tours): Promise<void> {
  if (known.isRenewing || known.tours === tours) return;
  if (!isDeepStrictEqual(known.tours, tours)) {
    known.isRenewing = true;
    const index = await buildSearchIndex(findable, tours, known.day);
    known.index = Promise.resolve(index);
    known.isRenewing = false;
  }
  known.tours = tours;
}

/**
 * The index of what the content client gave, and of the tours that are known. The client hands out the same list until
 * something is published, so there is one index per version of the content and day.
 */
export function searchIndexOf(findable: readonly Findable[], tours: Tours, today: Day): Promise<SearchIndex> {
  const known = built.get(findable);
  if (known?.day === today) {
    void takeOver(known, findable, tours);
    return known.index;
  }
  const index = buildSearchIndex(findable, tours, today);
  built.set(findable, { day: today, tours, index, isRenewing: false });
  return index;
}

/** The index of the site as it is now. Never waits for the source of the tours, and does without it. */
export async function readSearchIndex(
  { content, events }: SearchSources,
  now: Date,
): Promise<Read<SearchIndex>> {
  const [findable, tours] = await Promise.all([content.findable(), events.known()]);
  return findable.ok ? ok(await searchIndexOf(findable.value, tours, brusselsDay(now))) : findable;
}
