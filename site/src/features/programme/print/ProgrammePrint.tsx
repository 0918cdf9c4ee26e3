import { fill } from '@inktvis/messages/fill';
import { print as messages } from '@inktvis/messages/print';
import { programme } from '@inktvis/messages/programme';
import { takeAlong } from '@inktvis/messages/take-along';
import type { PrintModel } from '@inktvis/programme/print/print';
import { DayRows } from '../../../cards/rows/DayRows.tsx';
import { ProgrammeRow } from '../../../cards/rows/ProgrammeRow.tsx';
import { occurrenceRow } from '../../../cards/rows/programme-row.ts';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PRINT_ID } from '../../../ui/ids.ts';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Wrap } from '../../../ui/Wrap.tsx';
import { resultLinks } from '../links.ts';
import { ResultPages } from '../ResultPages.tsx';
import styles from './ProgrammePrint.module.css';

type ProgrammePrintProps = {
  readonly model: PrintModel;
  /** What a list without results says. */
  readonly emptyText?: string;
};

/** The programme for printing, a page of its own: each day starts on a new sheet, and says how old it is. */
export function ProgrammePrint({ model: { address, days, paging }, emptyText }: ProgrammePrintProps) {
  const links = resultLinks(address);
  return (
    <Wrap className={styles.print}>
      <div data-screen-only id={PRINT_ID}>
        <h1 className="step-4">{messages.title}</h1>
        <p className={`${styles.hint} cluster gap-3 bold above-4`}>
          <Icon name="print" />
          <span>
            {messages.hint}, {messages.hint_mac}
          </span>
        </p>
        {paging.count > 1 && (
          <p className="above-4">{fill(messages.part, { n: paging.page, total: paging.count })}</p>
        )}
        <p className="cluster gap-5 above-3">
          <a className="target" href={links.printNow}>
            {messages.print}
          </a>
          {links.sheet !== null && (
            <a className="target" href={links.sheet}>
              {takeAlong.print_sheet}
            </a>
          )}
          <a className="target" href={links.cards}>
            {messages.back}
          </a>
        </p>
      </div>
      {days.map(({ day, number, weekday, line, items, newest, state }) => (
        <div className={styles.day} key={day}>
          <DayRows number={number} weekday={weekday} words={line}>
            {items.map((item) => (
              <li className="ruled" key={item.uuid}>
                <ProgrammeRow {...occurrenceRow(item, day)} />
              </li>
            ))}
          </DayRows>
          <p className={`${styles.newest} ruled-thick`}>
            {messages.newest} <b>{newest}</b>. {state} {messages.changes}
          </p>
        </div>
      ))}
      {days.length === 0 && (
        <EmptyState text={emptyText || programme.empty}>
          <ButtonLink href={links.cards}>{messages.back}</ButtonLink>
        </EmptyState>
      )}
      <ResultPages paging={paging} address={address} />
    </Wrap>
  );
}
