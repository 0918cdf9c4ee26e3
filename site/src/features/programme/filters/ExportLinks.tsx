import { ownId } from '@inktvis/foundation/element-id';
import { names } from '@inktvis/messages/names';
import { programme } from '@inktvis/messages/programme';
import { takeAlong } from '@inktvis/messages/take-along';
import { CHANGES_PATH } from '@inktvis/programme/paths';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/images/Icon.tsx';
import type { ResultLinks } from '../links.ts';
import styles from './ExportLinks.module.css';

type WayProps = {
  readonly href: string;
  readonly icon: IconName;
  readonly children: ReactNode;
  readonly hint?: string;
};

const Way = ({ href, icon, children, hint }: WayProps) => (
  <li>
    <a className={styles.way} href={href} aria-describedby={hint}>
      <Icon name={icon} />
      <span>{children}</span>
    </a>
  </li>
);

const CALENDAR_NOTE = ownId('agenda-uitleg');

/** Below the list: the same items on paper and in a calendar. */
export const ExportLinks = ({ links }: { readonly links: ResultLinks }) => (
  <section className={styles.take} data-screen-only aria-labelledby={ownId('meenemen')}>
    <h2 className={styles.heading} id={ownId('meenemen')}>
      {takeAlong.title}
    </h2>
    <div className={styles.columns}>
      <div>
        <h3 className={styles.name}>{takeAlong.for_print}</h3>
        <ul>
          <Way href={links.print.href} icon="print">
            {links.print.of === 'day' ? takeAlong.print_day : takeAlong.print}
          </Way>
          {links.sheet !== null && (
            <Way href={links.sheet} icon="print">
              {takeAlong.print_sheet}
            </Way>
          )}
        </ul>
      </div>
      <div>
        <h3 className={styles.name}>{takeAlong.in_calendar}</h3>
        <ul>
          <Way href={links.calendar} icon="calendar" hint={CALENDAR_NOTE}>
            {takeAlong.calendar_feed}
          </Way>
        </ul>
        <p className={styles.note} id={CALENDAR_NOTE}>
          {takeAlong.calendar_note}
        </p>
      </div>
      <div>
        <h3 className={styles.name}>{takeAlong.on_the_way}</h3>
        <ul>
          <Way href={CHANGES_PATH} icon="clock">
            {programme.changes}
          </Way>
          {links.names !== null && (
            <Way href={links.names} icon="user">
              {names.title}
            </Way>
          )}
        </ul>
      </div>
    </div>
  </section>
);
