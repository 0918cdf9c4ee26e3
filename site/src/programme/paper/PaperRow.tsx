import { messages } from '../../ui/messages.ts';
import { Num } from '../../ui/Num.tsx';
import { ItemAccess } from '../ItemAccess.tsx';
import { Struck } from '../Struck.tsx';
import { statusLabels } from '../status.ts';
import styles from './PaperRow.module.css';
import type { PaperItem } from './paper-item.ts';

/** Type, place and theme; the place it was announced for is struck. */
function Facts({ facts, dropIn }: Pick<PaperItem, 'facts' | 'dropIn'>) {
  const place = facts.placeLabel && (
    <>
      {facts.previousPlace && (
        <>
          <Struck>{facts.previousPlace}</Struck>{' '}
        </>
      )}
      {facts.placeLabel}
    </>
  );
  const parts = [
    ['type', facts.typeLabel],
    ['place', place],
    ['theme', facts.themeLabel],
    ['drop-in', dropIn && messages.states.doorlopend],
  ] as const;
  const known = parts.filter(([, words]) => words);
  return known.length === 0 ? null : (
    <p>
      {known.map(([name, words], index) => (
        <span key={name}>
          {index > 0 && ' · '}
          {words}
        </span>
      ))}
    </p>
  );
}

/** A programme item on paper: hour left, title and facts right, statuses as boxed words. */
export function PaperRow({ href, title, moment, facts, dropIn, cancelled, statuses, ...item }: PaperItem) {
  return (
    <li className={styles.row} data-paper-item={item.uuid}>
      <p className={styles.when}>
        {moment.beganEarlier && <span className={styles.small}>{messages.item.since}</span>}
        <time dateTime={moment.machine}>
          <Num className={styles.time}>{moment.number}</Num>
        </time>
        {moment.previousTime && (
          <span className={styles.small}>
            <Struck>{moment.previousTime}</Struck>
          </span>
        )}
        {moment.until && <span className={styles.small}>{moment.until}</span>}
      </p>
      <div className={styles.words}>
        <h3 className={styles.title} data-cancelled={cancelled || undefined}>
          {href === null ? <span>{title}</span> : <a href={href}>{title}</a>}
          {statuses.map((name) => (
            <span key={name}>
              {' '}
              <b className={styles.status}>{statusLabels[name]}</b>
            </span>
          ))}
        </h3>
        <Facts facts={facts} dropIn={dropIn} />
        <ItemAccess access={facts.access} />
      </div>
    </li>
  );
}
