import { type RefObject, useCallback, useEffect, useState } from 'react';
import { selector } from '../../ui/hooks.ts';

const slidesOf = (track: HTMLElement): HTMLElement[] => [
  ...track.querySelectorAll<HTMLElement>(selector('slide')),
];

/** The slide in view: the one whose start is nearest, or the last one when the track is at its end. */
export function nearest(starts: readonly number[], scrolled: number, maxScroll: number): number {
  if (starts.length > 1 && scrolled >= maxScroll - 2) return starts.length - 1;
  let best = 0;
  for (const [index, start] of starts.entries()) {
    if (Math.abs(start - scrolled) < Math.abs((starts[best] ?? 0) - scrolled)) best = index;
  }
  return best;
}

/** The index of the slide in view of a scrolling track, and a function that scrolls to another. */
export function useSlides(track: RefObject<HTMLElement | null>, total: number) {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const element = track.current;
    if (!element || total < 2) return;
    const follow = () => {
      const slides = slidesOf(element);
      const first = slides[0]?.offsetLeft ?? 0;
      const starts = slides.map((slide) => slide.offsetLeft - first);
      setCurrent(nearest(starts, element.scrollLeft, element.scrollWidth - element.clientWidth));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [track, total]);

  const goTo = useCallback(
    (index: number) => {
      const element = track.current;
      const [first, slide] = element ? [slidesOf(element)[0], slidesOf(element)[index]] : [];
      // Only the track scrolls: `scrollIntoView` would scroll the page too.
      if (element && first && slide) element.scrollTo({ left: slide.offsetLeft - first.offsetLeft });
    },
    [track],
  );
  return { current, goTo };
}
