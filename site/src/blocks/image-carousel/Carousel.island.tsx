import { carousel as messages } from '@inktvis/messages/carousel';
import { fill } from '@inktvis/messages/fill';
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { selector } from '../../ui/hooks.ts';
import { Numeral } from '../../ui/text/Numeral.tsx';
import { scrollRegion } from '../rich-text/inline.tsx';
import styles from './Carousel.module.css';

export type CarouselProps = {
  /** The name of the region. */
  readonly label: string;
  readonly total: number;
  /** Plays automatically until a visitor interacts with it. */
  readonly autoplay: boolean;
  /** The slides, rendered on the server. */
  readonly children?: ReactNode;
};

/** Default delay of autoplay (requirements 9). */
const DELAY_MS = 3000;

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
function useSlides(track: RefObject<HTMLElement | null>, total: number) {
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

/**
 * A scrolling row of pictures that snaps; buttons and counter come with the script. Pattern: APG carousel. The pause
 * button comes first; keyboard focus stops autoplay, a pointer pauses it while it is over the carousel.
 */
export function Carousel({ label, total, autoplay, children }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [hovered, setHovered] = useState(false);
  const { current, goTo } = useSlides(track, total);
  const trackId = useId();

  useEffect(() => {
    setReady(true);
    setPlaying(autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [autoplay]);

  const moving = playing && !hovered && total > 1;
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (!document.hidden) goTo((current + 1) % total);
    }, DELAY_MS);
    return () => clearInterval(timer);
  }, [moving, current, total, goTo]);

  const step = (by: 1 | -1) => {
    setPlaying(false);
    goTo((current + by + total) % total);
  };
  // A mouse click on the pause button focuses it too, but then its click handler decides.
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setPlaying(false);
  };
  return (
    <section
      className={styles.carousel}
      aria-roledescription={messages.role}
      aria-label={label}
      onFocus={onFocus}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <div className={`ends above-4 ruled ${styles.controls}`} data-screen-only>
        {ready ? (
          <p aria-live={moving ? 'off' : 'polite'}>
            <Numeral className={styles.number}>{current + 1}</Numeral> {messages.of} {total}
          </p>
        ) : (
          <p>{total === 1 ? messages.count_one : fill(messages.count_many, { n: total })}</p>
        )}
        {ready && total > 1 && (
          <div className="cluster">
            {autoplay && (
              <IconButton
                icon={playing ? 'pause' : 'play'}
                label={playing ? messages.pause : messages.play}
                onClick={() => setPlaying(!playing)}
              />
            )}
            <IconButton
              icon="arrow-left"
              label={messages.previous}
              aria-controls={trackId}
              onClick={() => step(-1)}
            />
            <IconButton
              icon="arrow-right"
              label={messages.next}
              aria-controls={trackId}
              onClick={() => step(1)}
            />
          </div>
        )}
      </div>
      <div ref={track} id={trackId} className={styles.track} {...scrollRegion('group', messages.track)}>
        {children}
      </div>
    </section>
  );
}
