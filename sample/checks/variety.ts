import { type ContentFolder, type Entry, isObject, textOf } from '@inktvis/content/checking';

/** A visitor sees about so many cards of a list before scrolling on. */
const FIRST = 12;
/** A filter that nearly everything matches shows nothing. */
const MAX_SHARE = 0.9;

const componentIs = (name: string) => (entry: Entry) => entry.story.content.component === name;
const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(textOf) : []);

/** The name of the file of a story's picture; empty when it has none. */
function pictureOf({ story }: Entry): string {
  const { image } = story.content;
  return (isObject(image) ? textOf(image.filename) : '').split('/').at(-1) ?? '';
}

/** One programme item: which lists have it, and what is shown of it. */
type Item = {
  readonly lists: readonly string[];
  readonly experience: Entry;
  readonly access: ReadonlySet<string>;
};

/** Facts of the place hold for everything in it (`packages/programme/src/access.ts`). */
const OF_THE_PLACE = ['rolstoel', 'ringleiding'];

function itemsOf({ published, byUuid }: ContentFolder): readonly Item[] {
  const items = published.filter(componentIs('program')).toSorted((a, b) => {
    const key = ({ story: { content } }: Entry) =>
      `${textOf(content.start_date)} ${textOf(content.end_date)}`;
    return key(a) < key(b) ? -1 : 1;
  });
  return items.flatMap(({ story: { content } }) => {
    const experience = byUuid.get(textOf(content.experience));
    if (!experience) return [];
    const shared = experience.story.content;
    const place = textOf(content.location) || textOf(shared.location);
    const themes = listOf(content.theme).length > 0 ? listOf(content.theme) : listOf(shared.theme);
    const ofPlace = listOf(byUuid.get(place)?.story.content.access).filter((name) =>
      OF_THE_PLACE.includes(name),
    );
    return {
      lists: [
        '',
        textOf(content.start_date).slice(0, 10),
        place,
        textOf(content.type) || textOf(shared.type),
        ...themes,
      ],
      experience,
      access: new Set([...listOf(shared.access), ...listOf(content.access), ...ofPlace]),
    };
  });
}

/** The cards of the lists that visitors open: the programme, whole and by day, place, type and theme, news and hotspots. */
function listsOf(folder: ContentFolder, items: readonly Item[]): ReadonlyMap<string, readonly Entry[]> {
  const lists = new Map<string, Entry[]>();
  const put = (list: string, entry: Entry) => lists.set(list, [...(lists.get(list) ?? []), entry]);
  for (const { lists: of, experience } of items) for (const list of of) put(list, experience);
  const newest = folder.published
    .filter(componentIs('news_article'))
    .toSorted((a, b) => (textOf(a.story.content.date) < textOf(b.story.content.date) ? 1 : -1));
  for (const entry of newest) put('news', entry);
  for (const entry of folder.published.filter(componentIs('hotspot_kortrijk'))) put('hotspots', entry);
  return lists;
}

/**
 * The sample shows what a filter and a list are for: each fact of access holds at some items and not at nearly all, and
 * no two stories among the first twelve of a list have the same picture.
 */
export function checkVariety(folder: ContentFolder): string[] {
  const items = itemsOf(folder);
  const facts = [...new Set(items.flatMap(({ access }) => [...access]))];
  const common = facts.flatMap((name) => {
    const share = items.filter(({ access }) => access.has(name)).length / items.length;
    return share > MAX_SHARE ? [`access ${name}: holds at ${Math.round(share * 100)} % of the items`] : [];
  });
  const repeated = [...listsOf(folder, items)].flatMap(([list, entries]) => {
    const first = [...new Set(entries.slice(0, FIRST))];
    const pictures = first.map(pictureOf).filter(Boolean);
    const twice = pictures.filter((picture, at) => pictures.indexOf(picture) !== at);
    const name = folder.byUuid.get(list)?.story.full_slug ?? (list || 'programma');
    return twice.map((picture) => `list ${name}: ${picture} stands twice among the first ${FIRST}`);
  });
  return [...common, ...repeated];
}
