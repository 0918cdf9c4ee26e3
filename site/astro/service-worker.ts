import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

const SOURCE = new URL('../src/browser/service-worker/service-worker.ts', import.meta.url);

/** Bundles the service worker into one classic script at the root of the site, where its scope starts. Not while developing. */
export const serviceWorker = (): AstroIntegration => ({
  name: 'inktvis-service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          outDir: fileURLToPath(dir),
          emptyOutDir: false,
          target: 'es2022',
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
