import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { offsetClock, systemClock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import { connectOutbox } from '../src/server/outbox.ts';
import { plainConnections } from '../src/server/plain-connections.ts';
import { previewKeys } from '../src/server/preview/preview-access.ts';
import { readSettings, SettingsError } from '../src/server/settings.ts';
import { connectTours } from '../src/server/tours.ts';
import { keepFiles, loadRender, nameOfBuild } from './build.ts';
import { createAnnouncements } from './ops/announcements.ts';
import { listen } from './ops/lifecycle.ts';
import { createSiteServer } from './site-server.ts';

/** The site as one process: settings, the built pages, the server. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const dist = new URL('../dist/', import.meta.url);
  const build = nameOfBuild(fileURLToPath(dist));
  const files = keepFiles(fileURLToPath(new URL('client/', dist)), 'var/builds', systemClock.now());
  const outbox = connectOutbox(settings);
  const log = createLog('server');
  for (const setting of plainConnections(settings))
    log.warn({ setting }, 'another machine is reached without TLS, or without a certificate that is checked');
  const site = createSiteServer({
    ...settings,
    preview: previewKeys(settings),
    outbox,
    countMails: outbox.counts,
    stores: outbox.stores,
    lastBackup: outbox.lastBackup,
    announcements: createAnnouncements(outbox.notices, log),
    warmUp: { perSecond: settings.warmUpPerSecond, pictures: join(settings.cacheDir, 'pictures') },
    render: await loadRender(new URL('server/', dist)),
    build,
    clientDir: files.own,
    previousClientDirs: files.previous,
    // The rehearsal clock is for what pages show; the cache counts real time.
    clock: systemClock,
    events: connectTours(settings, settings.siteNow ? offsetClock(settings.siteNow) : systemClock),
    log,
  });
  await outbox.start();
  // Accepted messages are stored already; the worker only finishes the mails it is sending.
  const close = async () => {
    await site.close();
    await outbox.close();
  };
  await listen({ server: site.server, close }, settings, process.env);
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
