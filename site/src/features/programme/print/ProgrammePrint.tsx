import { fill } from '@inktvis/messages/fill';
import { programme as messages } from '@inktvis/messages/programme';
import type { PrintModel } from '@inktvis/programme/print/print';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { Pagination } from '../../../ui/controls/Pagination.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
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
  <div className={styles.bar}>
    <h1 className={styles.title}>{messages.print_page_title}</h1>
    <p className={styles.hint}>
      <Icon name="print" />
      <span>
        {messages.print_page_hint}, {messages.print_page_hint_mac}
      </span>
    </p>
    {paging.count > 1 && <p>{fill(messages.print_page_part, { n: paging.page, total: paging.count })}</p>}
    <p className={styles.ways}>
      <a href={`${wholeHref}#print`}>{messages.print_page_print}</a>
      <a href={fontSizeHref}>{large ? messages.print_page_normal : messages.print_page_large}</a>
      {sheetHref !== null && <a href={sheetHref}>{messages.print_page_sheet}</a>}
      <a href={listHref}>{messages.print_page_back}</a>
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
      <EmptyState text={emptyText || messages.empty}>
        <ButtonLink href={model.listHref}>{messages.print_page_back}</ButtonLink>
      </EmptyState>
    )}
    <Pagination paging={model.paging} url={new URL(model.href, 'http://localhost')} />
  </Wrap>
);
