import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { MY_LIST_PATH, withSharedIds } from '@inktvis/programme/paths';
import { removeItems, myList as store } from '../../../browser/my-list/my-list.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import lists from './FilledList.module.css';
import styles from './Notices.module.css';
import { CopyButton } from './SharePanel.tsx';

type ListNoticesProps = {
  /** Ids that the programme does not have (any more). */
  readonly gone: readonly string[];
  /** Ids of a former edition. */
  readonly former: readonly string[];
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
export function ListNotices({ gone, former, address }: ListNoticesProps) {
  if (store.persistent && gone.length + former.length === 0) return null;
  return (
    <div className={lists.notices}>
      {!store.persistent && <NotStored address={address} />}
      {former.length > 0 && (
        <Alert
          kind="info"
          title={former.length === 1 ? myList.former_one : fill(myList.former_many, { count: former.length })}
        >
          <p>{myList.former_text}</p>
          <p className={styles.buttons}>
            <Button size="small" variant="line" onClick={() => showToast(removeItems(former))}>
              {myList.former_remove}
            </Button>
            <ButtonLink size="small" variant="line" href={withSharedIds(MY_LIST_PATH, former)}>
              {myList.former_show}
            </ButtonLink>
          </p>
        </Alert>
      )}
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
