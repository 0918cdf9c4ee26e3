import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { HAS_POSTGRES } from '../testing/databases.ts';
import { createDatabase, startCluster } from '../testing/postgres-cluster.ts';
import { TABLES } from './migrations.ts';
import { connectTo, openDriver } from './open-driver.ts';

const HOW_TO = join(import.meta.dirname, '../../../../docs/how-to/change-a-secret.md');
const [BEFORE = '', AFTER = ''] = [...readFileSync(HOW_TO, 'utf8').matchAll(/^ *```sql\n([^`]*)```$/gm)].map(
  ([, sql = '']) => sql,
);
const ownerRow = z.object({ tableowner: z.string() });

test.runIf(HAS_POSTGRES)(
  'another password takes over by the statements of the how-to, while the one before still works',
  async () => {
    // Roles belong to a whole server.
    const cluster = await startCluster();
    const url = await createDatabase(cluster.url);
    const as = (user: string) => url.replace('//test@', `//${user}@`);
    const admin = postgres(url, { max: 1, onnotice: () => undefined });
    await admin.unsafe(
      `create role inktvis login; alter database "${new URL(url).pathname.slice(1)}" owner to inktvis`,
    );

    const first = await openDriver(as('inktvis'));
    await admin.unsafe(BEFORE);
    const second = await openDriver(as('inktvis_2027'));
    const write = (driver: typeof first, name: string) =>
      driver.transaction((sql) =>
        sql.run('insert into former_addresses (slug, uuid, seen_at) values ($1, $1, 0)', [name]),
      );
    await write(first, 'inkom');
    await write(second, 'bar');
    // As a migration of a later version would.
    await second.transaction((sql) => sql.run('create table later (id integer)'));
    const owners = await second.all(ownerRow, `select tableowner from pg_tables where schemaname = 'public'`);
    expect(owners).toHaveLength(TABLES.length + 1);
    expect(new Set(owners.map(({ tableowner }) => tableowner))).toEqual(new Set(['inktvis']));

    await admin.unsafe(AFTER);
    await write(first, 'zaal');
    await first.close();
    await expect(openDriver(as('inktvis'))).rejects.toMatchObject({ kind: 'unavailable' });
    const third = connectTo(as('inktvis_2027'), false);
    await write(third, 'terras');
    await Promise.all([second.close(), third.close(), admin.end()]);
    await cluster.stop();
  },
  60_000,
);
