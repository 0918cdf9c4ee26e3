import { errors } from '@inktvis/messages/errors';
import { myList } from '@inktvis/messages/my-list';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Wrap } from '../../../ui/Wrap.tsx';
import { countWords } from '../dates.ts';
import { StatusBar } from '../StatusBar.tsx';
import { useProgramme } from '../use-programme.ts';
import styles from './FilledList.module.css';
import notices from './Notices.module.css';
import type { PlannedList, PlannedListProps } from './PlannedList.tsx';
import { scrollToFocus } from './use-row-focus.ts';

/** More rows than this are below the fold. */
export const MAX_SKELETONS = 6;

type ListSkeletonProps = {
  /** How many are on the list; empty while that is unknown. */
  readonly status?: string;
  readonly count: number;
};

/** A placeholder of the rows while they are loading. */
export const ListSkeleton = ({ status = '', count }: ListSkeletonProps) => (
  <Wrap className={styles.waiting}>
    <StatusBar status={status} />
    <Skeleton shape="row" count={Math.min(count, MAX_SKELETONS)} label={myList.loading} />
  </Wrap>
);

/**
 * What draws the list, loaded together with the programme, because an empty list needs neither. Undefined while it is
 * loading, null when that failed.
 */
function useDrawing(): typeof PlannedList | null | undefined {
  const [drawing, setDrawing] = useState<typeof PlannedList | null>();
  useEffect(() => {
    import('./PlannedList.tsx').then(
      (module) => setDrawing(() => module.PlannedList),
      () => setDrawing(null),
    );
  }, []);
  return drawing;
}

/** A list with items: their ids come from the browser, all the rest from the programme. */
export function FilledList(props: Omit<PlannedListProps, 'programme'>) {
  const { state, retry } = useProgramme(true);
  const Drawing = useDrawing();
  const hasFailed = state.name === 'failed' || Drawing === null;
  const isReady = state.name === 'ready' && Drawing;

  useLayoutEffect(() => {
    if (hasFailed || isReady) scrollToFocus();
  }, [hasFailed, isReady]);

  if (isReady) return <Drawing {...props} programme={state.items} />;
  const status = countWords(props.saved.length);
  if (!hasFailed) return <ListSkeleton status={status} count={props.saved.length} />;
  return (
    <Wrap className={styles.waiting}>
      <StatusBar status={status} />
      <div role="alert">
        <Alert kind="stop" title={myList.failed_title}>
          <p>{myList.failed}</p>
          <p className={notices.buttons}>
            {/* A browser does not import a module again that it could not load. */}
            <Button size="small" onClick={Drawing === null ? () => location.reload() : retry}>
              {errors.retry}
            </Button>
          </p>
        </Alert>
      </div>
    </Wrap>
  );
}
