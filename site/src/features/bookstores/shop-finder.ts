import type { Story } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import { nameParts, nameWords } from '@inktvis/foundation/base-letters';
import { memoizeByObject } from '@inktvis/foundation/memoize';
import { ok } from '@inktvis/foundation/result';
import MiniSearch, { type SearchResult } from 'minisearch';
import type { Point } from '../../ui/map/point.ts';
import { type Shop, shopOf, townOf } from './shops.ts';

/** `label`, `8500 Kortrijk`: what a visitor reads, and the value of `bij` in an address. */
export type Place = ReturnType<typeof placeOf>;

/** What the text that a visitor typed means: a place, or else the shops of that name, if any, and places that may be meant. */
export type Found =
  | { readonly place: Place }
  | { readonly place?: undefined; readonly shops: readonly Shop[]; readonly places: readonly Place[] };

const MAX_SUGGESTIONS = 3;
const POSTCODE = /(?<!\d)[1-9]\d{3}(?!\d)/;
const MAX_LENGTH = 60;
/** Words that every shop has. */
const GENERIC_WORDS = new Set(['boekhandel', 'boekenwinkel', 'boekwinkel', 'winkel']);

/** What stands behind a town in an address that was pasted: `Kortrijk, West-Vlaanderen, België`. */
const REGION = /( (?:(?:west |oost )?vlaanderen|vlaams brabant|belgie|belgique|belgium|be))+$/;

/** Names of towns from across a border of language use, each with ours behind it. */
const OTHER_NAMES = `alost aalst, anvers antwerpen, antwerp antwerpen, audenarde oudenaarde, bruges brugge, brussels brussel,
  bruxelles brussel, courtrai kortrijk, dixmude diksmuide, forest vorst, furnes veurne, gand gent, ghent gent, hal halle,
  grammont geraardsbergen, ixelles elsene, lapanne depanne, lierre lier, louvain leuven, malines mechelen, menin menen,
  nieuport nieuwpoort, ostend oostende, ostende oostende, poperinghe poperinge, renaix ronse, roulers roeselare,
  saintgilles sintgillis, saintnicolas sintniklaas, sainttrond sinttruiden, schaerbeek schaarbeek, termonde dendermonde,
  tirlemont tienen, tongres tongeren, uccle ukkel, vilvorde vilvoorde, ypres ieper, luik liege, doornik tournai`;
const ourNames = new Map(
  OTHER_NAMES.split(/,\s+/).map((pair) => [pair.replace(/ .*/, ''), pair.replace(/.* /, '')]),
);

/** A name in one spelling: without case, accents, punctuation and spaces. */
const fold = (name: string): string => nameWords(name).join('');

/** How many typing errors a word may have. */
const fuzzy = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const isIn = ({ match }: SearchResult, field: 'title' | 'town'): boolean =>
  Object.values(match).some((fields) => fields.includes(field));

function placeOf(label: string, shops: readonly Shop[]) {
  const points = shops.flatMap(({ point }) => point ?? []);
  const mean = (of: keyof Point) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  return {
    label,
    postalCode: label.slice(0, 4),
    point: { latitude: mean('latitude'), longitude: mean('longitude') },
  };
}

function placesOf(shops: readonly Shop[]): readonly Place[] {
  const placed = shops.filter(({ town, point }) => point && /^\d{4} ./.test(town));
  return [...Map.groupBy(placed, ({ town }) => town)]
    .map(([label, group]) => placeOf(label, group))
    .toSorted((a, b) => Number(a.postalCode) - Number(b.postalCode));
}

/** Finds what a visitor typed: the exact name or postcode of a place before shops of that name, those before names with typing errors. */
export function createShopFinder(stories: readonly Story<'bookstore'>[]) {
  const shops = stories.map(shopOf);
  const places = placesOf(shops);
  const index = new MiniSearch({
    fields: ['title', 'town'],
    tokenize: (text) => [...nameParts(text)],
    processTerm: (word) => (GENERIC_WORDS.has(word) ? null : word),
    searchOptions: { tokenize: nameWords, combineWith: 'AND', prefix: (word) => word.length > 1 },
  });
  index.addAll(shops.map((shop, id) => ({ id, title: shop.title, town: townOf(shop) })));

  /** In the same thousand, which is mostly a province, places with close postcodes are mostly close to each other. */
  function placesNear(code: string): readonly Place[] {
    const gap = ({ postalCode }: Place) => Math.abs(Number(postalCode) - Number(code));
    return places.filter(({ postalCode }) => postalCode[0] === code[0]).toSorted((a, b) => gap(a) - gap(b));
  }

  function find(text: string): Found {
    const typed = nameWords(text.slice(0, MAX_LENGTH)).join(' ').replace(REGION, '');
    const code = POSTCODE.exec(typed)?.[0];
    const name = fold(typed.replace(code ?? '', ''));
    const isNamed = (called: string) => places.find((one) => fold(townOf({ town: one.label })) === called);
    const place =
      places.find(({ label }) => fold(label) === fold(typed)) ??
      places.find(({ postalCode }) => postalCode === code) ??
      isNamed(name) ??
      isNamed(ourNames.get(name) ?? '');
    if (place) return { place };
    const exact = index.search(typed);
    const found = exact.length > 0 ? exact : index.search(typed, { fuzzy });
    const named = found.filter((one) => isIn(one, 'title'));
    const towns = new Set(found.filter((one) => isIn(one, 'town')).map(({ id }) => shops[id]?.town));
    const meant = places.filter(({ label }) => towns.has(label));
    const [only, ...others] = meant;
    if (only && others.length === 0 && named.length === 0) return { place: only };
    return {
      shops: named.toSorted((a, b) => a.id - b.id).flatMap(({ id }) => shops[id] ?? []),
      places: (code === undefined ? meant : placesNear(code)).slice(0, MAX_SUGGESTIONS),
    };
  }

  return { shops, places, find };
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
