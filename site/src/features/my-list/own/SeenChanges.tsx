import { formatDayNumber, formatWeekday } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { myChanges as messages } from '@inktvis/messages/my-list';
import { startDay } from '@inktvis/programme/occurrences';
import { useEffect, useRef, useState } from 'react';
import { myList as store } from '../../../browser/my-list/my-list.ts';
import type { Saved } from '../../../browser/my-list/store.ts';
import { counted } from '../../../cards/text.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { Strikethrough } from '../../../ui/text/Strikethrough.tsx';
import { otherDates, shortDate } from '../dates.ts';
import type { ListItem } from '../list-item.ts';
import { differenceWords, memoryOf, type SeenChange, seenChanges, withoutSeen } from '../seen-changes.ts';
import { listing } from '../words.ts';
import styles from './SeenChanges.module.css';
import { CHANGES_ID } from './use-row-focus.ts';

type SeenChangesProps = {
  readonly saved: readonly Saved[];
  /** The saved items, by start. */
  readonly items: readonly ListItem[];
  readonly programme: readonly ListItem[];
  readonly now: Date;
};

const statusOf = (left: number): string =>
  left === 0 ? messages.seen_status_none : counted(left, messages.seen_status_one, messages.seen_status_many);

/** `gaat niet door. Ook op 03.11, 10.45 uur.` */
function Words({ change, others }: { readonly change: SeenChange; readonly others: readonly ListItem[] }) {
  const isOff = change.found.some(({ kind }) => kind === 'off');
  return (
    <>
      {change.found.map((found, index) => {
        const words = differenceWords(found);
        return (
          <span key={found.kind}>
            {[index > 0 ? ',' : '', words.lead, ''].join(' ').trimStart()}
            <b>{words.now}</b>
            {words.was && (
              <span>
                {' '}
                <Strikethrough>{words.was}</Strikethrough>
              </span>
            )}
          </span>
        );
      })}
      <span>
        {isOff && others.length > 0
          ? `. ${fill(messages.other_dates, { moments: listing(others.map(shortDate)) })}`
          : '.'}
      </span>
    </>
  );
}

/**
 * What changed for this visitor since they saved it, a line per item with a button that says 'seen'. Nothing at all when
 * nothing changed. What was saved before the list stored anything about it is stored from now on, without a word.
 */
export function SeenChanges({ saved, items, programme, now }: SeenChangesProps) {
  const found = seenChanges(saved, items, now);
  const [status, setStatus] = useState('');
  const block = useRef<HTMLElement>(null);
  const next = useRef<number | null>(null);

  useEffect(() => {
    const missing = withoutSeen(saved, items);
    if (missing.size > 0) store.remember(missing);
  }, [saved, items]);

  useEffect(() => {
    if (next.current === null) return;
    const buttons = block.current?.querySelectorAll('button') ?? [];
    const target = buttons[Math.min(next.current, buttons.length - 1)];
    (target ?? block.current?.querySelector('h2'))?.focus();
    next.current = null;
  });

  const acknowledge = (item: ListItem, index: number) => {
    next.current = index;
    setStatus(statusOf(found.length - 1));
    store.remember(new Map([[item.id, memoryOf(item)]]));
  };

  if (found.length === 0 && status === '') return null;
  const title = counted(found.length, messages.list_title_one, messages.list_title_many);
  return (
    <section className={styles.changes} id={CHANGES_ID} ref={block} aria-labelledby={`${CHANGES_ID}-titel`}>
      <h2 className={styles.title} id={`${CHANGES_ID}-titel`} tabIndex={-1}>
        {found.length === 0 ? messages.list_done : title}
      </h2>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.map(({ item, found: differences }, index) => {
            const day = startDay(item);
            return (
              <li key={item.id} className={styles.item}>
                <span className={styles.day}>
                  <Numeral className={styles.number}>{formatDayNumber(day)}</Numeral>{' '}
                  {formatWeekday(day).slice(0, 2)}
                </span>
                <p>
                  <a href={item.href}>{item.title}</a>{' '}
                  <Words
                    change={{ item, found: differences }}
                    others={otherDates(item, items, programme, now)}
                  />
                </p>
                <Button
                  size="small"
                  variant="line"
                  aria-label={fill(messages.seen_label, { title: item.title })}
                  onClick={() => acknowledge(item, index)}
                >
                  {messages.seen}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
