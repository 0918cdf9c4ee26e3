import type { Block } from '@inktvis/content';

type Weekday = Block<'opening_hours'>['weekday'];

/** The week begins on Monday (specification 9). */
const WEEK: readonly { readonly weekday: Weekday; readonly word: string }[] = [
  { weekday: 'monday', word: 'maandag' },
  { weekday: 'tuesday', word: 'dinsdag' },
  { weekday: 'wednesday', word: 'woensdag' },
  { weekday: 'thursday', word: 'donderdag' },
  { weekday: 'friday', word: 'vrijdag' },
  { weekday: 'saturday', word: 'zaterdag' },
  { weekday: 'sunday', word: 'zondag' },
];

/** `09:30` reads 9.30 */
const hour = (text: string): string =>
  text
    .trim()
    .replace(/^0(?=\d)/, '')
    .replace(':', '.');

/** The hours of every day of the week, `10.00–12.30 en 13.30–18.00`; null on a day that is closed. */
export const weekHours = (
  hours: readonly Block<'opening_hours'>[],
): readonly { readonly day: string; readonly hours: string | null }[] =>
  WEEK.map(({ weekday, word }) => ({
    day: word,
    hours:
      hours
        .filter((one) => one.weekday === weekday)
        .toSorted((a, b) => a.opens.localeCompare(b.opens))
        .map(({ opens, closes }) => `${hour(opens)}–${hour(closes)}`)
        .join(' en ') || null,
  }));
