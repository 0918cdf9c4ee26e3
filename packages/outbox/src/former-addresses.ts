import type { Clock } from '@inktvis/foundation/clock';
import { z } from 'zod';
import type { Driver } from './store/driver.ts';

const row = z.object({ slug: z.string(), uuid: z.string() });
type Row = Readonly<z.infer<typeof row>>;

/** Both reject with a `StoreFailure` when the database does not respond. */
export const storeFormerAddresses = ({ driver, clock }: { driver: Driver; clock: Clock }) => ({
  formerAddresses: (): Promise<readonly Row[]> =>
    driver.all(row, 'select slug, uuid from former_addresses order by seen_at, slug'),

  async rememberAddresses(addresses: readonly Row[]): Promise<void> {
    const now = clock.now().getTime();
    // In one order, so that two instances wait for each other instead of blocking each other.
    const sorted = addresses.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    await driver.transaction(async (sql) => {
      for (const { slug, uuid } of sorted)
        await sql.run(
          `insert into former_addresses (slug, uuid, seen_at) values ($1, $2, $3)
           on conflict (slug) do update set uuid = excluded.uuid, seen_at = excluded.seen_at`,
          [slug, uuid, now],
        );
    });
  },
});
