import { createEventsClient } from '@inktvis/events';
import { silentLog } from '@inktvis/foundation/log';
import { createMemoryStore } from '@inktvis/foundation/testing/memory-store';
import { openProgramme } from '@inktvis/uitdatabank/testing';
import { expect, test } from 'vitest';
import { KEY, startSample } from './testing/service.ts';

test('what the festival publishes is on the tour page of a brand with its label, not on its own', async () => {
  const { brug, folder, moment, service, write } = await openProgramme();
  const price = { _uid: 'p', component: 'price', name: '', amount: '8' };
  brug({ entry: 'extra', booking_url: 'https://tickets.example/brug', prices: [price] });
  moment(12, { flags: ['geannuleerd'], note: 'De dichter is ziek.' });
  await write();
  for (const [id, stored] of service.events) folder.write(`events/${id}.json`, stored);
  const source = await startSample({ eventsDirs: [`${folder.dir}/events`] });
  const toursOf = (label: string) =>
    createEventsClient({
      url: source.url,
      apiKey: KEY,
      label,
      detailPath: `${label}-op-toer`,
      lastGoodDir: '/nergens',
      store: createMemoryStore(),
      log: silentLog,
      clock: source.clock,
    }).list();
  const read = await toursOf('inktvis-festival');
  const tours = read.ok ? read.value.toSorted((a, b) => a.title.localeCompare(b.title)) : [];
  expect(tours).toMatchObject([
    { title: 'Eerste druk, eerste krabbel', calendarType: 'single' },
    {
      title: 'Poëzie op de brug',
      intro: expect.stringMatching(/^Een brug van karton/),
      location: 'Kortrijk Xpo',
      dates: [
        { start: new Date('2024-10-26T08:15:00Z'), happening: 'scheduled' },
        { start: new Date('2024-10-27T13:00:00Z'), happening: 'cancelled', reason: 'De dichter is ziek.' },
      ],
      ages: { from: 12, to: null },
      prices: [{ amount: 8 }],
      booking: [{ kind: 'web', address: 'https://tickets.example/brug', label: 'Reserveer plaatsen' }],
      contacts: [{ kind: 'web', address: 'https://inktvis.example/activiteiten/brug' }],
    },
  ]);
  expect(await toursOf('inktvis')).toMatchObject({ ok: true, value: [] });
});
