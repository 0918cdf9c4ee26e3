import { type EventDate, isWholeDay, type TouringEvent } from '@inktvis/events';
import { capital } from '@inktvis/messages/fill';
import { tours } from '@inktvis/messages/tours';
import { priceWords } from '@inktvis/programme/entry';
import type { Schedule, ScheduleEntry } from '@inktvis/programme/schedule/schedule';
import { postalTown } from '../../../cards/text.ts';
import { dateStatus } from '../../../cards/tours/tour-when.ts';
import { summary, tourTitle } from '../../../cards/tours/tour-words.ts';

/** Settings of the site; `siteUrl` is the same for every deployment. */
type CalendarSite = Readonly<Record<'brand' | 'canonicalBase' | 'siteUrl', string>>;

/** The coming dates that take place, in order; none for a permanent or cancelled event. */
const comingDates = (event: TouringEvent, now: Date): readonly EventDate[] =>
  event.dates.filter((date) => ['sold', null].includes(dateStatus(event, date, now)));

/** The address of the calendar file of an event; null when it can no longer be attended. */
export const calendarHref = (event: TouringEvent, now: Date): string | null =>
  event.soldOut || !comingDates(event, now).some((date) => dateStatus(event, date, now) === null)
    ? null
    : `${event.href}.ics`;

function placeOf({ location, address, online, slug }: TouringEvent): ScheduleEntry['location'] {
  const title = location || (online ? tours.online : '');
  const where = address ? [address.street, postalTown(address)].filter(Boolean).join(', ') : '';
  return title || where ? { slug, title, hall: where } : null;
}

function entryOf(event: TouringEvent, date: EventDate, at: number, url: string): ScheduleEntry {
  const { slug, booking, prices, createdAt, changedAt } = event;
  return {
    id: `${slug}-${at + 1}`,
    // Stays the same when other dates are added: calendars identify a date by it.
    uuid: `${slug}-${date.start.getTime()}`,
    experience: null,
    url,
    title: tourTitle(event),
    shortTitle: '',
    intro: summary(event.intro),
    remarks: [capital(priceWords(prices)), booking[0]?.address ?? ''].filter(Boolean),
    start: date.start,
    end: date.end > date.start ? date.end : null,
    wholeDays: isWholeDay(date),
    dropIn: false,
    type: null,
    location: placeOf(event),
    themes: [],
    age: '',
    access: [],
    entry: null,
    placesLeft: null,
    people: [],
    flags: [],
    previousStart: null,
    previousLocation: null,
    note: '',
    created: createdAt,
    updated: changedAt,
  };
}

/** The coming dates of an event as a schedule; null when there are none. */
export function eventSchedule(event: TouringEvent, now: Date, site: CalendarSite): Schedule | null {
  const dates = comingDates(event, now);
  if (dates.length === 0) return null;
  const url = new URL(site.canonicalBase + event.href).href;
  return {
    title: `${site.brand}: ${tourTitle(event)}`,
    url,
    feed: `${url}.ics`,
    publisher: site.brand,
    host: new URL(site.siteUrl).hostname,
    venue: '',
    generated: event.changedAt ?? now,
    entries: dates.map((date, at) => entryOf(event, date, at, url)),
  };
}
