import { DatabaseSync } from 'node:sqlite';
import type { Clock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import { createOutbox, type MailOutbox } from '../open-outbox.ts';
import { type Driver, storeTogether } from '../store/driver.ts';
import { migrate } from '../store/migrations.ts';
import { createSql } from '../store/sqlite.ts';

/** A layer between a program and the database: it may delay or fail `work`, before or after it ran. */
export type Link = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * For simulations: a database in memory that several outboxes share, each over a link of its own. It has the same tables
 * and runs the same SQL as the databases on disk, one transaction after the other.
 */
export async function openMemoryDatabase() {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  const sql = createSql(database);
  let last: Promise<unknown> = Promise.resolve();
  /** Runs `work` when everything before it has ended. */
  function serially<T>(work: () => Promise<T>): Promise<T> {
    const ended = last.then(work);
    last = ended.catch(() => {});
    return ended;
  }
  const transaction: Driver['transaction'] = (work) =>
    serially(async () => {
      database.exec('begin');
      try {
        const value = await work(sql);
        database.exec('commit');
        return value;
      } catch (error) {
        database.exec('rollback');
        throw error;
      }
    });
  const driver: Driver = {
    all: (...query) => serially(() => sql.all(...query)),
    transaction,
    store: storeTogether(transaction),
    skipLocked: '',
    lockForMigration: null,
    tables: `select name from sqlite_master where type = 'table'`,
    notices: null,
    scrub: async () => {},
    close: async () => database.close(),
  };
  await migrate(driver);
  return {
    /** The outbox of one program. */
    connect(link: Link, { clock, log }: { clock: Clock; log: Log }): MailOutbox {
      const linked: Driver['transaction'] = (work) => link(() => transaction(work));
      const own: Driver = {
        ...driver,
        all: (...query) => link(() => driver.all(...query)),
        transaction: linked,
        store: storeTogether(linked),
      };
      return createOutbox({ driver: own, clock, log });
    },
    /** Mails that wait, as the tables have it now. */
    unsent: () =>
      Number(database.prepare("select count(*) as n from outbox where state = 'waiting'").get()?.n),
    close: () => database.close(),
  };
}
