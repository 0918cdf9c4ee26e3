import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Clock, systemClock } from '@inktvis/foundation/clock';
import { closeServer, hostAndPort, listen } from '@inktvis/foundation/listen';
import { type Log, silentLog } from '@inktvis/foundation/log';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createHttpFaults, type FaultSettings, NO_FAULTS, problem } from './faults.ts';
import { createMessageStore, type Message } from './message-store.ts';
import { createPages } from './pages.ts';
import { createProvider, type ProviderOptions } from './provider.ts';
import { createSmtpServer } from './smtp-server.ts';
import { createTestApi, type TestApiOptions } from './test-api.ts';

export type MailServiceOptions = Partial<FaultSettings> & {
  /** Port of the mail server; 0 takes a free one. */
  readonly smtpPort: number;
  /** Port of the pages, the JSON and the provider's calls; 0 takes a free one. */
  readonly httpPort: number;
  readonly host?: string;
  readonly key?: string;
  /** Domains that may send by the provider's calls; none means all. */
  readonly domains?: readonly string[];
  readonly maxMessages?: number;
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
  readonly messages: () => readonly Message[];
  readonly clear: () => void;
  /** Changes fault injection while the service runs; what is not named stays as it is. */
  readonly setFaults: (changes: Partial<FaultSettings>) => void;
  readonly close: () => Promise<void>;
};

const KEY = 'inktvis-postsleutel';
const MAX_MESSAGES = 500;

const MAX_BODY_BYTES = 5 * 1024 * 1024;

/** The web side as one fetch handler: pages, JSON, the provider's calls and `GET /healthz`. */
function createApp(options: TestApiOptions & ProviderOptions): Hono {
  const app = new Hono();
  const provider = createProvider(options);
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => problem('ValidationError', 'Too large') }));
  app.get('/healthz', (context) => context.text('ok'));
  app.route('/api/1.0', provider);
  app.route('/api/1.3', provider);
  app.route('/api', createTestApi(options));
  app.route('/', createPages(options.store));
  app.onError((error) => {
    options.log.error({ reason: error.message, stack: error.stack }, 'request failed');
    return problem('GeneralError');
  });
  return app;
}

/**
 * Starts the embedded mail service: a mail server and the calls of Mailchimp Transactional that store what they get
 * (mailchimp.com/developer/transactional), and pages that show it. Rejects when a port is taken.
 */
export async function startMailService(options: MailServiceOptions): Promise<MailService> {
  const { host = '127.0.0.1', key = KEY, clock = systemClock, log = silentLog } = options;
  const { latencyMs, fault } = { ...NO_FAULTS, ...options };
  let current: FaultSettings = { latencyMs, fault };
  const settings = () => current;
  const setFaults = (changes: Partial<FaultSettings>) => {
    current = { ...current, ...changes };
  };
  const { maxMessages: max = MAX_MESSAGES, domains = [] } = options;
  const store = createMessageStore({ clock, max });
  const smtp = createSmtpServer({ store, settings, log });
  const app = createApp({ store, settings, setFaults, key, domains, log });
  const injectFault = createHttpFaults(settings);
  const respond = getRequestListener(app.fetch);
  const http = createServer(async (request, response) => {
    const outcome = await injectFault(request, response);
    if (outcome === 'handled') return;
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
    clear: () => void store.remove(),
    setFaults,
    async close() {
      await Promise.all([closeServer(http), smtp.close()]);
    },
  };
}
