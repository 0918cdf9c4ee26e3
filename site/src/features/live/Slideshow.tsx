import { memo, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSameShow, nextShow } from './browser/next-show.ts';
import { isPauseKey } from './browser/pause-key.ts';
import type { LiveSlide } from './live-data.ts';
import { SlideTrack } from './SlideTrack.tsx';

type SlideshowProps = {
  readonly slides: readonly LiveSlide[];
  /** A screen in the hall: its button shows itself when the mouse moves, and it plays whatever the device prefers. */
  readonly unattended: boolean;
};

/**
 * The slides of the Live page, round and round (requirements 4); nothing without slides, and one stands still. Other
 * slides wait for the next turn. The key P pauses, like the button.
 */
export const Slideshow = memo(function Slideshow({ slides, unattended }: SlideshowProps): ReactNode {
  const [show, setShow] = useState({ slides, start: 0, number: 0 });
  const [paused, setPaused] = useState(false);
  const coming = useRef<readonly LiveSlide[]>(null);
  const moves = show.slides.length > 1;

  const receive = useEffectEvent((latest: readonly LiveSlide[]) => {
    if (isSameShow(latest, show.slides)) coming.current = null;
    else if (moves) coming.current = latest;
    else setShow(nextShow(show, latest, 0));
  });
  useEffect(() => receive(slides), [slides]);

  const onTurn = (index: number) => {
    if (!coming.current) return;
    setShow(nextShow(show, coming.current, index));
    coming.current = null;
  };

  useEffect(() => {
    if (!unattended && matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, [unattended]);
  useEffect(() => {
    if (!moves) return;
    const onKey = (event: KeyboardEvent) => isPauseKey(event) && setPaused((before) => !before);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [moves]);

  if (show.slides.length === 0) return null;
  return (
    <SlideTrack
      key={show.number}
      {...show}
      unattended={unattended}
      paused={paused}
      onPause={() => setPaused(!paused)}
      onTurn={onTurn}
    />
  );
});
