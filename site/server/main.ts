import { fileURLToPath } from 'node:url';
import { systemClock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import { readSettings, SettingsError } from '../src/server/settings.ts';
import { createSiteServer } from './create-server.ts';
import { listen } from './listen.ts';
import { loadRender } from './load-render.ts';

/** The site as one process: settings, the built pages, the server. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const dist = new URL('../dist/', import.meta.url);
  const site = await createSiteServer({
    ...settings,
    render: await loadRender(new URL('server/entry.mjs', dist)),
    clientDir: fileURLToPath(new URL('client/', dist)),
    // The rehearsal clock is for what pages say; how long they are kept passes in real time.
    clock: systemClock,
    log: createLog('server'),
  });
  await listen(site, settings);
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
