import { systemClock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import { createMailer, type Mailer } from '@inktvis/mail';
import {
  type MailOutbox,
  type Notices,
  type Outbox,
  openOutbox,
  StoreFailure,
  startWorker,
} from '@inktvis/outbox';
import { isFromServer } from './render-locals.ts';
import { type Settings, SettingsError } from './settings.ts';

/** Stores what visitors send, and runs the worker that mails it. */
export type SiteOutbox = Pick<MailOutbox, keyof Outbox | 'counts' | 'lastBackup'> & {
  readonly stores: () => StoreHealth;
  /** Messages between the processes on this database. */
  readonly notices: Notices;
  /** Opens the database and starts the worker. Rejects only for what retrying cannot fix. */
  start(): Promise<void>;
};

/** How what visitors send is stored by this process. */
export type StoreHealth = {
  /** Messages that could not be stored, since the start. */
  readonly failures: number;
  /** Why the last one could not be (`full`, `busy`, `unavailable`); null: it was stored. */
  readonly failing: string | null;
};

/** Pause before a database that did not respond is tried again, in ms. */
const RETRY_MS = 5000;

const log = createLog('outbox');

function mailerOf({ mailFrom, mailContactTo, mailGroupsTo, mailAlertsTo, ...settings }: Settings): Mailer {
  const addresses = {
    from: mailFrom,
    contactTo: mailContactTo,
    groupsTo: mailGroupsTo,
    alertsTo: mailAlertsTo,
  };
  try {
    return createMailer({ ...settings, ...addresses });
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : 'MAIL_URL: cannot be used');
  }
}

/**
 * Connects to the outbox. Nothing is opened before `start` or the first call; while the database does not respond every
 * call rejects, and the site shows its pages all the same. Throws `SettingsError`.
 */
export function connectOutbox(settings: Settings): SiteOutbox {
  const { databaseUrl } = settings;
  // Retries, limits and retention pass in real time, also in a rehearsal.
  const clock = systemClock;
  const mailer = mailerOf(settings);
  let opening: Promise<{ outbox: MailOutbox; close(): Promise<void> }> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const listening: Parameters<Notices['listen']>[] = [];

  async function openAll() {
    const outbox = await openOutbox({ databaseUrl, clock, log });
    for (const listener of listening) outbox.notices?.listen(...listener);
    const worker = startWorker({ outbox, mailer, clock, log });
    return {
      outbox,
      async close() {
        await worker.stop();
        await outbox.close();
      },
    };
  }

  function open() {
    opening ??= openAll().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  async function start(): Promise<void> {
    try {
      await open();
    } catch (error) {
      if (error instanceof StoreFailure && error.kind === 'newer') throw error;
      const why = error instanceof Error ? error.message : 'unknown';
      log.error({ why }, 'the database cannot be opened; forms are refused until it can');
      timer = setTimeout(() => start().catch(() => {}), RETRY_MS);
    }
  }

  let health: StoreHealth = { failures: 0, failing: null };
  const failed = (why: string) => {
    health = { failures: health.failures + 1, failing: why };
  };

  const call = async <T>(run: (outbox: MailOutbox) => Promise<T>): Promise<T> => run((await open()).outbox);
  return {
    start,
    stores: () => health,
    async accept(submission, allowances) {
      try {
        const accepted = await call((outbox) => outbox.accept(submission, allowances));
        if (accepted.ok) health = { ...health, failing: null };
        else if (accepted.error.kind !== 'limited') failed(accepted.error.kind);
        return accepted;
      } catch (error) {
        failed('unavailable');
        throw error;
      }
    },
    subscription: (token) => call((outbox) => outbox.subscription(token)),
    confirm: (token) => call((outbox) => outbox.confirm(token)),
    unsubscribe: (token) => call((outbox) => outbox.unsubscribe(token)),
    formerAddresses: () => call((outbox) => outbox.formerAddresses()),
    rememberAddresses: (addresses) => call((outbox) => outbox.rememberAddresses(addresses)),
    // Nobody waits for it, and a database that does not respond loses a count.
    countNotFound: (kind, text) =>
      void call(async (outbox) => outbox.countNotFound(kind, text)).catch(() => {}),
    counts: () => call((outbox) => outbox.counts()),
    lastBackup: () => call((outbox) => outbox.lastBackup()),
    notices: {
      send: (text) => call(async (outbox) => outbox.notices?.send(text)),
      listen: (...listener) => void listening.push(listener),
    },
    async close() {
      clearTimeout(timer);
      await opening?.then(
        (opened) => opened.close(),
        () => {},
      );
    },
  };
}

let own: SiteOutbox | undefined;

/** The outbox of this process; the development server gives none, so the pages open their own. */
export function outboxFor(locals: object, settings: Settings): Outbox {
  if (isFromServer(locals) && locals.outbox) return locals.outbox;
  own ??= connectOutbox(settings);
  return own;
}

/** Where a request came from: an IP address, or one name for all while developing. */
export const visitorFor = (locals: object): string => (isFromServer(locals) && locals.visitor) || 'onbekend';
