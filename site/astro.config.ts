import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import globalData from '@csstools/postcss-global-data';
import { defineConfig, passthroughImageService } from 'astro/config';
import customMedia from 'postcss-custom-media';
import { BROWSERS } from './astro/browsers.ts';
import { chunks } from './astro/chunks.ts';
import { tourPictures } from './astro/development.ts';
import { inktvis } from './astro/integrations.ts';
import { serviceWorker } from './astro/service-worker.ts';
import { readSettings } from './src/server/settings.ts';

const settings = readSettings(process.env);

/** Class names occur in every page many times; in development they keep their own name. */
const shortClassNames = {
  name: 'inktvis-short-class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: '[hash:base64:5]' } } }),
} as const;

/**
 * The layer of a style sheet of `ui`: a class of any other style sheet wins from it, in whatever order they arrive. `base.css`,
 * below all, names its own; the map's have to win from Leaflet's.
 */
const layerOf = (file: string) =>
  /\/src\/ui\/(looks|utilities)\.css$/.exec(file)?.[1] ??
  (/\/src\/ui\/(?!map\/).*\.module\.css$/.test(file) ? 'ui' : undefined);

export default defineConfig({
  output: 'server',
  adapter: inktvis(),
  integrations: [react(), serviceWorker()],
  trailingSlash: 'never',
  // Pages keep no session; the form handlers do their own checks of origin.
  session: false,
  // Pictures come from the content service's image service; there is no Markdown.
  image: { service: passthroughImageService() },
  markdown: { syntaxHighlight: false },
  security: {
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        // Video and maps, after a click: the hosts of blocks/embed and blocks/video.
        'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://www.openstreetmap.org https://open.spotify.com https://w.soundcloud.com',
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        // The HTTP server, or a preview, sends frame-ancestors.
      ],
    },
  },
  cache: { provider: { name: 'inktvis', entrypoint: new URL('./astro/cache-provider.ts', import.meta.url) } },
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  server: { port: settings.port, host: settings.host },
  vite: {
    build: { target: BROWSERS, cssTarget: BROWSERS },
    // Style sheets come into their layer, and every one may use the widths of `ui/media.css`.
    css: {
      postcss: {
        plugins: [
          {
            postcssPlugin: 'inktvis-layers',
            Once(root, { AtRule }) {
              const name = layerOf(root.source?.input.file ?? '');
              if (!name) return;
              const layer = new AtRule({ name: 'layer', params: name });
              layer.append(root.nodes);
              root.append(new AtRule({ name: 'layer', params: 'base, looks, ui, utilities' }), layer);
            },
          },
          globalData({ files: [fileURLToPath(new URL('./src/ui/media.css', import.meta.url))] }),
          customMedia(),
        ],
      },
    },
    plugins: [shortClassNames, chunks(), tourPictures(settings)],
    server: {
      proxy: {
        '/beeld': { target: settings.contentAssetsUrl, rewrite: (path) => path.replace(/^\/beeld/, '/f') },
      },
    },
  },
});
