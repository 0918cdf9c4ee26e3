import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyOf, copySample, rounds, sampleStories, uuidOfCopy, type WireStory } from './copies.ts';

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

/** Words that tell the copies apart, as far as anybody who searches would. */
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

/** Copies stand around the original; with each word the town has another quarter, with a postcode of its own. */
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
/** All copies are still to come at the site's own moment, over the better part of a year. */
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

export type Folder = 'nieuws' | 'hotspots-in-kortrijk' | 'boekhandels';

/** The sample content with `count` articles, hotspots and bookshops, and a source with as many events, in new folders. */
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
