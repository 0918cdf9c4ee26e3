import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, siteUrl, test } from '../support/test.ts';

const READER = join(import.meta.dirname, '../../packages/programme/src/schedule/testing/read-calendar.py');

/** What Debian's python3-icalendar reads in a calendar; times in UTC. */
type ReadCalendar = {
  readonly name: string;
  readonly errors: readonly string[];
  readonly events: readonly {
    readonly uid: string;
    readonly summary: string;
    readonly location: string;
    readonly url: string;
    readonly status: string;
    readonly sequence: number;
    readonly start: string;
  }[];
};

function readCalendar(input: string): ReadCalendar {
  const options = { input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout, stderr, error } = spawnSync('/usr/bin/python3', [READER], options);
  if (status !== 0) throw new Error(stderr || error?.message || `the reader gave ${status}`);
  return JSON.parse(stdout);
}

const get = (path: string, headers: Record<string, string> = {}, site = siteUrl()) =>
  fetch(site + path, { redirect: 'manual', headers });
const calendarAt = async (path: string, site = siteUrl()) =>
  readCalendar(await (await get(path, {}, site)).text());

/** As a festival-goer I put the programme in my own calendar, and it tells me the right hours. */
test('the whole programme is a calendar that another program reads, on both sides of the change of clocks', async () => {
  const { name, errors, events } = await calendarAt('/programma.ics');
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
  const sunday = (await calendarAt('/programma/zondag-27-oktober.ics')).events.map(({ start }) => start);
  expect(sunday).toContain('2024-10-27T09:30:00Z');
  for (const start of sunday) expect(start >= '2024-10-27T09:00:00Z', start).toBe(true);
});

test('what you see is what you export', async () => {
  const query = '?thema=kids&type=workshop&thema=strips';
  const page = await (await get(`/programma${query}`)).text();
  const { events, name } = await calendarAt(`/programma.ics${query}`);
  expect(events.length).toBeGreaterThan(0);
  expect(events.length).toBeLessThan(220);
  expect(name).toBe('Inktvis: Strips, Kids, Workshop');
  expect(page).toContain(`${events.length} beleving`);
  expect((await (await get(`/programma.json${query}`)).json()).items).toHaveLength(events.length);
});

test('an export is stored, compressed and open to other sites', async () => {
  const headers = { 'accept-encoding': 'br' };
  for (const [path, type, disposition] of [
    ['/programma.ics', 'text/calendar; charset=utf-8', 'inline; filename="inktvis-programma.ics"'],
    [
      '/activiteiten/drakenschool.ics',
      'text/calendar; charset=utf-8',
      'attachment; filename="inktvis-drakenschool.ics"',
    ],
    ['/programma.json', 'application/json', null],
  ] as const) {
    await expect.poll(async () => (await get(path, headers)).headers.get('x-cache')).toBe('HIT');
    const response = await get(path, headers);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-disposition')).toBe(disposition);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-encoding')).toBe('br');
    const etag = response.headers.get('etag') ?? '';
    expect((await get(path, { ...headers, 'if-none-match': etag })).status).toBe(304);
  }
});

test('a cancellation reaches every calendar, as a later version of the same event, in an outage too', async ({
  contentFixture: fixture,
  openEnvironment,
}) => {
  const environment = await openEnvironment({ contentDir: fixture.dir });
  const addresses = ['/programma.ics', '/programma/zaterdag-26-oktober.ics'] as const;
  const read = async (path: string) => (await calendarAt(path, environment.url)).events[0];
  const before = await read(addresses[0]);
  for (const path of addresses)
    await expect
      .poll(async () => (await get(path, {}, environment.url)).headers.get('x-cache'), { intervals: [20] })
      .toBe('HIT');
  const item = 'programma-items/p001';
  await fixture.replace(item, '"flags": []', '"flags": ["geannuleerd"]');
  await fixture.replace(
    item,
    '"published_at": "2024-08-12T08:00:00.000Z"',
    '"published_at": "2024-10-26T08:00:00.000Z"',
  );
  const grows = (path: string, from = 0) =>
    expect.poll(async () => (await read(path))?.sequence, { intervals: [50] }).toBeGreaterThan(from);
  for (const path of addresses) {
    await grows(path, before?.sequence);
    expect(await read(path)).toMatchObject({ uid: before?.uid, status: 'CANCELLED' });
  }
  await fixture.move('activiteiten/drakenschool', 'activiteiten/school-voor-draken');
  await expect
    .poll(async () =>
      (await get('/activiteiten/drakenschool.ics', {}, environment.url)).headers.get('location'),
    )
    .toBe('/activiteiten/school-voor-draken.ics');
  const latest = await read(addresses[0]);
  await environment.stopContent();
  await environment.restartSite();
  expect(await read(addresses[0])).toEqual(latest);
});
