import { type RefObject, useEffect, useEffectEvent, useReducer } from 'react';
import { SLIDE_SHOWN } from '../browser/reload.ts';
import type { LiveSlide } from '../live-data.ts';
import {
  initialSlideshow,
  type Pointer,
  type SlideshowEvent,
  type SlideshowState,
  slideshow,
} from './slideshow-reducer.ts';

/** A pointer that has not moved for this long no longer pauses the slideshow (requirements 4). */
const IDLE_MS = 10_000;
/** A finger that goes this far sideways swipes. */
const SWIPE_PX = 50;

type PointerListeners = {
  readonly onPointer: (pointer: Pointer) => void;
  readonly onSwipe: (by: 1 | -1) => void;
};

/**
 * Tells whether a pointer is over `area`, and when a finger swipes it. Mouse events without a movement, which a browser
 * dispatches when the page changes under the pointer, do not count. Returns what ends it.
 */
function watchPointer(area: Element, { onPointer, onSwipe }: PointerListeners): () => void {
  const ended = new AbortController();
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let position = '';
  let touchStart: number | null = null;

  const isInside = ({ target }: Event) => target instanceof Node && area.contains(target);
  const seen = (pointer: Pointer) => {
    clearTimeout(idleTimer);
    if (pointer !== 'idle') idleTimer = setTimeout(() => onPointer('idle'), IDLE_MS);
    onPointer(pointer);
  };
  const onMove = (event: PointerEvent) => {
    const latest = `${event.screenX} ${event.screenY}`;
    if (event.pointerType !== 'mouse' || latest === position) return;
    position = latest;
    seen(isInside(event) ? 'over' : 'elsewhere');
  };
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' || !isInside(event)) return;
    touchStart = event.clientX;
    seen('over');
  };
  const onEnd = (event: PointerEvent) => {
    if (touchStart === null) return;
    const distance = event.type === 'pointerup' ? event.clientX - touchStart : 0;
    touchStart = null;
    seen('idle');
    if (Math.abs(distance) > SWIPE_PX) onSwipe(distance < 0 ? 1 : -1);
  };

  const options = { passive: true, signal: ended.signal };
  document.addEventListener('pointermove', onMove, options);
  document.addEventListener('pointerdown', onDown, options);
  document.addEventListener('pointerup', onEnd, options);
  document.addEventListener('pointercancel', onEnd, options);
  document.documentElement.addEventListener(
    'pointerleave',
    ({ pointerType }) => pointerType === 'mouse' && seen('idle'),
    options,
  );
  return () => {
    clearTimeout(idleTimer);
    ended.abort();
  };
}

/** The key P pauses the slides (requirements 4): not with a modifier, not held down, not during typing. */
function isPauseKey({ key, altKey, ctrlKey, metaKey, repeat, target }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
  return key.toLowerCase() === 'p' && !altKey && !ctrlKey && !metaKey && !repeat && !isTyping;
}

type Slideshow = { readonly state: SlideshowState; readonly togglePause: () => void };

/**
 * Runs the slideshow in a browser: the reducer with everything that moves it. `area`: the slides on the page.
 * `unattended`: it plays whatever the device prefers; otherwise reduced motion starts it paused.
 */
export function useSlideshow(
  slides: readonly LiveSlide[],
  area: RefObject<Element | null>,
  unattended: boolean,
): Slideshow {
  const [state, dispatch] = useReducer(slideshow, slides, initialSlideshow);
  const isRunning = state.resumedAt !== null;
  const moves = state.slides.length > 1;
  const current = state.slides[state.index];

  const togglePause = () => dispatch({ type: 'pause', paused: !state.paused, at: performance.now() });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isPauseKey(event)) togglePause();
  });
  // Most frames change nothing visible: React renders only when one does.
  const onFrame = useEffectEvent(() => {
    const frame: SlideshowEvent = { type: 'frame', at: performance.now() };
    if (slideshow(state, frame) !== state) dispatch(frame);
  });

  useEffect(() => dispatch({ type: 'slides', slides, at: performance.now() }), [slides]);
  useEffect(() => {
    if (!unattended && matchMedia('(prefers-reduced-motion: reduce)').matches)
      dispatch({ type: 'pause', paused: true, at: performance.now() });
  }, [unattended]);
  useEffect(() => {
    const onVisibility = () =>
      dispatch({ type: 'visibility', hidden: document.hidden, at: performance.now() });
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  useEffect(() => {
    if (!moves || !area.current) return;
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', onKeyDown);
    const stopPointer = watchPointer(area.current, {
      onPointer: (pointer) => dispatch({ type: 'pointer', pointer, at: performance.now() }),
      onSwipe: (by) => dispatch({ type: 'step', by, at: performance.now() }),
    });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      stopPointer();
      dispatch({ type: 'pointer', pointer: 'idle', at: performance.now() });
    };
  }, [moves, area]);
  useEffect(() => {
    if (!isRunning) return;
    let frame = requestAnimationFrame(function next() {
      frame = requestAnimationFrame(next);
      onFrame();
    });
    return () => cancelAnimationFrame(frame);
  }, [isRunning]);
  useEffect(() => {
    if (current) document.dispatchEvent(new Event(SLIDE_SHOWN));
  }, [current]);

  return { state, togglePause };
}
