import { programme } from '@inktvis/messages/programme';
import { useEffect, useState } from 'react';
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
  /** Ids of the elements it leads to: a link to each, of which the style sheet displays one. */
  readonly targets: readonly string[];
  /** Where the target is before a script has looked; null: in view. */
  readonly initially: Direction | null;
  /** The minute that is drawn (milliseconds since 1970): with another one the target may be another element. */
  readonly moment: number;
  /** Nothing but the top of the page is above the target: the button only leads back up. */
  readonly onlyUp?: boolean;
};

/** Back to what is now, as long as that is out of sight; its arrow points the way. */
export function NowButton({ targets, initially, moment, onlyUp = false }: NowButtonProps) {
  const [direction, setDirection] = useState(initially);
  const names = targets.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the minute the targets are other elements
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
  }, [names, moment]);
  if (direction === null || (onlyUp && direction === 'down')) return null;
  return targets.map((id) => (
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

/** The same as plain links for the row above a timetable: shown while there is a line of now. */
export const NowLinks = () =>
  LINE_IDS.map((id) => (
    <a key={id} className={styles.link} href={`#${id}`} data-to={id}>
      {programme.to_now}
    </a>
  ));
