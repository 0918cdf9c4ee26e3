/** Decisions 4: after this long without a movement nobody is there. */
const STILL_MS = 10_000;

export type Whereabouts = 'over' | 'elsewhere' | 'still';

/**
 * Tells where the mouse is: over `area`, elsewhere, or still for ten seconds. Movements without a mouse that moves, which
 * a browser makes up when the page changes under it, do not count; neither do fingers.
 */
export function watchPointer(area: Element, tell: (where: Whereabouts) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';

  function move({ pointerType, screenX, screenY, target }: PointerEvent): void {
    const place = `${screenX} ${screenY}`;
    if (pointerType !== 'mouse' || place === last) return;
    last = place;
    clearTimeout(timer);
    timer = setTimeout(() => tell('still'), STILL_MS);
    tell(target instanceof Node && area.contains(target) ? 'over' : 'elsewhere');
  }

  function leave({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer);
    tell('still');
  }

  const root = document.documentElement;
  document.addEventListener('pointermove', move, { passive: true });
  root.addEventListener('pointerleave', leave);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointermove', move);
    root.removeEventListener('pointerleave', leave);
  };
}
