import { minutesLeft, type Timing, WORTH_MS } from './today.ts';

/**
 * The three items that the home page shows during the festival: what runs, then what starts. Nothing that is cancelled or
 * sold out is among them.
 */

/** An item that a visitor can still attend. */
export type SheetItem = Timing & {
  readonly id: string;
  readonly href: string | null;
  readonly title: string;
  /** `Stripkade, hal 5` */
  readonly place: string;
};

/** What the sheet is made of. Instants in milliseconds since 1970. */
export type SheetModel = {
  /** When today opens; null when it does not say. */
  readonly opens: number | null;
  /** The items of today by start, those that are over left out. */
  readonly today: readonly SheetItem[];
  /** The first items of the next day that has any; null after the last. `word`: `Morgen`, or its weekday. */
  readonly next: {
    readonly word: string;
    readonly opens: number;
    readonly items: readonly SheetItem[];
  } | null;
};

/** The sheet at an instant. */
export type Sheet = {
  /** `Nu` has the time; what is still to open has a word and its hour. */
  readonly kind: 'now' | 'soon' | 'next';
  readonly items: readonly SheetItem[];
  /** How many run, and how many start later today. */
  readonly running: number;
  readonly later: number;
};

export const SHEET_SIZE = 3;
const MINUTE_MS = 60_000;

/**
 * What the sheet shows at `now`: what lasts ten minutes more, by end, then what starts, by start. Before the doors open the
 * first of today, after the last item those of the next day; null when nothing is left.
 */
export function sheetAt({ opens, today, next }: SheetModel, now: number): Sheet | null {
  const ahead = today.filter(({ end }) => end > now);
  const running = ahead.filter(({ start }) => start <= now);
  const later = ahead.filter(({ start }) => start > now);
  const worth = running.filter(({ end }) => end - now >= WORTH_MS).sort((a, b) => a.end - b.end);
  const items = [...worth, ...later].slice(0, SHEET_SIZE);
  const counts = { running: running.length, later: later.length };
  if (items.length > 0) {
    const isClosed = running.length === 0 && opens !== null && now < opens;
    return { kind: isClosed ? 'soon' : 'now', items, ...counts };
  }
  return next && { kind: 'next', items: next.items, ...counts };
}

/** How an item of the sheet says its time: minutes as long as they say more than its hour does. */
export function sheetTime(
  item: SheetItem,
  now: number,
): { readonly kind: 'left' | 'until' | 'since' | 'in' | 'at'; readonly minutes: number } {
  if (item.start <= now) {
    const minutes = minutesLeft(item, now);
    if (minutes !== null) return { kind: 'left', minutes };
    return { kind: item.isOpenEnded ? 'since' : 'until', minutes: 0 };
  }
  const minutes = Math.ceil((item.start - now) / MINUTE_MS);
  return minutes > 99 ? { kind: 'at', minutes: 0 } : { kind: 'in', minutes };
}
