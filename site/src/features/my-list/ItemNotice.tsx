import { phaseOf } from '@inktvis/programme/occurrences';
import { myList as store } from '../../browser/my-list/my-list.ts';
import { takeOff } from '../../browser/my-list/remove-items.ts';
import { showToast } from '../../ui/toast.ts';
import { CancelledNotice } from './CancelledNotice.tsx';
import { pairKey } from './chosen-overlaps.ts';
import { ribbonOf } from './item-row.ts';
import type { ListItem } from './list-item.ts';
import { otherMoments } from './moments.ts';
import styles from './Notices.module.css';
import { OverlapNotice } from './OverlapNotice.tsx';
import { overlapTitle } from './overlap-words.ts';

type ItemNoticeProps = {
  readonly item: ListItem;
  readonly list: readonly ListItem[];
  readonly programme: readonly ListItem[];
  readonly earlier: readonly ListItem[];
  readonly kept: ReadonlySet<string>;
  readonly now: Date;
  readonly onKeep: (pairs: readonly string[]) => void;
  /** Where the visitor goes on, now that the buttons here are gone: the row of this id. */
  readonly onLeave: (id: string) => void;
};

/** What needs a decision about one row of one's own list; nothing when all is well, or over. */
export function ItemNotice({ item, list, programme, earlier, kept, now, ...on }: ItemNoticeProps) {
  if (phaseOf(item, now) === 'past') return null;
  const isOff = item.content.flags.includes('geannuleerd');
  if (!isOff && earlier.length === 0) return null;

  const swap = (other: ListItem) => {
    on.onLeave(other.id);
    store.replace(item.id, ribbonOf(other));
  };
  if (isOff) {
    const others = otherMoments(item, list, programme, now);
    return <CancelledNotice others={others} onSwap={swap} onRemove={() => showToast(takeOff([item.id]))} />;
  }

  const pairs = earlier.map((one) => pairKey(one.id, item.id));
  if (pairs.every((pair) => kept.has(pair))) {
    return <p className={styles.soft}>{`${overlapTitle(earlier)}.`}</p>;
  }
  const keep = () => {
    on.onKeep(pairs);
    on.onLeave(item.id);
  };
  const others = otherMoments(item, list, programme, now);
  return <OverlapNotice item={item} earlier={earlier} others={others} onSwap={swap} onKeep={keep} />;
}
