import { carousel } from '@inktvis/messages/carousel';
import { fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import type { LiveSlide } from './live-data.ts';
import { ProgressRing } from './ProgressRing.tsx';
import css from './Slide.module.css';

/** requirements 9: 1080 wide, 16 by 9; that is what a screen of 1920 by 1080 takes at this share of its width. */
const SIZES = '(min-width: 1025px) and (orientation: landscape) 55vw, 100vw';
const RATIO = 16 / 9;
/** What flashes is no slide. */
const SHORTEST_MS = 1000;

/** A slide says that it is one, and which (APG carousel). */
const naming = (count: string) => ({
  role: 'group',
  'aria-roledescription': carousel.slide_role,
  'aria-label': count,
});

/** How many letters still fit on four lines of a screen, in large and in middle size. */
const LARGE = 48;
const MIDDLE = 72;
const sizeOf = ({ length }: string) => (length <= LARGE ? 'large' : length <= MIDDLE ? 'middle' : 'small');

type SlideProps = {
  readonly slide: LiveSlide;
  /** From 1. */
  readonly n: number;
  readonly total: number;
};

/** One slide with its caption: the whole picture (requirements 2.3), or words on a sheet of ochre paper. */
export function Slide({ slide, n, total }: SlideProps) {
  const ring = total > 1 && <ProgressRing className={css.ring} />;
  const count = fill(live.slide_of, { n, total });
  const caption = slide.kind === 'image' ? slide.caption : slide.sub;
  return (
    <div
      className={`swiper-slide ${css.slide}`}
      data-swiper-autoplay={slide.delayMs === null ? undefined : Math.max(SHORTEST_MS, slide.delayMs)}
      {...naming(count)}
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
      <p className={css.caption} data-kind={slide.kind}>
        <span className={css.said}>{caption}</span>
        {total > 1 && (
          <span className={css.count} aria-hidden="true">
            {count}
          </span>
        )}
      </p>
    </div>
  );
}
