import { brusselsDay, formatTime, formatWeekday, machineTime } from '@inktvis/foundation/brussels';
import { capital, fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { phaseOf, startDay } from '@inktvis/programme/occurrences';
import { minutesLeft, timingOf } from '@inktvis/programme/today';
import { use } from 'react';
import { QueueSlip } from '../../../cards/item/QueueSlip.tsx';
import { isOff, type ListItem } from '../list-item.ts';
import { lengthWords } from '../words.ts';
import styles from './NextUp.module.css';
import { Plan } from './plan-context.ts';

/** `, nog 31 minuten`; nothing where the end is not known or far away. */
function leftWords(item: ListItem, now: Date): string {
  const left = minutesLeft(timingOf(item), now.getTime());
  return left === null ? '' : `, ${fill(myList.left, { time: lengthWords(left * 60_000) })}`;
}

export function NextUp() {
  const { list, now } = use(Plan);
  const open = list.filter((item) => !isOff(item));
  const next = open.find((item) => phaseOf(item, now) === 'upcoming');
  const running = open.filter((item) => phaseOf(item, now) === 'now');
  if (!next) return null;
  const { startDate } = next.content;
  const isToday = startDay(next) === brusselsDay(now);
  const wait = fill(myList.in_time, { time: lengthWords(startDate.getTime() - now.getTime()) });
  return (
    <section className={`${styles.sheet} above-3`} data-surface="ink" aria-label={myList.next_up}>
      <div className={`${styles.head} spread`}>
        <h2 className="step-2">{isToday ? myList.next_up : capital(formatWeekday(startDay(next)))}</h2>
        {isToday && <b role="timer">{wait}</b>}
      </div>
      <time dateTime={machineTime(startDate)}>
        <span className={`numeral ${styles.hour}`}>{formatTime(startDate)}</span>
      </time>
      <div>
        {next.facts.placeLabel && <p className={styles.place}>{next.facts.placeLabel}</p>}
        <h3 className="step-1">
          <a className="target" href={next.href}>
            {next.title}
          </a>
        </h3>
      </div>
      {running.length > 0 && (
        <p className={styles.running}>
          <b>{myList.running}</b>{' '}
          {running.map((item, index) => (
            <span key={item.id}>
              {index > 0 && '; '}
              <span>{item.title + leftWords(item, now)}</span>{' '}
              {item.facts.queue && <QueueSlip spot={item.facts.queue} />}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
