import { systemClock } from '@inktvis/foundation/clock';
import { errors } from '@inktvis/messages/errors';
import { myList } from '@inktvis/messages/my-list';
import { ui } from '@inktvis/messages/ui';
import { countWords } from '@inktvis/programme/filters/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { myList as store } from '../../../browser/my-list/my-list.ts';
import type { Saved } from '../../../browser/my-list/store.ts';
import { PageHero } from '../../../layout/hero/PageHero.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { fetchProgramme } from '../list-item.ts';
import { useMyList } from '../use-my-list.ts';
import { EmptyList, LIST_START } from './EmptyList.tsx';
import styles from './OwnList.module.css';
import type { PlannedList, PlannedListProps } from './PlannedList.tsx';

type OwnListProps = Pick<PlannedListProps, 'base' | 'brand'> & {
  /** How far the site's clock is ahead of the real one. */
  readonly clockShiftMs: number;
  readonly children?: ReactNode;
};

/** More rows are below the fold. */
const MAX_SKELETONS = 6;

type Drawing = Pick<PlannedListProps, 'programme'> & { readonly List: typeof PlannedList };

/** Only the browser knows the list: the server draws it empty and as skeletons, `Page.astro` decides which shows at first. */
export function OwnList({ base, brand, clockShiftMs, children = null }: OwnListProps) {
  const saved = useMyList();
  // The page may be a day old, out of a cache.
  const drawnAt = systemClock.now().getTime() + clockShiftMs;
  const { now: minute, root } = useNow<HTMLDivElement>(drawnAt, clockShiftMs);
  const now = new Date(minute);
  useRowFocus(saved);
  const isKnown = saved !== null;
  const isFilled = isKnown && saved.length > 0;
  /** What draws a list with items: an empty one needs neither. Undefined while they are loading, null when that failed. */
  const [drawing, setDrawing] = useState<Drawing | null>();
  const isListed = ({ id }: Saved) => !drawing || drawing.programme.some((item) => item.id === id);
  useEffect(() => {
    if (!isFilled) return;
    Promise.all([fetchProgramme(), import('./PlannedList.tsx')]).then(
      ([programme, { PlannedList: List }]) => setDrawing(programme && { programme, List }),
      () => setDrawing(null),
    );
  }, [isFilled]);

  return (
    <div className={styles.page} ref={root} data-known={isKnown ? '' : undefined}>
      <div className={styles.hero}>
        <PageHero
          title={myList.title}
          intro={isFilled ? undefined : myList.page_intro_empty}
          compact
          trail={[{ title: ui.breadcrumb_home, href: '/' }, { title: myList.title }]}
        >
          {isKnown && <CountRibbon count={saved.filter(isListed).length} />}
        </PageHero>
      </div>
      {!isFilled && (
        <div className={`${styles.whenEmpty} hidden-without-script`}>
          <EmptyList now={now} card={children} isBlocked={isKnown && !store.persistent} />
        </div>
      )}
      {isFilled && drawing && <drawing.List {...{ saved, base, brand, now }} programme={drawing.programme} />}
      {!(isFilled ? drawing : isKnown) && (
        <div className={`wrap ${styles.waiting} ${styles.whenFilled}`}>
          <div className="result-bar cluster">
            <p className="step-1 bold" role="status">
              {saved && countWords(saved.length)}
            </p>
          </div>
          {drawing === null ? (
            <div role="alert">
              <Alert kind="stop" title={myList.failed_title}>
                <p>{myList.failed}</p>
                {/* A browser does not import a module again that it could not load. */}
                <Button size="small" className="above-2" onClick={() => location.reload()}>
                  {errors.retry}
                </Button>
              </Alert>
            </div>
          ) : (
            <Skeleton
              shape="row"
              count={Math.min(saved?.length ?? MAX_SKELETONS, MAX_SKELETONS)}
              label={myList.loading}
            />
          )}
        </div>
      )}
    </div>
  );
}

const rowsOfPage = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** Keeps the focus in the list: when the row that had it goes, the one in its place gets it, or the heading when none is left. */
function useRowFocus(saved: readonly Saved[] | null): void {
  const place = useRef(-1);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      place.current = rowsOfPage().findIndex((row) => target instanceof Node && row.contains(target));
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the list.
  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const row = rowsOfPage()
      .slice(0, place.current + 1)
      .at(-1);
    (row?.querySelector<HTMLElement>('h3 a') ?? document.getElementById(LIST_START))?.focus();
  }, [saved]);
}

const CountRibbon = ({ count }: { readonly count: number }) => (
  <p className={styles.ribbon} data-screen-only data-empty={count === 0 ? '' : undefined}>
    <span className={`numeral ${styles.number}`}>{count}</span>{' '}
    <span>{count === 1 ? myList.experience : myList.experiences}</span>
  </p>
);
