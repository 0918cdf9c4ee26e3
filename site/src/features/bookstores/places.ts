import { slugOf } from '@inktvis/foundation/slug';
import MiniSearch from 'minisearch';
import type { Point } from '../../ui/map/point.ts';
import { distanceKm } from './distance.ts';

/** A name in one spelling: `Sint-Martens-Latem`, `st martens latem` and `SINT MARTENS LATEM` are the same. */
export const fold = (name: string): string =>
  slugOf(name)
    .replaceAll('-', ' ')
    .replace(/(^| )st(?= )/g, '$1sint')
    .replace(/(^| )ste(?= )/g, '$1sainte');

/** How many typing errors a word may have. */
export const typingErrors = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** A town that has bookshops. */
export type Place = {
  readonly postalCode: string;
  readonly name: string;
  readonly point: Point;
};

/** `8500 Kortrijk`: what a visitor reads, and the value of `bij` in an address. */
export const placeLabel = ({ postalCode, name }: Pick<Place, 'postalCode' | 'name'>): string =>
  `${postalCode} ${name}`.trim();

/** Whether the typed text is the name or the postcode of the place, and not a part of it or a typing error. */
export const isExactly = ({ postalCode, name }: Place, typed: string): boolean =>
  typed.includes(postalCode) || fold(typed) === fold(name);

/** What the text that a visitor typed means. */
export type FoundPlace =
  | { readonly kind: 'found'; readonly place: Place }
  | { readonly kind: 'several'; readonly places: readonly Place[] }
  | { readonly kind: 'unknown'; readonly suggestions: readonly Place[] };

/** Finds a place by postcode, by name, or by both. */
export type PlaceFinder = (text: string) => FoundPlace;

/** Postcodes with the same name within this distance are one town: to a visitor Gent is one place. */
const ONE_TOWN_KM = 8;
const MAX_SUGGESTIONS = 3;
/** The largest difference between two postcodes that count as close: 2000 is Antwerpen, 2940 a village at the border. */
const MAX_GAP = 300;
const POSTCODE = /(?<!\d)[1-9]\d{3}(?!\d)/;
/** No name is longer. */
const MAX_LENGTH = 60;

const unknown = (suggestions: readonly Place[]): FoundPlace => ({
  kind: 'unknown',
  suggestions: suggestions.slice(0, MAX_SUGGESTIONS),
});

/** One place for each town: postcodes of the same name that are close together count as the lowest of them. */
function towns(places: readonly Place[]): Place[] {
  const heads: Place[] = [];
  for (const place of places) {
    const isKnown = heads.some(
      (head) => fold(head.name) === fold(place.name) && distanceKm(head.point, place.point) <= ONE_TOWN_KM,
    );
    if (!isKnown) heads.push(place);
  }
  return heads;
}

function choose(places: readonly Place[]): FoundPlace {
  const found = towns(places);
  const [first] = found;
  if (!first) return unknown([]);
  return found.length === 1 ? { kind: 'found', place: first } : { kind: 'several', places: found };
}

/** Indexes places by postcode and name. Of two equal places the first one counts. */
export function createPlaceFinder(given: readonly Place[]): PlaceFinder {
  const byLabel = Map.groupBy(given, (place) => fold(placeLabel(place)));
  const places = [...byLabel.values()]
    .flatMap(([first]) => first ?? [])
    .toSorted((a, b) => Number(a.postalCode) - Number(b.postalCode));
  const byCode = Map.groupBy(places, ({ postalCode }) => postalCode);
  const byName = Map.groupBy(places, ({ name }) => fold(name));
  const index = new MiniSearch<{ id: number; name: string }>({
    fields: ['name'],
    tokenize: (text) => fold(text).split(' ').filter(Boolean),
    searchOptions: { combineWith: 'AND' },
  });
  index.addAll(places.map(({ name }, id) => ({ id, name })));

  /** In the same thousand, which is mostly a province, places with close postcodes are mostly close to each other. */
  const nearestCodes = (code: string): Place[] =>
    [...byCode.values()]
      .flatMap(([first]) => first ?? [])
      .map((place) => ({ place, gap: Math.abs(Number(place.postalCode) - Number(code)) }))
      .filter(({ place, gap }) => place.postalCode[0] === code[0] && gap <= MAX_GAP)
      .toSorted((a, b) => a.gap - b.gap)
      .map(({ place }) => place);

  function byPostcode(code: string, name: string): FoundPlace {
    const own = byCode.get(code);
    const [first] = own ?? [];
    if (!own || !first) {
      const named = byName.get(name) ?? [];
      return named.length > 0 ? choose(named) : unknown(nearestCodes(code));
    }
    return { kind: 'found', place: own.find((place) => fold(place.name) === name) ?? first };
  }

  /** A name that is typed in part, or with typing errors. */
  function byTyping(name: string): FoundPlace {
    const matching = (options: { prefix: boolean } | { fuzzy: typeof typingErrors }) =>
      index.search(name, options).flatMap(({ id }) => places[id] ?? []);
    const beginning = name.length < 3 ? [] : matching({ prefix: true });
    const found = choose(beginning.length > 0 ? beginning : matching({ fuzzy: typingErrors }));
    return found.kind === 'several' ? unknown(found.places) : found;
  }

  return (text) => {
    const typed = fold(text.slice(0, MAX_LENGTH));
    const code = POSTCODE.exec(typed)?.[0];
    if (code) return byPostcode(code, typed.replace(code, '').trim());
    if (typed === '') return unknown([]);
    const exact = byName.get(typed);
    return exact ? choose(exact) : byTyping(typed);
  };
}
