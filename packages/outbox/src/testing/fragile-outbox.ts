import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { systemClock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import { createOutbox } from '../open-outbox.ts';
import { migrate } from '../store/migrations.ts';
import { openSqlite } from '../store/sqlite.ts';

/** How often a lock is tried before it counts as one that stays. */
const TURNS = 2;
/** As many pages as SQLite allows by itself. */
const ENDLESS = 4_294_967_294;

/** For tests: an outbox in `folder` whose database can be full, or locked by another program. */
export async function openFragileOutbox(folder: string, log: Log) {
  const file = join(folder, 'inktvis.db');
  const driver = openSqlite(file, TURNS);
  await migrate(driver);
  const setPages = (most: number) => driver.transaction((sql) => sql.run(`pragma max_page_count = ${most}`));
  const faults = {
    /** It may not grow: SQLite says what it says of a disk without room. */
    async full() {
      await setPages(1);
      return () => setPages(ENDLESS);
    },
    async locked() {
      const other = new DatabaseSync(file);
      other.exec('begin immediate');
      return async () => other.close();
    },
  };
  return { outbox: createOutbox({ driver, clock: systemClock, log }), faults };
}
