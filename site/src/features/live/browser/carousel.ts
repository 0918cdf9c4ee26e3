import Swiper from 'swiper';
import { Autoplay, EffectFade } from 'swiper/modules';
import { type HoldEvent, hold, isHeld, letGo } from './hold.ts';
import { drawRing } from './ring.ts';
import { turns } from './turns.ts';
import { watchPointer } from './watch-pointer.ts';

/** requirements 9: how long a slide stands. */
const DELAY_MS = 15_000;
/** Practice, section 5: a cross-fade of at most 400 ms. */
const FADE_MS = 400;
/** A finger that lies still this long, or whose end was never told, holds nothing any more: like a pointer. */
const TOUCH_MS = 10_000;
/** A show that stands still without a reason for so long is helped along. */
const STUCK_MS = 2000;

type CarouselOptions = {
  /** The element that holds the slides' track (`.swiper`). */
  readonly element: HTMLElement;
  /** Which slide comes first, from 0. */
  readonly start: number;
  readonly paused: boolean;
  /** Slides change at once instead of fading. */
  readonly still: boolean;
  /** Another slide has come: its place in the list. */
  readonly onTurn: (index: number) => void;
  /** The mouse moves somewhere on the page, or does so no longer. */
  readonly onPointer: (isMoving: boolean) => void;
};

export type Carousel = {
  /** The button or the key. */
  pause(paused: boolean): void;
  stop(): void;
};

/**
 * Swiper over at least two slides: 15 s each or what `data-swiper-autoplay` says, round and round. A finger holds it
 * after 200 ms (Swiper's own). What else holds it is decided in `hold.ts`: Swiper by itself would go on when a slide
 * that was pushed comes to rest, or the page is seen again, whoever paused it.
 */
export function startCarousel(options: CarouselOptions): Carousel {
  const { element, start, still, onTurn, onPointer } = options;
  let state = hold(letGo, { type: 'user', paused: options.paused });
  state = hold(state, { type: 'hidden', hidden: document.hidden });
  let touchedAt = Number.NEGATIVE_INFINITY;
  let stuckSince: number | null = null;
  let ring: Element | null | undefined;
  let endMove: (() => void) | null = null;
  let isStopped = false;

  const touch = () => {
    touchedAt = performance.now();
  };
  const isTouched = () => performance.now() - touchedAt < TOUCH_MS;

  /** Only the slide that is seen is there for the keyboard and for screen readers. */
  function showOnly({ slides, activeIndex }: Swiper): void {
    for (const [index, slide] of slides.entries()) slide.inert = index !== activeIndex;
    ring = slides[activeIndex]?.querySelector('[data-ring]');
    drawRing(ring, 0);
  }

  /** A transition whose end the browser never told, or a clock that was set back, must not stop the show. */
  function help(swiper: Swiper, left: number, fraction: number): void {
    const isStuck = swiper.autoplay.paused ? !isHeld(state) && !isTouched() : left < 0 || fraction > 1.01;
    stuckSince = isStuck ? (stuckSince ?? performance.now()) : null;
    if (stuckSince === null || performance.now() - stuckSince < STUCK_MS) return;
    stuckSince = null;
    swiper.animating = false;
    if (swiper.autoplay.paused) swiper.autoplay.resume();
    else if (fraction > 1) swiper.autoplay.start();
    else swiper.slideNext();
  }

  /** Brings Swiper in line with `state`. */
  function follow({ autoplay, animating }: Swiper): void {
    const held = isHeld(state);
    if (held) endMove?.();
    endMove = held ? null : (endMove ?? turns.begin());
    if (held && !autoplay.paused) autoplay.pause();
    if (!held && autoplay.paused && !animating && !isTouched()) autoplay.resume();
  }

  const swiper = new Swiper(element, {
    modules: [Autoplay, EffectFade],
    effect: 'fade',
    fadeEffect: { crossFade: true },
    slidesPerView: 1,
    spaceBetween: 0,
    loop: true,
    initialSlide: start,
    speed: still ? 0 : FADE_MS,
    autoplay: { delay: DELAY_MS, disableOnInteraction: false },
    on: {
      init: showOnly,
      slideChange: (swiper) => swiper.initialized && !isStopped && showOnly(swiper),
      // Of the two only this one is a turn: the other is told too when the show gets another size.
      realIndexChange(swiper) {
        if (!swiper.initialized || isStopped) return;
        onTurn(swiper.realIndex);
        turns.pass();
      },
      touchStart: touch,
      touchMove: touch,
      touchEnd: () => {
        touchedAt = Number.NEGATIVE_INFINITY;
      },
      // Without a fade no transition ends, and that is what Swiper waits for.
      transitionEnd: (swiper) => still && swiper.initialized && follow(swiper),
      autoplayResume: (swiper) => isHeld(state) && follow(swiper),
      autoplayTimeLeft(swiper, left, fraction) {
        drawRing(ring, 1 - fraction);
        help(swiper, left, fraction);
      },
    },
  });

  function apply(event: HoldEvent): void {
    state = hold(state, event);
    follow(swiper);
  }

  // Swiper's own listener pauses once more what stands still already, loses count and turns a slide: it finds nothing
  // that runs. A listener on the window comes before it, `seen` after it.
  const muffle = () => {
    swiper.autoplay.running = false;
  };
  const seen = () => {
    swiper.autoplay.running = true;
    apply({ type: 'hidden', hidden: document.hidden });
  };
  addEventListener('visibilitychange', muffle, { capture: true });
  document.addEventListener('visibilitychange', seen);
  const stopPointer = watchPointer(element, (where) => {
    apply({ type: 'pointer', where });
    onPointer(where !== 'still');
  });
  // A screen must have a slide before it needs it: fetched and decoded, also those that are not seen yet.
  for (const picture of element.querySelectorAll('img')) {
    picture.loading = 'eager';
    picture.decode().catch(() => {});
  }
  follow(swiper);

  return {
    pause: (paused) => apply({ type: 'user', paused }),
    stop() {
      isStopped = true;
      removeEventListener('visibilitychange', muffle, { capture: true });
      document.removeEventListener('visibilitychange', seen);
      stopPointer();
      endMove?.();
      swiper.destroy();
    },
  };
}
