import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** React in Astro, with two sides of our own (`react-server.ts`, `react-client.ts`). */
export function reactInOneGo(): AstroIntegration {
  const { hooks, ...integration } = react();
  return {
    ...integration,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        hooks['astro:config:setup']?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              clientEntrypoint: fileURLToPath(new URL('./react-client.ts', import.meta.url)),
              serverEntrypoint: new URL('./react-server.ts', import.meta.url),
            }),
        }),
    },
  };
}
