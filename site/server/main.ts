import { fileURLToPath } from 'node:url';
import { rehearsalClock, systemClock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import { connectOutbox } from '../src/server/outbox.ts';
import { readSettings, SettingsError } from '../src/server/settings.ts';
import { connectTours } from '../src/server/tours.ts';
import { createEdgeCache } from './cache/edge-cache.ts';
import { loadRender, nameOfBuild } from './cache/load-render.ts';
import { createSiteServer } from './create-server.ts';
import { listen } from './http/listen.ts';
import { createAnnouncements } from './ops/announcements.ts';
import { createMetrics } from './ops/metrics.ts';
import { serveMetrics } from './ops/metrics-server.ts';

/** The site as one process: settings, the built pages, the server. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const dist = new URL('../dist/', import.meta.url);
  const outbox = connectOutbox(settings);
  const log = createLog('server');
  const metrics = settings.metricsPort === null ? undefined : createMetrics();
  metrics?.watchMails(outbox.counts);
  const edge =
    settings.cachePurgeUrls.length > 0
      ? createEdgeCache({ urls: settings.cachePurgeUrls, log, onPurge: metrics?.purged })
      : undefined;
  const site = await createSiteServer({
    ...settings,
    outbox,
    askDatabase: outbox.counts,
    announcements: createAnnouncements(outbox.notices, log),
    edge,
    metrics,
    render: await loadRender(new URL('server/entry.mjs', dist)),
    build: nameOfBuild(dist),
    clientDir: fileURLToPath(new URL('client/', dist)),
    // The rehearsal clock is for what pages say; how long they are kept passes in real time.
    clock: systemClock,
    events: connectTours(settings, settings.siteNow ? rehearsalClock(settings.siteNow) : systemClock),
    log,
  });
  await outbox.start();
  const closeMetrics =
    metrics && settings.metricsPort !== null
      ? await serveMetrics(metrics, { port: settings.metricsPort, host: settings.metricsHost })
      : undefined;
  // What was accepted is on the disk; the worker only finishes the mails it is sending.
  const close = async (graceMs?: number, delayMs?: number) => {
    await site.close(graceMs, delayMs);
    closeMetrics?.();
    await outbox.close();
  };
  await listen({ ...site, close }, settings, process.env);
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
