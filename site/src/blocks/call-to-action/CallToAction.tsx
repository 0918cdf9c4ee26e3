import type { Block } from '@inktvis/content';
import { brusselsDay, formatDayNumber } from '@inktvis/foundation/brussels';
import { Buttons } from '../buttons/Buttons.tsx';
import type { LoadContext, LoadedProps } from '../entry.ts';
import styles from './CallToAction.module.css';

/** Behind the words is a date, `26.10`; `''` when no day is left. */
export const CallToAction = ({ block, loaded: date }: LoadedProps<'call_to_action', string>) => (
  <div className="wrap">
    <div className={styles.sheet}>
      {date && (
        <div className={styles.date} aria-hidden="true">
          <span className="numeral">{date}</span>
        </div>
      )}
      <h2>{block.title}</h2>
      {block.text && <p className="lead bold">{block.text}</p>}
      <Buttons buttons={block.links} tone="vermilion" />
    </div>
  </div>
);

/** The first day still to come, as `26.10`. It is decoration: a failing read only leaves it out. */
export async function loadNextDay(_block: Block<'call_to_action'>, { content, now }: LoadContext) {
  const days = await content.days();
  const today = brusselsDay(now);
  const next = days.ok ? days.value.find((day) => day.content.date >= today) : undefined;
  return next ? formatDayNumber(next.content.date) : '';
}
