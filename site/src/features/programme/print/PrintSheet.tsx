import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import type { PaperModel, PaperSheet as Sheet } from '@inktvis/programme/print/print';
import type { ReactNode } from 'react';
import { Numeral } from '../../../ui/Numeral.tsx';
import { Qr } from '../../../ui/Qr.tsx';
import { PaperRow } from './PrintRow.tsx';
import styles from './PrintSheet.module.css';

type PaperSheetProps = {
  readonly sheet: Sheet;
  readonly large: boolean;
  readonly state: PaperModel['state'];
  /** The brand, drawn or written. */
  readonly logo: ReactNode;
};

/**
 * The sheet of a day. The script that prints everything joins the parts of one day by `data-paper-sheet` and drops
 * the `data-paper-continued` between them (`gather-sheets.ts`).
 */
export const PaperSheet = ({ sheet, large, state, logo }: PaperSheetProps) => (
  <section className={styles.sheet} data-paper-sheet={sheet.day} data-letter={large ? 'large' : 'normal'}>
    <header className={styles.top}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.day}>
            <Numeral className={styles.number}>{sheet.number}</Numeral> {sheet.weekday}
          </h2>
          <p className={styles.line}>{sheet.line}</p>
        </div>
        <div className={styles.logo}>{logo}</div>
      </div>
    </header>
    <div className={styles.middle}>
      <ol className={styles.list} data-paper-items>
        {sheet.items.map((item) => (
          <PaperRow key={item.uuid} {...item} />
        ))}
      </ol>
      {sheet.continuesOn !== null && (
        <p className={styles.continued} data-paper-continued>
          {fill(messages.programme.paper_continued, { n: sheet.continuesOn })}
        </p>
      )}
    </div>
    <footer className={styles.bottom}>
      <div className={styles.foot}>
        <Qr
          text={sheet.address.url}
          label={fill(messages.programme.paper_qr, { address: sheet.address.words })}
          className={styles.code}
        />
        <p className={styles.newest}>
          {messages.programme.paper_newest} <b>{sheet.address.words}</b>
          <br />
          {state} {messages.programme.paper_changes}
        </p>
      </div>
    </footer>
  </section>
);
