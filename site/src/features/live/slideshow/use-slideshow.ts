import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { watchSwipes } from '../../../ui/watch-swipes.ts';
import { SLIDE_SHOWN } from '../browser/reload.ts';
import type { LiveSlide } from '../live-data.ts';

/** Unless a slide says otherwise (requirements 9). */
const DEFAULT_DELAY_MS = 15_000;
const MIN_DELAY_MS = 1000;
/** A pointer that has not moved for this long no longer pauses the slideshow (requirements 4). */
const IDLE_MS = 10_000;
type Pointer = 'over' | 'elsewhere' | 'idle';

/** Where the mouse is. Events without a movement, as when the page changes under it, do not count. Returns what ends it. */
function watchPointer(area: Element, onPointer: (pointer: Pointer) => void): () => void {
  const ended = new AbortController();
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let position = '';

  function idle(): void {
    clearTimeout(idleTimer);
    onPointer('idle');
  }

  function onMove({ pointerType, screenX, screenY, target }: PointerEvent): void {
    const latest = `${screenX} ${screenY}`;
    if (pointerType !== 'mouse' || latest === position) return;
    position = latest;
    clearTimeout(idleTimer);
    idleTimer = setTimeout(idle, IDLE_MS);
    onPointer(target instanceof Node && area.contains(target) ? 'over' : 'elsewhere');
  }

  const options = { passive: true, signal: ended.signal };
  document.addEventListener('pointermove', onMove, options);
  document.documentElement.addEventListener('pointerleave', idle, options);
  return () => {
    idle();
    ended.abort();
  };
}

/** The key P pauses the slides (requirements 4): not with a modifier, not held down, not during typing. */
function isPauseKey({ key, altKey, ctrlKey, metaKey, repeat, target }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
  return key.toLowerCase() === 'p' && !altKey && !ctrlKey && !metaKey && !repeat && !isTyping;
}

const delayOf = (slide: Element | undefined): number =>
  Math.max(MIN_DELAY_MS, Number(slide?.getAttribute('data-delay')) || DEFAULT_DELAY_MS);

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Plays slides in a loop (requirements 4); the one that is seen stays when others come. `area` gets its delay (`--delay`). */
export function useSlideshow(
  slides: readonly LiveSlide[],
  area: RefObject<HTMLElement | null>,
  unattended: boolean,
) {
  const [seen, setSeen] = useState<string>();
  const [paused, setPaused] = useState(false);
  const [pointer, setPointer] = useState<Pointer>('idle');
  const [isHeld, setIsHeld] = useState(false);
  const isVisible = useSyncExternalStore(
    onVisibility,
    () => !document.hidden,
    () => false,
  );
  const place = slides.findIndex((slide) => slide.id === seen);
  const index = Math.max(0, place);
  const { id, delayMs } = slides[index] ?? {};
  const moves = slides.length > 1;
  const isRunning = moves && !paused && pointer !== 'over' && !isHeld && isVisible;
  /** How long the slide was shown before it last stood still, in ms. */
  const elapsed = useRef(0);

  const step = useEffectEvent((by: 1 | -1) => setSeen(slides.at((index + by) % slides.length)?.id));
  const delay = useEffectEvent(() => delayOf(area.current?.children[index]));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isPauseKey(event)) setPaused(!paused);
  });

  useEffect(() => {
    if (!unattended && matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, [unattended]);
  useEffect(() => {
    if (!moves || !area.current) return;
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', onKeyDown);
    const stopPointer = watchPointer(area.current, setPointer);
    const stopSwipes = watchSwipes(area.current, setIsHeld, (by) => step(by));
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      stopPointer();
      stopSwipes();
    };
  }, [moves, area]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the delay of a slide may change while it is seen
  useEffect(() => {
    if (id === undefined) return;
    elapsed.current = 0;
    area.current?.style.setProperty('--delay', `${delay()}ms`);
    document.dispatchEvent(new Event(SLIDE_SHOWN));
  }, [id, delayMs, area]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has a time of its own
  useEffect(() => {
    if (!isRunning) return;
    const startedAt = performance.now() - elapsed.current;
    const timer = setTimeout(() => step(1), delay() - elapsed.current);
    return () => {
      clearTimeout(timer);
      elapsed.current = performance.now() - startedAt;
    };
  }, [isRunning, id, delayMs]);

  return { index, moves, paused, pointer, isRunning, togglePause: () => setPaused(!paused) };
}
