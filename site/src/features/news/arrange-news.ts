/** Two rows of three stand tall (requirements D10). */
const TALL = 6;
const ROW = 3;

export type ArrangedNews<T> = {
  readonly lead: T | undefined;
  /** Vertical cards, in threes. */
  readonly tall: readonly T[];
  /** Horizontal cards, in twos. */
  readonly wide: readonly T[];
};

/** Which article stands how. One row more stands tall when the others would leave a hole in their two columns. */
export function arrangeNews<T>(items: readonly T[], leading: boolean): ArrangedNews<T> {
  const [lead] = leading ? items : [];
  const others = leading ? items.slice(1) : items;
  const tall = (others.length - TALL) % 2 === 0 ? TALL : TALL + ROW;
  return { lead, tall: others.slice(0, tall), wide: others.slice(tall) };
}
