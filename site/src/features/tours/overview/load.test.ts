import type { EventsClient, ListRequest } from '@inktvis/events';
import { aToursOverview } from '@inktvis/programme/testing/stories';
import { expect, test, vi } from 'vitest';
import { aDate, anEvent } from '../../../cards/tours/testing/events.ts';
import { aContext } from '../../testing/context.ts';
import { loadEvent } from '../event/load-event.ts';
import { loadTours } from './load.ts';

const all = Array.from({ length: 61 }, (_, at) => anEvent({}, at + 1));

const listEvents = vi.fn<EventsClient['list']>(async ({ page, perPage = 30 }: ListRequest) => ({
  ok: true,
  value: {
    itemsPerPage: perPage,
    totalItems: all.length,
    events: all.slice((page - 1) * perPage, page * perPage),
  },
  outdated: false,
}));

async function load(address: string, events: Partial<EventsClient> = { list: listEvents }) {
  listEvents.mockClear();
  const loaded = await loadTours(aToursOverview(), aContext({}, address, events));
  if (!loaded.ok) throw new Error('no list of tours');
  const { data } = loaded.value;
  const { list } = data.list;
  const rows = list?.months.flatMap((month) => month.rows);
  return { ...loaded.value, summary: data.props.summary, list, rows };
}

test('a page has thirty events, with their count and range', async () => {
  const { summary, list, rows, paging, storable } = await load('/inktvis-op-toer?pagina=3');
  expect(summary).toMatchObject({ count: '61 evenementen', range: '61 tot 61' });
  expect(list?.outdated).toBe(false);
  expect(rows?.map(({ slug }) => slug)).toHaveLength(1);
  expect([paging, storable]).toEqual([{ page: 3, count: 3 }, true]);
});

test('an event of several dates stands where its next one is', async () => {
  const series = anEvent(
    { dates: [aDate('2024-10-01 20:00'), aDate('2024-10-27 20:00'), aDate('2025-03-01 20:00')] },
    70,
  );
  const once = (day: string, at: number) => anEvent({ dates: [aDate(`${day} 20:00`)] }, at);
  const [soon, later] = [once('2024-10-26', 71), once('2024-11-30', 72)];
  const permanent = anEvent({ calendarType: 'permanent', dates: [], startDate: null, endDate: null }, 73);
  const found = [permanent, soon, later, series];
  const list: EventsClient['list'] = async () => ({
    ok: true,
    value: { itemsPerPage: 500, totalItems: found.length, events: found },
    outdated: false,
  });
  const { rows: shown } = await load('/inktvis-op-toer', { list });
  expect(shown?.map(({ slug }) => slug)).toEqual([soon, series, later, permanent].map(({ slug }) => slug));
});

test('a page past the end is page 1', async () => {
  const { summary, paging } = await load('/inktvis-op-toer?pagina=4');
  expect(summary.range).toBe('1 tot 30');
  expect(paging).toEqual({ page: 1, count: 3 });
});

test('only known tags go to the source', async () => {
  const { summary, narrowed, storable } = await load(
    '/inktvis-op-toer?tag=voorstelling&tag=zeilen&tag=voorleessessie',
  );
  expect(listEvents.mock.calls[0]?.[0].tags).toEqual(['voorleessessie', 'voorstelling']);
  expect(summary.status).toBe('61 evenementen, gefilterd op Voorleessessie, Voorstelling');
  expect([narrowed, storable]).toEqual(['Voorleessessie, Voorstelling', true]);
});

test('without a response there is a page, which is not stored', async () => {
  const { summary, list, storable } = await load('/inktvis-op-toer', {});
  expect([list, storable]).toEqual([null, false]);
  expect(summary.status).toBe('De lijst is even niet bereikbaar. Kom straks terug.');
});

test('an event has three others that take place, never itself', async () => {
  const now = new Date('2024-10-26T08:05:00Z');
  const cancelled = anEvent({ happening: 'cancelled' }, 99);
  const events: EventsClient = {
    list: async () => ({
      ok: true,
      value: { itemsPerPage: 30, totalItems: 6, events: [...all.slice(0, 5), cancelled] },
      outdated: false,
    }),
    find: async () => ({ ok: true, value: all[0] ?? null, outdated: true }),
    known: async () => [],
  };
  const read = await loadEvent(all[0]?.slug ?? '', { events, now });
  const slugs = read.ok ? read.value?.others.map(({ slug }) => slug) : [];
  expect(new Set(slugs).size).toBe(3);
  expect(slugs).not.toContain(all[0]?.slug);
  expect(slugs).not.toContain(cancelled.slug);
  expect(read.ok && read.value?.outdated).toBe(true);
});

test('an event is shown without the others', async () => {
  const { events } = aContext({}, '/', {
    find: async () => ({ ok: true, value: anEvent(), outdated: false }),
  });
  const read = await loadEvent('x', { events, now: new Date('2024-10-26T08:05:00Z') });
  expect(read.ok && read.value?.others).toEqual([]);
});

test('an unknown event is null, and a failed read is an error', async () => {
  const now = new Date('2024-10-26T08:05:00Z');
  const none = aContext({}, '/', { find: async () => ({ ok: true, value: null, outdated: false }) });
  expect(await loadEvent('x', { events: none.events, now })).toEqual({ ok: true, value: null });
  expect((await loadEvent('x', { events: aContext({}).events, now })).ok).toBe(false);
});
