import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

/** Every service worker of the site: its source, and the file it becomes at the root, for its scope starts there. */
const workers = [
  { source: '../src/features/live/browser/worker/service-worker.ts', file: 'live-sw.js' },
  { source: '../src/browser/service-worker/service-worker.ts', file: 'sw.js' },
  // Served in the place of `sw.js` when offline reading is off.
  { source: '../src/browser/service-worker/switched-off.ts', file: 'sw-off.js' },
];

/** Bundles the service workers, each into one classic script that needs nothing else. Not while developing. */
export function serviceWorkers(): AstroIntegration {
  return {
    name: 'inktvis-service-workers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const { source, file } of workers) await bundle(new URL(source, import.meta.url), file, dir);
      },
    },
  };
}

async function bundle(source: URL, file: string, directory: URL): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: fileURLToPath(directory),
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: fileURLToPath(source),
        output: { format: 'iife', entryFileNames: file },
      },
    },
  });
}
