import { readCalendar } from '../support/calendar.ts';
import { type ContentFixture, createContentFixture } from '../support/content-fixture.ts';
import { expect, siteUrl, test } from '../support/test.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(siteUrl() + path, { redirect: 'manual', headers });
const calendarAt = async (path: string) => readCalendar(await (await get(path)).text());
const itemsAt = async (path: string) => {
  const document: { items: readonly { id: string; url: string; experience: string }[] } = await (
    await get(path)
  ).json();
  return document.items;
};

/** As a festival-goer I put the programme in my own calendar, and it tells me the right hours. */
test('the whole programme is a calendar that another program reads', async () => {
  const { name, errors, events } = await calendarAt('/programma.ics');
  expect(name).toBe('Inktvis: volledig programma');
  expect(errors).toEqual([]);
  expect(events).toHaveLength(220);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(220);
  for (const { url, location } of events) {
    expect(url).toContain('/activiteiten/');
    expect(location).toContain('Doorniksesteenweg 216, 8500 Kortrijk');
  }
});

test('eleven o’clock is eleven o’clock before and after the clocks go back', async () => {
  const { events } = await calendarAt('/programma.ics');
  const first = events.find(({ summary }) => summary === 'Twintigduizend mijlen met een inktvis');
  expect(first?.start).toBe('2024-10-26T09:00:00Z');
  const sunday = await calendarAt('/programma/zondag-27-oktober.ics');
  expect(sunday.name).toMatch(/^Inktvis: zondag 27 oktober$/);
  const starts = sunday.events.map(({ start }) => start);
  expect(starts).toContain('2024-10-27T09:30:00Z');
  for (const start of starts) expect(start >= '2024-10-27T09:00:00Z', start).toBe(true);
});

test('what is cancelled stays in the calendar and says so', async () => {
  const { events } = await calendarAt('/programma.ics');
  const cancelled = events.filter(({ status }) => status === 'CANCELLED');
  expect(cancelled).toHaveLength(5);
  for (const { summary } of cancelled) expect(summary).toMatch(/^GEANNULEERD: /);
});

test('what you see is what you export', async () => {
  const query = '?thema=kids&type=workshop&thema=strips';
  const page = await (await get(`/programma${query}`)).text();
  const { events, name } = await calendarAt(`/programma.ics${query}`);
  expect(events.length).toBeGreaterThan(0);
  expect(events.length).toBeLessThan(220);
  expect(name).toBe('Inktvis: Strips, Kids, Workshop');
  expect(page).toContain(`${events.length} beleving`);
  expect(await itemsAt(`/programma.json${query}`)).toHaveLength(events.length);
});

test('an experience goes along with all its dates, or with one', async () => {
  const items = await itemsAt('/programma.json');
  const [item] = items;
  const path = new URL(item?.url ?? '').pathname;
  const dates = items.filter(({ experience }) => experience === item?.experience);
  expect((await calendarAt(`${path}.ics`)).events).toHaveLength(dates.length);
  expect((await calendarAt(`${path}.ics?moment=${item?.id}`)).events).toHaveLength(1);
});

test('a list goes along without what no longer exists', async () => {
  const [a, , b] = await itemsAt('/programma.json');
  const { name, events } = await calendarAt(`/mijn-leeslint.ics?b=${b?.id}.zzzzzz.${a?.id}`);
  expect(name).toBe('Inktvis: mijn leeslint');
  expect(events).toHaveLength(2);
});

for (const [path, type, disposition] of [
  ['/programma.ics', 'text/calendar; charset=utf-8', 'inline; filename="inktvis-programma.ics"'],
  [
    '/programma/zondag-27-oktober.ics',
    'text/calendar; charset=utf-8',
    'inline; filename="inktvis-zondag-27-oktober.ics"',
  ],
  [
    '/activiteiten/drakenschool.ics',
    'text/calendar; charset=utf-8',
    'attachment; filename="inktvis-drakenschool.ics"',
  ],
  ['/programma.json', 'application/json', null],
] as const) {
  test(`${path} is stored, compressed and open to other sites`, async () => {
    const headers = { 'accept-encoding': 'br' };
    await expect.poll(async () => (await get(path, headers)).headers.get('x-cache')).toBe('HIT');
    const response = await get(path, headers);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-disposition')).toBe(disposition);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = response.headers.get('etag') ?? '';
    expect((await get(path, { ...headers, 'if-none-match': etag })).status).toBe(304);
  });
}

test('what does not exist is a 404', async () => {
  for (const path of [
    '/programma/maandag-99-mei.ics',
    '/activiteiten/bestaat-niet.ics',
    '/activiteiten/drakenschool.ics?moment=zzzzzz',
    '/mijn-leeslint.ics',
    '/nieuws.ics',
    '/programma.xml',
  ])
    expect((await get(path)).status, path).toBe(404);
});

test('invented filters and the lists of visitors are not stored', async () => {
  const cases = [
    ['/programma.ics?thema=verzonnen', 302],
    ['/mijn-leeslint.ics?b=zzzzzz', 200],
  ] as const;
  for (const [path, status] of cases) {
    await get(path);
    const again = await get(path);
    expect(again.status, path).toBe(status);
    expect(again.headers.has('x-cache'), path).toBe(false);
  }
});

test('a calendar has one address', async () => {
  const response = await get('/Programma/Zondag-27-Oktober.ICS?thema=kids');
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('/programma/zondag-27-oktober.ics?thema=kids');
});

test.describe('as the editors publish', () => {
  let fixture: ContentFixture;
  let environment: TestEnvironment;
  test.beforeAll(async () => {
    fixture = await createContentFixture();
    environment = await openTestEnvironment({ contentDir: fixture.dir });
  });
  test.afterAll(async () => {
    await environment.close();
    await fixture.close();
  });
  const ITEM = 'programma-items/p001';

  test('a renamed experience takes its calendar along', async () => {
    await fetch(`${environment.url}/activiteiten/drakenschool.ics`);
    await fixture.move('activiteiten/drakenschool', 'activiteiten/school-voor-draken');
    const moved = async () => {
      const response = await fetch(`${environment.url}/activiteiten/drakenschool.ics`, {
        redirect: 'manual',
      });
      return response.headers.get('location');
    };
    await expect.poll(moved).toBe('/activiteiten/school-voor-draken.ics');
  });

  test('a cancellation reaches every calendar, as a later version of the same event, in an outage too', async () => {
    const addresses = ['/programma.ics', '/programma/zaterdag-26-oktober.ics'];
    const read = async (path: string) =>
      readCalendar(await (await fetch(environment.url + path)).text()).events[0];
    const before = await read(addresses[0] ?? '');
    for (const path of addresses) {
      await expect
        .poll(async () => (await fetch(environment.url + path)).headers.get('x-cache'), { intervals: [20] })
        .toBe('HIT');
    }
    await fixture.replace(ITEM, '"flags": []', '"flags": ["geannuleerd"]');
    await fixture.replace(
      ITEM,
      '"published_at": "2024-08-12T08:00:00.000Z"',
      '"published_at": "2024-10-26T08:00:00.000Z"',
    );
    for (const path of addresses) {
      await expect
        .poll(async () => (await read(path))?.sequence, { intervals: [50] })
        .toBeGreaterThan(before?.sequence ?? 0);
      expect(await read(path)).toMatchObject({ uid: before?.uid, status: 'CANCELLED' });
    }
    const [path = ''] = addresses;
    const cancelled = await read(path);
    // Its place is gone, which no story says: the version of the space does.
    await fixture.remove('locaties/beurshal');
    await expect
      .poll(async () => (await read(path))?.sequence, { intervals: [50] })
      .toBeGreaterThan(cancelled?.sequence ?? 0);
    const latest = await read(path);
    await environment.stopContent();
    await environment.restartSite();
    expect(await read(path)).toEqual(latest);
  });
});
