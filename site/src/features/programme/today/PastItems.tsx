import { fill } from '@inktvis/messages/fill';
import { programme } from '@inktvis/messages/programme';
import { ProgrammeRows } from '../../../cards/rows/ProgrammeRow.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import type { TodayItem } from '../model.ts';
import styles from './PastItems.module.css';

const [, OVER] = programme.past_count.split('{count}');

export function PastItems({ items }: { readonly items: readonly TodayItem[] }) {
  const count = items.length;
  return (
    <details className={styles.past}>
      <summary className="fold" aria-label={fill(programme.past_count, { count })}>
        <span>
          <b className={`numeral ${styles.number}`}>{count}</b>
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
