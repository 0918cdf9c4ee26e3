import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { BROWSERS } from './browsers.ts';

const SOURCE = new URL('../src/browser/service-worker/service-worker.ts', import.meta.url);

/** What pages consist of, but for what few visitors open: the map, the screen in the hall, an editor's preview. */
const OF_PAGES = /^(?!.*(leaflet|live|preview)).*\.(js|css|svg)$/i;

/** Bundles the service worker into a classic script at the root of the site, with the names of files that it stores ahead. */
export const serviceWorker = (): AstroIntegration => ({
  name: 'inktvis-service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const names = readdirSync(new URL('_astro/', dir)).filter((name) => OF_PAGES.test(name));
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { BUILD_FILES: JSON.stringify(names.map((name) => `/_astro/${name}`)) },
        build: {
          outDir: fileURLToPath(dir),
          emptyOutDir: false,
          target: BROWSERS,
          modulePreload: false,
          rollupOptions: {
            input: fileURLToPath(SOURCE),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  },
});
