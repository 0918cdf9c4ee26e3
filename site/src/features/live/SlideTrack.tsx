import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import 'swiper/css';
import 'swiper/css/effect-fade';
import { carousel as messages } from '@inktvis/messages/carousel';
import { live } from '@inktvis/messages/live';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Carousel, startCarousel } from './browser/carousel.ts';
import type { LiveSlide } from './live-data.ts';
import { Slide } from './Slide.tsx';
import css from './SlideTrack.module.css';

type SlideTrackProps = {
  readonly slides: readonly LiveSlide[];
  readonly start: number;
  readonly unattended: boolean;
  readonly paused: boolean;
  readonly onPause: () => void;
  readonly onTurn: (index: number) => void;
};

/**
 * One list of slides with its button. Swiper moves the slides about in the document, so this is never drawn again with
 * other slides: give it another `key`. Pattern: APG carousel.
 */
export function SlideTrack({ slides, start, unattended, paused, onPause, onTurn }: SlideTrackProps) {
  const element = useRef<HTMLDivElement>(null);
  const carousel = useRef<Carousel>(null);
  const [hasPointer, setHasPointer] = useState(false);
  const moves = slides.length > 1;

  const begin = useEffectEvent((startIn: typeof startCarousel, shown: HTMLElement) =>
    startIn({
      element: shown,
      start,
      paused,
      still: matchMedia('(prefers-reduced-motion: reduce)').matches,
      onTurn: (index) => turned(index),
      onPointer: setHasPointer,
    }),
  );
  const turned = useEffectEvent(onTurn);
  useLayoutEffect(() => {
    if (!moves) return;
    let isGone = false;
    // Swiper is a third of the page's script: only a page with slides that move fetches it. Without it they stand still.
    import('./browser/carousel.ts').then(
      (module) => {
        if (element.current && !isGone) carousel.current = begin(module.startCarousel, element.current);
      },
      () => {},
    );
    // Swiper puts everything back before React takes it away.
    return () => {
      isGone = true;
      carousel.current?.stop();
      carousel.current = null;
    };
  }, [moves]);
  useEffect(() => carousel.current?.pause(paused), [paused]);

  return (
    <section
      className={css.show}
      aria-roledescription={messages.role}
      aria-label={messages.label}
      data-unattended={unattended ? '' : undefined}
      data-pointer={hasPointer ? '' : undefined}
    >
      {moves && (
        <IconButton
          className={css.button}
          icon={paused ? 'play' : 'pause'}
          label={paused ? live.play : live.pause}
          onClick={onPause}
        />
      )}
      <div ref={element} className={`swiper ${css.swiper}`}>
        <div className="swiper-wrapper" aria-live={paused ? 'polite' : 'off'}>
          {slides.map((slide, index) => (
            <Slide key={slide.id} slide={slide} n={index + 1} total={slides.length} />
          ))}
        </div>
      </div>
    </section>
  );
}
