import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { TEMPLATES } from '../src/features/shown-page.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:minute'?: number;
  }
}

const NAME = 'inktvis';
const FEATURES = fileURLToPath(new URL('../src/features/', import.meta.url));

/**
 * A thin adapter: the build exports `render(request, locals)` for our own HTTP server, which stores whole responses
 * (docs/decisions/003-page-cache.md). Our two sides of React come before `@astrojs/react`, which compiles it: Astro takes the
 * first renderer that knows a component. And `client:minute`, and a route for each page of a feature.
 */
export const inktvis = (): AstroIntegration => ({
  name: NAME,
  hooks: {
    'astro:config:setup': ({ addRenderer, addClientDirective, injectRoute }) => {
      addRenderer({
        name: 'inktvis-react',
        clientEntrypoint: fileURLToPath(new URL('./react-client.ts', import.meta.url)),
        serverEntrypoint: new URL('./react-server.ts', import.meta.url),
      });
      addClientDirective({ name: 'minute', entrypoint: './src/browser/client-minute.ts' });
      for (const page of globSync('**/*Page.astro', { cwd: FEATURES }))
        injectRoute({
          pattern: `${TEMPLATES}/${page.replace('.astro', '')}`,
          entrypoint: `./src/features/${page}`,
        });
    },
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: NAME,
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./entry.ts', import.meta.url),
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: {
          serverOutput: 'stable',
          envGetSecret: 'unsupported',
          staticOutput: 'unsupported',
        },
      });
    },
  },
});
