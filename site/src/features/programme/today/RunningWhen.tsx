import { formatTime, machineTime } from '@inktvis/foundation/brussels';
import { item } from '@inktvis/messages/item';
import { programme } from '@inktvis/messages/programme';
import { minutesLeft, type Timing } from '@inktvis/programme/today';
import styles from './RunningWhen.module.css';

type RunningWhenProps = { readonly timing: Timing; readonly now: number };

const MINUTE_MS = 60_000;

/** How long it still lasts, and how much of it is over as its rule. */
export function RunningWhen({ timing, now }: RunningWhenProps) {
  const { start, end, isOpenEnded } = timing;
  const left = minutesLeft(timing, now);
  const [since, until] = [formatTime(new Date(start)), formatTime(new Date(end))];
  const total = Math.round((end - start) / MINUTE_MS);
  return (
    <>
      <progress
        className={styles.progress}
        max={total}
        value={Math.min(total, Math.floor((now - start) / MINUTE_MS))}
        aria-hidden="true"
      />
      <p className={`${styles.when} ends`}>
        {left === null ? (
          <span className={`${styles.left} step-0 nowrap`} key="until">
            <span>{isOpenEnded ? item.since : item.until}</span>{' '}
            <time dateTime={machineTime(new Date(isOpenEnded ? start : end))}>
              <b className={`numeral ${styles.number}`}>{isOpenEnded ? since : until}</b>
            </time>
          </span>
        ) : (
          <span className={`${styles.left} step-0 nowrap`} key="left">
            {programme.still} <b className={`numeral ${styles.number}`}>{left}</b> {programme.minutes}
          </span>
        )}
        {!isOpenEnded && (
          <span className={`${styles.hours} step--1`}>
            <span>{`${item.since} ${since}`}</span>
            {left !== null && <br />}
            {left !== null && <span>{`${item.until} ${until}`}</span>}
          </span>
        )}
      </p>
    </>
  );
}
