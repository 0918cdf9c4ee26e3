import { programme } from '@inktvis/messages/programme';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../../ui/controls/Button.tsx';
import { ResultBar, ResultCount } from '../../../ui/feedback/ResultBar.tsx';
import { Icon, type IconName } from '../../../ui/images/Icon.tsx';
import type { ResultLinks } from '../model.ts';
import styles from './ResultLine.module.css';

type ResultLineProps = {
  /** `48 belevingen` */
  readonly count: string;
  /** Read out by screen readers when the list has changed in place; empty before that. */
  readonly announcement: string;
  readonly links: ResultLinks;
};

type ToolLinkProps = { readonly href: string; readonly icon: IconName; readonly children: ReactNode };

const ToolLink = ({ href, icon, children }: ToolLinkProps) => (
  <a className={styles.way} href={href}>
    <Icon name={icon} />
    <span>{children}</span>
  </a>
);

/** How many there are, and what else can be done with them. */
export const ResultLine = ({ count, announcement, links }: ResultLineProps) => (
  <ResultBar className={styles.result}>
    <ResultCount>{count}</ResultCount>
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
    <div className={styles.ways}>
      <ToolLink href={links.layout.href} icon={links.layout.to === 'cards' ? 'page' : 'clock'}>
        {programme[links.layout.to]}
      </ToolLink>
      <a {...buttonStyle('line', 'normal')} href={links.print.href}>
        <Icon name="print" />
        {links.print.of === 'day' ? programme.print_day : programme.print}
      </a>
    </div>
    <div className={styles.more}>
      <a href={links.printLarge}>{programme.print_large}</a>
      <a href={links.calendar} aria-describedby="agenda-uitleg">
        {programme.calendar_feed}
      </a>
      <p className={styles.note} id="agenda-uitleg">
        {programme.calendar_note}
      </p>
    </div>
  </ResultBar>
);
