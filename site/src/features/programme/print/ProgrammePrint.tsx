import { fill } from '@inktvis/messages/fill';
import { print as messages } from '@inktvis/messages/print';
import { programme } from '@inktvis/messages/programme';
import { takeAlong } from '@inktvis/messages/take-along';
import { type PrintModel, TEMPORARY } from '@inktvis/programme/print/print';
import { DayRows } from '../../../cards/rows/DayRows.tsx';
import { ProgrammeRow } from '../../../cards/rows/ProgrammeRow.tsx';
import { occurrenceRow } from '../../../cards/rows/programme-row.ts';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { Pagination } from '../../../ui/controls/Pagination.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PRINT_ID } from '../../../ui/ids.ts';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Wrap } from '../../../ui/Wrap.tsx';
import styles from './ProgrammePrint.module.css';

type ProgrammePrintProps = {
  readonly model: PrintModel;
  /** What a list without results says. */
  readonly emptyText?: string;
};

/** What to do with the page; never printed. */
const PrintBar = ({
  model: { wholeHref, listHref, sheetHref, paging },
}: Pick<ProgrammePrintProps, 'model'>) => (
  <div className={styles.bar} id={PRINT_ID}>
    <h1 className={styles.title}>{messages.title}</h1>
    <p className={styles.hint}>
      <Icon name="print" />
      <span>
        {messages.hint}, {messages.hint_mac}
      </span>
    </p>
    {paging.count > 1 && <p>{fill(messages.part, { n: paging.page, total: paging.count })}</p>}
    <p className={styles.ways}>
      <a href={`${wholeHref}#${PRINT_ID}`}>{messages.print}</a>
      {sheetHref !== null && <a href={sheetHref}>{takeAlong.print_sheet}</a>}
      <a href={listHref}>{messages.back}</a>
    </p>
  </div>
);

/** The programme for printing, a page of its own: each day starts on a new sheet, and says how old it is. */
export const ProgrammePrint = ({ model, emptyText }: ProgrammePrintProps) => (
  <Wrap className={styles.print}>
    <PrintBar model={model} />
    {model.days.map(({ day, number, weekday, line, items, newest }) => (
      <div className={styles.day} key={day}>
        <DayRows number={number} weekday={weekday} words={line}>
          {items.map((item) => (
            <li className={styles.item} key={item.uuid}>
              <ProgrammeRow {...occurrenceRow(item, { day, now: model.now, hidden: TEMPORARY })} />
            </li>
          ))}
        </DayRows>
        <p className={styles.newest}>
          {messages.newest} <b>{newest}</b>. {model.state} {messages.changes}
        </p>
      </div>
    ))}
    {model.days.length === 0 && (
      <EmptyState text={emptyText || programme.empty}>
        <ButtonLink href={model.listHref}>{messages.back}</ButtonLink>
      </EmptyState>
    )}
    <Pagination paging={model.paging} url={new URL(model.href, 'http://localhost')} />
  </Wrap>
);
