import { z } from 'zod';
import { type Driver, type Sql, StoreFailure } from './driver.ts';

/**
 * Version 1.0.0. Instants are ms since the epoch. What is about a person goes with its row of `submissions` or
 * `subscriptions`. The values of a form are JSON by field name: a form can change without a migration.
 */
const FIRST_RELEASE = `
create table submissions (
  id text primary key,
  kind text not null check (kind in ('contact', 'group-purchase', 'newsletter')),
  email text not null,
  email_key text not null,
  fields text not null,
  received_at bigint not null,
  answered_at bigint
);
create index submissions_by_email on submissions (email_key);
create index submissions_by_time on submissions (received_at);
-- One row per mail. A lease is a name in 'lease' and a 'due_at' in the future: it expires by itself when a worker dies.
create table outbox (
  id text primary key,
  submission_id text not null references submissions (id) on delete cascade,
  template text not null,
  state text not null check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null,
  queued_at bigint not null,
  due_at bigint not null,
  lease text,
  sent_at bigint,
  problem text,
  unique (submission_id, template)
);
create index outbox_by_due on outbox (state, due_at);
-- An address that unsubscribed is deleted; the row stays so that its links keep working.
create table subscriptions (
  id text primary key,
  email text,
  email_key text unique,
  state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
  requested_at bigint not null,
  confirmed_at bigint,
  ended_at bigint
);
create index subscriptions_by_state on subscriptions (state);
-- Only the sha256 of a token: a copy of the database confirms nothing.
create table subscription_tokens (
  hash text primary key,
  subscription_id text not null references subscriptions (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  expires_at bigint,
  used_at bigint
);
create index subscription_tokens_by_subscription on subscription_tokens (subscription_id);
create table rate_limits (
  scope text not null,
  asker text not null,
  started_at bigint not null,
  taken integer not null,
  primary key (scope, asker)
);
-- Who got a mail that has several recipients.
create table outbox_recipients (
  outbox_id text not null references outbox (id) on delete cascade,
  recipient text not null,
  primary key (outbox_id, recipient)
);
-- One row: when somebody was last told of mails that were given up, and when a mail about it may be sent.
create table mail_alerts (id integer primary key check (id = 1), due_at bigint not null, told_at bigint);
-- When the last backup was made: one row, which the health check reads.
create table backups (id integer primary key check (id = 1), made_at bigint not null);
-- When expired data was last deleted: one row, to tell a clock that jumped.
create table purges (id integer primary key check (id = 1), ran_at bigint not null);
-- What visitors looked for and the site does not have, counted per day; nothing of who they are.
create table unfound (
  day text not null,
  kind text not null check (kind in ('search', 'address')),
  term text not null,
  times integer not null,
  primary key (day, kind, term)
);
-- Which story was last at each address, so that every instance redirects what one of them saw move.
create table former_addresses (slug text primary key, uuid text not null, seen_at bigint not null);
`;

const SIGNING_QUEUES = `
-- The link of a signing table on one day; only the sha256 of its token.
create table signing_links (
  hash text primary key,
  place text not null,
  day text not null,
  made_at bigint not null,
  revoked_at bigint
);
create index signing_links_by_day on signing_links (day);
-- What stewards said of the queue at a moment, a row a tap; nothing of visitors. 'title' is that of the moment at that time.
create table signing_reports (
  id text primary key,
  day text not null,
  place text not null,
  moment text not null,
  title text not null,
  state text not null,
  said_at bigint not null,
  received_at bigint not null
);
create index signing_reports_by_day on signing_reports (day);
create index signing_reports_by_moment on signing_reports (moment, received_at);
`;

/** By version, from 1. What was released is never changed: add another, and a database of it to `testing/versions`. */
export const MIGRATIONS: readonly string[] = [FIRST_RELEASE, SIGNING_QUEUES];

/** The statements of a text; none holds a semicolon of its own. */
export const statementsIn = (text: string): string[] =>
  text
    .replace(/^--.*$/gm, '')
    .split(';')
    .filter((statement) => statement.trim() !== '');

export const TABLES: readonly string[] = [
  'store_version',
  ...[...MIGRATIONS.join(';').matchAll(/create table (\w+)/g)].map(([, table = '']) => table),
];

const versionRow = z.object({ version: z.int() });

export const missing = () => new StoreFailure('missing', 'the site has no data in this database');

export async function schemaVersion(sql: Pick<Sql, 'all'>): Promise<number> {
  const [row] = await sql.all(versionRow, 'select version from store_version');
  return row?.version ?? 0;
}

/** Up to date, all or nothing; without `create` only a database of the site. Programs that start together wait in turn. */
export async function migrate(
  driver: Driver,
  { migrations = MIGRATIONS, create = true } = {},
): Promise<void> {
  await driver.transaction(async (sql) => {
    // Any number will do, as long as no other program uses it in the same database.
    if (sql.dialect === 'postgres') await sql.run('select pg_advisory_xact_lock(4719462)');
    await sql.run('create table if not exists store_version (version integer not null)');
    const found = await schemaVersion(sql);
    if (found === 0 && !create) throw missing();
    if (found > migrations.length) {
      const why = `the database has version ${found}, this program knows ${migrations.length}`;
      throw new StoreFailure('newer', `${why}; run the newer program`);
    }
    if (found === migrations.length) return;
    for (const statement of migrations.slice(found).flatMap(statementsIn)) await sql.run(statement);
    await sql.run('delete from store_version');
    await sql.run('insert into store_version (version) values ($1)', [migrations.length]);
  });
}
