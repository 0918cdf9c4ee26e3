import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Driver } from './store/driver.ts';

/** A signing table on one day. `place`: the slug of its location; `day`: `YYYY-MM-DD`, in Brussels. */
export type SigningTable = { readonly place: string; readonly day: string };

/** What a steward said of the queue of a moment, in the words of the programme's rule. Instants in ms since 1970. */
export type SigningReport = SigningTable & {
  /** Of the tap: a tap that is sent again is stored once. */
  readonly id: string;
  readonly moment: string;
  readonly title: string;
  readonly state: string;
  readonly at: number;
};

/** One tap a second counts. */
const PAUSE_MS = 1000;
const TOKEN_BYTES = 24;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const linkRow = z.object({ hash: z.string(), place: z.string() });
const beforeRow = z.object({ at: z.int().nullable(), stored: z.int() });
const queueRow = z.object({ moment: z.string(), state: z.string(), at: z.int() });

export type SigningDay = Awaited<ReturnType<ReturnType<typeof createSigning>['signingDay']>>;

/** All reject with a `StoreFailure` when the database does not respond. */
export const createSigning = ({ driver }: { driver: Driver }) => ({
  /** Links and queues of one day: those are few, so that a link is looked up in memory and a wrong one costs no query. */
  async signingDay(day: string) {
    const [links, said] = await Promise.all([
      driver.all(
        linkRow,
        'select hash, place from signing_links where day = $1 and revoked_at is null order by hash',
        [day],
      ),
      driver.all(
        queueRow,
        `select moment, state, max(said_at) as at from signing_reports where day = $1
         group by moment, state order by max(said_at) desc, max(received_at) desc`,
        [day],
      ),
    ]);
    const known = links.map(({ hash, place }) => ({ hash: Buffer.from(hash, 'hex'), place }));
    return {
      /** The place whose link this is; undefined: of no table of this day, or revoked. */
      placeOf(token: string): string | undefined {
        const hash = hashOf(token);
        return known.find((one) => timingSafeEqual(one.hash, hash))?.place;
      },
      /** By moment, the newest first, each state once. */
      reports: Map.groupBy(said, ({ moment }) => moment),
    };
  },

  /** Stores a report once; false: the moment got another one less than a second ago. `now`: ms since 1970. */
  report: ({ id, day, place, moment, title, state, at }: SigningReport, now: number): Promise<boolean> =>
    driver.transaction(async (sql) => {
      const [before] = await sql.all(
        beforeRow,
        `select max(received_at) as at, count(*) filter (where id = $2) as stored
         from signing_reports where moment = $1`,
        [moment, id],
      );
      if (before?.stored) return true;
      if (before?.at != null && now >= before.at && now - before.at < PAUSE_MS) return false;
      await sql.run(
        `insert into signing_reports (id, day, place, moment, title, state, said_at, received_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, day, place, moment, title, state, at, now],
      );
      return true;
    }),
});

/** A new link for each table, of which only the hash is stored; older ones keep working. Gives the tokens, in order. */
export const mintLinks = (driver: Driver, tables: readonly SigningTable[], now: number): Promise<string[]> =>
  driver.transaction(async (sql) => {
    const tokens: string[] = [];
    for (const { place, day } of tables) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await sql.run('insert into signing_links (hash, place, day, made_at) values ($1, $2, $3, $4)', [
        hashOf(token).toString('hex'),
        place,
        day,
        now,
      ]);
      tokens.push(token);
    }
    return tokens;
  });

/** The links of a day stop working, those of one place or of all (`''`); gives how many. */
export const revokeLinks = (driver: Driver, { place, day }: SigningTable, now: number): Promise<number> =>
  driver.transaction((sql) =>
    sql.run(
      `update signing_links set revoked_at = $3 where day = $1 and revoked_at is null and ($2 = '' or place = $2)`,
      [day, place, now],
    ),
  );
