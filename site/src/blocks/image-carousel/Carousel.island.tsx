import { carousel as messages } from '@inktvis/messages/carousel';
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { watchSwipes } from '../../ui/watch-swipes.ts';
import { scrollRegion } from '../rich-text/inline.tsx';
import styles from './Carousel.module.css';

export type CarouselProps = {
  readonly label: string;
  readonly total: number;
  readonly autoplay: boolean;
  readonly children?: ReactNode;
};

/** Default delay of autoplay (requirements 9). */
const DELAY_MS = 3000;

const STEPS = [
  { by: -1, icon: 'arrow-left', label: messages.previous },
  { by: 1, icon: 'arrow-right', label: messages.next },
] as const;

const reachOf = (track: HTMLElement): number => track.scrollWidth - track.clientWidth;

/** A row of pictures that scrolls and snaps (APG carousel); focus and a swipe stop autoplay, a pointer on it pauses it. */
export function Carousel({ label, total, autoplay, children }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const touched = useRef(0);
  const [held, setHeld] = useState(false);
  const trackId = useId();

  useEffect(
    () => setPlaying(autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches),
    [autoplay],
  );

  // All slides are as wide, and the track snaps to the one that is nearest to where it is sent.
  const goTo = (index: number) =>
    track.current?.scrollTo({ left: (index / (total - 1)) * reachOf(track.current) });
  const advance = useEffectEvent(() => document.hidden || goTo((current + 1) % total));
  const moving = playing && !held && total > 1;
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => advance(), DELAY_MS);
    return () => clearInterval(timer);
  }, [moving]);

  const step = (by: 1 | -1) => {
    setPlaying(false);
    goTo((current + by + total) % total);
  };
  const onSwipe = useEffectEvent((by: 1 | -1) => {
    setPlaying(false);
    goTo(Math.min(total - 1, Math.max(0, touched.current + by)));
  });
  useEffect(() => (track.current ? watchSwipes(track.current, setHeld, (by) => onSwipe(by)) : undefined), []);
  // A mouse click on the pause button focuses it too, but then its click handler decides.
  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setPlaying(false);
  };
  return (
    <section
      className="stack"
      aria-roledescription={messages.role}
      aria-label={label}
      onFocus={onFocus}
      onPointerEnter={({ pointerType }) => setHeld(pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
    >
      <div className={`hidden-without-script ends above-4 ruled ${styles.controls}`} data-screen-only>
        <p aria-live={moving ? 'off' : 'polite'}>
          <span className={`numeral ${styles.number}`}>{current + 1}</span> {messages.of} {total}
        </p>
        {total > 1 && (
          <div className="cluster">
            {autoplay && (
              <IconButton
                icon={playing ? 'pause' : 'play'}
                label={playing ? messages.pause : messages.play}
                onClick={() => setPlaying(!playing)}
              />
            )}
            {STEPS.map(({ by, ...shown }) => (
              <IconButton key={by} {...shown} aria-controls={trackId} onClick={() => step(by)} />
            ))}
          </div>
        )}
      </div>
      <div
        ref={track}
        id={trackId}
        className={styles.track}
        onTouchStart={() => {
          touched.current = current;
        }}
        onScroll={({ currentTarget }) =>
          setCurrent(Math.round((currentTarget.scrollLeft / reachOf(currentTarget)) * (total - 1)))
        }
        {...scrollRegion('group', messages.track)}
      >
        {children}
      </div>
    </section>
  );
}
