import { fileURLToPath } from 'node:url';
import { rehearsalClock, systemClock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import { connectOutbox } from '../src/server/outbox.ts';
import { readSettings, SettingsError } from '../src/server/settings.ts';
import { connectTours } from '../src/server/tours.ts';
import { createSiteServer } from './create-server.ts';
import { listen } from './listen.ts';
import { loadRender } from './load-render.ts';

/** The site as one process: settings, the built pages, the server. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const dist = new URL('../dist/', import.meta.url);
  const outbox = connectOutbox(settings);
  const site = await createSiteServer({
    ...settings,
    outbox,
    render: await loadRender(new URL('server/entry.mjs', dist)),
    clientDir: fileURLToPath(new URL('client/', dist)),
    // The rehearsal clock is for what pages say; how long they are kept passes in real time.
    clock: systemClock,
    events: connectTours(settings, settings.siteNow ? rehearsalClock(settings.siteNow) : systemClock),
    log: createLog('server'),
  });
  await outbox.start();
  // What was accepted is on the disk; the worker only finishes the mails it is sending.
  const close = async () => {
    await site.close();
    await outbox.close();
  };
  await listen({ ...site, close }, settings);
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
