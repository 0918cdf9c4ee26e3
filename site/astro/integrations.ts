import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { TEMPLATES, templates } from '../src/features/templates.ts';

/**
 * A thin adapter: the build exports `render(request, locals)` and nothing else. Our own HTTP server is in front
 * and stores whole responses, so it wants a Response, not a stream into a socket (docs/decisions).
 */
export function inktvisAdapter(): AstroIntegration {
  return {
    name: 'inktvis-adapter',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'inktvis-adapter',
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
  };
}

/**
 * Renders React with two sides of our own (`react-server.ts`, `react-client.ts`). Astro takes the first renderer that knows
 * a component, so this comes before `@astrojs/react`, which compiles React.
 */
export const reactRenderer = (): AstroIntegration => ({
  name: 'inktvis-react-renderer',
  hooks: {
    'astro:config:setup': ({ addRenderer }) =>
      addRenderer({
        name: 'inktvis-react',
        clientEntrypoint: fileURLToPath(new URL('./react-client.ts', import.meta.url)),
        serverEntrypoint: new URL('./react-server.ts', import.meta.url),
      }),
  },
});

declare module 'astro' {
  interface AstroClientDirectives {
    'client:minute'?: number;
  }
}

/** The directive `client:minute` of islands (`src/browser/client-minute.ts`). */
export const minuteDirective = (): AstroIntegration => ({
  name: 'inktvis-minute-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'minute', entrypoint: './src/browser/client-minute.ts' }),
  },
});

/** Each content type is drawn by a route of its own, the page of its feature. */
export const templateRoutes = (): AstroIntegration => ({
  name: 'inktvis-templates',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const [type, page] of Object.entries(templates))
        injectRoute({ pattern: `${TEMPLATES}/${type}`, entrypoint: `./src/features/${page}` });
    },
  },
});
