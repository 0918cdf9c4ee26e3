/** Of the circle in `ProgressRing.tsx`: radius 25 in its own units. */
export const RING_LENGTH = 157;

/** Draws the elapsed fraction (0 to 1) into a ring; touches the document only when that can be seen. */
export function drawRing(ring: Element | null | undefined, elapsed: number): void {
  const bounded = Math.min(1, Math.max(0, elapsed));
  const offset = String(Math.round(RING_LENGTH * (1 - bounded)));
  if (ring?.getAttribute('stroke-dashoffset') !== offset) ring?.setAttribute('stroke-dashoffset', offset);
}
