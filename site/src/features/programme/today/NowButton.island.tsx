import { programme } from '@inktvis/messages/programme';
import { useEffect, useState } from 'react';
import { buttonStyle } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { LINE_IDS, NOW_ID, RESULTS_ID } from '../model.ts';
import styles from './NowButton.module.css';

/** The first of these elements that is displayed. */
const firstShown = (ids: readonly string[]): HTMLElement | null =>
  ids
    .map((id) => document.getElementById(id))
    .find((element) => element && element.getClientRects().length > 0) ?? null;

/** Whether the page was opened by following a link, and was not scrolled yet. */
function isJustOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry ? entry.type : null;
  return type === 'navigate' && window.scrollY === 0 && location.hash === '';
}

/** Ids; of the two lines the style sheet displays one. */
const targetsOf = (isLine: boolean): readonly string[] => (isLine ? LINE_IDS : [NOW_ID]);

type NowButtonProps = {
  /**
   * `list`: the head of what runs, in the list of today. Only the top of the page is above it: it only leads back up.
   * `line`: the line of now in a timetable, at which the page opens.
   */
  readonly leadsTo: 'list' | 'line';
};

/** Back to what is now, as long as that is out of sight; its arrow points the way. */
export function NowButton({ leadsTo }: NowButtonProps) {
  const isLine = leadsTo === 'line';
  const [direction, setDirection] = useState<'up' | 'down' | null>(null);
  useEffect(() => {
    const targets = targetsOf(isLine);
    if (isLine && isJustOpened())
      firstShown(targets)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const observer = new IntersectionObserver((entries) => {
      const shown = entries.filter(({ boundingClientRect: { width } }) => width > 0).at(-1);
      if (!shown) return;
      setDirection(shown.isIntersecting ? null : shown.boundingClientRect.top < 0 ? 'up' : 'down');
    });
    const observeTargets = () => {
      observer.disconnect();
      const elements = targets.flatMap((id) => document.getElementById(id) ?? []);
      if (elements.length === 0) setDirection(null);
      for (const element of elements) observer.observe(element);
    };
    // With another minute the target may be another element.
    const changes = new MutationObserver(observeTargets);
    const results = document.getElementById(RESULTS_ID);
    if (results) changes.observe(results, { childList: true, subtree: true });
    observeTargets();
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, [isLine]);
  if (direction === null || (!isLine && direction === 'down')) return null;
  return targetsOf(isLine).map((id) => (
    <a
      key={id}
      {...buttonStyle('light', 'normal', styles.button)}
      href={`#${id}`}
      data-to={id}
      data-direction={direction}
      onClick={(event) => {
        const target = document.getElementById(id);
        if (!target) return;
        event.preventDefault();
        const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
        target.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' });
        // The button disappears: without another place the focus would be lost.
        target.focus({ preventScroll: true });
      }}
    >
      {programme.to_now}
      <Icon name="arrow-right" />
    </a>
  ));
}
