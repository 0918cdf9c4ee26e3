import { systemClock } from '@inktvis/foundation/clock';
import { errors } from '@inktvis/messages/errors';
import { myList } from '@inktvis/messages/my-list';
import { ui } from '@inktvis/messages/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { myList as store } from '../../../browser/my-list/my-list.ts';
import { PageHero } from '../../../layout/hero/PageHero.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { ResultBar, ResultCount } from '../../../ui/feedback/ResultBar.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { Wrap } from '../../../ui/Wrap.tsx';
import { fetchProgramme } from '../programme.ts';
import { useMyList } from '../use-my-list.ts';
import { countWords } from '../words.ts';
import { EmptyList } from './EmptyList.tsx';
import styles from './OwnList.module.css';
import type { PlannedList, PlannedListProps } from './PlannedList.tsx';
import { scrollToFocus, useRowFocus } from './row-focus.ts';

type OwnListProps = Pick<PlannedListProps, 'base' | 'brand'> & {
  /** How far the site's clock is ahead of the real one, in ms. */
  readonly clockShiftMs: number;
  /** The card beside 'how it works'. */
  readonly children?: ReactNode;
};

/**
 * The visitor's own list. Only the browser knows what is on it: the server renders both the empty list and the skeletons
 * of a filled one, and `ListState.astro` decides which shows until this island is there. Nothing about the list leaves
 * the browser but the address that a visitor chooses to share.
 */
export function OwnList({ base, brand, clockShiftMs, children = null }: OwnListProps) {
  const saved = useMyList();
  const root = useRef<HTMLDivElement>(null);
  // The page may be a day old, out of a cache.
  const now = new Date(useNow(systemClock.now().getTime() + clockShiftMs, clockShiftMs, root));
  useRowFocus();
  const isKnown = saved !== null;
  const isFilled = isKnown && saved.length > 0;

  useLayoutEffect(() => {
    if (isKnown) scrollToFocus();
  }, [isKnown]);

  return (
    <div className={styles.page} ref={root} data-known={isKnown ? '' : undefined}>
      <div className={styles.hero}>
        <PageHero
          title={myList.title}
          intro={isFilled ? undefined : myList.page_intro_empty}
          compact
          trail={[{ title: ui.breadcrumb_home, href: '/' }, { title: myList.title }]}
        >
          {isKnown && <CountRibbon count={saved.length} />}
        </PageHero>
      </div>
      {!isFilled && (
        <div className={`${styles.whenEmpty} hidden-without-script`}>
          <EmptyList now={now} card={children} isBlocked={isKnown && !store.persistent} />
        </div>
      )}
      {!isKnown && (
        <div className={styles.whenFilled}>
          <Waiting status="">
            <Rows count={MAX_SKELETONS} />
          </Waiting>
        </div>
      )}
      {isFilled && <FilledList {...{ saved, base, brand, now }} />}
    </div>
  );
}

/** The large ribbon that hangs from the header's rule: how many are on the list. White while it is empty. */
const CountRibbon = ({ count }: { readonly count: number }) => (
  <p className={styles.ribbon} data-screen-only data-empty={count === 0 ? '' : undefined}>
    <Numeral className={styles.number}>{count}</Numeral>{' '}
    <span>{count === 1 ? myList.experience : myList.experiences}</span>
  </p>
);

/** Where the list will be; `status`: how many are on it. */
const Waiting = ({ status, children }: { readonly status: string; readonly children: ReactNode }) => (
  <Wrap className={styles.waiting}>
    <ResultBar>
      <ResultCount role="status">{status}</ResultCount>
    </ResultBar>
    {children}
  </Wrap>
);

/** More rows than this are below the fold. */
const MAX_SKELETONS = 6;

const Rows = ({ count }: { readonly count: number }) => (
  <Skeleton shape="row" count={Math.min(count, MAX_SKELETONS)} label={myList.loading} />
);

type Drawing = Pick<PlannedListProps, 'programme'> & { readonly List: typeof PlannedList };

/**
 * A list with items: their ids come from the browser, all the rest from the programme. What draws it is loaded together
 * with the programme, because an empty list needs neither.
 */
function FilledList(props: Omit<PlannedListProps, 'programme'>) {
  /** Undefined while they are loading, null when that failed. */
  const [drawing, setDrawing] = useState<Drawing | null>();
  useEffect(() => {
    Promise.all([fetchProgramme(), import('./PlannedList.tsx')]).then(
      ([programme, { PlannedList: List }]) => setDrawing(programme && { programme, List }),
      () => setDrawing(null),
    );
  }, []);
  useLayoutEffect(() => {
    if (drawing !== undefined) scrollToFocus();
  }, [drawing]);

  if (drawing) return <drawing.List {...props} programme={drawing.programme} />;
  return (
    <Waiting status={countWords(props.saved.length)}>
      {drawing === undefined ? (
        <Rows count={props.saved.length} />
      ) : (
        <div role="alert">
          <Alert kind="stop" title={myList.failed_title}>
            <p>{myList.failed}</p>
            {/* A browser does not import a module again that it could not load. */}
            <Button size="small" className="above-2" onClick={() => location.reload()}>
              {errors.retry}
            </Button>
          </Alert>
        </div>
      )}
    </Waiting>
  );
}
