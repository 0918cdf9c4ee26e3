import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@inktvis/foundation/clock';
import { silentLog } from '@inktvis/foundation/log';
import getPort from 'get-port';
import { afterAll, describe, expect, test } from 'vitest';
import { type MailOutbox, openOutbox } from './open-outbox.ts';
import { createDatabases, DATABASES } from './testing/databases.ts';
import { hasPostgres } from './testing/postgres-cluster.ts';
import { servePostgres } from './testing/serve-postgres.ts';
import { contact } from './testing/submissions.ts';

const databases = createDatabases();
afterAll(() => databases.stop());
const open = (databaseUrl: string) => openOutbox({ databaseUrl, clock: systemClock, log: silentLog });

test.each(DATABASES)('counts the mails that wait (%s)', async (kind) => {
  const outbox = await open(await databases.fresh(kind));
  expect(await outbox.counts()).toEqual({ waiting: 0, dead: 0 });
  await outbox.accept(contact);
  const { waiting, dead } = await outbox.counts();
  expect([waiting > 0, dead]).toEqual([true, 0]);
  await outbox.close();
});

test('SQLite, where nobody else is, has none', async () => {
  const outbox = await open(await databases.fresh('SQLite'));
  expect(outbox.notices).toBeNull();
  await outbox.close();
});

/** What one program hears. */
function ears(outbox: MailOutbox) {
  const heard: string[] = [];
  outbox.notices?.listen(
    (text) => void heard.push(text),
    () => void heard.push('(gap)'),
  );
  return heard;
}

describe.runIf(hasPostgres())('notices in PostgreSQL', { timeout: 60_000 }, () => {
  test('reach every program, and again after the database was away, with word of the gap', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'inktvis-notices-'));
    const port = await getPort();
    const url = `postgres://inktvis@127.0.0.1:${port}/inktvis`;
    let database = await servePostgres(folder, port);
    const [one, two] = [await open(url), await open(url)];
    const [heardByOne, heardByTwo] = [ears(one), ears(two)];
    /** Says it until it is heard: nobody knows when the other one listens. */
    const sayTo = (heard: string[], text: string) =>
      expect
        .poll(
          async () => {
            await one.notices?.send(text).catch(() => undefined);
            return heard.includes(text);
          },
          { timeout: 30_000, interval: 50 },
        )
        .toBe(true);
    await sayTo(heardByTwo, 'hallo');
    await sayTo(heardByOne, 'hallo');
    expect(heardByTwo).not.toContain('(gap)');
    database.stop();
    await database.ended;
    await expect(one.notices?.send('niemand')).rejects.toThrow();
    database = await servePostgres(folder, port);
    await sayTo(heardByTwo, 'terug');
    await sayTo(heardByOne, 'terug');
    await expect.poll(() => heardByTwo).toContain('(gap)');
    await one.close();
    await two.close();
    database.stop();
    await database.ended;
    rmSync(folder, { recursive: true, force: true });
  });
});
