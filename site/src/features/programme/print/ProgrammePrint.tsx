import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import type { PaperModel } from '@inktvis/programme/print/print';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { Wrap } from '../../../ui/Wrap.tsx';
import { PaperSheet } from './PrintSheet.tsx';
import styles from './ProgrammePrint.module.css';

type PaperProps = {
  readonly model: PaperModel;
  /** What stands at the top right of every sheet: the brand, drawn or written. */
  readonly logo: ReactNode;
  /** What a list without results says. */
  readonly emptyText?: string;
};

/** What to do with the page; never printed. */
const PaperBar = ({ model: { href, listHref, letterHref, large, paging } }: Pick<PaperProps, 'model'>) => (
  <div className={styles.bar}>
    <h1 className={styles.title}>{messages.programme.paper_title}</h1>
    <p className={styles.hint}>
      <Icon name="print" />
      <span>
        {messages.programme.paper_hint}, {messages.programme.paper_hint_mac}
      </span>
    </p>
    {paging.count > 1 && (
      <p>{fill(messages.programme.paper_part, { n: paging.page, total: paging.count })}</p>
    )}
    <p className={styles.ways}>
      <a href={href} data-print hidden>
        {messages.programme.paper_print}
      </a>
      <a href={letterHref}>{large ? messages.programme.paper_normal : messages.programme.paper_large}</a>
      <a href={listHref}>{messages.programme.paper_back}</a>
    </p>
  </div>
);

/**
 * The programme as sheets of paper, a page by itself: it has the heading of the page, and prints as it is.
 * `data-paper-page` and `data-paper-pages` tell the script that prints everything where it is (`print.client.ts`).
 */
export const Paper = ({ model, logo, emptyText }: PaperProps) => (
  <Wrap className={styles.paper}>
    <PaperBar model={model} />
    <div data-paper-page={model.paging.page} data-paper-pages={model.paging.count}>
      {model.sheets.map((sheet) => (
        <PaperSheet key={sheet.day} sheet={sheet} large={model.large} state={model.state} logo={logo} />
      ))}
    </div>
    {model.sheets.length === 0 && (
      <EmptyState text={emptyText || messages.programme.empty}>
        <ButtonLink href={model.listHref}>{messages.programme.paper_back}</ButtonLink>
      </EmptyState>
    )}
    <Pagination paging={model.paging} url={new URL(model.href, 'http://localhost')} />
  </Wrap>
);
