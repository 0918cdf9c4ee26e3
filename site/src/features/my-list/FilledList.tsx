import { errors } from '@inktvis/messages/errors';
import { myList } from '@inktvis/messages/my-list';
import { type ReactNode, useLayoutEffect } from 'react';
import type { Saved } from '../../browser/my-list/saved-items.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { countWords } from './days.ts';
import styles from './FilledList.module.css';
import notices from './Notices.module.css';
import { PlannedList, type PlannedListProps } from './PlannedList.tsx';
import { StatusBar } from './StatusBar.tsx';
import { showFocus } from './show-focus.ts';
import { useProgramme } from './use-programme.ts';

type FilledListProps = Omit<PlannedListProps, 'programme'> & {
  readonly saved: readonly Saved[];
  /** The brand on paper. */
  readonly logo: ReactNode;
};

/** More rows than this are below the fold. */
const MOST_SKELETONS = 6;

/** A list with something on it: what was saved comes from the browser, all the rest from the programme. */
export function FilledList(props: FilledListProps) {
  const { state, retry } = useProgramme(true);
  const isAwaited = state.name === 'waiting';

  useLayoutEffect(() => {
    if (!isAwaited) showFocus();
  }, [isAwaited]);

  if (state.name === 'ready') return <PlannedList {...props} programme={state.items} />;
  return (
    <Wrap className={styles.waiting}>
      <StatusBar status={countWords(props.saved.length)} />
      {isAwaited ? (
        <Skeleton shape="row" count={Math.min(props.saved.length, MOST_SKELETONS)} label={myList.loading} />
      ) : (
        <div role="alert">
          <Alert kind="stop" title={myList.failed_title}>
            <p>{myList.failed}</p>
            <p className={notices.buttons}>
              <Button size="small" onClick={retry}>
                {errors.retry}
              </Button>
            </p>
          </Alert>
        </div>
      )}
    </Wrap>
  );
}
