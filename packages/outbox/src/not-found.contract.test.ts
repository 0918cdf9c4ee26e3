import { settableClock } from '@inktvis/foundation/testing/settable-clock';
import { describe, expect, test } from 'vitest';
import { countable } from './not-found.ts';
import { DATABASES, freshDatabase } from './testing/databases.ts';
import { openInbox } from './testing/inbox.ts';
import { openOutbox } from './testing/outbox.ts';

test.each([
  ['search', ' Parkeren  Xpo ', 'parkeren xpo'],
  ['search', 'ann@voorbeeld.be', null],
  ['search', '0499 12 34 56', null],
  ['search', 'een hele zin van wel zes woorden', null],
  ['search', '<script>', null],
  ['search', '', null],
  ['address', '/oude-pagina.html', '/oude-pagina.html'],
  ['address', '/nieuwsbrief/AbCdEfGhIjKlMnOpQrStUvWxYzAbCdEfGhIjKlMnOpQ', null],
  ['address', '/caf%C3%A9', '/café'],
  ['address', '/caf%E9', null],
  ['address', '/ann%40voorbeeld.be', null],
  ['address', '/een%0Aregel', null],
  ['address', '/lid/123456', null],
  ['address', '/lid/%31%32%33456', null],
  ['address', `/${'a/'.repeat(80)}`, null],
] as const)('of a %s %j is counted: %j', (kind, text, counted) => {
  expect(countable(kind, text)).toBe(counted);
});

describe.each(DATABASES)('what was not found, in %s', { timeout: 60_000 }, (kind) => {
  test('is counted per day in Brussels, also by two sites, and kept for a season', async () => {
    const databaseUrl = await freshDatabase(kind);
    const clock = settableClock(new Date('2024-10-26T21:59:00Z'));
    const [one, other] = [openOutbox(databaseUrl, clock), openOutbox(databaseUrl, clock)];
    for (const site of [one, other]) {
      site.countNotFound('search', 'Parkeren');
      site.countNotFound('address', '/oud');
      site.countNotFound('search', `alleen ${site === one ? 'hier' : 'daar'}`);
    }
    clock.set(new Date('2024-10-26T22:01:00Z'));
    for (const _ of [1, 2, 3]) one.countNotFound('search', 'parkeren');
    for (let number = 0; number < 2000; number += 1) other.countNotFound('address', `/rommel-${number}`);
    await one.close();
    await other.close();

    const { outbox: site, inbox } = await openInbox(databaseUrl, clock);
    const csv = async (command: string) =>
      (await inbox(command)).replace('\u{feff}', '').trim().split('\r\n');
    expect(await csv('searches')).toEqual([
      '"Dag";"Zoekterm";"Keer"',
      '"2024-10-27";"parkeren";3',
      '"2024-10-26";"parkeren";2',
    ]);
    expect(await csv('missing')).toEqual(['"Dag";"Adres";"Keer"', '"2024-10-26";"/oud";2']);
    clock.set(new Date('2025-05-26T12:00:00Z'));
    await site.deleteExpired();
    expect(await csv('searches')).toEqual(['"Dag";"Zoekterm";"Keer"']);
    await site.close();
  });
});
