import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { phaseOf } from '@inktvis/programme/occurrences';
import { removeItems, myList as store } from '../../../browser/my-list/my-list.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { otherDates, shortDate } from '../dates.ts';
import { type ListItem, ribbonOf } from '../list-item.ts';
import { listing, missedWords, overlapTitle } from '../words.ts';
import lists from './FilledList.module.css';
import styles from './Notices.module.css';
import { CopyButton } from './SharePanel.tsx';
import { pairKey } from './use-accepted-overlaps.ts';

type ItemNoticeProps = {
  readonly item: ListItem;
  readonly list: readonly ListItem[];
  readonly programme: readonly ListItem[];
  readonly earlier: readonly ListItem[];
  readonly accepted: ReadonlySet<string>;
  readonly now: Date;
  readonly onAccept: (pairs: readonly string[]) => void;
  /** Names the row that gets the focus when the buttons of this notice disappear. */
  readonly onLeave: (id: string) => void;
};

/** What a visitor has to decide about a row: it is cancelled, or overlaps. Nothing otherwise, or when it is over. */
export function ItemNotice({ item, list, programme, earlier, accepted, now, ...on }: ItemNoticeProps) {
  if (phaseOf(item, now) === 'past') return null;
  const isOff = item.content.flags.includes('geannuleerd');
  if (!isOff && earlier.length === 0) return null;
  const pairs = earlier.map((one) => pairKey(one.id, item.id));
  if (!isOff && pairs.every((pair) => accepted.has(pair))) {
    return <p className={styles.soft}>{`${overlapTitle(earlier)}.`}</p>;
  }
  const accept = () => {
    on.onAccept(pairs);
    on.onLeave(item.id);
  };
  const swap = (other: ListItem) => {
    on.onLeave(other.id);
    store.replace(item.id, ribbonOf(other));
  };
  const others = otherDates(item, list, programme, now);
  const swaps = others.map((other) => (
    <Button key={other.id} size="small" onClick={() => swap(other)}>
      {fill(isOff ? myList.off_take : myList.swap, { moment: shortDate(other) })}
    </Button>
  ));
  if (isOff) {
    return (
      <Alert kind="info" icon="calendar" title={myList.off_title}>
        <p>
          {others.length > 0
            ? fill(myList.off_other, { moments: listing(others.map(shortDate)) })
            : myList.clash_no_other}
        </p>
        <p className={styles.buttons}>
          {swaps}
          <Button size="small" variant="line" onClick={() => showToast(removeItems([item.id]))}>
            {myList.off_remove}
          </Button>
        </p>
      </Alert>
    );
  }
  return (
    <Alert kind="stop" title={overlapTitle(earlier)}>
      <p>
        {[missedWords(item, earlier), others.length === 0 && myList.clash_no_other].filter(Boolean).join(' ')}
      </p>
      <p className={styles.buttons}>
        {swaps}
        <Button size="small" variant="line" onClick={accept}>
          {myList.keep}
        </Button>
      </p>
    </Alert>
  );
}

type ListNoticesProps = {
  /** Ids that the programme does not have (any more). */
  readonly gone: readonly string[];
  /** The link to save where the browser stores nothing. */
  readonly address: string;
};

/** The browser stores nothing: what that means, and what helps. */
const NotStored = ({ address }: { readonly address: string }) => (
  <Alert kind="info" title={myList.blocked_title}>
    <p>{myList.blocked_text}</p>
    <p className={styles.buttons}>
      <CopyButton text={address} size="small" />
    </p>
  </Alert>
);

/** Notices about the list as a whole. */
export function ListNotices({ gone, address }: ListNoticesProps) {
  if (store.persistent && gone.length === 0) return null;
  return (
    <div className={lists.notices}>
      {!store.persistent && <NotStored address={address} />}
      {gone.length > 0 && (
        <Alert
          kind="info"
          title={gone.length === 1 ? myList.gone_one : fill(myList.gone_many, { count: gone.length })}
        >
          <p>{myList.gone_text}</p>
          <p className={styles.buttons}>
            <Button size="small" variant="line" onClick={() => showToast(removeItems(gone))}>
              {myList.gone_remove}
            </Button>
          </p>
        </Alert>
      )}
    </div>
  );
}
