import { settableClock } from '@inktvis/foundation/clock';
import { afterAll, expect, test } from 'vitest';
import { createDatabases, DATABASES } from '../testing/databases.ts';
import { openInbox } from '../testing/inbox.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const databases = createDatabases();
afterAll(() => databases.stop(), 60_000);

const START = new Date('2026-11-21T09:00:00Z').getTime();

/** A database of version 2 as a site left it: a message with one mail that waits and one that was given up. */
async function olderDatabase(kind: string): Promise<string> {
  const url = await databases.fresh(kind);
  const driver = kind === 'SQLite' ? openSqlite(url.replace('file:', '')) : openPostgres(url);
  await migrate(driver, MIGRATIONS.slice(0, 2));
  await driver.transaction(async (sql) => {
    const fields = JSON.stringify({
      firstName: 'An',
      lastName: 'Peeters',
      email: 'an@voorbeeld.be',
      message: 'Dag',
    });
    await sql.run(
      `insert into submissions (id, kind, email, email_key, fields, received_at)
       values ('0192f3a4-1111-7222-8333-44445555abcd', 'contact', 'an@voorbeeld.be', 'an@voorbeeld.be', $1, $2)`,
      [fields, START],
    );
    const mail = `insert into outbox (id, submission_id, template, state, attempts, queued_at, due_at, problem)
      values ($1, '0192f3a4-1111-7222-8333-44445555abcd', $2, $3, 1, $4, $4, 'refused')`;
    await sql.run(mail, ['m1', 'contact-organiser', 'dead', START]);
    await sql.run(mail, ['m2', 'contact-sender', 'waiting', START]);
  });
  await driver.close();
  return url;
}

test.each(DATABASES)(
  'a %s of the version before is brought up to date, with every message and mail in it',
  async (kind) => {
    const url = await olderDatabase(kind);
    const clock = settableClock(new Date(START));
    const { outbox, inbox } = await openInbox(url, clock);
    expect(await inbox('list')).toContain('an@voorbeeld.be');
    expect(await outbox.counts()).toEqual({ waiting: 1, dead: 1, outageMs: 0 });
    expect(await outbox.alerts.claim()).toMatchObject({ kind: 'dead', mails: 1 });
    const [waiting] = await outbox.queue.lease({ max: 10, leaseMs: 1000 });
    expect(waiting).toMatchObject({
      settled: [],
      job: { template: 'contact-sender', to: 'an@voorbeeld.be' },
    });
    expect(await inbox('retry', '--alles')).toBe('1 mail gaat opnieuw weg.\n');
    await outbox.close();
  },
  60_000,
);
