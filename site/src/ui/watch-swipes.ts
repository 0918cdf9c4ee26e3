/** How far a finger goes for a swipe, and how long after it began to move it holds what goes on by itself (requirements 9). */
const SWIPE_PX = 50;
const GRACE_MS = 200;

/** Tells whether a finger holds `area`, and of a swipe to the next (1) or previous (-1). Returns what ends it. */
export function watchSwipes(
  area: HTMLElement,
  onHold: (isHeld: boolean) => void,
  onSwipe: (by: 1 | -1) => void,
): () => void {
  const ended = new AbortController();
  const options = { passive: true, signal: ended.signal };
  let from: Touch | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onTouch({ type, touches, changedTouches: [to] }: TouchEvent): void {
    if (type === 'touchstart') from = touches.length === 1 ? to : undefined;
    else if (type === 'touchmove') timer ??= setTimeout(onHold, GRACE_MS, true);
    else {
      clearTimeout(timer);
      timer = undefined;
      onHold(false);
      const [x, y] = from && to ? [to.clientX - from.clientX, to.clientY - from.clientY] : [0, 0];
      const isSwipe = type === 'touchend' && Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y);
      if (isSwipe) onSwipe(x < 0 ? 1 : -1);
    }
  }
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    area.addEventListener(type, onTouch, options);
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
