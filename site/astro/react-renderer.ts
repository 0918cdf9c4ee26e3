import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

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
