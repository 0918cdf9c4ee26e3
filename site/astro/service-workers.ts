import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

/** The service worker and its replacements: source, and the file at the root of the site, where its scope starts. */
const workers = [
  { source: 'service-worker.ts', file: 'sw.js' },
  // Served in the place of `sw.js` with OFFLINE=off.
  { source: 'unregister.ts', file: 'sw-off.js' },
  // Where Live had a worker of its own: returning browsers update to this one, which removes itself.
  { source: 'unregister.ts', file: 'live-sw.js' },
];
const folder = new URL('../src/browser/service-worker/', import.meta.url);

/** Bundles each service worker into one classic script. Not while developing. */
export function serviceWorkers(): AstroIntegration {
  return {
    name: 'inktvis-service-workers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const { source, file } of workers) await bundle(new URL(source, folder), file, dir);
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
