import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@inktvis/foundation/clock';
import { silentLog } from '@inktvis/foundation/log';
import getPort from 'get-port';
import { describe, expect, test } from 'vitest';
import { type MailOutbox, openOutbox } from './open-outbox.ts';
import { hasPostgres, servePostgres } from './testing/postgres-cluster.ts';

const open = (databaseUrl: string) => openOutbox({ databaseUrl, clock: systemClock, log: silentLog });

/** Collects the notices that one program gets. */
function collectNotices(outbox: MailOutbox) {
  const notices: string[] = [];
  outbox.notices?.listen(
    (text) => void notices.push(text),
    () => void notices.push('(gap)'),
  );
  return notices;
}

async function stop(database: ChildProcess): Promise<void> {
  const ended = once(database, 'exit');
  database.kill('SIGINT');
  await ended;
}

describe.runIf(hasPostgres())('notices in PostgreSQL', { timeout: 60_000 }, () => {
  test('reach every program, and again after the database was away, with a call of onGap', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'inktvis-notices-'));
    const port = await getPort();
    const url = `postgres://inktvis@127.0.0.1:${port}/inktvis`;
    let database = await servePostgres(folder, port);
    const [one, two] = [await open(url), await open(url)];
    const [noticesOfOne, noticesOfTwo] = [collectNotices(one), collectNotices(two)];
    /** Repeats it until it arrives: it is unknown when the other one listens. */
    const sendUntilIn = (notices: string[], text: string) =>
      expect
        .poll(
          async () => {
            await one.notices?.send(text).catch(() => undefined);
            return notices.includes(text);
          },
          { timeout: 30_000, interval: 50 },
        )
        .toBe(true);
    await sendUntilIn(noticesOfTwo, 'hallo');
    await sendUntilIn(noticesOfOne, 'hallo');
    expect(noticesOfTwo).not.toContain('(gap)');
    await stop(database);
    await expect(one.notices?.send('niemand')).rejects.toThrow();
    database = await servePostgres(folder, port);
    await sendUntilIn(noticesOfTwo, 'terug');
    await sendUntilIn(noticesOfOne, 'terug');
    await expect.poll(() => noticesOfTwo).toContain('(gap)');
    await one.close();
    await two.close();
    await stop(database);
    rmSync(folder, { recursive: true, force: true });
  });
});
