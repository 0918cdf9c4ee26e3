import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { SLIDE_SHOWN } from '../browser/reload.ts';
import type { LiveSlide } from '../live-data.ts';

/** How long a slide is shown unless it says otherwise (requirements 9); a shorter delay of an editor is raised to the other. */
const DEFAULT_DELAY_MS = 15_000;
const MIN_DELAY_MS = 1000;
/** A pointer that has not moved for this long no longer pauses the slideshow (requirements 4). */
const IDLE_MS = 10_000;
/** Where the mouse is; `idle` after ten seconds without a movement. */
type Pointer = 'over' | 'elsewhere' | 'idle';

/**
 * Tells whether a mouse is over `area`. Events without a movement, which a browser dispatches when the page changes under the
 * pointer, do not count. Returns what ends it.
 */
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

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The slides of a show, and which of them is seen. */
type Shown = { readonly slides: readonly LiveSlide[]; readonly index: number };

/** The show `by` slides further, with the `latest` slides: it begins anew when they do not have the one to come. */
export function moved({ slides, index }: Shown, by: 0 | 1, latest: readonly LiveSlide[]): Shown {
  const next = slides[(index + by) % slides.length];
  return {
    slides: latest,
    index: Math.max(
      0,
      latest.findIndex(({ id }) => id === next?.id),
    ),
  };
}

/**
 * Plays slides in a loop, each for its own delay (requirements 4): it stands still while a visitor has paused it, the page
 * is hidden, or a pointer moves over it. Other slides wait for the next change, and come at once while it stands. `area`:
 * the slides on the page, which learns the delay of the one that is seen (`--delay`). `unattended`: it plays whatever the
 * device prefers; otherwise reduced motion starts it paused.
 */
export function useSlideshow(
  latest: readonly LiveSlide[],
  area: RefObject<HTMLElement | null>,
  unattended: boolean,
) {
  const [shown, show] = useState<Shown>({ slides: latest, index: 0 });
  const [paused, setPaused] = useState(false);
  const [pointer, setPointer] = useState<Pointer>('idle');
  const isVisible = useSyncExternalStore(
    onVisibility,
    () => !document.hidden,
    () => false,
  );
  const moves = shown.slides.length > 1;
  const isRunning = moves && !paused && pointer !== 'over' && isVisible;
  const current = shown.slides[shown.index];
  const delay = Math.max(MIN_DELAY_MS, current?.delayMs ?? DEFAULT_DELAY_MS);
  /** How long the current slide was shown before it last stood still, in ms. */
  const elapsed = useRef(0);

  const move = useEffectEvent((by: 0 | 1) => show(moved(shown, by, latest)));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isPauseKey(event)) setPaused(!paused);
  });

  const isOther = JSON.stringify(latest) !== JSON.stringify(shown.slides);
  useEffect(() => {
    if (isOther && !isRunning) move(0);
  }, [isOther, isRunning]);
  useEffect(() => {
    if (!unattended && matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, [unattended]);
  useEffect(() => {
    if (!moves || !area.current) return;
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', onKeyDown);
    const stopPointer = watchPointer(area.current, setPointer);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      stopPointer();
    };
  }, [moves, area]);
  // Also when the same slide comes again, as the first of others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!current) return;
    elapsed.current = 0;
    area.current?.style.setProperty('--delay', `${delay}ms`);
    document.dispatchEvent(new Event(SLIDE_SHOWN));
  }, [shown, current, delay, area]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!isRunning || !current) return;
    const startedAt = performance.now() - elapsed.current;
    const timer = setTimeout(() => move(1), delay - elapsed.current);
    return () => {
      clearTimeout(timer);
      elapsed.current = performance.now() - startedAt;
    };
  }, [isRunning, shown, current, delay]);

  return { ...shown, moves, paused, pointer, isRunning, togglePause: () => setPaused(!paused) };
}
