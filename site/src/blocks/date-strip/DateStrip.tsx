import { formatDayMonth, formatDayNumber, formatWeekday } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { programme as messages } from '@inktvis/messages/programme';
import { hook } from '../../ui/hooks.ts';
import { inPlace, type OnFollow } from '../../ui/in-place.ts';
import { Numeral } from '../../ui/text/Numeral.tsx';
import styles from './DateStrip.module.css';
import type { StripDay } from './date-strip.ts';

/** All days at once. */
type AllDays = { readonly href: string; readonly count: number; readonly selected: boolean };

type Follow = { readonly onFollow?: OnFollow };

type DateStripProps = {
  readonly days: readonly StripDay[];
  /** A cell in front, where there is a list of all days. */
  readonly all?: AllDays;
  readonly onFollow?: OnFollow;
};

const countWords = (count: number): string =>
  count === 1 ? messages.count_one : fill(messages.count_many, { count });

/** What a screen reader says for a day: `zondag 27 oktober, 38 belevingen, vandaag`. */
function spoken({ label, count, today, past }: StripDay): string {
  const counted = count === undefined ? label : `${label}, ${countWords(count)}`;
  const word = today ? messages.today.toLowerCase() : past ? messages.past_day : null;
  return word ? `${counted}, ${word}` : counted;
}

const month = (day: string) => formatDayMonth(day).split(' ').at(-1)?.slice(0, 3);

/** The cell in front of the days: `alle 9 dagen`. */
const AllCell = ({ href, count, selected, days, onFollow }: AllDays & Follow & { readonly days: number }) => (
  <li className={styles.day}>
    <a
      className={`${styles.link} ${styles.all}`}
      href={href}
      aria-current={selected || undefined}
      {...inPlace(onFollow)}
    >
      <span className="visually-hidden">{`${messages.all_days}, ${countWords(count)}`}</span>
      <span className={styles.word} aria-hidden="true">
        {messages.all_before}
      </span>
      <span aria-hidden="true">
        <Numeral className={styles.number}>{days}</Numeral>
      </span>
      <span className={styles.word} aria-hidden="true">
        {messages.all_after}
      </span>
    </a>
  </li>
);

/** The days of the festival as links; scrolls inside itself where they do not fit. */
export const DateStrip = ({ days, all, onFollow }: DateStripProps) =>
  days.length === 0 ? null : (
    <nav className={styles.strip} aria-label={messages.days_label}>
      <ol className={styles.days} {...hook('dateStrip')} data-with-all={all && true}>
        {all && <AllCell {...all} days={days.length} onFollow={onFollow} />}
        {days.map((day) => (
          <li className={styles.day} key={day.day}>
            <a
              className={styles.link}
              href={day.href}
              aria-current={day.selected ? 'date' : undefined}
              data-past={day.past || undefined}
              {...inPlace(onFollow)}
            >
              <span className="visually-hidden">{spoken(day)}</span>
              <span className={styles.word} aria-hidden="true" data-today={day.today || undefined}>
                {formatWeekday(day.day).slice(0, 2)}
              </span>
              <span aria-hidden="true">
                <Numeral className={styles.number}>{formatDayNumber(day.day).slice(0, 2)}</Numeral>
              </span>
              <span className={styles.word} aria-hidden="true">
                {month(day.day)}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
