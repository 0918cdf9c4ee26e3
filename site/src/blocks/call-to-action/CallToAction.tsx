import type { Block } from '@inktvis/content';
import { brusselsDay, formatDayNumber } from '@inktvis/foundation/brussels';
import { Buttons } from '../buttons/Buttons.tsx';
import type { BlockProps, LoadContext } from '../entry.ts';
import styles from './CallToAction.module.css';

type CallToActionProps = BlockProps<'call_to_action'> & {
  /** `26.10`, shown behind the words; empty when no day is left */
  readonly loaded: string;
};

export const CallToAction = ({ block, loaded: date }: CallToActionProps) => (
  <div className="wrap">
    <div className={styles.sheet}>
      {date && (
        <div className={styles.date} aria-hidden="true">
          <span className="numeral">{date}</span>
        </div>
      )}
      <h2>{block.title}</h2>
      {block.text && <p className={`lead bold ${styles.text}`}>{block.text}</p>}
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
