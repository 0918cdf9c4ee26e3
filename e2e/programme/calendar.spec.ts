import { calendarAt } from '../support/calendar.ts';
import { expect, siteUrl, test } from '../support/test.ts';

const get = (path: string) => fetch(siteUrl() + path);

/** As a festival-goer I put the programme in my own calendar, and it tells me the right hours. */
test('the whole programme is a calendar that another program reads, on both sides of the change of clocks', async () => {
  const { name, errors, events } = await calendarAt(`${siteUrl()}/programma.ics`);
  expect(name).toBe('Inktvis: volledig programma');
  expect(errors).toEqual([]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(220);
  for (const { url, location } of events) {
    expect(url).toContain('/activiteiten/');
    expect(location).toContain('Doorniksesteenweg 216, 8500 Kortrijk');
  }
  const first = events.find(({ summary }) => summary === 'Twintigduizend mijlen met een inktvis');
  expect(first?.start).toBe('2024-10-26T09:00:00Z');
  const cancelled = events.filter(({ status }) => status === 'CANCELLED');
  expect(cancelled).toHaveLength(5);
  for (const { summary } of cancelled) expect(summary).toMatch(/^GEANNULEERD: /);
  const sunday = (await calendarAt(`${siteUrl()}/programma/zondag-27-oktober.ics`)).events.map(
    ({ start }) => start,
  );
  expect(sunday).toContain('2024-10-27T09:30:00Z');
  for (const start of sunday) expect(start >= '2024-10-27T09:00:00Z', start).toBe(true);
});

test('an export has its type and name, and is stored', async () => {
  for (const [path, ...expected] of [
    ['/programma.ics', 'text/calendar; charset=utf-8', 'inline; filename="inktvis-programma.ics"'],
    [
      '/activiteiten/drakenschool.ics',
      'text/calendar; charset=utf-8',
      'attachment; filename="inktvis-drakenschool.ics"',
    ],
    ['/programma.json', 'application/json', null],
  ] as const) {
    await expect.poll(async () => (await get(path)).headers.get('x-cache')).toBe('HIT');
    const { headers } = await get(path);
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual(expected);
  }
});
