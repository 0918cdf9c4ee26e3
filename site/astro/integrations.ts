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
 * What Astro gets from us. It is an adapter, and a thin one: the build exports `render(request, locals)` and nothing else, because our own
 * HTTP server is in front and stores whole responses, so it wants a Response, not a stream into a socket
 * (docs/decisions). React with two sides of our own (`react-server.ts`, `react-client.ts`): Astro takes the first renderer
 * that knows a component, so this comes before `@astrojs/react`, which compiles React. The directive `client:minute` of
 * islands. A route for each page of a feature: its template.
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
