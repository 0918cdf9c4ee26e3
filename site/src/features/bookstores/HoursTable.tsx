import { bookstores } from '@inktvis/messages/bookstores';
import { type Interval, timeOfWeek, weekWords } from '../../cards/opening-hours.ts';
import { WEEKDAY_WORDS } from '../../cards/weekdays.ts';
import styles from './HoursTable.module.css';

/** The hours of every day, Monday first (requirements 9); today is highlighted. */
export const HoursTable = ({ hours, now }: { readonly hours: readonly Interval[]; readonly now: Date }) => (
  <table className={styles.hours}>
    <caption className="visually-hidden">{bookstores.opening_hours_by_day}</caption>
    <tbody>
      {weekWords(hours).map((words, index) => {
        const isToday = index === timeOfWeek(now).today;
        return (
          <tr key={WEEKDAY_WORDS[index]} data-today={isToday || undefined}>
            <th scope="row">
              {WEEKDAY_WORDS[index]}
              {isToday && <span className="visually-hidden"> {bookstores.today}</span>}
            </th>
            <td>{words}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
