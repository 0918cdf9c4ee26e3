import { isOut } from '@inktvis/content';
import type { ContentClient, Findable, Read } from '@inktvis/content/client';
import type { EventsClient, TouringEvent } from '@inktvis/events';
import { brusselsDay, type Day } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { type Occurrence, startDay } from '@inktvis/programme/occurrences';
import { nameList } from '@inktvis/programme/people/name-list';
import type { SearchKinds } from '../../view.ts';
import {
  MY_LIST_ITEM,
  NAMES_ITEM,
  NEWSLETTER_ITEM,
  personItem,
  type SearchItem,
  storyItem,
  tourItem,
} from '../item.ts';
import { type FullText, indexFullText } from './full-text.ts';
import { readKeywords } from './word-forms.ts';

export type SearchIndex = FullText & {
  /** By position, newest first: the order of results (requirements 7.2). */
  readonly items: readonly SearchItem[];
};

export type SearchSources = {
  readonly content: Pick<ContentClient, 'findable' | 'programme' | 'filterItems'>;
  readonly events: Pick<EventsClient, 'known'>;
  readonly kinds: SearchKinds;
};

/** Events that are over are not served by their source, but a stored copy may be some days old. */
const isUpcoming = ({ endDate }: TouringEvent, today: Day): boolean =>
  !endDate || brusselsDay(endDate) >= today;

type Sources = Pick<SearchSources, 'kinds'> & {
  readonly tours: readonly TouringEvent[];
  readonly programme: readonly Occurrence[];
};

/** Indexes the stories that are out, the people in the programme and the events of the tour (docs/decisions/011). */
async function buildSearchIndex(
  findable: readonly Findable[],
  { tours, programme, kinds }: Sources,
  today: Day,
): Promise<SearchIndex> {
  const byExperience = Map.groupBy(programme, ({ content }) => content.experience?.uuid);
  const momentsOf = ({ story }: Findable) => byExperience.get(story.uuid) ?? [];
  const stories = findable
    .filter(({ story }) => isOut(story, today))
    .map((found) => {
      const occurrences = momentsOf(found);
      const isAhead = occurrences.some((one) => startDay(one) >= today);
      return storyItem(kinds, found.story, found.text, { occurrences, isAhead });
    });
  const events = tours.filter((event) => isUpcoming(event, today)).map(tourItem);
  const people = nameList(findable.flatMap(momentsOf)).map(personItem);
  const fixed = [...(people.length > 0 ? [NAMES_ITEM] : []), MY_LIST_ITEM, NEWSLETTER_ITEM];
  const items = [...stories, ...events, ...people, ...fixed].toSorted(
    (a, b) => Number(b.createdAt) - Number(a.createdAt),
  );
  const page = findable.find(({ story }) => story.type === 'search')?.story;
  const synonyms = page?.type === 'search' ? page.content.synonyms : '';
  return { items, ...(await indexFullText(items, readKeywords(synonyms))) };
}

type Built = { readonly day: Day; readonly sources: Sources; index: Promise<SearchIndex> };
const built = new WeakMap<readonly Findable[], Built>();

/** One list, so that an index without a programme is built once. */
const NO_PROGRAMME: readonly Occurrence[] = [];

/**
 * One index per version of the content and day. When tour or programme changed, the one before is used until the new one is
 * complete. An error if stories cannot be read. Never waits for the source of the tour; the programme may be unread.
 */
export async function readSearchIndex(
  { content, events, kinds }: SearchSources,
  now: Date,
): Promise<Read<SearchIndex>> {
  const [read, tours, programme] = await Promise.all([
    content.findable(),
    events.known(),
    content.programme(),
  ]);
  if (!read.ok) return read;
  const findable = read.value;
  const sources = { kinds, tours, programme: programme.ok ? programme.value : NO_PROGRAMME };
  const today = brusselsDay(now);
  const before = built.get(findable);
  const isOfToday = before?.day === today;
  const isSame = before?.sources.tours === tours && before.sources.programme === sources.programme;
  if (isOfToday && isSame) return ok(await before.index);
  const index = buildSearchIndex(findable, sources, today);
  const current: Built = { day: today, sources, index: isOfToday ? before.index : index };
  built.set(findable, current);
  void index.then(() => {
    current.index = index;
  });
  return ok(await current.index);
}
