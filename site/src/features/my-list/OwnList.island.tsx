import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { EmptyList } from './EmptyList.tsx';
import { FilledList } from './FilledList.tsx';
import { OwnHero } from './OwnHero.tsx';
import styles from './OwnList.module.css';
import { showFocus } from './show-focus.ts';
import { useKeptOverlaps } from './use-chosen-overlaps.ts';
import { useMyList } from './use-my-list.ts';
import { useNow } from './use-now.ts';
import { useRowFocus } from './use-row-focus.ts';

type OwnListProps = {
  /** Start of every address of the site, without a slash at the end. */
  readonly base: string;
  readonly brand: string;
  /** How far the site's clock is ahead of the real one, in ms. */
  readonly clockShiftMs: number;
  /** The card beside 'how it works'. */
  readonly card?: ReactNode;
  /** The brand on paper. */
  readonly logo?: ReactNode;
};

/**
 * One's own list. What is on it only the browser knows: the server renders the head of the page, and nothing about
 * the list ever leaves the browser but the address that a visitor chooses to share.
 */
export function OwnList({ base, brand, clockShiftMs, card = null, logo = null }: OwnListProps) {
  const saved = useMyList();
  const now = useNow(clockShiftMs);
  const [kept, onKeep] = useKeptOverlaps();
  const onLeave = useRowFocus();
  const isKnown = saved !== null;
  const isEmpty = saved?.length === 0;

  useLayoutEffect(() => {
    if (isKnown) showFocus();
  }, [isKnown]);

  // The card with its ribbon came just now.
  useEffect(() => {
    if (isEmpty) document.dispatchEvent(new CustomEvent('programme:updated'));
  }, [isEmpty]);

  return (
    <div className={styles.page} data-known={saved ? '' : undefined}>
      <OwnHero saved={saved} />
      {saved?.length === 0 && <EmptyList now={now} card={card} />}
      {saved && saved.length > 0 && (
        <FilledList {...{ saved, base, brand, now, logo, kept, onKeep, onLeave }} />
      )}
    </div>
  );
}
