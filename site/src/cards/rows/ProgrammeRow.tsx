import type { EntryLine } from '@inktvis/programme/entry';
import type { ItemFacts, RibbonItem } from '@inktvis/programme/programme-item';
import type { StatusName } from '@inktvis/programme/status';
import type { ReactNode } from 'react';
import { PreviousValue } from '../../ui/text/Strikethrough.tsx';
import type { CardTime } from '../card-time.ts';
import { ItemFlags } from '../item/ItemFlags.tsx';
import { ItemLines } from '../item/ItemMeta.tsx';
import { Ribbon } from '../Ribbon.tsx';
import styles from './ProgrammeRow.module.css';

export type ProgrammeRowProps = {
  readonly href: string | null;
  readonly title: string;
  readonly facts: ItemFacts;
  readonly flags: readonly StatusName[];
  readonly entry?: EntryLine | null;
  readonly start: (CardTime & { readonly previousTime: string | null }) | null;
  readonly ribbon?: RibbonItem | null;
  /** Which number is large: the day, or the hour where the day is clear from what precedes it. */
  readonly lead?: 'day' | 'time';
  readonly above?: ReactNode;
  readonly children?: ReactNode;
};

export function ProgrammeRow({
  href,
  title,
  facts,
  flags,
  entry = null,
  start,
  ribbon = null,
  lead = 'day',
  above,
  children,
}: ProgrammeRowProps) {
  return (
    <article className={styles.row} data-status={flags[0]} data-ribbon-room={ribbon ? true : undefined}>
      <p className={styles.when}>
        {above}
        {start && (
          <>
            <time dateTime={start.machine}>
              <span className={`numeral ${styles.number}`}>
                {lead === 'day' ? start.dayNumber : start.time}
              </span>
            </time>
            <span className={styles.detail}>
              {lead === 'day' && <span className={styles.weekday}>{start.weekday}</span>}
              <PreviousValue value={start.previousTime} />
              <span>{lead === 'day' ? `${start.time} uur` : start.until}</span>
            </span>
          </>
        )}
      </p>
      <div className={styles.body}>
        <ItemFlags flags={flags} facts={facts} />
        <h3 className="item-title">
          <a href={href ?? undefined}>{title}</a>
        </h3>
        <ItemLines facts={facts} entry={entry} />
        {children}
      </div>
      {ribbon && <Ribbon item={ribbon} place="row" />}
    </article>
  );
}

type ProgrammeRowsProps = Pick<ProgrammeRowProps, 'lead'> & { readonly rows: readonly ProgrammeRowProps[] };

export const ProgrammeRows = ({ rows, lead }: ProgrammeRowsProps) => (
  <ol className="rows">
    {rows.map((row) => (
      <li className="relative" key={`${row.href} ${row.start?.machine}`}>
        <ProgrammeRow lead={lead} {...row} />
      </li>
    ))}
  </ol>
);
