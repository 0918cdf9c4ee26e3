import type { OpeningHours, TouringEvent, Weekday } from '@inktvis/events';
import { fill } from '@inktvis/messages/fill';
import { filters } from '@inktvis/messages/filters';
import { tours } from '@inktvis/messages/tours';
import { shorten } from '../text.ts';
import { WEEKDAY_WORDS, WEEKDAYS } from '../weekdays.ts';

/** The tags that the tour can be filtered by (requirements 4), in the order of the form. */
const TAG_LABELS = {
  voorleessessie: filters.tag_voorleessessie,
  voorstelling: filters.tag_voorstelling,
  signeersessie: filters.tag_signeersessie,
} as const;

export type TourTag = keyof typeof TAG_LABELS;

export const TOUR_TAGS: readonly TourTag[] = ['voorleessessie', 'voorstelling', 'signeersessie'];

export const knownTags = (tags: readonly string[]): readonly TourTag[] =>
  TOUR_TAGS.filter((tag) => tags.includes(tag));

/** `Voorleessessie, Voorstelling` */
export const tagWords = (tags: readonly TourTag[]): string => tags.map((tag) => TAG_LABELS[tag]).join(', ');

/** Of an event: those that it can be filtered by. */
export const kindWords = ({ tags }: Pick<TouringEvent, 'tags'>): string => tagWords(knownTags(tags));

/** `elke zondag`, `elke dag`, `van dinsdag tot zaterdag`; no days at all means every day. */
export function dayWords(days: readonly Weekday[]): string {
  const open = WEEKDAYS.filter((day) => days.includes(day));
  if (open.length === 0 || open.length === WEEKDAYS.length) return tours.every_day;
  const isWeek = open.length === 5 && !days.includes('saturday') && !days.includes('sunday');
  if (isWeek) return tours.every_weekday;
  const places = open.map((day) => WEEKDAYS.indexOf(day));
  const names = places.map((place) => WEEKDAY_WORDS[place] ?? '');
  const isRow = names.length >= 3 && places.every((place, index) => place === (places[0] ?? 0) + index);
  if (isRow) return fill(tours.every_from, { from: names[0] ?? '', until: names.at(-1) ?? '' });
  return fill(tours.every, { days: new Intl.ListFormat('nl').format(names) });
}

export const openDays = ({ openingHours }: TouringEvent): string =>
  dayWords(openingHours.flatMap(({ days }) => days));

const dotted = (time: string): string => time.replace(':', '.');

export const isAllDay = ({ opens, closes }: OpeningHours): boolean =>
  opens === '00:00' && ['00:00', '23:59', '24:00'].includes(closes);

/** `14.00 tot 17.30 uur`, or `dag en nacht`. */
const timeWords = (hours: OpeningHours): string =>
  isAllDay(hours)
    ? tours.day_and_night
    : fill(tours.hours, { opens: dotted(hours.opens), closes: dotted(hours.closes) });

/** `elke dinsdag, 14.00 tot 17.30 uur`, one for each entry. */
export const hoursWords = ({ openingHours }: TouringEvent): readonly string[] =>
  openingHours.map((entry) => `${dayWords(entry.days)}, ${timeWords(entry)}`);

/** `Vanaf 4 jaar`, `3 tot 6 jaar`, `Voor iedereen` */
export function ageWords({ from, to }: TouringEvent['ages']): string {
  const low = from === 0 ? null : from;
  if (low !== null && to !== null) {
    return low === to ? fill(tours.age_one, { n: to }) : fill(tours.age_between, { from: low, to });
  }
  if (low !== null) return fill(tours.from_age, { n: low });
  return to === null ? tours.all_ages : fill(tours.up_to_age, { n: to });
}

export const tourTitle = ({ title }: TouringEvent): string => title || tours.untitled;

/** The place with its town, or the part of it that is known. */
export function placeWords({ location, address, online }: TouringEvent): string {
  const town = address?.town ?? '';
  if (location === '') return town || (online ? tours.online : tours.no_location);
  // As whole words: the name of Lier is no part of an atelier.
  const words = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const hasTown = town === '' || words(location).includes(words(town));
  return hasTown ? location : fill(tours.place_in, { place: location, town });
}

const MAX_SUMMARY = 150;

/** The first paragraph of a description in at most 150 characters, cut between words. */
export const summary = (intro: string): string => shorten(intro.split('\n\n', 1)[0] ?? '', MAX_SUMMARY);
