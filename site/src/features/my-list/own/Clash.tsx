import { formatTime } from '@inktvis/foundation/brussels';
import { capital, fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { endTime } from '@inktvis/programme/occurrences';
import { flagsOf } from '@inktvis/programme/status';
import type { CSSProperties } from 'react';
import { myList as store } from '../../../browser/my-list/my-list.ts';
import { ItemFlags } from '../../../cards/item/ItemFlags.tsx';
import { Ribbon } from '../../../cards/Ribbon.tsx';
import link from '../../../cards/rows/row-link.module.css';
import { buttonStyle } from '../../../ui/controls/Button.tsx';
import { hook } from '../../../ui/hooks.ts';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { PreviousValue } from '../../../ui/text/Strikethrough.tsx';
import { otherDates, shortDate } from '../dates.ts';
import { itemRow, type ListItem, ribbonOf } from '../list-item.ts';
import { type Cluster, pairsOf } from '../overlaps.ts';
import { lengthWords, listing } from '../words.ts';
import styles from './Clash.module.css';
import { pairKey } from './use-accepted-overlaps.ts';

export type ClashProps = {
  readonly cluster: Cluster<ListItem>;
  readonly list: readonly ListItem[];
  readonly programme: readonly ListItem[];
  readonly now: Date;
  /** Overlaps that the visitor accepted. */
  readonly accepted: ReadonlySet<string>;
  readonly onAccept: (pairs: readonly string[]) => void;
  /** Names the row that gets the focus when the choice disappears. */
  readonly onLeave: (id: string) => void;
};

const QUARTER_MS = 15 * 60_000;

/**
 * Rows of a grid of quarters of an hour. The list is drawn in the browser only, where a style that script sets is no
 * inline style to the content security policy.
 */
const rows = (origin: number, from: number, until: number): CSSProperties => {
  const first = Math.floor((from - origin) / QUARTER_MS);
  const last = Math.ceil((until - origin) / QUARTER_MS);
  return { gridRow: `${first + 1} / ${Math.max(last, first + 1) + 1}` };
};

type HalfProps = { readonly item: ListItem; readonly now: Date; readonly style?: CSSProperties };

const Half = ({ item, now, style }: HalfProps) => {
  const { start } = itemRow(item, now);
  const { placeLabel, previousPlace } = item.facts;
  return (
    <article className={`${styles.half} ${link.row}`} style={style} {...hook('row', item.id)} tabIndex={-1}>
      <p className={styles.when}>
        <PreviousValue value={start?.previousTime ?? null} />
        <Numeral className={styles.hour}>{start?.time}</Numeral> <small>{start?.until}</small>
      </p>
      <h3 className={styles.title}>
        <a className={link.link} href={item.href}>
          {item.title}
        </a>
      </h3>
      {placeLabel && (
        <p className={styles.place}>
          <Icon name="pin" />
          <span>
            <PreviousValue value={previousPlace} />
            {placeLabel}
          </span>
        </p>
      )}
      <ItemFlags flags={flagsOf(item, now)} />
      <Ribbon item={ribbonOf(item)} place="row" />
    </article>
  );
};

/** One free moment of an item that overlaps, or leaving it as it is. */
function Choices({ cluster, list, programme, now, onAccept, onLeave }: ClashProps) {
  const { items } = cluster;
  const accept = () => {
    onAccept(pairsOf(cluster, now).map(([a, b]) => pairKey(a.id, b.id)));
    onLeave(items[0]?.id ?? '');
  };
  const swap = (item: ListItem, other: ListItem) => {
    onLeave(other.id);
    store.replace(item.id, ribbonOf(other));
  };
  return (
    <ul className={styles.choices}>
      {items.flatMap((item) =>
        otherDates(item, list, programme, now).map((other) => (
          <li key={other.id}>
            <button type="button" className={styles.choice} onClick={() => swap(item, other)}>
              <b>{fill(myList.swap, { moment: shortDate(other) })}</b>
              <small>{[other.title, other.facts.placeLabel].filter(Boolean).join(', ')}</small>
            </button>
          </li>
        )),
      )}
      <li>
        <button type="button" className={styles.choice} data-quiet onClick={accept}>
          <b>{myList.keep}</b>
          <small>{myList.keep_text}</small>
        </button>
      </li>
    </ul>
  );
}

/**
 * Items that overlap, side by side on a grid of quarters of an hour: each begins at its own quarter, and the seam between
 * them is as long as the time they share. Of three or more the longest is left, the others are under each other.
 */
export function Clash(props: ClashProps) {
  const { cluster, now, accepted } = props;
  const { items } = cluster;
  const startOf = (item: ListItem) => item.content.startDate.getTime();
  const byLength = items.toSorted((a, b) => endTime(b) - startOf(b) - (endTime(a) - startOf(a)));
  const [first, second] = items.length === 2 ? items : byLength;
  if (!first || !second) return null;
  const origin = Math.floor(Math.min(...items.map(startOf)) / QUARTER_MS) * QUARTER_MS;
  const until = Math.max(...items.map(endTime));
  const isPair = items.length === 2;
  const [from, to] = [
    Math.max(startOf(first), startOf(second)),
    isPair ? Math.min(endTime(first), endTime(second)) : until,
  ];
  const isAccepted = pairsOf(cluster, now).every(([a, b]) => accepted.has(pairKey(a.id, b.id)));
  const shared = fill(myList.together, { time: capital(lengthWords(to - from)) });
  const hours = fill(myList.together_hours, {
    from: formatTime(new Date(from)),
    until: formatTime(new Date(to)),
  });
  const whole = rows(origin, origin, until);
  return (
    <li className={styles.clash}>
      <div className={styles.grid} data-accepted={isAccepted || undefined}>
        <Half item={first} now={now} style={isPair ? rows(origin, startOf(first), endTime(first)) : whole} />
        <div className={styles.seam} style={isPair ? rows(origin, from, to) : whole} aria-hidden="true" />
        {isPair ? (
          <Half item={second} now={now} style={rows(origin, startOf(second), endTime(second))} />
        ) : (
          <div className={styles.stack} style={whole}>
            {items
              .filter((item) => item !== first)
              .map((item) => (
                <Half key={item.id} item={item} now={now} />
              ))}
          </div>
        )}
      </div>
      {isAccepted ? (
        <p className="visually-hidden">{`${shared} ${hours}`}</p>
      ) : (
        <details className={styles.choose}>
          <summary>
            <span>
              <b>{shared}</b> {hours}
            </span>
            <span {...buttonStyle('primary', 'small')}>
              <span className="visually-hidden">{`${listing(items.map(({ title }) => title))}: `}</span>
              {myList.choose}
            </span>
          </summary>
          <Choices {...props} />
        </details>
      )}
    </li>
  );
}
