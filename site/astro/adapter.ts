import type { AstroIntegration } from 'astro';

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
