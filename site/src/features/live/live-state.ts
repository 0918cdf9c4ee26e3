import { brusselsDay, type Day, nextDay } from '@inktvis/foundation/brussels';
import type { LiveData, LiveItem } from './live-data.ts';

/** What the Live page shows at an instant. */
export type LiveState =
  /** The programme is not read yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'before'; readonly days: number; readonly items: readonly LiveItem[] }
  /** No items: everything of today has begun. */
  | { readonly kind: 'running'; readonly items: readonly LiveItem[] }
  /** `items` are those of the next day that has any, from its `first` on. */
  | {
      readonly kind: 'between';
      readonly first: LiveItem;
      readonly isTomorrow: boolean;
      readonly items: readonly LiveItem[];
    }
  | { readonly kind: 'after'; readonly days: number };

/** Six rows fit on a portrait screen, and three below the hour of tomorrow (requirements D10, Live). */
const MAX_ROWS = 6;
const MAX_SIGNING_ROWS = 5;
const MAX_ROWS_NEXT_DAY = 3;
const MINUTE_MS = 60_000;

/** Now, to the minute; upcoming is what starts later than that (requirements 4). */
const minuteOf = (now: number): number => Math.floor(now / MINUTE_MS) * MINUTE_MS;

const dayOf = (instant: number): Day => brusselsDay(new Date(instant));

const daysBetween = (from: Day, until: Day): number =>
  Math.round((Date.parse(`${until}T12:00Z`) - Date.parse(`${from}T12:00Z`)) / 86_400_000);

/** What has not begun, by start. `now` in epoch ms. */
const upcomingItems = ({ items }: Pick<LiveData, 'items'>, now: number): readonly LiveItem[] =>
  items.filter(({ start }) => start > minuteOf(now));

/**
 * Decides what the page shows at `now` (epoch ms): days to go before the festival, what starts today, the hour of the
 * next day once today is over, and thanks at the end (requirements D10, Live). Days are Brussels days.
 */
export function liveState(data: Pick<LiveData, 'items' | 'festival' | 'isUnread'>, now: number): LiveState {
  if (data.isUnread) return { kind: 'waiting' };
  const today = dayOf(now);
  const upcoming = upcomingItems(data, now);
  const { festival } = data;
  if (festival && today < festival.firstDay)
    return {
      kind: 'before',
      days: daysBetween(today, festival.firstDay),
      items: upcoming.slice(0, MAX_ROWS),
    };

  const ofDay = (day: Day) => upcoming.filter(({ start }) => dayOf(start) === day);
  const items = ofDay(today).slice(0, MAX_ROWS);
  const isRunning = data.items.some(({ start, end }) => start <= now && now < end);
  if (items.length > 0 || isRunning) return { kind: 'running', items };

  const [first] = upcoming;
  if (first) {
    const day = dayOf(first.start);
    const isTomorrow = day === nextDay(today);
    return { kind: 'between', first, isTomorrow, items: ofDay(day).slice(0, MAX_ROWS_NEXT_DAY) };
  }
  if (!festival || today < festival.lastDay) return { kind: 'running', items: [] };
  return { kind: 'after', days: daysBetween(festival.firstDay, festival.lastDay) + 1 };
}

/** Who signs today: what has not ended, by start (the signing board). `now` in epoch ms. */
export function signingItems({ items }: Pick<LiveData, 'items'>, now: number): readonly LiveItem[] {
  const today = dayOf(now);
  return items
    .filter(({ signing, start, end }) => signing && dayOf(start) === today && now < end)
    .slice(0, MAX_SIGNING_ROWS);
}

/**
 * Returns a function that tells when the first upcoming item begins: true once per item, also when the exact second was
 * missed (requirements 4: 'reached or passed since the last check'). `now` in epoch ms.
 */
export function createStartDetector(): (data: Pick<LiveData, 'items'>, now: number) => boolean {
  let awaited: LiveItem | undefined;
  return (data, now) => {
    const hasBegun = awaited !== undefined && awaited.start <= now;
    [awaited] = upcomingItems(data, now);
    return hasBegun;
  };
}
