import { systemClock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import { createMailer, type Mailer } from '@inktvis/mail';
import {
  type MailCounts,
  type MailOutbox,
  NewerDatabaseError,
  type Notices,
  type Outbox,
  openOutbox,
  startWorker,
} from '@inktvis/outbox';
import type { RenderLocals } from './render-locals.ts';
import { type Settings, SettingsError } from './settings.ts';

type OutboxSettings = Pick<
  Settings,
  | 'brand'
  | 'siteUrl'
  | 'databaseUrl'
  | 'mailUrl'
  | 'mailFrom'
  | 'mailContactTo'
  | 'mailGroupsTo'
  | 'mailWorker'
  | 'retention'
>;

/** The store of what visitors send, and the worker that mails it. */
export type SiteOutbox = Outbox & {
  /** Mails that wait and that were given up. Rejects while the database does not answer. */
  counts(): Promise<MailCounts>;
  /** What the programs on this database tell each other. */
  readonly notices: Notices;
  /** Opens the store and starts the worker. Rejects only for what waiting cannot mend. */
  start(): Promise<void>;
};

/** Pause before a database that did not answer is tried again, in ms. */
const RETRY_MS = 5000;

const log = createLog('outbox');

function mailerOf(settings: OutboxSettings): Mailer {
  const { brand, siteUrl, mailUrl, mailFrom: from, mailContactTo, mailGroupsTo, retention } = settings;
  try {
    const mailSite = { brand, siteUrl, retention };
    return createMailer({ ...mailSite, mailUrl, from, contactTo: mailContactTo, groupsTo: mailGroupsTo });
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : 'MAIL_URL: cannot be used');
  }
}

/**
 * The way to the outbox. Nothing is opened before `start` or the first question; while the database is away every
 * question rejects, and the site shows its pages all the same. Throws `SettingsError`.
 */
export function connectOutbox(settings: OutboxSettings): SiteOutbox {
  const { databaseUrl, retention } = settings;
  // Retries, limits and retention pass in real time, also in a rehearsal.
  const clock = systemClock;
  const mailer = settings.mailWorker ? mailerOf(settings) : null;
  let opening: Promise<{ outbox: MailOutbox; close(): Promise<void> }> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const listening: Parameters<Notices['listen']>[] = [];

  async function openAll() {
    const outbox = await openOutbox({ databaseUrl, clock, log });
    for (const listener of listening) outbox.notices?.listen(...listener);
    const worker = mailer && startWorker({ outbox, mailer, clock, log, retention });
    return {
      outbox,
      async close() {
        await worker?.stop();
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
      if (error instanceof NewerDatabaseError) throw error;
      const why = error instanceof Error ? error.message : 'unknown';
      log.error({ why }, 'the database cannot be opened; forms are refused until it can');
      timer = setTimeout(() => start().catch(() => {}), RETRY_MS);
    }
  }

  const ask = async <T>(question: (outbox: MailOutbox) => Promise<T>): Promise<T> =>
    question((await open()).outbox);
  return {
    start,
    accept: (submission, allowances) => ask((outbox) => outbox.accept(submission, allowances)),
    subscription: (token) => ask((outbox) => outbox.subscription(token)),
    confirm: (token) => ask((outbox) => outbox.confirm(token)),
    unsubscribe: (token) => ask((outbox) => outbox.unsubscribe(token)),
    reportScreen: (report) => ask((outbox) => outbox.reportScreen(report)),
    screens: () => ask((outbox) => outbox.screens()),
    counts: () => ask((outbox) => outbox.counts()),
    notices: {
      send: (text) => ask(async (outbox) => outbox.notices?.send(text)),
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

/** What our HTTP server gives along with a request; nothing of it while developing. */
const isFromServer = (locals: object): locals is RenderLocals => 'reading' in locals;

let own: SiteOutbox | undefined;

/** The outbox of this process; while developing no server gives it along, and the pages open their own. */
export function outboxFor(locals: object, settings: OutboxSettings): Outbox {
  if (isFromServer(locals) && locals.outbox) return locals.outbox;
  own ??= connectOutbox(settings);
  return own;
}

/** Where a request came from: an IP address, or one name for all while developing. */
export const visitorFor = (locals: object): string => (isFromServer(locals) && locals.visitor) || 'onbekend';
