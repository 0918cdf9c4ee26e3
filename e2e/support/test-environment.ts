import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const NODE = process.execPath;

/** What the content service signs its calls with in every test environment. */
export const WEBHOOK_SECRET = 'geheim-van-de-proef';

/** What time it is in every test environment, in Brussels. */
const NOW = '2024-10-26T10:05';

type Settings = Readonly<Record<string, string>>;

/** Starts one of our servers and waits until it says that it is ready. `flags` are those of Node. */
async function start(script: string, env: Settings, flags: readonly string[] = []): Promise<ChildProcess> {
  const child = spawn(NODE, [...flags, join(ROOT, script)], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const output: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message) => message === 'ready' && resolve());
    child.on('exit', (code) =>
      reject(new Error(`${script} stopped with ${code}: ${output.join('').slice(-2000)}`)),
    );
  });
  await ready;
  return child;
}

async function stop(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  // A process that a test made to hang receives SIGTERM once it continues.
  child.kill('SIGCONT');
  await once(child, 'exit');
}

export type TestEnvironmentOptions = {
  /** Folder of stories: absolute, or below the repository. */
  readonly contentDir?: string;
  readonly env?: Record<string, string>;
  readonly nodeFlags?: readonly string[];
  readonly contentEnv?: Record<string, string>;
  readonly eventsEnv?: Record<string, string>;
  /** Whether there is a mail server; without one the site queues its mails. */
  readonly mail?: boolean;
  /** Services of another environment to read from, for what neither stops nor changes them; it has the others itself. */
  readonly sources?: Partial<Sources>;
};

/** A site, its content service and its events source, on free ports. */
export type TestEnvironment = Awaited<ReturnType<typeof openTestEnvironment>>;

/** What a test may do with a site that has the services of others. */
export type TestSite = Pick<TestEnvironment, 'url' | 'restartSite' | 'close'>;

function service(startProcess: (more: Settings) => Promise<ChildProcess>) {
  let child: ChildProcess | null = null;
  return {
    async start(more: Settings = {}): Promise<void> {
      child ??= await startProcess(more);
    },
    async stop(): Promise<void> {
      await stop(child);
      child = null;
    },
    kill: (signal: NodeJS.Signals): void => void child?.kill(signal),
  };
}

async function assignAddresses() {
  const port = {
    site: await freePort(),
    content: await freePort(),
    events: await freePort(),
    smtp: await freePort(),
    mails: await freePort(),
  };
  return {
    port,
    folder: await mkdtemp(join(tmpdir(), 'inktvis-e2e-')),
    url: `http://127.0.0.1:${port.site}`,
    contentUrl: `http://127.0.0.1:${port.content}`,
    eventsUrl: `http://127.0.0.1:${port.events}`,
    mailUrl: `http://127.0.0.1:${port.mails}`,
  };
}
type Addresses = Awaited<ReturnType<typeof assignAddresses>>;

type Sources = Pick<Addresses, 'contentUrl' | 'eventsUrl'>;

const siteSettings = ({ port, folder, url, contentUrl, eventsUrl }: Addresses): Settings => ({
  PORT: String(port.site),
  HOST: '127.0.0.1',
  SITE_URL: url,
  SITE_NOW: NOW,
  SECURITY_CONTACT: 'mailto:veilig@inktvis.example',
  CONTENT_URL: contentUrl,
  EVENTS_URL: eventsUrl,
  CACHE_DIR: join(folder, 'content'),
  CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
  DATABASE_URL: `file:${join(folder, 'inktvis.db')}`,
  MAIL_URL: `smtp://127.0.0.1:${port.smtp}`,
  // What a test did not ask for was never read.
  WARM_UP_PER_SECOND: '0',
  // All tests come from one address.
  FORM_LIMIT_PER_VISITOR: '0',
});

const contentSettings = ({ port, folder, url }: Addresses): Settings => ({
  CONTENT_PORT: String(port.content),
  // Pictures that any test asked for are made once.
  IMAGE_CACHE_DIR: process.env.TEST_IMAGES ?? join(folder, 'images'),
  CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
  CONTENT_WEBHOOK_URL: `${url}/api/webhook/content`,
});

const eventsSettings = ({ port, contentUrl }: Addresses): Settings => ({
  EVENTS_PORT: String(port.events),
  // Events with difficult texts, too, which the demo does not show.
  EVENTS_DIR: 'sample/events,sample/broken/events',
  EVENTS_CUTTER_URL: contentUrl,
  SITE_NOW: NOW,
});

const mailSettings = ({ port }: Addresses): Settings => ({
  MAIL_PORT: String(port.smtp),
  MAIL_HTTP_PORT: String(port.mails),
  MAIL_IN_PRODUCTION: 'on',
});

export async function openTestEnvironment({
  contentDir = 'sample/content',
  env = {},
  nodeFlags = [],
  contentEnv = {},
  eventsEnv = {},
  mail = false,
  sources = {},
}: TestEnvironmentOptions = {}) {
  const addresses = { ...(await assignAddresses()), ...sources };
  const ownContent = { CONTENT_DIR: resolve(ROOT, contentDir), ...contentEnv };
  const content = service((more) =>
    start('embedded/content/src/main.ts', { ...contentSettings(addresses), ...ownContent, ...more }),
  );
  const events = service((more) =>
    start('embedded/events/src/main.ts', { ...eventsSettings(addresses), ...eventsEnv, ...more }),
  );
  const mails = service((more) =>
    start('embedded/mail/src/main.ts', { ...mailSettings(addresses), ...more }),
  );
  let startedAt = 0;
  const startSite = (more: Settings = {}): Promise<ChildProcess> => {
    startedAt = performance.now();
    const settings = { ...siteSettings(addresses), ...env, ...more };
    return start('site/server/main.ts', settings, nodeFlags);
  };
  await Promise.all([
    !sources.contentUrl && content.start(),
    !sources.eventsUrl && events.start(),
    mail && mails.start(),
  ]);
  let site = await startSite();
  return {
    url: addresses.url,
    contentUrl: addresses.contentUrl,
    eventsUrl: addresses.eventsUrl,
    /** Process id of the site, and when it was started, on `performance.now()`. */
    site: () => ({ pid: site.pid ?? 0, startedAt }),
    stopContent: content.stop,
    /** Makes it hang: it accepts connections and responds with nothing (SIGSTOP), until it is continued (SIGCONT). */
    hangContent: () => content.kill('SIGSTOP'),
    continueContent: () => content.kill('SIGCONT'),
    startContent: content.start,
    stopEvents: events.stop,
    startEvents: events.start,
    mailUrl: addresses.mailUrl,
    stopMail: mails.stop,
    startMail: mails.start,
    /** Stops the site and starts it again: what it had in memory is gone, what it stored on disk is not. */
    async restartSite(more?: Settings): Promise<void> {
      await stop(site);
      site = await startSite(more);
    },
    async close(): Promise<void> {
      await stop(site);
      for (const { stop: stopService } of [content, events, mails]) await stopService();
      await rm(addresses.folder, { recursive: true, force: true });
    },
  };
}
