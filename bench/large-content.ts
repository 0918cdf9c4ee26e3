import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SAMPLE = fileURLToPath(new URL('../sample/content', import.meta.url));

/** What every story has on the wire; its content is left to the makers of copies. */
type WireStory<Content> = {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  readonly full_slug: string;
  readonly content: Content;
};

/** The sample content, without its pictures, in a new folder. */
function copySample(): string {
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-large-'));
  cpSync(SAMPLE, folder, { recursive: true, filter: (path) => !path.startsWith(join(SAMPLE, 'assets')) });
  return folder;
}

/** The sample's stories in a folder, in the order of their names. */
const sampleStories = <Content>(folder: string): readonly WireStory<Content>[] =>
  globSync(`stories/${folder}/*.json`, { cwd: SAMPLE })
    .sort()
    .map((file) => JSON.parse(readFileSync(join(SAMPLE, file), 'utf8')));

/** The uuid of a copy: as that of the original, with the round in front. */
const uuidOfCopy = (uuid: string, round: number): string =>
  `${String(round).padStart(8, '0')}${uuid.slice(8)}`;

/** A copy of a story with its own key and address; rounds count from 1. */
const copyOf = <Content>(story: WireStory<Content>, round: number, content: Content): WireStory<Content> => ({
  ...story,
  id: story.id + round * 100_000,
  uuid: uuidOfCopy(story.uuid, round),
  slug: `${story.slug}-${round}`,
  full_slug: `${story.full_slug}-${round}`,
  content,
});

/** Goes through `originals` again and again until there are `count` together: each copy that it takes, by its round. */
function* rounds<T>(originals: readonly T[], count: number): Generator<readonly [T, number]> {
  for (let at = originals.length; at < count; at += 1) {
    const original = originals[at % originals.length];
    if (original !== undefined) yield [original, Math.floor(at / originals.length)];
  }
}

/** Copies begin a few minutes after what they are a copy of, so that a day fills up evenly. */
const SHIFT_MINUTES = 7;

type Item = { readonly start_date: string; readonly end_date: string };

/** `2024-10-26 08:00`, some minutes later; an empty value stays empty. */
function later(value: string, minutes: number): string {
  if (!value) return value;
  const instant = new Date(Date.parse(`${value.replace(' ', 'T')}:00Z`) + minutes * 60_000);
  return instant.toISOString().slice(0, 16).replace('T', ' ');
}

const laterItem = (item: Item, minutes: number): Item => ({
  ...item,
  start_date: later(item.start_date, minutes),
  end_date: later(item.end_date, minutes),
});

/**
 * The sample content, without its pictures, with its programme repeated until it has `count` items, in a new folder.
 */
export function makeLargeProgramme(count: number): string {
  const folder = copySample();
  for (const [item, round] of rounds(sampleStories<Item>('programma-items'), count)) {
    const copy = copyOf(item, round, laterItem(item.content, (round % 30) * SHIFT_MINUTES));
    writeFileSync(join(folder, 'stories', `${copy.full_slug}.json`), JSON.stringify(copy));
  }
  return folder;
}

const SAMPLE_EVENTS = fileURLToPath(new URL('../sample/events', import.meta.url));

/** A space and a source with very long lists, and what can be asked of them. */
export type LargeLists = {
  readonly contentDir: string;
  readonly eventsDir: string;
  /** Slugs of the stories by the folder they are in. */
  readonly slugs: { readonly [folder in Folder]: readonly string[] };
  /** Slugs of the events. */
  readonly events: readonly string[];
  /** `8500 Kortrijk`: every town that has a bookshop. */
  readonly places: readonly string[];
  remove(): void;
};

type Article = { readonly title: string; readonly date: string };
type Hotspot = { readonly title: string };
type Shop = {
  readonly title: string;
  readonly town: string;
  readonly postal_code: string;
  readonly latitude: string;
  readonly longitude: string;
};

/** Words that tell the copies apart, as far as a search is concerned. */
const WORDS =
  'anker beiaard citadel distel eiland fontein grasland heuvel ijsvogel jasmijn kasteel lantaarn molen nachtegaal oever pauw quilt rivier schelp torenklok uilskuiken vlinder wolkendek zeemeeuw zonnebloem'.split(
    ' ',
  );
const wordOf = (round: number): string => WORDS[round % WORDS.length] ?? '';
const named = (title: string, round: number): string => `${title} ${wordOf(round)} ${round}`;

const DAY_MS = 86_400_000;
const moved = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Copies are as many days older as they are rounds on, so that none waits for its day. */
const anArticle = (article: Article, round: number): Article => ({
  ...article,
  title: named(article.title, round),
  date: `${moved(article.date.slice(0, 10), -round)}${article.date.slice(10)}`,
});

const aHotspot = (hotspot: Hotspot, round: number): Hotspot => ({
  ...hotspot,
  title: named(hotspot.title, round),
});

/** Degrees between a shop and its next copy: some hundred metres, no two at the same place. */
const STEP = 0.0007;

/** Copies are around the original; with each word the town has another quarter, with a postcode of its own. */
const aShop = (shop: Shop, round: number): Shop => ({
  ...shop,
  title: named(shop.title, round),
  town: `${shop.town}-${wordOf(round)}`,
  postal_code: String(Number(shop.postal_code) + (round % WORDS.length)),
  latitude: (Number(shop.latitude) + STEP * ((round % 21) - 10)).toFixed(5),
  longitude: (Number(shop.longitude) + STEP * ((round % 37) - 18)).toFixed(5),
});

/** Repeats the stories of a folder of the sample until there are `count`; gives those that are there then. */
function repeat<Content>(
  space: string,
  folder: string,
  count: number,
  change: (content: Content, round: number) => Content,
): readonly WireStory<Content>[] {
  const originals = sampleStories<Content>(folder);
  const copies = [...rounds(originals, count)].map(([story, round]) =>
    copyOf(story, round, change(story.content, round)),
  );
  for (const copy of copies)
    writeFileSync(join(space, 'stories', `${copy.full_slug}.json`), JSON.stringify(copy));
  return [...originals, ...copies];
}

const WEEK = 7;
/** All copies are still to come at the site's own time, over the better part of a year. */
const FIRST_WEEK = 8;
const WEEKS = 40;

/** An event file under an id of its own, some weeks later; what says since when it is public stays as it is. */
function anEvent(text: string, round: number): { readonly id: string; readonly text: string } {
  const [, uuid = ''] = /"@id": "[^"]*\/events?\/([^"]+)"/.exec(text) ?? [];
  const id = uuidOfCopy(uuid, round);
  const days = WEEK * (FIRST_WEEK + (round % WEEKS));
  const later = text.replace(
    /("(?:startDate|endDate|availableTo)": ")(\d{4}-\d{2}-\d{2})/g,
    (whole, field: string, day: string) => (day < '2100' ? field + moved(day, days) : whole),
  );
  return { id, text: later.replaceAll(uuid, id) };
}

function makeEvents(folder: string, count: number): readonly string[] {
  const originals = readdirSync(SAMPLE_EVENTS)
    .filter((file) => file.startsWith('toer-'))
    .sort()
    .map((file) => readFileSync(join(SAMPLE_EVENTS, file), 'utf8'));
  const copies = [...rounds(originals, originals.length + count)].map(([text, round]) =>
    anEvent(text, round),
  );
  for (const { id, text } of copies) writeFileSync(join(folder, `${id}.json`), text);
  return copies.map(({ id }) => id);
}

const slugsOf = (stories: readonly { readonly slug: string }[]): readonly string[] =>
  stories.map(({ slug }) => slug);

type Folder = 'nieuws' | 'hotspots-in-kortrijk' | 'boekhandels';

/**
 * The sample content with `count` articles, hotspots and bookshops, and a source with as many events, in new folders.
 */
export function makeLargeLists(count: number): LargeLists {
  const contentDir = copySample();
  const eventsDir = mkdtempSync(join(tmpdir(), 'inktvis-events-'));
  const shops = repeat(contentDir, 'boekhandels', count, aShop);
  const slugs = {
    nieuws: slugsOf(repeat(contentDir, 'nieuws', count, anArticle)),
    'hotspots-in-kortrijk': slugsOf(repeat(contentDir, 'hotspots-in-kortrijk', count, aHotspot)),
    boekhandels: slugsOf(shops),
  };
  const places = new Set(shops.map(({ content }) => `${content.postal_code} ${content.town}`));
  return {
    contentDir,
    eventsDir,
    slugs,
    events: makeEvents(eventsDir, count),
    places: [...places],
    remove() {
      for (const folder of [contentDir, eventsDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
