import { systemClock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import { createMailer, type Mailer } from '@inktvis/mail';
import {
  connectDriver,
  createOutbox,
  type Outbox,
  StoreFailure,
  startWorker,
  type Worker,
} from '@inktvis/outbox';
import { isFromServer } from './render-locals.ts';
import { type Settings, SettingsError } from './settings.ts';

export type { StoreHealth } from '@inktvis/outbox';

/** Stores what visitors send, and runs the worker that mails it. */
export type SiteOutbox = Outbox & {
  /** Opens the database. Rejects only for what retrying cannot fix. */
  check(): Promise<void>;
  start(): Promise<void>;
};

const log = createLog('outbox');

function mailerOf(settings: Settings): Mailer {
  try {
    return createMailer(settings);
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : 'MAIL_URL: cannot be used');
  }
}

/** Nothing is opened before `start` or the first call; while the database is away every call rejects. Throws `SettingsError`. */
export function connectOutbox(settings: Settings): SiteOutbox {
  const mailer = mailerOf(settings);
  const outbox = createOutbox({ driver: connectDriver(settings.databaseUrl), clock: systemClock, log });
  let worker: Worker | undefined;
  const check = async () => {
    await outbox.lastBackup().catch((error: unknown) => {
      if (error instanceof StoreFailure && error.kind === 'newer') throw error;
    });
  };
  return {
    ...outbox,
    check,
    async start() {
      await check();
      // A database that does not respond is logged by the worker, which tries it every second.
      worker = startWorker({ outbox, mailer, clock: systemClock, log });
    },
    async close() {
      await worker?.stop();
      await outbox.close();
    },
  };
}

let own: SiteOutbox | undefined;

/** The outbox of this process; the development server gives none, so the pages open their own. */
export function outboxFor(locals: object, settings: Settings): Outbox {
  if (isFromServer(locals) && locals.outbox) return locals.outbox;
  if (!own) {
    own = connectOutbox(settings);
    own.start().catch(() => {});
  }
  return own;
}

/** Where a request came from: an IP address, or one name for all while developing. */
export const visitorFor = (locals: object): string => (isFromServer(locals) && locals.visitor) || 'onbekend';
