import { randomUUID } from 'node:crypto';
import { offsetClock } from '@inktvis/foundation/clock';
import { serve } from '@inktvis/foundation/listen';
import { describe, expect, test } from 'vitest';
import { mintLinks, revokeLinks } from './signing.ts';
import { openDriver } from './store/open-driver.ts';
import { DATABASES, freshDatabase } from './testing/databases.ts';
import { openInbox } from './testing/inbox.ts';
import { openOutbox } from './testing/outbox.ts';

const DAY = '2024-10-27';
const TABLE = { place: 'stripkade', day: DAY };
const NOON = Date.UTC(2024, 9, 27, 11);

const said = (state: string, at: number, id: string = randomUUID()) =>
  ({ ...TABLE, id, moment: 'm1', title: 'Een tekening', state, at }) as const;

describe.each(DATABASES)('with %s', (kind) => {
  test('a link is of its table and day, until it is revoked', async () => {
    const url = await freshDatabase(kind);
    const outbox = openOutbox(url);
    const driver = await openDriver(url);
    const [comics = '', kids = ''] = await mintLinks(
      driver,
      [TABLE, { place: 'kinderhoek', day: DAY }],
      NOON,
    );
    expect(Buffer.from(comics, 'base64url')).toHaveLength(24);
    const placeOf = async (token: string, day = DAY) => (await outbox.signingDay(day)).placeOf(token);
    expect([await placeOf(comics), await placeOf(kids)]).toEqual(['stripkade', 'kinderhoek']);
    expect([await placeOf(comics, '2024-10-28'), await placeOf(''), await placeOf('x'.repeat(32))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await revokeLinks(driver, TABLE, NOON)).toBe(1);
    expect([await placeOf(comics), await placeOf(kids)]).toEqual([undefined, 'kinderhoek']);
    await Promise.all([driver.close(), outbox.close()]);
  }, 60_000);

  test('of two stewards the later tap counts, whichever comes in first; a tap counts once', async () => {
    const outbox = openOutbox(await freshDatabase(kind));
    const reports = async () => (await outbox.signingDay(DAY)).reports.get('m1');
    const late = said('40', NOON + 60_000);
    expect(await outbox.report(late, NOON + 60_000)).toBe(true);
    expect(await outbox.report(said('20', NOON), NOON + 62_000)).toBe(true);
    expect(await outbox.report(late, NOON + 62_100), 'sent again').toBe(true);
    expect(await outbox.report(said('geen', NOON + 62_500), NOON + 62_500), 'within a second').toBe(false);
    expect((await reports())?.map(({ state, at }) => [state, at])).toEqual([
      ['40', NOON + 60_000],
      ['20', NOON],
    ]);
    await outbox.close();
  }, 60_000);

  test('the commands make links from the programme, revoke them and give what was said', async () => {
    const item = (start: string, slug: string, location: string | null, flags: string[] = []) => ({
      start,
      type: { slug },
      location: location && { slug: location, title: location.toUpperCase() },
      flags,
    });
    const items = [
      item('2024-10-27T15:00:00+01:00', 'signeersessie', 'stripkade'),
      item('2024-10-27T17:00:00+01:00', 'signeersessie', 'stripkade'),
      item('2024-10-27T11:00:00+01:00', 'signeersessie', 'kinderhoek', ['geannuleerd']),
      item('2024-10-27T11:00:00+01:00', 'lezing', 'leescafe'),
      item('2024-10-28T11:00:00+01:00', 'signeersessie', 'beurshal'),
      item('2024-10-28T11:00:00+01:00', 'signeersessie', null),
    ];
    const site = await serve((_, response) => response.end(JSON.stringify({ items })));
    const { outbox, inbox } = await openInbox(
      await freshDatabase(kind),
      offsetClock(new Date(NOON)),
      site.url,
    );
    const printed = await inbox('tafels');
    const tokens = [...printed.matchAll(/wachtrij#([\w-]{32})$/gm)].map(([, token = '']) => token);
    expect(printed).toMatch(/^dag +tafel +link\n2024-10-27 +STRIPKADE .*\n2024-10-28 +BEURSHAL /);
    const [, cards = ''] = /wachtrij#kaarten=(\S+)/.exec(printed) ?? [];
    expect(decodeURIComponent(cards)).toBe(
      `2024-10-27 STRIPKADE ${tokens[0]}\n2024-10-28 BEURSHAL ${tokens[1]}`,
    );
    expect((await outbox.signingDay(DAY)).placeOf(tokens[0] ?? '')).toBe('stripkade');
    expect(await inbox('tafels', '2024-10-29')).toContain('geen signeersessies');
    await expect(inbox('tafels', 'zondag')).rejects.toThrow('Zeg welke dag');
    await expect(inbox('intrekken')).rejects.toThrow('Zeg van welke dag');
    expect(await inbox('intrekken', DAY, '--tafel', 'kinderhoek')).toBe('0 links werken niet meer.\n');
    expect(await inbox('intrekken', DAY)).toBe('1 link werkt niet meer.\n');
    await outbox.report(said('40', NOON), NOON);
    expect(await inbox('rijen')).toContain('"2024-10-27";"12:00";"stripkade";"Een tekening";"40"');
    await site.close();
    await outbox.close();
  }, 60_000);
});
