import { brusselsDay, type Day, formatTime, nextDay } from '@inktvis/foundation/brussels';
import type { LiveChange, LiveData, LiveItem } from './live-data.ts';

export type LiveRow = {
  readonly id: string;
  /** `14.30` */
  readonly time: string;
  readonly title: string;
  readonly place: string;
  readonly href: string;
  /** Whole minutes until it starts, for what starts within the hour; else null. */
  readonly startsIn: number | null;
  /** What changed of it; absent when nothing did. */
  readonly changes?: readonly LiveChange[];
};

/** What the Live page shows at an instant. */
export type LiveState =
  /** The programme is not read yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'before'; readonly days: number; readonly rows: readonly LiveRow[] }
  /** No rows: everything of today has begun. */
  | { readonly kind: 'running'; readonly rows: readonly LiveRow[] }
  | {
      readonly kind: 'between';
      readonly day: Day;
      readonly isTomorrow: boolean;
      readonly time: string;
      readonly rows: readonly LiveRow[];
    }
  | { readonly kind: 'after'; readonly days: number };

/** Six rows fit on a portrait screen, and three below the hour of tomorrow (requirements D10, Live). */
const MAX_ROWS = 6;
const MAX_SIGNING_ROWS = 5;
const MAX_ROWS_NEXT_DAY = 3;
const MINUTE_MS = 60_000;
const SOON_MINUTES = 60;

/** Now, to the minute; upcoming is what starts later than that (requirements 4). */
const minuteOf = (now: number): number => Math.floor(now / MINUTE_MS) * MINUTE_MS;

const dayOf = (instant: number): Day => brusselsDay(new Date(instant));

const daysBetween = (from: Day, until: Day): number =>
  Math.round((Date.parse(`${until}T12:00Z`) - Date.parse(`${from}T12:00Z`)) / 86_400_000);

/** What has not begun, by start. `now` in epoch ms. */
const upcomingItems = ({ items }: Pick<LiveData, 'items'>, now: number): readonly LiveItem[] =>
  items.filter(({ start }) => start > minuteOf(now));

function rowOf({ id, start, title, place, href, changes }: LiveItem, now: number): LiveRow {
  const minutes = Math.ceil((start - now) / MINUTE_MS);
  const startsIn = minutes <= SOON_MINUTES ? minutes : null;
  return { id, time: formatTime(new Date(start)), title, place, href, startsIn, ...(changes && { changes }) };
}

/**
 * Decides what the page shows at `now` (epoch ms): days to go before the festival, what starts today, the hour of the
 * next day once today is over, and thanks at the end (requirements D10, Live). Days are Brussels days.
 */
export function liveState(data: Pick<LiveData, 'items' | 'festival' | 'isUnread'>, now: number): LiveState {
  if (data.isUnread) return { kind: 'waiting' };
  const today = dayOf(now);
  const upcoming = upcomingItems(data, now);
  const rows = (items: readonly LiveItem[], max: number) =>
    items.slice(0, max).map((item) => rowOf(item, now));
  const { festival } = data;
  if (festival && today < festival.firstDay)
    return { kind: 'before', days: daysBetween(today, festival.firstDay), rows: rows(upcoming, MAX_ROWS) };

  const ofToday = upcoming.filter(({ start }) => dayOf(start) === today);
  const isRunning = data.items.some(({ start, end }) => start <= now && now < end);
  if (ofToday.length > 0 || isRunning) return { kind: 'running', rows: rows(ofToday, MAX_ROWS) };

  const [next] = upcoming;
  if (next) {
    const day = dayOf(next.start);
    const ofDay = upcoming.filter(({ start }) => dayOf(start) === day);
    return {
      kind: 'between',
      day,
      isTomorrow: day === nextDay(today),
      time: formatTime(new Date(next.start)),
      rows: rows(ofDay, MAX_ROWS_NEXT_DAY),
    };
  }
  if (!festival || today < festival.lastDay) return { kind: 'running', rows: [] };
  return { kind: 'after', days: daysBetween(festival.firstDay, festival.lastDay) + 1 };
}

export type SigningRow = Pick<LiveRow, 'id' | 'time' | 'title' | 'place' | 'href'> & {
  /** `15.00` while it runs, else null. */
  readonly until: string | null;
};

/** Who signs today: what has not ended, by start (the signing board). */
export function signingRows({ items }: Pick<LiveData, 'items'>, now: number): readonly SigningRow[] {
  const today = dayOf(now);
  return items
    .filter(({ signing, start, end }) => signing && dayOf(start) === today && now < end)
    .slice(0, MAX_SIGNING_ROWS)
    .map((item) => ({
      ...rowOf(item, now),
      until: item.start <= now ? formatTime(new Date(item.end)) : null,
    }));
}

/**
 * Returns a function that tells when the first upcoming item begins: true once per item, also when the exact second was
 * missed (requirements 4: 'reached or passed since the last check'). `now` in epoch ms.
 */
export function createStartDetector(): (data: Pick<LiveData, 'items'>, now: number) => boolean {
  let awaited: LiveItem | undefined;
  let handled: string | undefined;
  return (data, now) => {
    const began = awaited && awaited.start <= now && awaited.id !== handled ? awaited : undefined;
    if (began) handled = began.id;
    [awaited] = upcomingItems(data, now);
    return began !== undefined;
  };
}
