import { carousel } from '@inktvis/messages/carousel';
import { fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import { useRef } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { ResponsiveImage } from '../../../ui/images/ResponsiveImage.tsx';
import type { LiveSlide } from '../live-data.ts';
import css from './Slideshow.module.css';
import { useSlideshow } from './use-slideshow.ts';

/** requirements 2.3: 1080 wide, 16 by 9; that is what a screen of 1920 by 1080 takes at this share of its width. */
const SIZES = '(min-width: 1024px) and (orientation: landscape) 55vw, 100vw';
const RATIO = '16:9';

/** More letters than these fit on five lines of a screen in a smaller size only. */
const MAX_LARGE = 36;

type SlideshowProps = {
  readonly slides: readonly LiveSlide[];
  /** A screen in the hall: it plays whatever the device prefers. */
  readonly unattended: boolean;
};

/** The slides of the Live page in a loop; nothing without slides, and a single one stands still. Pattern: APG carousel. */
export function Slideshow({ slides, unattended }: SlideshowProps) {
  const area = useRef<HTMLDivElement>(null);
  const { index, moves, paused, pointer, isRunning, togglePause } = useSlideshow(slides, area, unattended);

  if (slides.length === 0) return null;
  return (
    <section
      className={css.show}
      aria-roledescription={carousel.role}
      aria-label={carousel.label}
      data-unattended={unattended ? '' : undefined}
      data-pointer={pointer === 'idle' ? undefined : ''}
      data-stands={isRunning ? undefined : ''}
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
        {slides.map((slide, at) => (
          <Slide key={slide.id} slide={slide} n={at + 1} total={slides.length} isShown={at === index} />
        ))}
      </div>
    </section>
  );
}

type SlideProps = {
  readonly slide: LiveSlide;
  readonly n: number;
  readonly total: number;
  readonly isShown: boolean;
};

/** Only the slide that is shown is there for the keyboard and for screen readers. */
function Slide({ slide: { picture, title, caption, delayMs }, n, total, isShown }: SlideProps) {
  const count = fill(live.slide_of, { n, total });
  const ring = total > 1 && <ProgressRing />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms (APG carousel asks for a group)
    <div
      className={css.slide}
      role="group"
      aria-roledescription={carousel.slide_role}
      aria-label={count}
      data-delay={delayMs ?? undefined}
      inert={!isShown}
    >
      {picture ? (
        <div className={css.picture}>
          <ResponsiveImage picture={picture} sizes={SIZES} ratio={RATIO} priority={n === 1} />
          {ring}
        </div>
      ) : (
        <div className={css.text} data-surface="ochre">
          <p className={css.words} data-size={title.length > MAX_LARGE ? 'small' : undefined}>
            {title}
          </p>
          {ring}
        </div>
      )}
      <p className={css.caption}>
        <span className={css.captionText}>{caption}</span>
        {total > 1 && (
          <span className={css.count} aria-hidden="true">
            {count}
          </span>
        )}
      </p>
    </div>
  );
}

const ProgressRing = () => (
  <svg className={css.ring} viewBox="0 0 72 72" role="img" aria-label={live.progress_label}>
    <circle className={css.disc} cx="36" cy="36" r="34" />
    <circle className={css.rest} cx="36" cy="36" r="25" />
    <circle className={css.passed} cx="36" cy="36" r="25" transform="rotate(-90 36 36)" />
  </svg>
);
