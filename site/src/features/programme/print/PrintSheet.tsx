import { fill } from '@inktvis/messages/fill';
import { print as messages } from '@inktvis/messages/print';
import type { PrintModel, PrintSheet as Sheet } from '@inktvis/programme/print/print';
import type { ReactNode } from 'react';
import { Qr } from '../../../ui/images/Qr.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { PrintRow } from './PrintRow.tsx';
import styles from './PrintSheet.module.css';

type PrintSheetProps = {
  readonly sheet: Sheet;
  readonly large: boolean;
  readonly state: PrintModel['state'];
  /** The brand, drawn or written. */
  readonly logo: ReactNode;
};

/** The sheet of a day. */
export const PrintSheet = ({ sheet, large, state, logo }: PrintSheetProps) => (
  <section className={styles.sheet} data-font-size={large ? 'large' : 'normal'}>
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
      <ol className={styles.list}>
        {sheet.items.map((item) => (
          <PrintRow key={item.uuid} {...item} />
        ))}
      </ol>
      {sheet.continuesOn !== null && (
        <p className={styles.continued}>{fill(messages.continued, { n: sheet.continuesOn })}</p>
      )}
    </div>
    <footer className={styles.bottom}>
      <div className={styles.foot}>
        <Qr
          text={sheet.address.url}
          label={fill(messages.qr, { address: sheet.address.words })}
          className={styles.code}
        />
        <p className={styles.newest}>
          {messages.newest} <b>{sheet.address.words}</b>
          <br />
          {state} {messages.changes}
        </p>
      </div>
    </footer>
  </section>
);
