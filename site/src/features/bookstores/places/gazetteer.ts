import { type Point, pointOf } from '../../../ui/map/point.ts';
import { distanceKm } from '../distance.ts';
import { editDistance, fold, maxEdits } from './place-names.ts';

/** A postcode with the name of a place that has it. */
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

/** Reads `postcodes.csv`: `8500;Kortrijk;50.8279;3.265`, with `#` before a comment. */
export const readPostcodes = (csv: string): readonly Place[] =>
  csv.split('\n').flatMap((line) => {
    const [postalCode = '', name = '', latitude, longitude] = line.split(';');
    if (line.startsWith('#') || !latitude || !longitude) return [];
    const point = pointOf({ latitude: Number(latitude), longitude: Number(longitude) });
    return point ? [{ postalCode, name, point }] : [];
  });

/** What the text that a visitor typed means. */
export type FoundPlace =
  | { readonly kind: 'found'; readonly place: Place }
  | { readonly kind: 'several'; readonly places: readonly Place[] }
  | { readonly kind: 'unknown'; readonly suggestions: readonly Place[] };

/** Places that can be looked up by postcode or name. */
export type Gazetteer = { find(text: string): FoundPlace };

/** Postcodes with the same name within this distance are one town: to a visitor Gent is one place. */
const ONE_TOWN_KM = 8;
const MAX_SUGGESTIONS = 3;
/**
 * The largest difference between two postcodes that count as close. A province has a thousand: 2000 is Antwerpen, 2940 a
 * village at the border.
 */
const MAX_GAP = 300;
/**
 * The first postcode of each stretch of numbers, and its province or region: neighbours in number, as 1000 and 2000, may
 * lie far apart (https://www.bpost.be, Postcodes).
 */
const PROVINCES: readonly (readonly [from: number, province: string])[] = [
  [1000, 'brussel'],
  [1300, 'waals-brabant'],
  [1500, 'vlaams-brabant'],
  [2000, 'antwerpen'],
  [3000, 'vlaams-brabant'],
  [3500, 'limburg'],
  [4000, 'luik'],
  [5000, 'namen'],
  [6000, 'henegouwen'],
  [6600, 'luxemburg'],
  [7000, 'henegouwen'],
  [8000, 'west-vlaanderen'],
  [9000, 'oost-vlaanderen'],
];

const provinceOf = (code: string): string | undefined =>
  PROVINCES.findLast(([from]) => from <= Number(code))?.[1];

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
export function makeGazetteer(given: readonly Place[]): Gazetteer {
  const unique = new Map<string, Place>();
  for (const place of given) {
    const key = fold(placeLabel(place));
    if (!unique.has(key)) unique.set(key, place);
  }
  const places = [...unique.values()].toSorted((a, b) => Number(a.postalCode) - Number(b.postalCode));
  const byCode = Map.groupBy(places, ({ postalCode }) => postalCode);
  const byName = Map.groupBy(places, ({ name }) => fold(name));

  /** Places of the same province with close postcodes are mostly close to each other. */
  const nearestCodes = (code: string): Place[] =>
    [...byCode.values()]
      .flatMap(([first]) => first ?? [])
      .filter(({ postalCode }) => provinceOf(postalCode) === provinceOf(code))
      .map((place) => ({ place, gap: Math.abs(Number(place.postalCode) - Number(code)) }))
      .filter(({ gap }) => gap <= MAX_GAP)
      .toSorted((a, b) => a.gap - b.gap)
      .map(({ place }) => place);

  function byPostcode(code: string, name: string): FoundPlace {
    const own = byCode.get(code);
    const [first] = own ?? [];
    if (!own || !first) {
      const named = name === '' ? [] : (byName.get(name) ?? []);
      return named.length > 0 ? choose(named) : unknown(nearestCodes(code));
    }
    const meant = own.find((place) => fold(place.name) === name);
    return { kind: 'found', place: meant ?? first };
  }

  function byTyping(name: string): FoundPlace {
    const beginning = [...byName].filter(([key]) => key.startsWith(name)).flatMap(([, group]) => group);
    if (name.length >= 3 && beginning.length > 0) {
      const found = choose(beginning);
      return found.kind === 'found' ? found : unknown(towns(beginning));
    }
    const max = maxEdits(name);
    const close = [...byName]
      .map(([key, group]) => ({ group, edits: editDistance(name, key, max) }))
      .filter(({ edits }) => edits <= max)
      .toSorted((a, b) => a.edits - b.edits);
    const least = close.filter(({ edits }) => edits === close[0]?.edits);
    const found = choose(least.flatMap(({ group }) => group));
    return found.kind === 'found' ? found : unknown(towns(close.flatMap(({ group }) => group)));
  }

  return {
    find(text) {
      const typed = fold(text.slice(0, MAX_LENGTH));
      const code = POSTCODE.exec(typed)?.[0];
      if (code) return byPostcode(code, typed.replace(code, '').trim());
      if (typed === '') return unknown([]);
      const exact = byName.get(typed);
      return exact ? choose(exact) : byTyping(typed);
    },
  };
}
