import { programme } from '@inktvis/messages/programme';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../../ui/Button.tsx';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { ResultBar, ResultCount } from '../../../ui/ResultBar.tsx';
import styles from './ResultLine.module.css';

export type ResultLinks = {
  /** The same items in the other layout. */
  readonly layout: { readonly to: 'cards' | 'timetable'; readonly href: string };
  /** Pages for paper: as small as usual, and in 18 points; of one day or of the whole list. */
  readonly print: { readonly of: 'day' | 'list'; readonly href: string };
  readonly printLarge: string;
  /** These items as a calendar. */
  readonly calendar: string;
};

type ResultLineProps = {
  /** `48 belevingen` */
  readonly count: string;
  /** `48 belevingen, gefilterd op Kids, zondag 27 oktober`: said when the list has changed in place. */
  readonly status: string;
  readonly links: ResultLinks;
};

type WayProps = { readonly href: string; readonly icon: IconName; readonly children: ReactNode };

const Way = ({ href, icon, children }: WayProps) => (
  <a className={styles.way} href={href}>
    <Icon name={icon} />
    <span>{children}</span>
  </a>
);

/** How many there are, and what else can be done with them. */
export const ResultLine = ({ count, status, links }: ResultLineProps) => (
  <ResultBar className={styles.result} data-key="result-line">
    <ResultCount>{count}</ResultCount>
    {/* There from the start and empty: what a script writes into it is said once. */}
    <p className="visually-hidden" role="status" data-programme-status={status} />
    <div className={styles.ways}>
      <Way href={links.layout.href} icon={links.layout.to === 'cards' ? 'page' : 'clock'}>
        {programme[links.layout.to]}
      </Way>
      <a {...buttonStyle('line', 'normal')} href={links.print.href} data-print>
        <Icon name="print" />
        {links.print.of === 'day' ? programme.print_day : programme.print}
      </a>
    </div>
    <div className={styles.more}>
      <a href={links.printLarge} data-print>
        {programme.print_large}
      </a>
      <a href={links.calendar} aria-describedby="agenda-uitleg">
        {programme.calendar_feed}
      </a>
      <p className={styles.note} id="agenda-uitleg">
        {programme.calendar_note}
      </p>
    </div>
  </ResultBar>
);
