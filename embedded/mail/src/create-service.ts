import { getRequestListener } from '@hono/node-server';
import { hostAndPort, listen, serve } from '@inktvis/foundation/listen';
import { type Log, silentLog } from '@inktvis/foundation/log';
import { Hono } from 'hono';
import type { Fault } from './faults.ts';
import { createMessageStore } from './message-store.ts';
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

export type MailService = Awaited<ReturnType<typeof startMailService>>;

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
export async function startMailService(options: MailServiceOptions) {
  const { host = '127.0.0.1', key, log = silentLog } = options;
  let current = options.fault ?? 'off';
  const fault = () => current;
  const store = createMessageStore();
  const smtp = createSmtpServer({ store, fault, log });
  const app = createApp({ store, fault, key }, log);
  const http = await serve(getRequestListener(app.fetch), options.httpPort, host);
  const smtpPort = await listen(smtp.server, options.smtpPort, host).catch(async (error: unknown) => {
    await http.close();
    throw error;
  });
  return {
    /** Of the pages. */
    url: http.url,
    /** Two addresses for MAIL_URL. */
    smtpUrl: `smtp://${hostAndPort(host, smtpPort)}`,
    apiUrl: `mandrill://${key}@${hostAndPort(host, http.port)}/api/1.3`,
    messages: () => store.list(),
    setFault(next: Fault): void {
      current = next;
    },
    async close(): Promise<void> {
      await Promise.all([http.close(), new Promise<void>((resolve) => smtp.close(resolve))]);
    },
  };
}
