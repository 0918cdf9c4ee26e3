import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Clock, systemClock } from '@inktvis/foundation/clock';
import { closeServer, hostAndPort, listen } from '@inktvis/foundation/listen';
import { type Log, silentLog } from '@inktvis/foundation/log';
import { createApp } from './app.ts';
import { createSmtpServer } from './smtp/server.ts';
import { openDisk } from './store/disk.ts';
import type { Message } from './store/message.ts';
import { openMessageStore } from './store/message-store.ts';
import { SLOW_MS } from './switches/magic.ts';
import { createMisbehaviour } from './switches/misbehave.ts';
import { allOff, createChance, type Switches, switchesIn } from './switches/switches.ts';

export type { Message } from './store/message.ts';
export { FAULTS, type Fault, type Switches } from './switches/switches.ts';

export type MailServiceOptions = Partial<Switches> & {
  /** Port of the mail server; 0 takes a free one. */
  readonly smtpPort: number;
  /** Port of the pages, the JSON and the provider's calls; 0 takes a free one. */
  readonly httpPort: number;
  readonly host?: string;
  /** Key of the provider's calls. */
  readonly key?: string;
  /** Domains that may send by the provider's calls; none means all. */
  readonly domains?: readonly string[];
  /** How many mails are kept. */
  readonly keep?: number;
  /** Folder in which mails survive a restart. */
  readonly folder?: string | undefined;
  /** How long mail for `slow@…` takes, in ms. */
  readonly slowMs?: number;
  readonly clock?: Clock;
  readonly log?: Log;
};

export type MailService = {
  /** `http://host:port` of the pages, without a slash behind it. */
  readonly url: string;
  /** MAIL_URL of the mail server. */
  readonly smtpUrl: string;
  /** MAIL_URL of the provider's calls. */
  readonly apiUrl: string;
  /** What came in, newest first. */
  readonly messages: () => readonly Message[];
  readonly clear: () => Promise<void>;
  /** Changes the switches for tests while the service runs; the others stay as they are. */
  readonly setSwitches: (changes: Partial<Switches>) => void;
  readonly close: () => Promise<void>;
};

const KEY = 'inktvis-postsleutel';
const KEEP = 500;

/**
 * Starts the embedded mail service: a mail server and the calls of Mailchimp Transactional that keep what they get
 * (contract email-provider 4), and pages that show it. Rejects when a port is taken.
 */
export async function startMailService(options: MailServiceOptions): Promise<MailService> {
  const { host = '127.0.0.1', key = KEY, slowMs = SLOW_MS, clock = systemClock, log = silentLog } = options;
  let current = switchesIn(options, allOff);
  const switches = () => current;
  const setSwitches = (changes: Partial<Switches>) => {
    current = switchesIn(changes, current);
  };
  const disk = options.folder === undefined ? undefined : await openDisk(options.folder, log);
  const store = await openMessageStore({ clock, keep: options.keep ?? KEEP, disk });
  const chance = createChance(switches);
  const smtp = createSmtpServer({ store, chance, switches, slowMs, log });
  const app = createApp({ store, switches, setSwitches, key, domains: options.domains ?? [], slowMs, log });
  const misbehave = createMisbehaviour({ chance, switches });
  const respond = getRequestListener(app.fetch);
  const http = createServer(async (request, response) => {
    const outcome = await misbehave(request, response);
    if (outcome === 'dealt') return;
    if (outcome === 'silent') response.writeHead = () => response.destroy();
    await respond(request, response);
  });
  const httpPort = await listen(http, options.httpPort, host);
  const smtpPort = await listen(smtp.listener, options.smtpPort, host).catch(async (error: unknown) => {
    await closeServer(http);
    throw error;
  });
  const httpAddress = hostAndPort(host, httpPort);
  return {
    url: `http://${httpAddress}`,
    smtpUrl: `smtp://${hostAndPort(host, smtpPort)}`,
    apiUrl: `mandrill://${key}@${httpAddress}/api/1.3`,
    messages: () => store.list(),
    clear: async () => void (await store.remove()),
    setSwitches,
    async close() {
      await Promise.all([closeServer(http), smtp.close()]);
    },
  };
}
