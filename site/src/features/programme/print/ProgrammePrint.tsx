import { fill } from '@inktvis/messages/fill';
import { print as messages } from '@inktvis/messages/print';
import { programme } from '@inktvis/messages/programme';
import { takeAlong } from '@inktvis/messages/take-along';
import type { PrintModel } from '@inktvis/programme/print/print';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { Pagination } from '../../../ui/controls/Pagination.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PRINT_ID } from '../../../ui/ids.ts';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Wrap } from '../../../ui/Wrap.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import styles from './ProgrammePrint.module.css';

type ProgrammePrintProps = {
  readonly model: PrintModel;
  /** The top right of every sheet: the brand, drawn or written. */
  readonly logo: ReactNode;
  /** What a list without results says. */
  readonly emptyText?: string;
};

/** What to do with the page; never printed. */
const PrintBar = ({
  model: { wholeHref, listHref, fontSizeHref, sheetHref, large, paging },
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
      <a href={fontSizeHref}>{large ? messages.normal : messages.large}</a>
      {sheetHref !== null && <a href={sheetHref}>{takeAlong.print_sheet}</a>}
      <a href={listHref}>{messages.back}</a>
    </p>
  </div>
);

/** The programme as sheets for printing, a page of its own: it has the heading of the page, and prints as it is. */
export const ProgrammePrint = ({ model, logo, emptyText }: ProgrammePrintProps) => (
  <Wrap className={styles.print}>
    <PrintBar model={model} />
    <div>
      {model.sheets.map((sheet) => (
        <PrintSheet key={sheet.day} sheet={sheet} large={model.large} state={model.state} logo={logo} />
      ))}
    </div>
    {model.sheets.length === 0 && (
      <EmptyState text={emptyText || programme.empty}>
        <ButtonLink href={model.listHref}>{messages.back}</ButtonLink>
      </EmptyState>
    )}
    <Pagination paging={model.paging} url={new URL(model.href, 'http://localhost')} />
  </Wrap>
);
