import { statSync } from 'node:fs';
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

/** The files that browsers fetch, of this build and earlier ones. */
const FILES = 'var/files';

const log = createLog('server');

/** The site as one process: settings, the built pages, the server. */
async function start(settings: Settings) {
  const dist = new URL('../dist/', import.meta.url);
  const build = nameOfBuild(fileURLToPath(dist));
  keepFiles(fileURLToPath(new URL('client/', dist)), FILES, systemClock.now());
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
    clientDir: FILES,
    // The rehearsal clock is for what pages show; the cache counts real time.
    clock: systemClock,
    events: connectTours(settings, settings.siteNow ? offsetClock(settings.siteNow) : systemClock),
    log,
  });
  await outbox.start();
  // With a socket of systemd connections wait in its queue during a restart.
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  if (LISTEN_PID === String(process.pid) && LISTEN_FDS === '1') site.server.listen({ fd: SYSTEMD_SOCKET });
  else await listen(site.server, settings.port, settings.host);
  return {
    async close() {
      await site.close();
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
await runService({
  name: 'site',
  log,
  ports: { PORT: settings.port },
  start: () => start(settings),
  details: () => ({ url: settings.siteUrl }),
});
