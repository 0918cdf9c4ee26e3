import { toCalendar } from '@inktvis/programme/schedule/calendar';
import { at } from '@inktvis/programme/testing/stories';
import { describe, expect, test } from 'vitest';
import { aDate, anEvent } from '../../../cards/tours/testing/events.ts';
import { calendarHref, eventSchedule } from './tour-calendar.ts';

const now = at('2024-10-26 10:05');
const BASE = 'https://inktvis.example';
const site = { brand: 'Inktvis', canonicalBase: BASE, siteUrl: BASE };
const past = aDate('2024-10-19 20:00');
const off = aDate('2024-11-09 20:00', { happening: 'cancelled' });
const sold = aDate('2024-11-16 20:00', { soldOut: true });
const open = aDate('2024-11-23 20:00');

describe('the calendar of an event', () => {
  test('holds the dates that are to come and take place', () => {
    const event = anEvent({ title: 'Vier avonden', dates: [past, off, sold, open] });
    const schedule = eventSchedule(event, now, site);
    expect(schedule?.entries.map(({ start }) => start)).toEqual([sold.start, open.start]);
    const text = schedule ? toCalendar(schedule) : '';
    expect(text).toContain('SUMMARY:Vier avonden');
    expect(text).toContain('LOCATION:De Leeslamp\\, 8500 Kortrijk');
    expect(text).toContain(`UID:${event.slug}-${open.start.getTime()}@inktvis.example`);
    expect(calendarHref(event, now)).toBe(`/inktvis-op-toer/${event.slug}.ics`);
  });

  test('has days without hours for what takes whole days', () => {
    const fair = { ...aDate('2024-11-09 00:00'), end: at('2024-11-10 23:59') };
    const oneDay = { ...aDate('2024-11-16 00:00'), end: at('2024-11-16 00:00') };
    const schedule = eventSchedule(anEvent({ dates: [fair, oneDay] }), now, site);
    const text = schedule ? toCalendar(schedule) : '';
    expect(text).toContain('DTSTART;VALUE=DATE:20241109\r\nDTEND;VALUE=DATE:20241111');
    expect(text).toContain('DTSTART;VALUE=DATE:20241116\r\nDTEND;VALUE=DATE:20241117');
  });

  test.each([
    ['is cancelled', anEvent({ dates: [open], happening: 'cancelled' })],
    ['has no date any more', anEvent({ dates: [aDate('2024-11-23 20:00', { happening: 'postponed' })] })],
  ])('is not there for one that %s', (_, event) => {
    expect([eventSchedule(event, now, site), calendarHref(event, now)]).toEqual([null, null]);
  });

  test('is not offered when there is no seat left', () => {
    expect(calendarHref(anEvent({ dates: [sold] }), now)).toBeNull();
    expect(calendarHref(anEvent({ dates: [open], soldOut: true }), now)).toBeNull();
  });
});
