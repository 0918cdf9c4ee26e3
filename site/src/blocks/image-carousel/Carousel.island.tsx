import { carousel as messages } from '@inktvis/messages/carousel';
import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Numeral } from '../../ui/text/Numeral.tsx';
import { scrollRegion } from '../rich-text/inline.tsx';
import styles from './Carousel.module.css';
import { useSlides } from './use-slides.ts';

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
      <div className={styles.controls}>
        {ready ? (
          <p aria-live={moving ? 'off' : 'polite'}>
            <Numeral className={styles.number}>{current + 1}</Numeral> {messages.of} {total}
          </p>
        ) : (
          <p>{total === 1 ? messages.count_one : messages.count_many.replace('{n}', String(total))}</p>
        )}
        {ready && total > 1 && (
          <div className={styles.buttons}>
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
