import { brusselsDay, formatTime } from '@inktvis/foundation/brussels';
import { filters } from '@inktvis/messages/filters';

/** The hours of the festival. */
export const DAY_PARTS = [
  { slug: 'ochtend', from: 10, until: 12, label: filters.morning },
  { slug: 'namiddag', from: 12, until: 17, label: filters.afternoon },
  { slug: 'avond', from: 17, until: 22, label: filters.evening },
] as const;
type PartName = (typeof DAY_PARTS)[number]['slug'];

/** What is earlier belongs to the morning, what is later to the evening. */
export const partOfHour = (hour: number): PartName =>
  DAY_PARTS.find(({ until }) => hour < until)?.slug ?? 'avond';

const MINUTES_PER_DAY = 24 * 60;
const DAY_MS = MINUTES_PER_DAY * 60_000;

/** In Brussels, since midnight. */
function minutesOf(instant: Date): number {
  const [hours = 0, minutes = 0] = formatTime(instant).split('.').map(Number);
  return hours * 60 + minutes;
}

export const partOf = (start: Date): PartName => partOfHour(minutesOf(start) / 60);

/** Every part that something overlaps on the day it starts: a night counts with its evening, 24 hours have all parts. */
export function dayPartsOf(start: Date, end: Date): readonly PartName[] {
  if (end.getTime() - start.getTime() >= DAY_MS) return DAY_PARTS.map(({ slug }) => slug);
  const first = minutesOf(start);
  const endsThatDay = brusselsDay(end) === brusselsDay(start);
  // When the clock goes back an item can end at an earlier hour than it started.
  const last = endsThatDay ? Math.max(minutesOf(end), first + 1) : MINUTES_PER_DAY;
  return DAY_PARTS.filter(({ from, until }, at) => {
    const opens = at === 0 ? 0 : from * 60;
    const closes = at === DAY_PARTS.length - 1 ? MINUTES_PER_DAY : until * 60;
    return first < closes && last > opens;
  }).map(({ slug }) => slug);
}
