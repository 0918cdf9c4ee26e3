import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { offsetClock, systemClock } from '@inktvis/foundation/clock';
import { listen } from '@inktvis/foundation/listen';
import { createLog } from '@inktvis/foundation/log';
import { fail, runService } from '@inktvis/foundation/service';
import { connectOutbox } from '../src/server/outbox.ts';
import { plainConnections, readSettings, type Settings, SettingsError } from '../src/server/settings.ts';
import { connectTours } from '../src/server/tours.ts';
import { keepFiles, loadRender, nameOfBuild } from './build.ts';
import { createAnnouncements } from './ops/announcements.ts';
import { createSiteServer } from './site-server.ts';

/** The first socket that systemd passes on (https://www.freedesktop.org/software/systemd/man/sd_listen_fds.html). */
const SYSTEMD_SOCKET = 3;

const FILES = 'var/files';

const log = createLog('server');

const dist = new URL('../dist/', import.meta.url);

/** Where the files for browsers are; on a disk that is full those of this build alone, where they were built. */
function filesForBrowsers(): string {
  const client = fileURLToPath(new URL('client/', dist));
  try {
    keepFiles(client, FILES, systemClock.now());
    return FILES;
  } catch (err) {
    log.error({ err }, 'files of this build could not be added to those of earlier ones, which are left out');
    return client;
  }
}

/** `--check`: rejects with what makes every start fail. */
async function check(settings: Settings) {
  nameOfBuild(fileURLToPath(dist));
  const outbox = connectOutbox(settings);
  await outbox.check();
  await outbox.close();
}

async function start(settings: Settings) {
  const build = nameOfBuild(fileURLToPath(dist));
  const clientDir = filesForBrowsers();
  const outbox = connectOutbox(settings);
  for (const setting of plainConnections(settings))
    log.warn({ setting }, 'another machine is reached without TLS, or without a certificate that is checked');
  const site = createSiteServer({
    ...settings,
    preview: settings,
    outbox,
    // The folder was made at the first start.
    health: { ...outbox, since: statSync(FILES, { throwIfNoEntry: false })?.birthtime },
    announcements: createAnnouncements(outbox.notices, log),
    warmUp: { perSecond: settings.warmUpPerSecond, pictures: join(settings.cacheDir, 'pictures') },
    render: await loadRender(new URL('server/', dist)),
    build,
    clientDir,
    // The rehearsal clock is for what pages show; the cache counts real time.
    clock: systemClock,
    events: connectTours(settings, settings.siteNow ? offsetClock(settings.siteNow) : systemClock),
    log,
  });
  await outbox.start();
  // With a socket of systemd connections wait in its queue during a restart.
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  const sockets = LISTEN_PID === String(process.pid) ? Number(LISTEN_FDS) : 0;
  if (sockets > 0) site.server.listen({ fd: SYSTEMD_SOCKET });
  else await listen(site.server, settings.port, settings.host);
  // A server of Node listens in one place: what connects to the other addresses of the socket is passed to it.
  const others = Array.from({ length: Math.max(0, sockets - 1) }, () =>
    createServer((connection) => site.server.emit('connection', connection)),
  );
  for (const [index, other] of others.entries()) {
    other.maxConnections = site.server.maxConnections;
    other.listen({ fd: SYSTEMD_SOCKET + 1 + index });
  }
  return {
    async close() {
      const closed = others.map((other) => new Promise((resolve) => other.close(resolve)));
      await Promise.all([site.close(), ...closed]);
      // Accepted messages are stored already; the worker only finishes the mails it is sending.
      await outbox.close();
    },
  };
}

function settingsOfProcess(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) fail(error.message);
    throw error;
  }
}

const settings = settingsOfProcess();
if (process.argv.includes('--check')) {
  await check(settings).catch((error: unknown) => fail(`The site cannot start: ${String(error)}`));
  process.exit();
}
await runService({
  name: 'site',
  log,
  ports: { PORT: settings.port },
  start: () => start(settings),
  details: () => ({ url: settings.siteUrl }),
});
