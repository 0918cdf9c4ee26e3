import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
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
  <Alert kind="info" icon="calendar" title={myList.off_title}>
    <p>
      {others.length > 0
        ? fill(myList.off_other, { moments: listing(others.map(shortMoment)) })
        : myList.clash_no_other}
    </p>
    <p className={styles.buttons}>
      {others.map((other) => (
        <Button key={other.id} size="small" onClick={() => onSwap(other)}>
          {fill(myList.off_take, { moment: shortMoment(other) })}
        </Button>
      ))}
      <Button size="small" variant="line" onClick={onRemove}>
        {myList.off_remove}
      </Button>
    </p>
  </Alert>
);
