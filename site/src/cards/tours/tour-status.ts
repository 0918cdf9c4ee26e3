import { type EventDate, isOver, type TouringEvent } from '@inktvis/events';

/** What stands in the way of coming: cancelled, over, postponed, no seat left. */
export type TourStatus = 'off' | 'past' | 'postponed' | 'sold';

const STATUSES = { cancelled: 'off', postponed: 'postponed', scheduled: null } as const;

/** Of one date of an event. */
export function dateStatus(event: TouringEvent, date: EventDate, now: Date): TourStatus | null {
  const status = STATUSES[date.happening];
  if (status === 'off') return status;
  const alone = { ...event, calendarType: 'single' as const, endDate: date.end, dates: [date] };
  if (isOver(alone, now)) return 'past';
  return status ?? (date.soldOut ? 'sold' : null);
}

/** Of an event, as it stands in a list; `date` is the one that is shown. */
export function eventStatus(event: TouringEvent, date: EventDate | null, now: Date): TourStatus | null {
  const status = STATUSES[event.happening];
  if (status === 'off') return status;
  if (isOver(event, now)) return 'past';
  return status ?? (event.soldOut ? 'sold' : date && dateStatus(event, date, now));
}
