import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { systemClock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import { createOutbox } from '../outbox.ts';
import { migrate } from '../store/migrations.ts';
import { openSqlite } from '../store/sqlite.ts';

/** How long a lock is waited for. */
const LOCK_MS = 100;
/** SQLite's own maximum. */
const NO_LIMIT = 4_294_967_294;

/** For tests: an outbox in `folder` whose database can be full, or locked by another program. */
export async function openFragileOutbox(folder: string, log: Log) {
  const file = join(folder, 'inktvis.db');
  const driver = openSqlite(file, LOCK_MS);
  await migrate(driver);
  const setPages = (max: number) => driver.transaction((sql) => sql.run(`pragma max_page_count = ${max}`));
  const faults = {
    /** It may not grow: SQLite says what it says of a disk without room. */
    async full() {
      await setPages(1);
      return () => setPages(NO_LIMIT);
    },
    async locked() {
      const other = new DatabaseSync(file);
      other.exec('begin immediate');
      return async () => other.close();
    },
  };
  return { outbox: createOutbox({ driver, clock: systemClock, log }), faults };
}
