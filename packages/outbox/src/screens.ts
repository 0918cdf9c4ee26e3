import type { Clock } from '@inktvis/foundation/clock';
import { z } from 'zod';
import type { Driver } from './store/driver.ts';

/** What a screen in the hall reports. The caller has checked all of it. */
type ScreenReport = {
  readonly name: string;
  /** How old what it shows is, in seconds. */
  readonly dataAgeSeconds: number;
  /** Which build of the site it shows. */
  readonly build: string;
  /** The organiser expects it: it has a place, however many others report. */
  readonly isExpected: boolean;
};

export type Screen = {
  readonly name: string;
  readonly seenAt: Date;
  /** When what it shows was last confirmed. */
  readonly dataAt: Date;
  readonly build: string;
};

const DAY_MS = 86_400_000;
/**
 * Any client can report a screen, so the number of unexpected ones is limited. Screens that are silent for a day are
 * deleted.
 */
const MAX_SCREENS = 40;

const row = z.object({ name: z.string(), seen_at: z.int(), data_at: z.int(), build: z.string() });
const count = z.object({ taken: z.int() });

/** The screens that reported themselves. Both reject with a `StoreFailure` when the database does not respond. */
export const createScreens = ({ driver, clock }: { driver: Driver; clock: Clock }) => ({
  /** Records that a screen is on. When there are forty, a new unexpected one is ignored. */
  async reportScreen({ name, dataAgeSeconds, build, isExpected }: ScreenReport): Promise<void> {
    const now = clock.now().getTime();
    await driver.transaction(async (sql) => {
      await sql.run('delete from screens where seen_at < $1', [now - DAY_MS]);
      const [others] = await sql.all(
        count,
        'select cast(count(*) as integer) as taken from screens where name <> $1',
        [name],
      );
      if (!isExpected && (others?.taken ?? 0) >= MAX_SCREENS) return;
      await sql.run(
        `insert into screens (name, seen_at, data_at, build) values ($1, $2, $3, $4)
         on conflict (name) do update set
           seen_at = excluded.seen_at, data_at = excluded.data_at, build = excluded.build`,
        [name, now, now - dataAgeSeconds * 1000, build],
      );
    });
  },
  /** Those of the last day, by name. */
  async screens(): Promise<readonly Screen[]> {
    const since = clock.now().getTime() - DAY_MS;
    const rows = await driver.all(
      row,
      'select name, seen_at, data_at, build from screens where seen_at >= $1 order by name',
      [since],
    );
    return rows.map(({ name, seen_at, data_at, build }) => ({
      name,
      seenAt: new Date(seen_at),
      dataAt: new Date(data_at),
      build,
    }));
  },
});
