import { item as itemMessages, states } from '@inktvis/messages/item';
import type { PrintItem } from '@inktvis/programme/print/print';
import { statusLabels } from '@inktvis/programme/status';
import { ItemAccess } from '../../../cards/item/ItemAccess.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { PreviousValue, Strikethrough } from '../../../ui/text/Strikethrough.tsx';
import styles from './PrintRow.module.css';

/** Type, place and theme; the place it was announced for is struck. */
function Facts({ facts, dropIn }: Pick<PrintItem, 'facts' | 'dropIn'>) {
  const place = facts.placeLabel && (
    <>
      <PreviousValue value={facts.previousPlace} />
      {facts.placeLabel}
    </>
  );
  const parts = [
    ['type', facts.typeLabel],
    ['place', place],
    ['theme', facts.themeLabel],
    ['drop-in', dropIn && states.doorlopend],
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

/** A programme item on a printed sheet: hour left, title and facts right, statuses as boxed words. */
export function PrintRow({ href, title, when, facts, dropIn, cancelled, statuses }: PrintItem) {
  return (
    <li className={styles.row}>
      <p>
        {when.beganEarlier && <span className={styles.small}>{itemMessages.since}</span>}
        <time dateTime={when.machine}>
          <Numeral className={styles.time}>{when.number}</Numeral>
        </time>
        {when.previousTime && (
          <span className={styles.small}>
            <Strikethrough>{when.previousTime}</Strikethrough>
          </span>
        )}
        {when.until && <span className={styles.small}>{when.until}</span>}
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
