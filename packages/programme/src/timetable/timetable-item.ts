import {
  brusselsDay,
  type Day,
  formatDayNumber,
  formatTime,
  machineTime,
} from '@inktvis/foundation/brussels';
import { item } from '@inktvis/messages/item';
import { endOf, type Occurrence, occurrenceKey, shortTitleOf } from '../occurrences.ts';
import {
  type ItemFacts,
  itemFacts,
  previousTime,
  type RibbonItem,
  ribbonItem,
  type ThemeIcon,
} from '../programme-item.ts';
import { announcedStatuses, type StatusName } from '../status.ts';
import { untilTime } from '../time-range.ts';
import { type Timing, timingOf } from '../today.ts';

const DAY_MS = 86_400_000;

/** The background of a card, by family of genres (requirements D7). */
type Tint = 'white' | 'red' | 'orange' | 'ochre';

const tints: { readonly [icon in ThemeIcon]: Tint } = {
  literatureRomans: 'red',
  kids: 'red',
  strips: 'ochre',
  youngAdult: 'ochre',
  society: 'white',
  thriller: 'white',
  lifestyle: 'orange',
  fantasy: 'orange',
};

/** A programme item as the timetable shows it. */
export type TimetableItem = Pick<
  ItemFacts,
  'typeLabel' | 'placeLabel' | 'previousPlace' | 'themeLabel' | 'theme'
> & {
  readonly key: string;
  /** Null when the experience it belongs to is not there. */
  readonly href: string | null;
  readonly title: string;
  /** For `<time datetime>`. */
  readonly machine: string;
  /** `14.30`; the first day, `26.10`, of what began on another day. */
  readonly start: string;
  /** `tot 15.30`; null when it is not known. */
  readonly until: string | null;
  readonly previousTime: string | null;
  readonly timing: Timing;
  /** What does not change with time (`flagsDuring`). */
  readonly announced: readonly StatusName[];
  readonly tint: Tint;
  /** What its ribbon saves; null when there is nothing to save. */
  readonly ribbon: RibbonItem | null;
};

/** Turns the occurrences of one day into what the timetable shows; each instant is formatted once. */
export function itemReader(day: Day): (occurrence: Occurrence) => TimetableItem {
  const written = new Map<number, { readonly machine: string; readonly start: string; readonly day: Day }>();
  const writtenOf = (instant: Date) => {
    const known = written.get(instant.getTime());
    if (known) return known;
    const text = { machine: machineTime(instant), start: formatTime(instant), day: brusselsDay(instant) };
    written.set(instant.getTime(), text);
    return text;
  };
  /** What ends on a later day than the night after says which. */
  const untilOf = (occurrence: Occurrence): string | null => {
    const end = endOf(occurrence);
    const length = end ? end.getTime() - occurrence.content.startDate.getTime() : 0;
    return end && length >= DAY_MS
      ? `${item.until} ${formatDayNumber(writtenOf(new Date(end.getTime() - 1)).day)}`
      : untilTime(occurrence);
  };

  return (occurrence) => {
    const { experience, startDate } = occurrence.content;
    const { theme, typeLabel, placeLabel, previousPlace, themeLabel } = itemFacts(experience, occurrence);
    const instant = writtenOf(startDate);
    return {
      key: occurrenceKey(occurrence),
      href: experience?.href ?? null,
      title: shortTitleOf(occurrence),
      machine: instant.machine,
      start: instant.day < day ? formatDayNumber(instant.day) : instant.start,
      until: untilOf(occurrence),
      previousTime: previousTime(occurrence),
      timing: timingOf(occurrence),
      announced: announcedStatuses(occurrence),
      tint: theme ? tints[theme] : 'white',
      ribbon: ribbonItem(occurrence),
      theme,
      typeLabel,
      placeLabel,
      previousPlace,
      themeLabel,
    };
  };
}
