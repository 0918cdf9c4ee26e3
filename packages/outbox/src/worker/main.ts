import { systemClock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import { createMailer } from '@inktvis/mail';
import { type MailOutbox, openOutbox } from '../open-outbox.ts';
import { OutboxSettingsError, readOutboxSettings } from '../settings.ts';
import { DatabaseUrlError, NewerDatabaseError, StoreFailure } from '../store/driver.ts';
import { startWorker, type Worker } from '../worker.ts';

const USAGE = `npm run worker

Sends the mails of the outbox, without the site. Needs the site's settings DATABASE_URL, MAIL_URL, MAIL_FROM,
MAIL_CONTACT_TO, MAIL_GROUPS_TO, MAIL_ALERTS_TO, BRAND, SITE_URL and RETENTION_*; see deploy/settings.md. Any number may run beside each
other and beside the site, which with MAIL_WORKER=off leaves the mails to them.
`;

const log = createLog('worker');
let outbox: MailOutbox | undefined;
let worker: Worker | undefined;
let stopping = false;

/** Ends after the mails under way. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await worker?.stop();
  await outbox?.close();
  process.exit(0);
}

async function start(): Promise<void> {
  const { brand, colours, siteUrl, databaseUrl, mail, retention } = readOutboxSettings(process.env);
  const mailer = createMailer({ ...mail, brand, colours, siteUrl, retention });
  const clock = systemClock;
  outbox = await openOutbox({ databaseUrl, clock, log });
  // This process has no other work to yield to.
  worker = startWorker({ outbox, mailer, clock, log, retention, yieldBetweenRounds: async () => undefined });
  log.info('worker started');
}

const expected = [OutboxSettingsError, DatabaseUrlError, NewerDatabaseError, StoreFailure];

if (process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) {
  process.stdout.write(USAGE);
} else {
  process.once('SIGTERM', stop).once('SIGINT', stop).once('disconnect', stop);
  try {
    await start();
  } catch (error) {
    const isPlain =
      error instanceof Error &&
      (expected.some((kind) => error instanceof kind) || error.message.startsWith('MAIL_'));
    process.stderr.write(
      `${isPlain ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    process.exit(1);
  }
}
