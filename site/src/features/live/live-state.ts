import { brusselsDay, type Day, nextDay } from '@inktvis/foundation/brussels';
import type { LiveData, LiveItem } from './live-data.ts';

export type LiveState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'before'; readonly days: number; readonly items: readonly LiveItem[] }
  /** No items: everything of today has begun. */
  | { readonly kind: 'running'; readonly items: readonly LiveItem[] }
  /** `items` are those of the day of `first`. */
  | {
      readonly kind: 'between';
      readonly first: LiveItem;
      readonly isTomorrow: boolean;
      readonly items: readonly LiveItem[];
    }
  | { readonly kind: 'after'; readonly days: number };

/** Six rows fit on a portrait screen, and three below the hour of tomorrow (requirements D10, Live). */
const MAX_ROWS = 6;
const MAX_ROWS_NEXT_DAY = 3;
const MINUTE_MS = 60_000;

/** Upcoming is what starts later than this minute (requirements 4). */
const minuteOf = (now: number): number => Math.floor(now / MINUTE_MS) * MINUTE_MS;

const dayOf = (instant: number): Day => brusselsDay(new Date(instant));

const daysBetween = (from: Day, until: Day): number =>
  Math.round((Date.parse(`${until}T12:00Z`) - Date.parse(`${from}T12:00Z`)) / 86_400_000);

const upcomingItems = ({ items }: Pick<LiveData, 'items'>, now: number): readonly LiveItem[] =>
  items.filter(({ start }) => start > minuteOf(now));

/** What the page shows at `now` (epoch ms; requirements D10, Live). Days are Brussels days. */
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

/** Who signs today and has not ended. `now` in epoch ms. */
export function signingItems({ items }: Pick<LiveData, 'items'>, now: number): readonly LiveItem[] {
  const today = dayOf(now);
  return items.filter(({ signing, start, end }) => signing && dayOf(start) === today && now < end);
}

/** Returns what tells that the first upcoming item has begun: once, also when its second was missed (requirements 4). */
export function createStartDetector(): (data: Pick<LiveData, 'items'>, now: number) => boolean {
  let awaited: LiveItem | undefined;
  return (data, now) => {
    const hasBegun = awaited !== undefined && awaited.start <= now;
    [awaited] = upcomingItems(data, now);
    return hasBegun;
  };
}
