import type { EventDate, TouringEvent, Weekday } from '@inktvis/events';
import { at } from '@inktvis/programme/testing/stories';

/** A date of an event, from `2024-11-13 14:00` on, an hour long. */
export const aDate = (start: string, over: Partial<EventDate> = {}): EventDate => ({
  start: at(start),
  end: new Date(at(start).getTime() + 3_600_000),
  happening: 'scheduled',
  reason: '',
  soldOut: false,
  ...over,
});

/** What makes an event permanent. */
export const ALWAYS = { calendarType: 'permanent', dates: [], startDate: null, endDate: null } as const;

/** What makes an event one of a period, open from 14.00 on some days of the week. */
export const aPeriod = (from: string, until: string, days: readonly Weekday[]) => ({
  calendarType: 'periodic' as const,
  dates: [],
  startDate: at(`${from} 00:00`),
  endDate: at(`${until} 23:59`),
  openingHours: [{ days, opens: '14:00', closes: '17:00' }],
});

const uuid = (number: number) => `0f3c2a54-7d2e-4b57-9a0b-${String(number).padStart(12, '0')}`;

/** An event as the client gives it, with what a test cares about laid over it. */
export function anEvent(over: Partial<TouringEvent> = {}, number = 1): TouringEvent {
  const slug = uuid(number);
  const dates = over.dates ?? [aDate('2024-11-13 14:00')];
  return {
    title: `Voorlezen ${number}`,
    lang: undefined,
    startDate: dates[0]?.start ?? null,
    endDate: dates.at(-1)?.end ?? null,
    image: null,
    intro: 'Een halfuur verhalen.',
    slug,
    location: 'De Leeslamp',
    href: `/inktvis-op-toer/${slug}`,
    paragraphs: [[{ text: 'Een halfuur verhalen.', href: null }]],
    calendarType: dates.length > 1 ? 'multiple' : 'single',
    dates,
    openingHours: [],
    happening: 'scheduled',
    reason: '',
    soldOut: false,
    address: { street: '', postalCode: '8500', town: 'Kortrijk', country: 'BE' },
    online: false,
    organizer: '',
    tags: ['voorleessessie'],
    ages: { from: null, to: null },
    prices: [],
    booking: [],
    bookingFrom: null,
    bookingUntil: null,
    contacts: [],
    onlineUrl: '',
    createdAt: at('2024-06-03 09:00'),
    changedAt: at('2024-06-03 09:00'),
    ...over,
  };
}
