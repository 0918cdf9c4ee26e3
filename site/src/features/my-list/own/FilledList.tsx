import { errors } from '@inktvis/messages/errors';
import { myList } from '@inktvis/messages/my-list';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Wrap } from '../../../ui/Wrap.tsx';
import { countWords } from '../dates.ts';
import { StatusBar } from '../StatusBar.tsx';
import { fetchProgramme } from '../use-programme.ts';
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

type Drawing = Pick<PlannedListProps, 'programme'> & { readonly List: typeof PlannedList };

/**
 * What draws the list, loaded together with the programme, because an empty list needs neither. Undefined while they are
 * loading, null when that failed.
 */
function useDrawing(): Drawing | null | undefined {
  const [drawing, setDrawing] = useState<Drawing | null>();
  useEffect(() => {
    Promise.all([fetchProgramme(), import('./PlannedList.tsx')]).then(
      ([programme, { PlannedList: List }]) => setDrawing(programme && { programme, List }),
      () => setDrawing(null),
    );
  }, []);
  return drawing;
}

/** A list with items: their ids come from the browser, all the rest from the programme. */
export function FilledList(props: Omit<PlannedListProps, 'programme'>) {
  const drawing = useDrawing();
  const isLoading = drawing === undefined;

  useLayoutEffect(() => {
    if (!isLoading) scrollToFocus();
  }, [isLoading]);

  if (drawing) return <drawing.List {...props} programme={drawing.programme} />;
  const status = countWords(props.saved.length);
  if (isLoading) return <ListSkeleton status={status} count={props.saved.length} />;
  return (
    <Wrap className={styles.waiting}>
      <StatusBar status={status} />
      <div role="alert">
        <Alert kind="stop" title={myList.failed_title}>
          <p>{myList.failed}</p>
          <p className={notices.buttons}>
            {/* A browser does not import a module again that it could not load. */}
            <Button size="small" onClick={() => location.reload()}>
              {errors.retry}
            </Button>
          </p>
        </Alert>
      </div>
    </Wrap>
  );
}
