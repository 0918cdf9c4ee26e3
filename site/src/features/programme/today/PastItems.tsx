import { fill } from '@inktvis/messages/fill';
import { programme } from '@inktvis/messages/programme';
import { useEffect, useRef } from 'react';
import { restoreOpen } from '../../../browser/restore-open.ts';
import { ProgrammeRows } from '../../../cards/rows/ProgrammeRow.tsx';
import { hook } from '../../../ui/hooks.ts';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import type { TodayItem } from '../model.ts';
import styles from './PastItems.module.css';

const [, OVER] = programme.past_count.split('{count}');

type PastItemsProps = {
  readonly items: readonly TodayItem[];
  /** How many there are on all pages. */
  readonly count: number;
};

/** What is over today, folded away; for the rest of the session as the visitor left it. */
export function PastItems({ items, count }: PastItemsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current) restoreOpen(details.current);
  }, []);
  return (
    <details className={styles.past} ref={details} {...hook('storedOpen', 'past-items-open')}>
      <summary className="fold" aria-label={fill(programme.past_count, { count })}>
        <span>
          <Numeral as="b" className={styles.number}>
            {count}
          </Numeral>
          {OVER}
        </span>
        <Icon name="plus" />
      </summary>
      <ProgrammeRows
        lead="time"
        rows={items.map(({ card }) => ({
          href: card.href,
          title: card.title,
          facts: card,
          flags: card.flags.filter((flag) => flag === 'off'),
          start: card.first && { ...card.first, previousTime: card.previousTime },
          ribbon: card.ribbon,
        }))}
      />
    </details>
  );
}
