import { settableClock } from '@inktvis/foundation/testing/settable-clock';
import { expect, test } from 'vitest';
import { DATABASES, freshDatabase } from './testing/databases.ts';
import { openOutbox } from './testing/outbox.ts';

test.each(DATABASES)(
  'former addresses have one story each, the last one, however many there are (%s)',
  async (kind) => {
    const clock = settableClock(new Date('2026-11-21T09:00:00Z'));
    const outbox = openOutbox(await freshDatabase(kind), clock);
    await outbox.rememberAddresses([
      { slug: 'een', uuid: 'a' },
      { slug: 'twee', uuid: 'b' },
    ]);
    clock.set(new Date('2026-11-21T10:00:00Z'));
    await outbox.rememberAddresses([{ slug: 'een', uuid: 'c' }]);
    expect(await outbox.formerAddresses()).toEqual([
      { slug: 'twee', uuid: 'b' },
      { slug: 'een', uuid: 'c' },
    ]);
    const many = Array.from({ length: 2500 }, (_, at) => ({ slug: `nieuws/${at}`, uuid: 'd' }));
    await outbox.rememberAddresses(many);
    expect(await outbox.formerAddresses()).toHaveLength(2502);
    await outbox.close();
  },
  60_000,
);
