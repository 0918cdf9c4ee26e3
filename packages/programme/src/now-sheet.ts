import { minutesLeft, type Timing, WORTH_MS } from './today.ts';

/** The three items of the home page during the festival; nothing cancelled or sold out. */

export type SheetItem = Timing & {
  readonly id: string;
  readonly href: string | null;
  readonly title: string;
  /** `Stripkade, hal 5` */
  readonly place: string;
};

/** Instants in milliseconds since 1970. */
export type SheetModel = {
  readonly opens: number | null;
  /** By start, what is over left out. */
  readonly today: readonly SheetItem[];
  /** `word`: `Morgen`, or its weekday; null after the last day. */
  readonly next: {
    readonly word: string;
    readonly opens: number;
    readonly items: readonly SheetItem[];
  } | null;
};

export const SHEET_SIZE = 3;
const MINUTE_MS = 60_000;

/** What lasts ten minutes more, by end, then what starts; after the last item the next day. Null when nothing is left. */
export function sheetAt({ opens, today, next }: SheetModel, now: number) {
  const ahead = today.filter(({ end }) => end > now);
  const running = ahead.filter(({ start }) => start <= now);
  const later = ahead.filter(({ start }) => start > now);
  const worth = running.filter(({ end }) => end - now >= WORTH_MS).sort((a, b) => a.end - b.end);
  const items = [...worth, ...later].slice(0, SHEET_SIZE);
  const counts = { running: running.length, later: later.length };
  if (items.length > 0) {
    const isClosed = running.length === 0 && opens !== null && now < opens;
    /** `Nu` has the time; what is still to open a word and its hour. */
    const kind = isClosed ? 'soon' : 'now';
    return { kind, items, ...counts } as const;
  }
  return next && ({ kind: 'next', items: next.items, ...counts } as const);
}

/** Minutes as long as they say more than the hour does. */
export function sheetTime(item: SheetItem, now: number) {
  if (item.start <= now) {
    const minutes = minutesLeft(item, now);
    if (minutes !== null) return { kind: 'left', minutes } as const;
    return { kind: item.isOpenEnded ? 'since' : 'until', minutes: 0 } as const;
  }
  const minutes = Math.ceil((item.start - now) / MINUTE_MS);
  return minutes > 99 ? ({ kind: 'at', minutes: 0 } as const) : ({ kind: 'in', minutes } as const);
}
