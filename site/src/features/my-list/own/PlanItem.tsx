import { formatTime, machineTime } from '@inktvis/foundation/brussels';
import { previousTime } from '@inktvis/programme/programme-item';
import { flagsOf } from '@inktvis/programme/status';
import { untilTime } from '@inktvis/programme/time-range';
import type { ReactNode } from 'react';
import { ItemFlags } from '../../../cards/item/ItemFlags.tsx';
import { ItemMeta } from '../../../cards/item/ItemMeta.tsx';
import { Ribbon } from '../../../cards/Ribbon.tsx';
import { PreviousValue } from '../../../ui/text/Strikethrough.tsx';
import { type ListItem, ribbonOf } from '../list-item.ts';
import styles from './DayPlan.module.css';
import { PlanEntry } from './PlanEntry.tsx';

type PlanItemProps = {
  readonly item: ListItem;
  readonly now: Date;
  readonly className: string | undefined;
  readonly children?: ReactNode;
};

export const PlanItem = ({ item, now, className, children }: PlanItemProps) => (
  <article className={className} data-row={item.id}>
    <p className={styles.when}>
      <PreviousValue value={previousTime(item)} />
      <time dateTime={machineTime(item.content.startDate)}>
        <span className="numeral step-2">{formatTime(item.content.startDate)}</span>
      </time>{' '}
      <small>{untilTime(item)}</small>
    </p>
    <ItemFlags
      flags={flagsOf(item, now).filter((flag) => flag !== 'now' && flag !== 'past')}
      facts={item.facts}
    />
    <h3 className={styles.title}>
      <a className="cover-link" href={item.href}>
        {item.title}
      </a>
    </h3>
    <ItemMeta facts={{ ...item.facts, themeLabel: '', ageLabel: '' }} />
    <PlanEntry item={item} now={now} />
    {children}
    <Ribbon item={ribbonOf(item)} place="row" />
  </article>
);
