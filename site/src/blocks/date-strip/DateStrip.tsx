import type { FestivalDay } from '@inktvis/content';
import {
  brusselsDay,
  type Day,
  formatDayLong,
  formatDayMonth,
  formatDayNumber,
  formatWeekday,
} from '@inktvis/foundation/brussels';
import { programme as messages } from '@inktvis/messages/programme';
import type { ReactNode } from 'react';
import { counted } from '../../cards/text.ts';
import { inPlace, type OnFollow } from '../../ui/in-place.ts';
import styles from './DateStrip.module.css';

export type StripDay = ReturnType<typeof stripDays>[number];

/** The days by date; `selected` is the one in view, null when all are. */
export function stripDays(
  days: readonly FestivalDay[],
  now: Date,
  { selected, counts }: { readonly selected?: Day | null; readonly counts?: ReadonlyMap<Day, number> } = {},
) {
  const today = brusselsDay(now);
  return days
    .toSorted((a, b) => a.content.date.localeCompare(b.content.date))
    .map(({ href, content: { date } }) => ({
      href,
      day: date,
      ...(counts && { count: counts.get(date) ?? 0 }),
      selected: date === selected,
      today: date === today,
      past: date < today,
    }));
}

const countWords = (count: number): string => counted(count, messages.count_one, messages.count_many);

/** What a screen reader says for a day: `zondag 27 oktober, 38 belevingen, vandaag`. */
const spoken = ({ day, count, today, past }: StripDay): string =>
  [
    formatDayLong(day),
    count !== undefined && countWords(count),
    today ? messages.today.toLowerCase() : past && messages.past_day,
  ]
    .filter(Boolean)
    .join(', ');

type CellProps = {
  readonly href: string;
  readonly spoken: string;
  readonly current: 'date' | boolean;
  readonly above: string;
  readonly number: ReactNode;
  readonly below: string | undefined;
  readonly day?: StripDay;
  readonly onFollow: OnFollow | undefined;
};

const Cell = ({ href, spoken, current, above, number, below, day, onFollow }: CellProps) => (
  <li className={styles.day}>
    <a
      className={`${styles.link} ${day ? '' : styles.all}`}
      href={href}
      aria-current={current || undefined}
      data-past={day?.past || undefined}
      {...inPlace(onFollow)}
    >
      <span className="visually-hidden">{spoken}</span>
      <span className={`step--1 bold ${styles.word}`} aria-hidden="true" data-today={day?.today || undefined}>
        {above}
      </span>
      <span aria-hidden="true">
        <span className={`numeral ${styles.number}`}>{number}</span>
      </span>
      <span className="step--1 bold" aria-hidden="true">
        {below}
      </span>
    </a>
  </li>
);

type DateStripProps = {
  readonly days: readonly StripDay[];
  readonly all?: { readonly href: string; readonly count: number; readonly selected: boolean };
  readonly onFollow?: OnFollow;
};

export const DateStrip = ({ days, all, onFollow }: DateStripProps) =>
  days.length === 0 ? null : (
    <nav className={`ruled-thick ${styles.strip}`} aria-label={messages.days_label}>
      <ol className={styles.days} data-date-strip="">
        {all && (
          <Cell
            href={all.href}
            spoken={`${messages.all_days}, ${countWords(all.count)}`}
            current={all.selected}
            above={messages.all_before}
            number={days.length}
            below={messages.all_after}
            onFollow={onFollow}
          />
        )}
        {days.map((day) => (
          <Cell
            key={day.day}
            href={day.href}
            spoken={spoken(day)}
            current={day.selected && 'date'}
            above={formatWeekday(day.day).slice(0, 2)}
            number={formatDayNumber(day.day).slice(0, 2)}
            below={formatDayMonth(day.day).split(' ').at(-1)?.slice(0, 3)}
            day={day}
            onFollow={onFollow}
          />
        ))}
      </ol>
    </nav>
  );
