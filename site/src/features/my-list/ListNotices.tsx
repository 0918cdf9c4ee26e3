import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { myList as store } from '../../browser/my-list/my-list.ts';
import { takeOff } from '../../browser/my-list/remove-items.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './FilledList.module.css';
import notices from './Notices.module.css';

type ListNoticesProps = {
  /** Ids that the programme does not have (any more). */
  readonly gone: readonly string[];
  /** The link to keep where the browser keeps nothing. */
  readonly address: string;
};

/** The browser keeps nothing: what that means, and what helps. */
export const NotKept = ({ address }: { readonly address?: string }) => (
  <Alert kind="info" title={myList.blocked_title}>
    <p>{address ? myList.blocked_text : myList.blocked_text_empty}</p>
    {address && (
      <p className={notices.buttons}>
        <CopyButton text={address} size="small" />
      </p>
    )}
  </Alert>
);

/** What there is to say about the list as a whole. */
export function ListNotices({ gone, address }: ListNoticesProps) {
  if (store.persistent && gone.length === 0) return null;
  return (
    <div className={styles.notices}>
      {!store.persistent && <NotKept address={address} />}
      {gone.length > 0 && (
        <Alert
          kind="info"
          title={gone.length === 1 ? myList.gone_one : fill(myList.gone_many, { count: gone.length })}
        >
          <p>{myList.gone_text}</p>
          <p className={notices.buttons}>
            <Button size="small" variant="line" onClick={() => showToast(takeOff(gone))}>
              {myList.gone_remove}
            </Button>
          </p>
        </Alert>
      )}
    </div>
  );
}
