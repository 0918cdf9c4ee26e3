import { leeslint as store } from '../../leeslint/leeslint.ts';
import { takeOff } from '../../leeslint/take-off.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { fill } from '../../ui/fill.ts';
import { leeslint } from '../../ui/messages/leeslint.ts';
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
  <Alert kind="info" title={leeslint.blocked_title}>
    <p>{address ? leeslint.blocked_text : leeslint.blocked_text_empty}</p>
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
          title={gone.length === 1 ? leeslint.gone_one : fill(leeslint.gone_many, { count: gone.length })}
        >
          <p>{leeslint.gone_text}</p>
          <p className={notices.buttons}>
            <Button size="small" variant="line" onClick={() => showToast(takeOff(gone))}>
              {leeslint.gone_remove}
            </Button>
          </p>
        </Alert>
      )}
    </div>
  );
}
