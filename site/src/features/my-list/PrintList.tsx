import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { type StatusName, statusesOf, statusLabels } from '@inktvis/programme/status';
import type { ReactNode } from 'react';
import { ItemAccess } from '../../cards/item/ItemAccess.tsx';
import { capital } from '../../cards/text.ts';
import { Qr } from '../../ui/images/Qr.tsx';
import { Numeral } from '../../ui/text/Numeral.tsx';
import { spoken } from './addresses.ts';
import { type ListDay, shortDate } from './dates.ts';
import { itemRow, type ListItem } from './list-item.ts';
import { earlierOverlaps } from './overlaps.ts';
import styles from './PrintList.module.css';
import { listing, nextStop, numberWord } from './words.ts';

/** The type size of a printed list: 11 pt, or at least 18 pt. */
type PrintSize = 'normal' | 'large';

/** Opens the browser's print dialog. */
export function printPage(size: PrintSize): void {
  const root = document.documentElement;
  root.dataset.printLetter = size;
  addEventListener('afterprint', () => delete root.dataset.printLetter, { once: true });
  window.print();
}

type PrintListProps = {
  readonly title: string;
  readonly days: readonly ListDay[];
  readonly now: Date;
  /** The address that shows this list to anybody. */
  readonly address: string;
  /** The alternative dates of an item that overlaps or is cancelled. */
  readonly othersOf: (item: ListItem) => readonly ListItem[];
  /** The brand's logo. */
  readonly logo: ReactNode;
};

/** Not printed: they are only true at the time of printing. */
const TEMPORARY: readonly StatusName[] = ['now', 'past'];
const NOTE_LINES = ['een', 'twee', 'drie', 'vier'];

function introOf(days: readonly ListDay[], count: number): string {
  const ofDays = days.length === 1 ? 'Eén dag' : `${capital(numberWord(days.length))} dagen`;
  const ofItems = count === 1 ? 'één beleving' : `${numberWord(count)} belevingen`;
  return fill(myList.print_intro, { days: ofDays, experiences: ofItems });
}

/**
 * What a printed day says below each item, by id: overlaps with the other dates there are, and where to go next.
 * `othersOf` returns the dates that can replace an item.
 */
function printNotes(
  { items }: ListDay,
  othersOf: (item: ListItem) => readonly ListItem[],
  now: Date,
): ReadonlyMap<string, string> {
  const overlaps = earlierOverlaps(items, now);
  return new Map(
    items.map((item, index) => {
      const earlier = overlaps.get(item.id);
      const isOff = item.content.flags.includes('geannuleerd');
      const others = earlier || isOff ? othersOf(item) : [];
      const next = items[index + 1];
      const notes = [
        earlier && fill(myList.print_clash, { titles: listing(earlier.map(({ title }) => title)) }),
        others.length > 0 && fill(myList.print_also, { moments: listing(others.map(shortDate)) }),
        next && nextStop(item, next),
      ];
      return [item.id, notes.filter(Boolean).join(' ')];
    }),
  );
}

function PrintItem({ item, note, now }: { item: ListItem; note: string; now: Date }) {
  const { title, facts, start } = itemRow(item, now);
  const statuses = statusesOf(item, now).filter((name) => !TEMPORARY.includes(name));
  return (
    <li className={styles.item}>
      <p>
        <span className={styles.box} />
        <Numeral className={styles.time}>{start?.time}</Numeral>
        {start?.until && <span className={styles.small}>{start.until}</span>}
      </p>
      <div className={styles.words}>
        <h3 className={styles.title} data-cancelled={statuses.includes('off') ? '' : undefined}>
          <span>{title}</span>
          {statuses.map((name) => (
            <b className={styles.status} key={name}>
              {statusLabels[name]}
            </b>
          ))}
        </h3>
        <p>{[facts.typeLabel, facts.placeLabel, facts.themeLabel].filter(Boolean).join(' · ')}</p>
        <ItemAccess access={facts.access} />
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </li>
  );
}

/** The printed list (requirements D11): boxes to tick, overlaps in words, lines to write on. Hidden on screen. */
export function PrintList({ title, days, now, address, othersOf, logo }: PrintListProps) {
  const count = days.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <section className={styles.sheet} aria-label={title} data-print-list>
      <header className={styles.head}>
        <div>
          <h2 className={styles.heading}>
            <Numeral className={styles.count}>{count}</Numeral> {title}
          </h2>
          <p>{introOf(days, count)}</p>
        </div>
        <div className={styles.logo}>{logo}</div>
      </header>
      {days.map((day) => {
        const notes = printNotes(day, othersOf, now);
        return (
          <div key={day.day} className={styles.day}>
            <h2 className={styles.date}>
              <Numeral className={styles.number}>{day.number}</Numeral> {day.weekday}
            </h2>
            <ol>
              {day.items.map((item) => (
                <PrintItem key={item.id} item={item} note={notes.get(item.id) ?? ''} now={now} />
              ))}
            </ol>
          </div>
        );
      })}
      <div className={styles.notes}>
        <p>
          <b>{myList.print_notes}</b>
        </p>
        {NOTE_LINES.map((line) => (
          <span className={styles.line} key={line} />
        ))}
      </div>
      <footer className={styles.foot}>
        <Qr text={address} label={myList.qr_label} className={styles.code} />
        <p className={styles.newest}>
          {myList.print_newest} <b>{spoken(address)}</b>
          <br />
          {myList.print_scan}
        </p>
      </footer>
    </section>
  );
}
