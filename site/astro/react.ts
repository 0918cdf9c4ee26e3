import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** React in Astro, with a server side of our own (`react-server.ts`). */
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
              serverEntrypoint: new URL('./react-server.ts', import.meta.url),
            }),
        }),
    },
  };
}
