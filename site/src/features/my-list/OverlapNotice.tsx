import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import type { ListItem } from './list-item.ts';
import { shortMoment } from './moments.ts';
import styles from './Notices.module.css';
import { missedWords, overlapTitle } from './overlap-words.ts';

type OverlapNoticeProps = {
  readonly item: ListItem;
  /** What it overlaps with. */
  readonly earlier: readonly ListItem[];
  /** Other dates of it that fit. */
  readonly others: readonly ListItem[];
  readonly onSwap: (other: ListItem) => void;
  readonly onKeep: () => void;
};

/** Two structuredData at once: what a visitor misses, and the ways out. */
export const OverlapNotice = ({ item, earlier, others, onSwap, onKeep }: OverlapNoticeProps) => (
  <Alert kind="stop" title={overlapTitle(earlier)}>
    <p>
      {missedWords(item, earlier)}
      {others.length === 0 && ` ${myList.clash_no_other}`}
    </p>
    <p className={styles.buttons}>
      {others.map((other) => (
        <Button key={other.id} size="small" onClick={() => onSwap(other)}>
          {fill(myList.swap, { moment: shortMoment(other) })}
        </Button>
      ))}
      <Button size="small" variant="line" onClick={onKeep}>
        {myList.keep}
      </Button>
    </p>
  </Alert>
);
