import { carousel } from '@inktvis/messages/carousel';
import { fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import { memo, useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { ResponsiveImage } from '../../../ui/images/ResponsiveImage.tsx';
import type { LiveSlide } from '../live-data.ts';
import css from './Slideshow.module.css';
import { PROGRESS_STEPS } from './slideshow-reducer.ts';
import { useSlideshow } from './use-slideshow.ts';

/** requirements 9: 1080 wide, 16 by 9; that is what a screen of 1920 by 1080 takes at this share of its width. */
const SIZES = '(min-width: 1024px) and (orientation: landscape) 55vw, 100vw';
const RATIO = '16:9';

/** How many letters still fit on five lines of a screen, in large and in medium size. */
const MAX_LARGE = 36;
const MAX_MEDIUM = 48;
const sizeOf = ({ length }: string) =>
  length <= MAX_LARGE ? 'large' : length <= MAX_MEDIUM ? 'medium' : 'small';

type SlideshowProps = {
  readonly slides: readonly LiveSlide[];
  /** A screen in the hall: its button appears when the mouse moves, and it plays whatever the device prefers. */
  readonly unattended: boolean;
};

/**
 * The slides of the Live page in a loop (requirements 4, rules in `slideshow-reducer.ts`); nothing without slides, and
 * a single one stands still. Pattern: APG carousel.
 */
export function Slideshow({ slides, unattended }: SlideshowProps) {
  const area = useRef<HTMLDivElement>(null);
  const { state, togglePause } = useSlideshow(slides, area, unattended);
  const { paused } = state;
  const moves = state.slides.length > 1;

  // Pictures are fetched and decoded before their slide is shown.
  useEffect(() => {
    for (const picture of state.slides.length > 1 ? (area.current?.querySelectorAll('img') ?? []) : []) {
      picture.loading = 'eager';
      picture.decode().catch(() => {});
    }
  }, [state.slides]);

  if (state.slides.length === 0) return null;
  return (
    <section
      className={css.show}
      aria-roledescription={carousel.role}
      aria-label={carousel.label}
      data-unattended={unattended ? '' : undefined}
      data-pointer={state.pointer === 'idle' ? undefined : ''}
    >
      {moves && (
        <IconButton
          className={css.button}
          icon={paused ? 'play' : 'pause'}
          label={paused ? live.play : live.pause}
          onClick={togglePause}
        />
      )}
      <div ref={area} className={css.slides} aria-live={paused ? 'polite' : 'off'}>
        {state.slides.map((slide, index) => (
          <Slide
            key={slide.id}
            slide={slide}
            n={index + 1}
            total={state.slides.length}
            isShown={index === state.index}
            progress={index === state.index ? state.progress : 0}
          />
        ))}
      </div>
    </section>
  );
}

type SlideProps = {
  readonly slide: LiveSlide;
  /** From 1. */
  readonly n: number;
  readonly total: number;
  readonly isShown: boolean;
  /** Of its delay, from 0 to `PROGRESS_STEPS`. */
  readonly progress: number;
};

/**
 * One slide with its caption: the whole picture (requirements 2.3), or words on ochre. Only the one that is shown is
 * there for the keyboard and for screen readers.
 */
const Slide = memo(function Slide({ slide, n, total, isShown, progress }: SlideProps) {
  const count = fill(live.slide_of, { n, total });
  const ring = total > 1 && <ProgressRing progress={progress} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms (APG carousel asks for a group)
    <div
      className={css.slide}
      role="group"
      aria-roledescription={carousel.slide_role}
      aria-label={count}
      inert={!isShown}
    >
      {slide.kind === 'image' ? (
        <div className={css.picture}>
          <ResponsiveImage picture={slide.picture} sizes={SIZES} ratio={RATIO} priority={n === 1} />
          {ring}
        </div>
      ) : (
        <div className={css.text} data-surface="ochre">
          <p className={css.words} data-size={sizeOf(slide.title)}>
            {slide.title}
          </p>
          {ring}
        </div>
      )}
      <p className={css.caption}>
        <span className={css.captionText}>{slide.kind === 'image' ? slide.caption : slide.sub}</span>
        {total > 1 && (
          <span className={css.count} aria-hidden="true">
            {count}
          </span>
        )}
      </p>
    </div>
  );
});

/** The elapsed fraction of the slide's delay. The circle is as long as it has steps: radius 25 in its own units. */
const ProgressRing = ({ progress }: { readonly progress: number }) => (
  <svg className={css.ring} viewBox="0 0 72 72" role="img" aria-label={live.progress_label}>
    <circle className={css.disc} cx="36" cy="36" r="34" />
    <circle className={css.rest} cx="36" cy="36" r="25" />
    <circle
      cx="36"
      cy="36"
      r="25"
      strokeDasharray={PROGRESS_STEPS}
      strokeDashoffset={PROGRESS_STEPS - progress}
      transform="rotate(-90 36 36)"
    />
  </svg>
);
