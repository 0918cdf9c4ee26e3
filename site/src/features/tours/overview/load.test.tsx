import type { EventsClient, TouringEvent } from '@inktvis/events';
import { aToursOverview } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ALWAYS, aDate, anEvent } from '../../../cards/tours/testing/events.ts';
import { aContext, around } from '../../testing/context.ts';
import { tourEventPage } from '../page.ts';
import { loadTours } from './load.ts';
import { TourOverviewView } from './TourOverviewView.tsx';

const all = Array.from({ length: 61 }, (_, at) => anEvent({}, at + 1));

const tourOf = (events: readonly TouringEvent[]) =>
  vi.fn<EventsClient['list']>(async () => ({ ok: true, value: events, outdated: false }));

async function load(address: string, events: Partial<EventsClient> = { list: tourOf(all) }) {
  const story = aToursOverview();
  const context = aContext({}, address, events);
  const loaded = await loadTours(story, context);
  if (!loaded.ok) throw new Error('no list of tours');
  const { data } = loaded.value;
  const html = renderToStaticMarkup(
    <TourOverviewView story={story} content={story.content} data={data} frame={context} />,
  );
  return { ...loaded.value, html, slugs: data.shown.map(({ slug }) => slug) };
}

test.each([
  ['the first', '', 1, 30, '1 tot 30'],
  ['the last', '?pagina=3', 3, 1, '61 tot 61'],
  ['page 1 past the end', '?pagina=4', 1, 30, '1 tot 30'],
])('of the pages of thirty events %s has their count and range', async (_, query, page, length, range) => {
  const { html, slugs, paging, storable } = await load(`/inktvis-op-toer${query}`);
  expect(html).toContain('>61 evenementen<');
  expect(html).toContain(`>${range}<`);
  expect(slugs).toHaveLength(length);
  expect([paging, storable]).toEqual([{ page, count: 3 }, true]);
});

test('an event of several dates stands where its next one is', async () => {
  const series = anEvent(
    { dates: [aDate('2024-10-01 20:00'), aDate('2024-10-27 20:00'), aDate('2025-03-01 20:00')] },
    70,
  );
  const once = (day: string, at: number) => anEvent({ dates: [aDate(`${day} 20:00`)] }, at);
  const [soon, later] = [once('2024-10-26', 71), once('2024-11-30', 72)];
  const permanent = anEvent(ALWAYS, 73);
  const { slugs } = await load('/inktvis-op-toer', { list: tourOf([permanent, soon, later, series]) });
  expect(slugs).toEqual([soon, series, later, permanent].map(({ slug }) => slug));
});

test('only known tags go to the source; each tag leads to the first page with or without it', async () => {
  const list = tourOf(all);
  const address = '/inktvis-op-toer?tag=voorstelling&tag=zeilen&tag=voorleessessie&pagina=2';
  const { html, narrowed, storable, redirectTo } = await load(address, { list });
  expect(redirectTo).toBe('/inktvis-op-toer?tag=voorleessessie&tag=voorstelling&onbekend=zeilen');
  expect(list.mock.calls[0]?.[0]).toEqual(['voorleessessie', 'voorstelling']);
  expect([narrowed, storable]).toEqual(['Voorleessessie, Voorstelling', true]);
  expect(html).toContain(
    'href="/inktvis-op-toer?tag=voorstelling#_soorten" aria-current="true">Voorleessessie',
  );
  expect(html).toContain('?tag=signeersessie&amp;tag=voorleessessie&amp;tag=voorstelling#_soorten">Signeer');
});

test('without a response there is a page, which is not stored', async () => {
  const { html, slugs, storable } = await load('/inktvis-op-toer', {});
  expect([slugs, storable]).toEqual([[], false]);
  expect(html).toContain('De lijst is even niet bereikbaar. Kom straks terug.');
});

/** The page of an event with these others; null when there is none, undefined when it cannot be read. */
async function eventPage(slug: string, events: Partial<EventsClient>) {
  const read = await tourEventPage.read(aContext({}, `/inktvis-op-toer/${slug}`, events));
  if (!read.ok) return undefined;
  const locals = {};
  read.value?.hand(locals, around(aContext({})));
  return read.value && tourEventPage.shownIn(locals).data;
}

test('an event has three others that take place, from the next one on, never itself', async () => {
  const cancelled = anEvent({ happening: 'cancelled' }, 99);
  const [first, second, third, fourth] = all;
  const shown = await eventPage(third?.slug ?? '', {
    list: tourOf([...all.slice(0, 4), cancelled]),
    find: async () => ({ ok: true, value: third ?? null, outdated: true }),
  });
  expect([shown?.others, shown?.outdated]).toEqual([[fourth, first, second], true]);
});

test('an event is shown without the others', async () => {
  const shown = await eventPage('x', { find: async () => ({ ok: true, value: anEvent(), outdated: false }) });
  expect(shown?.others).toEqual([]);
});

test('an unknown event is no page, and a failed read is an error', async () => {
  const find = async () => ({ ok: true, value: null, outdated: false }) as const;
  expect([await eventPage('x', { find }), await eventPage('x', {})]).toEqual([null, undefined]);
});
