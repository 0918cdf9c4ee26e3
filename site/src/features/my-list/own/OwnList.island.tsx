import { myList } from '@inktvis/messages/my-list';
import { ui } from '@inktvis/messages/ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { myList as store } from '../../../browser/my-list/my-list.ts';
import type { Saved } from '../../../browser/my-list/store.ts';
import { PageHero } from '../../../layout/hero/PageHero.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { useMyList, useNow } from '../use-my-list.ts';
import { EmptyList } from './EmptyList.tsx';
import { FilledList, ListSkeleton, MAX_SKELETONS } from './FilledList.tsx';
import styles from './OwnList.module.css';
import { useAcceptedOverlaps } from './use-accepted-overlaps.ts';
import { scrollToFocus, useRowFocus } from './use-row-focus.ts';

type OwnListProps = {
  /** Start of every address of the site, without a slash at the end. */
  readonly base: string;
  readonly brand: string;
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
  const now = useNow(clockShiftMs);
  const [accepted, onAccept] = useAcceptedOverlaps();
  const onLeave = useRowFocus();
  const isKnown = saved !== null;

  useLayoutEffect(() => {
    if (isKnown) scrollToFocus();
  }, [isKnown]);

  return (
    <div className={styles.page} data-known={isKnown ? '' : undefined}>
      <OwnHero saved={saved} />
      {(!saved || saved.length === 0) && (
        <div className={styles.whenEmpty}>
          <EmptyList now={now} card={children} isBlocked={isKnown && !store.persistent} />
        </div>
      )}
      {!saved && (
        <div className={styles.whenFilled}>
          <ListSkeleton count={MAX_SKELETONS} />
        </div>
      )}
      {saved && saved.length > 0 && (
        <FilledList {...{ saved, base, brand, now, accepted, onAccept, onLeave }} />
      )}
    </div>
  );
}

type OwnHeroProps = {
  /** Null while the list is unknown. */
  readonly saved: readonly Saved[] | null;
};

/** The heading of the page: the title, and the large ribbon with the count. */
const OwnHero = ({ saved }: OwnHeroProps) => (
  <div className={styles.hero}>
    <PageHero
      title={myList.title}
      intro={saved && saved.length > 0 ? undefined : myList.page_intro_empty}
      compact
      trail={[{ title: ui.breadcrumb_home, href: '/' }, { title: myList.title }]}
    >
      {saved && <CountRibbon count={saved.length} />}
    </PageHero>
  </div>
);

/** The large ribbon that hangs from the header's rule: how many are on the list. White while it is empty. */
const CountRibbon = ({ count }: { readonly count: number }) => (
  <p className={styles.ribbon} data-screen-only data-empty={count === 0 ? '' : undefined}>
    <Numeral className={styles.number}>{count}</Numeral>{' '}
    <span>{count === 1 ? myList.experience : myList.experiences}</span>
  </p>
);
