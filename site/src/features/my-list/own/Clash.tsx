import { formatTime } from '@inktvis/foundation/brussels';
import { capital, fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { endTime } from '@inktvis/programme/occurrences';
import { type CSSProperties, use } from 'react';
import { flushSync } from 'react-dom';
import { myList as store } from '../../../browser/my-list/my-list.ts';
import { buttonStyle } from '../../../ui/controls/Button.tsx';
import { type ListItem, ribbonOf } from '../list-item.ts';
import { overlapKeys } from '../overlaps.ts';
import { otherDates } from '../plan.ts';
import { lengthWords, listing, shortDate } from '../words.ts';
import styles from './Clash.module.css';
import { PlanItem } from './PlanItem.tsx';
import { Plan } from './plan-context.ts';

const focusRow = ({ id }: ListItem): void =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] h3 a`)?.focus();

/** Takes another moment of the same experience; its row gets the focus. */
export function swap(item: ListItem, other: ListItem): void {
  flushSync(() => store.replace(item.id, ribbonOf(other)));
  focusRow(other);
}

type ClashProps = { readonly items: readonly ListItem[] };

function Choices({ items }: ClashProps) {
  const { list, programme, now, accepted } = use(Plan);
  const keep = () => {
    if (items[0]) focusRow(items[0]);
    accepted.store([...accepted.texts, ...overlapKeys(items, now)]);
  };
  return (
    <ul className={`${styles.choices} stack gap-2 above-1`}>
      {items.flatMap((item) =>
        otherDates(item, list, programme, now).map((other) => (
          <li key={other.id}>
            <button type="button" onClick={() => swap(item, other)}>
              <b>{fill(myList.swap, { moment: shortDate(other) })}</b>
              <small className="step--1">
                {[other.title, other.facts.placeLabel].filter(Boolean).join(', ')}
              </small>
            </button>
          </li>
        )),
      )}
      <li>
        <button type="button" data-quiet onClick={keep}>
          <b>{myList.keep}</b>
          <small className="step--1">{myList.keep_text}</small>
        </button>
      </li>
    </ul>
  );
}

const QUARTER_MS = 15 * 60_000;
const startTime = ({ content }: ListItem): number => content.startDate.getTime();

/** Overlapping items on a grid of quarters, with a seam as long as the time they share; of three or more the longest is left. */
export function Clash({ items }: ClashProps) {
  const { now, accepted } = use(Plan);
  const [early, later] = items;
  const [longest] = [...items].sort((a, b) => endTime(b) - startTime(b) - (endTime(a) - startTime(a)));
  if (!early || !later || !longest) return null;
  const isPair = items.length === 2;
  const left = isPair ? early : longest;
  const right = items.filter((item) => item !== left);
  const ends = items.map(endTime);
  const [from, to] = [startTime(later), isPair ? Math.min(...ends) : Math.max(...ends)];
  const before = Math.floor(startTime(early) / QUARTER_MS) - 1;
  // Drawn in the browser only, where a style that script sets is no inline style to the content security policy.
  const rows = (start: number, end: number): CSSProperties => ({
    gridRow: `${Math.floor(start / QUARTER_MS) - before} / ${Math.ceil(end / QUARTER_MS) - before}`,
  });
  const whole = rows(startTime(early), Math.max(...ends));
  const rowsOf = (item: ListItem) => (isPair ? rows(startTime(item), endTime(item)) : whole);
  const half = (item: ListItem) => <PlanItem key={item.id} item={item} className={styles.half} />;
  const isAccepted = overlapKeys(items, now).every((key) => accepted.texts.includes(key));
  const shared = fill(myList.together, { time: capital(lengthWords(to - from)) });
  const hours = fill(myList.together_hours, {
    from: formatTime(new Date(from)),
    until: formatTime(new Date(to)),
  });
  return (
    <li className={styles.clash}>
      <div className={styles.grid} data-accepted={isAccepted || undefined}>
        <div style={rowsOf(left)}>{half(left)}</div>
        <div className={styles.seam} style={isPair ? rows(from, to) : whole} aria-hidden="true" />
        <div style={rowsOf(later)}>{right.map(half)}</div>
      </div>
      {isAccepted ? (
        <p className="visually-hidden">{`${shared} ${hours}`}</p>
      ) : (
        <details className={styles.choose}>
          <summary className="ends gap-3 step--1">
            <span>
              <b>{shared}</b> {hours}
            </span>
            <span {...buttonStyle('primary', 'small')}>
              <span className="visually-hidden">{`${listing(items.map(({ title }) => title))}: `}</span>
              {myList.choose}
            </span>
          </summary>
          <Choices items={items} />
        </details>
      )}
    </li>
  );
}
