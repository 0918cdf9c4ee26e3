import type { Story } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import { memoizeByObject } from '@inktvis/foundation/memoize';
import { ok } from '@inktvis/foundation/result';
import { slugOf } from '@inktvis/foundation/slug';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import MiniSearch from 'minisearch';
import { type Point, pointOf } from '../../ui/map/point.ts';
import { type Shop, shopOf, townOf } from './shops.ts';

type Bookstores = readonly Story<'bookstore'>[];

/** A town that has bookshops, in the middle of them. */
export type Place = { readonly postalCode: string; readonly name: string; readonly point: Point };

/** What the text that a visitor typed means; of what is unknown or a name of shops, the places that may be meant. */
export type Found =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'several'; readonly places: readonly Place[] }
  | { readonly kind: 'named'; readonly shops: readonly Shop[]; readonly places: readonly Place[] }
  | { readonly kind: 'unknown'; readonly places: readonly Place[] };

const MAX_SUGGESTIONS = 3;
/** The largest difference between two postcodes that count as close: 2000 is Antwerpen, 2940 a village at the border. */
const MAX_GAP = 300;
const POSTCODE = /(?<!\d)[1-9]\d{3}(?!\d)/;
/** No name is longer. */
const MAX_LENGTH = 60;
/** True of every shop, so these words say nothing beside a name. */
const GENERIC_WORDS = new Set(['boekhandel', 'boekenwinkel', 'boekwinkel', 'winkel']);

/** `8500 Kortrijk`: what a visitor reads, and the value of `bij` in an address. */
export const placeLabel = ({ postalCode, name }: Place): string => `${postalCode} ${name}`;

/** A name in one spelling: `Sint-Martens-Latem`, `st martens latem` and `SINT MARTENS LATEM` are the same. */
const fold = (name: string): string =>
  slugOf(withoutSoftHyphens(name).replaceAll('&', ' en '))
    .replaceAll('-', ' ')
    .replace(/(^| )st(?= )/g, '$1sint')
    .replace(/(^| )ste(?= )/g, '$1sainte');

const wordsOf = (text: string): string[] => fold(text).split(' ').filter(Boolean);

/** How many typing errors a word may have. */
const fuzzy = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The towns that have bookshops, by postcode. */
function placesOf(stories: Bookstores): readonly Place[] {
  const placed = stories.filter(({ content }) => content.postalCode && content.town);
  const towns = Map.groupBy(placed, ({ content }) => fold(`${content.postalCode} ${content.town}`));
  return [...towns.values()]
    .flatMap((group) => {
      const points = group.flatMap(({ content }) => pointOf(content) ?? []);
      const mean = (of: keyof Point) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
      const [first] = group;
      if (!first || points.length === 0) return [];
      const { postalCode, town } = first.content;
      return [
        { postalCode, name: town, point: { latitude: mean('latitude'), longitude: mean('longitude') } },
      ];
    })
    .toSorted((a, b) => Number(a.postalCode) - Number(b.postalCode));
}

/**
 * One place for each town, the one with the lowest postcode: to a visitor Gent is one place. Towns of the same name in
 * another province, which is mostly the first figure, are others.
 */
const onePerTown = (places: readonly Place[]): readonly Place[] =>
  [...Map.groupBy(places, ({ name, postalCode }) => postalCode.slice(0, 1) + fold(name)).values()].flatMap(
    ([first]) => first ?? [],
  );

/** Without words that every shop has, unless there are no others. */
function specificWords(typed: string): string[] {
  const words = wordsOf(typed);
  const specific = words.filter((word) => !GENERIC_WORDS.has(word));
  const used = specific.length > 0 ? specific : words;
  return used.join('').length < 2 ? [] : used;
}

/**
 * Finds what a visitor typed. The exact name or postcode of a place comes before shops of that name; those come before
 * places and shops with typing errors.
 */
export function createShopFinder(stories: Bookstores) {
  const shops = stories.map(shopOf);
  const places = placesOf(stories);
  const search = { combineWith: 'AND' } as const;
  const byPlace = new MiniSearch({ fields: ['name'], tokenize: wordsOf, searchOptions: search });
  byPlace.addAll(places.map(({ name }, id) => ({ id, name })));
  const byName = new MiniSearch({
    fields: ['title', 'town'],
    tokenize: wordsOf,
    searchOptions: { ...search, prefix: true, tokenize: specificWords },
  });
  byName.addAll(shops.map((shop, id) => ({ id, title: shop.title, town: townOf(shop) })));

  const named = (name: string) => places.filter((place) => fold(place.name) === name);

  /** The places that a name may mean: exactly, else by its beginning, else with typing errors. */
  function placesLike(name: string): readonly Place[] {
    const at = ({ id }: { readonly id: number }) => places[id] ?? [];
    const exact = named(name);
    const found =
      exact.length > 0 || name.length < 3 ? exact : byPlace.search(name, { prefix: true }).flatMap(at);
    return onePerTown(found.length > 0 ? found : byPlace.search(name, { fuzzy }).flatMap(at));
  }

  /** In the same thousand, which is mostly a province, places with close postcodes are mostly close to each other. */
  function placesNear(code: string): readonly Place[] {
    const gap = ({ postalCode }: Place) => Math.abs(Number(postalCode) - Number(code));
    return places
      .filter((place) => place.postalCode[0] === code[0] && gap(place) <= MAX_GAP)
      .toSorted((a, b) => gap(a) - gap(b));
  }

  /** Shops, in their order, with the typed words in their name; other words may be in their town. */
  const shopsNamed = (typed: string, options: { fuzzy?: typeof fuzzy } = {}): readonly Shop[] =>
    byName
      .search(typed, options)
      // A word of the title at least: a town alone is a place.
      .filter(({ match }) => Object.values(match).some((fields) => fields.includes('title')))
      .toSorted((a, b) => a.id - b.id)
      .flatMap(({ id }) => shops[id] ?? []);

  function find(text: string): Found {
    const typed = text.slice(0, MAX_LENGTH);
    const folded = fold(typed);
    const code = POSTCODE.exec(folded)?.[0];
    const name = folded.replace(code ?? '', '').trim();
    const own = places.filter(({ postalCode }) => postalCode === code);
    const [coded] = own.toSorted((a, b) => Number(fold(b.name) === name) - Number(fold(a.name) === name));
    if (coded) return { kind: 'place', place: coded };
    const exact = code === undefined ? onePerTown(named(name)) : [];
    if (exact.length > 1) return { kind: 'several', places: exact };
    const alike = placesLike(name);
    const [meant] = alike;
    const found = shopsNamed(typed);
    if (meant && alike.length === 1 && (found.length === 0 || exact.length === 1)) {
      return { kind: 'place', place: meant };
    }
    const resembling = found.length > 0 ? found : shopsNamed(typed, { fuzzy });
    const suggested = alike.length > 0 || code === undefined ? alike : placesNear(code);
    const suggestions = { places: suggested.slice(0, MAX_SUGGESTIONS) };
    return resembling.length > 0
      ? { kind: 'named', shops: resembling, ...suggestions }
      : { kind: 'unknown', ...suggestions };
  }

  return { shops, find };
}

/** One index per version of the content. */
const finderOf = memoizeByObject(createShopFinder);

/** Reads all bookshops; an error when the content service does not respond. */
export async function readShops(
  content: Pick<ContentClient, 'listing'>,
): Promise<Read<ReturnType<typeof createShopFinder>>> {
  const read = await content.listing('bookstore', { page: 1, perPage: Number.MAX_SAFE_INTEGER });
  return read.ok ? ok(finderOf(read.value.items)) : read;
}
