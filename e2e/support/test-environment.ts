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

/** Starts one of our servers and waits until it says that it is ready. `flags` are those of Node. */
async function start(
  script: string,
  env: Record<string, string>,
  flags: readonly string[] = [],
): Promise<ChildProcess> {
  const child = spawn(NODE, [...flags, join(ROOT, script)], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'error', NODE_ENV: 'production', ...env },
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
  /** Flags of the site's Node. */
  readonly nodeFlags?: readonly string[];
  /** Settings of the content service alone. */
  readonly contentEnv?: Record<string, string>;
  /** Settings of the events source alone. */
  readonly eventsEnv?: Record<string, string>;
  /** Whether there is a mail server; without one the site queues its mails. */
  readonly mail?: boolean;
  /** Whether the content service sends webhooks to the site; true by default. */
  readonly webhook?: boolean;
};

/**
 * A site, its content service and its events source on free ports, with nothing shared with other test environments.
 */
export type TestEnvironment = {
  readonly url: string;
  readonly contentUrl: string;
  /** Process id of the site, and when it was started, on `performance.now()`. */
  site(): { readonly pid: number; readonly startedAt: number };
  stopContent(): Promise<void>;
  /** Makes it hang: it accepts connections and responds with nothing (SIGSTOP), until it is continued (SIGCONT). */
  hangContent(): void;
  continueContent(): void;
  /** Starts it again, with other settings if need be. */
  startContent(more?: Record<string, string>): Promise<void>;
  stopEvents(): Promise<void>;
  /** Starts the events source again, with other settings if need be. */
  startEvents(more?: Record<string, string>): Promise<void>;
  /** Where the mails that were sent can be read. */
  readonly mailUrl: string;
  stopMail(): Promise<void>;
  startMail(more?: Record<string, string>): Promise<void>;
  /** Stops the site and starts it again: what it had in memory is gone, what it stored on disk is not. */
  restartSite(more?: Record<string, string>): Promise<void>;
  /** Starts another site at the same port before the old one is stopped; needs `REUSE_PORT`. */
  replaceSite(): Promise<void>;
  close(): Promise<void>;
};

export async function openTestEnvironment({
  contentDir = 'sample/content',
  env = {},
  nodeFlags = [],
  contentEnv = {},
  eventsEnv = {},
  mail = false,
  webhook = true,
}: TestEnvironmentOptions = {}): Promise<TestEnvironment> {
  const scratch = await mkdtemp(join(tmpdir(), 'inktvis-e2e-'));
  const [sitePort, contentPort, eventsPort] = [await freePort(), await freePort(), await freePort()];
  const [smtpPort, mailPort] = [await freePort(), await freePort()];
  const contentUrl = `http://127.0.0.1:${contentPort}`;
  const url = `http://127.0.0.1:${sitePort}`;
  const startContent = (more: Record<string, string> = {}) =>
    start('embedded/content/src/main.ts', {
      CONTENT_PORT: String(contentPort),
      CONTENT_DIR: resolve(ROOT, contentDir),
      IMAGE_CACHE_DIR: join(scratch, 'images'),
      ...(webhook ? { CONTENT_WEBHOOK_URL: `${url}/api/webhook/content` } : {}),
      CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
      ...contentEnv,
      ...more,
    });
  const startEvents = (more: Record<string, string> = {}) =>
    start('embedded/events/src/main.ts', {
      EVENTS_PORT: String(eventsPort),
      // Events with difficult texts, too, which the demo does not show.
      EVENTS_DIR: 'sample/events,sample/broken/events',
      EVENTS_CUTTER_URL: contentUrl,
      SITE_NOW: NOW,
      ...eventsEnv,
      ...more,
    });
  const startMail = (more: Record<string, string> = {}) =>
    start('embedded/mail/src/main.ts', {
      MAIL_PORT: String(smtpPort),
      MAIL_HTTP_PORT: String(mailPort),
      MAIL_IN_PRODUCTION: 'on',
      ...more,
    });
  let startedAt = 0;
  const startSite = (more: Record<string, string> = {}) => {
    startedAt = performance.now();
    return start('site/server/main.ts', siteEnv(more), nodeFlags);
  };
  const siteEnv = (more: Record<string, string>) => ({
    PORT: String(sitePort),
    HOST: '127.0.0.1',
    SITE_URL: url,
    SITE_NOW: NOW,
    SECURITY_CONTACT: 'mailto:veilig@inktvis.example',
    CONTENT_GRAPHQL_URL: `${contentUrl}/v1/api`,
    CONTENT_REST_URL: `${contentUrl}/v2`,
    CONTENT_ASSETS_URL: contentUrl,
    EVENTS_URL: `http://127.0.0.1:${eventsPort}`,
    CACHE_DIR: join(scratch, 'content'),
    CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
    DATABASE_URL: `file:${join(scratch, 'inktvis.db')}`,
    MAIL_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_WORKER: mail ? 'on' : 'off',
    // What a test did not ask for was never read.
    WARM_UP_PER_SECOND: '0',
    // All tests come from one address.
    FORM_LIMIT_PER_VISITOR: '0',
    FORM_LIMIT_TOTAL: '0',
    ...env,
    ...more,
  });
  let content: ChildProcess | null = await startContent();
  let events: ChildProcess | null = await startEvents();
  let post: ChildProcess | null = mail ? await startMail() : null;
  let site: ChildProcess = await startSite();
  return {
    url,
    contentUrl,
    site: () => ({ pid: site.pid ?? 0, startedAt }),
    async stopContent() {
      await stop(content);
      content = null;
    },
    hangContent: () => void content?.kill('SIGSTOP'),
    continueContent: () => void content?.kill('SIGCONT'),
    async startContent(more) {
      content ??= await startContent(more);
    },
    async stopEvents() {
      await stop(events);
      events = null;
    },
    async startEvents(more) {
      events ??= await startEvents(more);
    },
    mailUrl: `http://127.0.0.1:${mailPort}`,
    async stopMail() {
      await stop(post);
      post = null;
    },
    async startMail(more) {
      post ??= await startMail(more);
    },
    async restartSite(more) {
      await stop(site);
      site = await startSite(more);
    },
    async replaceSite() {
      const old = site;
      site = await startSite();
      await stop(old);
    },
    async close() {
      await stop(site);
      await stop(content);
      await stop(events);
      await stop(post);
      await rm(scratch, { recursive: true, force: true });
    },
  };
}
