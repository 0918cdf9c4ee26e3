import { messages } from '@inktvis/messages';
import type { PaperItem } from '@inktvis/programme/print/print-item';
import { statusLabels } from '@inktvis/programme/status';
import { ItemAccess } from '../../../cards/ItemAccess.tsx';
import { Numeral } from '../../../ui/Numeral.tsx';
import { Strikethrough } from '../../../ui/Strikethrough.tsx';
import styles from './PrintRow.module.css';

/** Type, place and theme; the place it was announced for is struck. */
function Facts({ facts, dropIn }: Pick<PaperItem, 'facts' | 'dropIn'>) {
  const place = facts.placeLabel && (
    <>
      {facts.previousPlace && (
        <>
          <Strikethrough>{facts.previousPlace}</Strikethrough>{' '}
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
          <Numeral className={styles.time}>{moment.number}</Numeral>
        </time>
        {moment.previousTime && (
          <span className={styles.small}>
            <Strikethrough>{moment.previousTime}</Strikethrough>
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
