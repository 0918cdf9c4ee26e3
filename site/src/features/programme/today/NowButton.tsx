import { programme } from '@inktvis/messages/programme';
import { type MouseEvent, useEffect, useState } from 'react';
import { buttonStyle } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import styles from './NowButton.module.css';

/** The head of what runs, in the list of today. */
export const NOW_ID = 'nu';
/** The line of now: in the table, and in the list that narrow windows get. */
export const LINE_IDS = ['lijn-nu', 'lijst-nu'] as const;

/** The first of these elements that is displayed. */
export const firstShown = (ids: readonly string[]): HTMLElement | null =>
  ids
    .map((id) => document.getElementById(id))
    .find((element) => element && element.getClientRects().length > 0) ?? null;

type Direction = 'up' | 'down';

type NowButtonProps = {
  /** Ids of the elements it leads to: the one that is displayed. */
  readonly targets: readonly string[];
  /** Where the target is before a script has looked; null: in view. */
  readonly initially: Direction | null;
  /** Nothing but the top of the page is above the target: the button only leads back up. */
  readonly onlyUp?: boolean;
};

/** Back to what is now, as long as that is out of sight; its arrow points the way. */
export function NowButton({ targets, initially, onlyUp = false }: NowButtonProps) {
  const [direction, setDirection] = useState(initially);
  const names = targets.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const shown = entries.filter(({ boundingClientRect: { width } }) => width > 0).at(-1);
      if (!shown) return;
      setDirection(shown.isIntersecting ? null : shown.boundingClientRect.top < 0 ? 'up' : 'down');
    });
    for (const id of names.split(' ')) {
      const target = document.getElementById(id);
      if (target) observer.observe(target);
    }
    return () => observer.disconnect();
  }, [names]);
  const follow = (event: MouseEvent) => {
    const target = firstShown(targets);
    if (!target) return;
    event.preventDefault();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' });
  };
  if (direction === null || (onlyUp && direction === 'down')) return null;
  return (
    <a
      {...buttonStyle('light', 'normal', styles.button)}
      href={`#${targets.at(-1)}`}
      data-direction={direction}
      onClick={follow}
    >
      {programme.to_now}
      <Icon name="arrow-right" />
    </a>
  );
}
