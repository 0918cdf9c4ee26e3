import { distanceKm } from '../point.ts';
import { editDistance, slipsFor } from './edit-distance.ts';
import { fold } from './fold.ts';
import { type Place, placeLabel } from './place.ts';

/** What a visitor typed, understood. */
export type FoundPlace =
  | { readonly kind: 'found'; readonly place: Place }
  | { readonly kind: 'several'; readonly places: readonly Place[] }
  | { readonly kind: 'unknown'; readonly suggestions: readonly Place[] };

/** Places that can be looked up by postcode or name. */
export type Gazetteer = { find(text: string): FoundPlace };

/** A name with several postcodes within this distance is one town: Gent is one place to a visitor. */
const ONE_TOWN_KM = 8;
const MOST_SUGGESTIONS = 3;
const POSTCODE = /(?<!\d)[1-9]\d{3}(?!\d)/;
/** Longer than any name: not worth comparing. */
const LONGEST = 60;

const unknown = (suggestions: readonly Place[]): FoundPlace => ({
  kind: 'unknown',
  suggestions: suggestions.slice(0, MOST_SUGGESTIONS),
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

function choose(places: readonly Place[], none: readonly Place[] = []): FoundPlace {
  const found = towns(places);
  const [first] = found;
  if (!first) return unknown(none);
  return found.length === 1 ? { kind: 'found', place: first } : { kind: 'several', places: found };
}

function groupBy(places: readonly Place[], keyOf: (place: Place) => string): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const group = groups.get(keyOf(place));
    if (group) group.push(place);
    else groups.set(keyOf(place), [place]);
  }
  return groups;
}

/** Makes places findable. Of two that are the same, the first counts. */
export function makeGazetteer(given: readonly Place[]): Gazetteer {
  const unique = new Map<string, Place>();
  for (const place of given) {
    const key = fold(placeLabel(place));
    if (!unique.has(key)) unique.set(key, place);
  }
  const places = [...unique.values()].toSorted((a, b) => Number(a.postalCode) - Number(b.postalCode));
  const byCode = groupBy(places, ({ postalCode }) => postalCode);
  const byName = groupBy(places, ({ name }) => fold(name));

  /** Postcodes next to each other are mostly close together. */
  const nearestCodes = (code: string): Place[] =>
    [...byCode.values()]
      .flatMap(([first]) => first ?? [])
      .map((place) => ({ place, gap: Math.abs(Number(place.postalCode) - Number(code)) }))
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
    const most = slipsFor(name);
    const close = [...byName]
      .map(([key, group]) => ({ group, slips: editDistance(name, key, most) }))
      .filter(({ slips }) => slips <= most)
      .toSorted((a, b) => a.slips - b.slips);
    const least = close.filter(({ slips }) => slips === close[0]?.slips);
    const found = choose(least.flatMap(({ group }) => group));
    return found.kind === 'found' ? found : unknown(towns(close.flatMap(({ group }) => group)));
  }

  return {
    find(text) {
      const typed = fold(text.slice(0, LONGEST));
      const code = POSTCODE.exec(typed)?.[0];
      if (code) return byPostcode(code, typed.replace(code, '').trim());
      if (typed === '') return unknown([]);
      const exact = byName.get(typed);
      return exact ? choose(exact) : byTyping(typed);
    },
  };
}
