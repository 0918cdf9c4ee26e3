import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rehearsalClock, systemClock } from '@inktvis/foundation/clock';
import { silentLog } from '@inktvis/foundation/log';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { MAILS } from './mails.ts';
import { createOutbox } from './open-outbox.ts';
import { openDriver } from './store/open-driver.ts';
import { crashAgain, mailsIn } from './testing/crash.ts';
import { createDatabases, DATABASES } from './testing/databases.ts';
import { createPost } from './testing/mailers.ts';
import { startWorker } from './worker.ts';

const HOUR_MS = 3_600_000;
const KILLS = 5;
const MOST = 150;

const folder = mkdtempSync(join(tmpdir(), 'inktvis-crash-'));
const databases = createDatabases();
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await databases.stop();
}, 60_000);

const idRow = z.object({ id: z.string() });
const mailRow = z.object({ id: z.string(), template: z.string() });
const twice = (all: readonly string[]) => all.length - new Set(all).size;

describe.each(DATABASES)('killed at random moments, with %s', (kind) => {
  test('nothing that was acknowledged is lost, and every mail of it leaves', async () => {
    const url = await databases.fresh(kind);
    const mailFile = join(folder, `${kind}.txt`);
    const acknowledged = await crashAgain({ url, mailFile, kills: KILLS, most: MOST });

    const driver = await openDriver(url);
    const kept = (await driver.all(idRow, 'select id from submissions')).map(({ id }) => id);
    expect(twice(acknowledged)).toBe(0);
    expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
    const rows = await driver.all(mailRow, 'select submission_id as id, template from outbox');
    const wanted = kept.flatMap((id) => MAILS.contact.map((template) => `${id} ${template}`)).toSorted();
    expect(rows.map(({ id, template }) => `${id} ${template}`).toSorted()).toEqual(wanted);

    // An hour later, when the leases of the dead have ended, somebody finishes their work.
    const clock = rehearsalClock(new Date(systemClock.now().getTime() + HOUR_MS));
    const outbox = createOutbox({ driver, clock, log: silentLog });
    const post = createPost();
    const worker = startWorker({ outbox, mailer: post, clock, log: silentLog, intervalMs: 1, atOnce: 50 });
    const open = () => driver.all(idRow, `select id from outbox where state <> 'sent'`);
    await vi.waitFor(async () => expect(await open()).toEqual([]), { timeout: 60_000, interval: 50 });
    await worker.stop();
    await outbox.close();

    const sent = [...mailsIn(mailFile), ...post.jobs.map(({ id, template }) => `${id} ${template}`)];
    expect([...new Set(sent)].toSorted()).toEqual(wanted);
    // A program killed after a mail left and before that was written down: the mail leaves again, with the same number.
    console.info(
      `${kind}: ${acknowledged.length} acknowledged, ${sent.length} mails, ${twice(sent)} repeats, ${KILLS} kills`,
    );
  }, 180_000);
});
