import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { closeServer, hostAndPort, listen } from '@inktvis/foundation/listen';
import { type Log, silentLog } from '@inktvis/foundation/log';
import { Hono } from 'hono';
import type { Fault } from './faults.ts';
import { createMessageStore, type Message } from './message-store.ts';
import { createPages } from './pages.ts';
import { createProvider, type ProviderOptions, problem } from './provider.ts';
import { createSmtpServer } from './smtp-server.ts';

export type MailServiceOptions = {
  /** 0 takes a free port, here and below. */
  readonly smtpPort: number;
  readonly httpPort: number;
  readonly host?: string;
  readonly key: string;
  readonly fault?: Fault;
  readonly log?: Log;
};

export type MailService = {
  /** Of the pages, without a slash behind it. */
  readonly url: string;
  /** A MAIL_URL. */
  readonly smtpUrl: string;
  /** A MAIL_URL. */
  readonly apiUrl: string;
  readonly messages: () => readonly Message[];
  readonly setFault: (fault: Fault) => void;
  readonly close: () => Promise<void>;
};

function createApp(options: ProviderOptions, log: Log): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.text('ok'));
  app.route('/api/1.3', createProvider(options));
  // For tests in other processes.
  app.get('/api/messages', (context) =>
    context.json({ messages: options.store.list(context.req.query('to')) }),
  );
  app.route('/', createPages(options.store));
  app.onError((error) => {
    log.error({ reason: error.message, stack: error.stack }, 'request failed');
    return problem('GeneralError');
  });
  return app;
}

/** SMTP, and Mailchimp Transactional, with pages that show what they got. Rejects when a port is taken. */
export async function startMailService(options: MailServiceOptions): Promise<MailService> {
  const { host = '127.0.0.1', key, log = silentLog } = options;
  let current = options.fault ?? 'off';
  const fault = () => current;
  const store = createMessageStore();
  const smtp = createSmtpServer({ store, fault, log });
  const http = createServer(getRequestListener(createApp({ store, fault, key }, log).fetch));
  const httpPort = await listen(http, options.httpPort, host);
  const smtpPort = await listen(smtp.server, options.smtpPort, host).catch(async (error: unknown) => {
    await closeServer(http);
    throw error;
  });
  const httpAddress = hostAndPort(host, httpPort);
  return {
    url: `http://${httpAddress}`,
    smtpUrl: `smtp://${hostAndPort(host, smtpPort)}`,
    apiUrl: `mandrill://${key}@${httpAddress}/api/1.3`,
    messages: () => store.list(),
    setFault(next) {
      current = next;
    },
    async close() {
      await Promise.all([closeServer(http), new Promise<void>((resolve) => smtp.close(resolve))]);
    },
  };
}
