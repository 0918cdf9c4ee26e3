import { programme } from '@inktvis/messages/programme';
import { type MouseEvent, useEffect, useState } from 'react';
import { buttonStyle } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { LINE_IDS, NOW_ID, RESULTS_ID } from '../model.ts';
import styles from './NowButton.module.css';

/** Whether the page was opened by following a link, and was not scrolled yet. */
function isJustOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry ? entry.type : null;
  return type === 'navigate' && window.scrollY === 0 && location.hash === '';
}

type NowButtonProps = {
  /**
   * `list`: the head of what runs, in the list of today. Only the top of the page is above it: it only leads back up.
   * `line`: the line of now in a timetable, at which the page opens.
   */
  readonly leadsTo: 'list' | 'line';
};

/** Ids; of the two lines the style sheet displays one. */
const TARGETS = { list: [NOW_ID], line: LINE_IDS } as const;

const targetsOf = (leadsTo: NowButtonProps['leadsTo']): readonly HTMLElement[] =>
  TARGETS[leadsTo].flatMap((id) => document.getElementById(id) ?? []);

/** The one that is displayed. */
const shownTarget = (leadsTo: NowButtonProps['leadsTo']) =>
  targetsOf(leadsTo).find((element) => element.getClientRects().length > 0);

/** Back to what is now, as long as that is out of sight; its arrow points the way. */
export function NowButton({ leadsTo }: NowButtonProps) {
  const [direction, setDirection] = useState<'up' | 'down' | null>(null);
  useEffect(() => {
    if (leadsTo === 'line' && isJustOpened())
      shownTarget(leadsTo)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const observer = new IntersectionObserver((entries) => {
      const shown = entries.filter(({ boundingClientRect: { width } }) => width > 0).at(-1);
      if (!shown) return;
      setDirection(shown.isIntersecting ? null : shown.boundingClientRect.top < 0 ? 'up' : 'down');
    });
    const observeTargets = () => {
      observer.disconnect();
      const elements = targetsOf(leadsTo);
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
  }, [leadsTo]);

  function follow(event: MouseEvent): void {
    const target = shownTarget(leadsTo);
    if (!target) return;
    event.preventDefault();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' });
    // The button disappears: without another place the focus would be lost.
    target.focus({ preventScroll: true });
  }

  if (direction === null || (leadsTo === 'list' && direction === 'down')) return null;
  return (
    <a
      {...buttonStyle('light', 'normal', styles.button)}
      href={`#${TARGETS[leadsTo][0]}`}
      data-direction={direction}
      onClick={follow}
    >
      {programme.to_now}
      <Icon name="arrow-right" />
    </a>
  );
}
