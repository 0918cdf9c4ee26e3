import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { type StatusName, statusesOf, statusLabels } from '@inktvis/programme/status';
import type { ReactNode } from 'react';
import { ItemAccess } from '../../cards/ItemAccess.tsx';
import { Numeral } from '../../ui/Numeral.tsx';
import { Qr } from '../../ui/Qr.tsx';
import { spoken } from './addresses.ts';
import type { ListDay } from './days.ts';
import { itemRow } from './item-row.ts';
import type { ListItem } from './list-item.ts';
import styles from './PrintList.module.css';
import { paperNotes } from './print-notes.ts';
import { capital, numberWord } from './words.ts';

type PaperListProps = {
  readonly title: string;
  readonly days: readonly ListDay[];
  readonly now: Date;
  /** The address that shows this list to anybody. */
  readonly address: string;
  /** The dates that stand in for an item that overlaps or is cancelled. */
  readonly othersOf: (item: ListItem) => readonly ListItem[];
  /** The brand, drawn or written. */
  readonly logo: ReactNode;
};

/** Paper outlives the hour it is printed in: what runs now or is over says nothing on it. */
const FLEETING: readonly StatusName[] = ['now', 'past'];
const NOTE_LINES = ['een', 'twee', 'drie', 'vier'];

function introOf(days: readonly ListDay[], count: number): string {
  const ofDays = days.length === 1 ? 'Eén dag' : `${capital(numberWord(days.length))} dagen`;
  const ofItems = count === 1 ? 'één beleving' : `${numberWord(count)} belevingen`;
  return fill(myList.paper_intro, { days: ofDays, experiences: ofItems });
}

function PaperItem({ item, note, now }: { item: ListItem; note: string; now: Date }) {
  const { title, facts, moment } = itemRow(item, now);
  const statuses = statusesOf(item, now).filter((name) => !FLEETING.includes(name));
  return (
    <li className={styles.item}>
      <p className={styles.when}>
        <span className={styles.box} />
        <Numeral className={styles.time}>{moment?.time}</Numeral>
        {moment?.until && <span className={styles.small}>{moment.until}</span>}
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

/** A list on paper (requirements D11): boxes to tick, overlaps in words, lines to write on. Seen by the printer only. */
export function PaperList({ title, days, now, address, othersOf, logo }: PaperListProps) {
  const count = days.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <section className={styles.sheet} aria-label={title} data-list-paper>
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
        const notes = paperNotes(day, othersOf);
        return (
          <div key={day.day} className={styles.day}>
            <h2 className={styles.date}>
              <Numeral className={styles.number}>{day.number}</Numeral> {day.weekday}
            </h2>
            <ol className={styles.items}>
              {day.items.map((item) => (
                <PaperItem key={item.id} item={item} note={notes.get(item.id) ?? ''} now={now} />
              ))}
            </ol>
          </div>
        );
      })}
      <div className={styles.notes}>
        <p>
          <b>{myList.paper_notes}</b>
        </p>
        {NOTE_LINES.map((line) => (
          <span className={styles.line} key={line} />
        ))}
      </div>
      <footer className={styles.foot}>
        <Qr text={address} label={myList.qr_label} className={styles.code} />
        <p className={styles.newest}>
          {myList.paper_newest} <b>{spoken(address)}</b>
          <br />
          {myList.paper_scan}
        </p>
      </footer>
    </section>
  );
}
