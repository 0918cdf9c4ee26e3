import type { Content } from '@inktvis/content';
import { messages } from '@inktvis/messages';
import { openingState } from '../../cards/hours/opening-state.ts';
import { openingWords } from '../../cards/hours/opening-words.ts';
import { weekIntervals } from '../../cards/hours/week.ts';
import styles from './OpeningHours.module.css';
import { weekHours } from './opening-hours.ts';

type OpeningHoursProps = {
  readonly hours: Content<'bookstore'>['openingHours'];
  readonly now: Date;
};

/** Whether a shop is open, and its hours of every day; today stands out. */
export const OpeningHours = ({ hours, now }: OpeningHoursProps) => (
  <>
    <p className={styles.state}>
      {openingWords(openingState(weekIntervals(hours), now), { saysToday: true })}
    </p>
    <table className={styles.hours}>
      <caption className="visually-hidden">{messages.bookstores.opening_hours_by_day}</caption>
      <tbody>
        {weekHours(hours, now).map(({ day, hours: words, isToday }) => (
          <tr key={day} data-today={isToday || undefined}>
            <th scope="row">
              {day}
              {isToday && <span className="visually-hidden"> {messages.bookstores.today}</span>}
            </th>
            <td>{words ?? messages.bookstores.closed}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={styles.note}>{messages.bookstores.holidays}</p>
  </>
);
