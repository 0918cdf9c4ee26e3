import type { EventDate, Happening } from '../touring-event.ts';
import type { WireEvent } from './event-schema.ts';
import { dutch } from './texts.ts';

type Status = WireEvent['status'];

const HAPPENING = {
  Available: 'scheduled',
  TemporarilyUnavailable: 'postponed',
  Unavailable: 'cancelled',
} as const satisfies Record<string, Happening>;

export const happeningOf = (status: Status): Happening => HAPPENING[status?.type ?? 'Available'];

export const reasonOf = (status: Status): string => dutch(status?.reason);

/** Dates in order. A single event of an old record may have none of its own: then it is start and end. */
export function datesOf(wire: WireEvent): readonly EventDate[] {
  if (wire.calendarType === 'periodic' || wire.calendarType === 'permanent') return [];
  const own = { status: wire.status, bookingAvailability: wire.bookingAvailability };
  const whole = wire.startDate
    ? [{ startDate: wire.startDate, endDate: wire.endDate ?? undefined, ...own }]
    : [];
  return (wire.subEvent?.length ? wire.subEvent : whole)
    .map((date) => ({
      start: date.startDate,
      end: date.endDate && date.endDate > date.startDate ? date.endDate : date.startDate,
      // Cancelling the whole cancels its dates; old records only say so at the top.
      happening: happeningOf(date.status?.type === 'Available' || !date.status ? wire.status : date.status),
      reason: reasonOf(date.status) || reasonOf(wire.status),
      soldOut: (date.bookingAvailability ?? wire.bookingAvailability)?.type === 'Unavailable',
    }))
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
}

/** `3-6`, `-12`, `6-`, `-` (contract events-source 7.1). */
export function agesOf(range: string | null | undefined): { from: number | null; to: number | null } {
  const found = /^(\d{0,3})-(\d{0,3})$/.exec(range ?? '');
  const years = (digits: string | undefined) => (digits ? Number(digits) : null);
  return { from: years(found?.[1]), to: years(found?.[2]) };
}
