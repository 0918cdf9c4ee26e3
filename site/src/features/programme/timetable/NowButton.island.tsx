import { programme } from '@inktvis/messages/programme';
import { useEffect, useState } from 'react';
import { buttonStyle } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { LINE_IDS } from './line-ids.ts';
import styles from './NowButton.module.css';

/** By following a link, and not scrolled yet. */
function isJustOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry ? entry.type : null;
  return type === 'navigate' && window.scrollY === 0 && location.hash === '';
}

const shownLine = () =>
  LINE_IDS.map((id) => document.getElementById(id)).find((line) => line && line.getClientRects().length > 0);

/** Opens the timetable of today at its line of now, and leads back there. */
export function NowButton() {
  const [line, setLine] = useState<string>(LINE_IDS[0]);
  const [direction, setDirection] = useState<'up' | 'down' | null>(null);
  useEffect(() => {
    if (isJustOpened()) shownLine()?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const look = () => {
      const shown = shownLine();
      const { top, bottom } = (shown ?? document.body).getBoundingClientRect();
      if (shown) setLine(shown.id);
      setDirection(!shown ? null : bottom < 0 ? 'up' : top > window.innerHeight ? 'down' : null);
    };
    look();
    const controller = new AbortController();
    // Captured: the table may scroll inside itself.
    document.addEventListener('scroll', look, { passive: true, capture: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
  if (direction === null) return null;
  return (
    <a {...buttonStyle('light', 'normal', styles.button)} href={`#${line}`} data-direction={direction}>
      {programme.to_now}
      <Icon name="arrow-right" />
    </a>
  );
}
