import { fill } from '@inktvis/messages/fill';
import { programme } from '@inktvis/messages/programme';
import { type ToggleEvent, useEffect, useRef } from 'react';
import { readStorage, writeStorage } from '../../../browser/storage.ts';
import { ProgrammeRows } from '../../../cards/ProgrammeRows.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import type { TodayItem } from '../model.ts';
import styles from './PastItems.module.css';

/** Under which the session knows that what is over stands open. */
const STORED_OPEN = 'past-items-open';

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
    if (details.current && readStorage('sessionStorage', STORED_OPEN)) details.current.open = true;
  }, []);
  const onToggle = ({ newState }: ToggleEvent<HTMLDetailsElement>) =>
    writeStorage('sessionStorage', STORED_OPEN, newState === 'open' ? '1' : null);
  return (
    <details className={styles.past} ref={details} onToggle={onToggle}>
      <summary className={styles.summary} aria-label={fill(programme.past_count, { count })}>
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
