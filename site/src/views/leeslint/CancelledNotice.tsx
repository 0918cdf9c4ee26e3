import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { fill } from '../../ui/fill.ts';
import { leeslint } from '../../ui/messages/leeslint.ts';
import type { ListItem } from './list-item.ts';
import { shortMoment } from './moments.ts';
import styles from './Notices.module.css';
import { listing } from './words.ts';

type CancelledNoticeProps = {
  /** Other dates of it that fit. */
  readonly others: readonly ListItem[];
  readonly onSwap: (other: ListItem) => void;
  readonly onRemove: () => void;
};

/** What was saved does not take place: another date, or away with it. */
export const CancelledNotice = ({ others, onSwap, onRemove }: CancelledNoticeProps) => (
  <Alert kind="info" icon="calendar" title={leeslint.off_title}>
    <p>
      {others.length > 0
        ? fill(leeslint.off_other, { moments: listing(others.map(shortMoment)) })
        : leeslint.clash_no_other}
    </p>
    <p className={styles.buttons}>
      {others.map((other) => (
        <Button key={other.id} size="small" onClick={() => onSwap(other)}>
          {fill(leeslint.off_take, { moment: shortMoment(other) })}
        </Button>
      ))}
      <Button size="small" variant="line" onClick={onRemove}>
        {leeslint.off_remove}
      </Button>
    </p>
  </Alert>
);
