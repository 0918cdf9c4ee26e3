import type { Plugin } from 'vite';

const WEBHOOK = '/api/webhook/content';

/**
 * While developing: once the site has received the webhook of a publication, and the site has taken
 * that in, the browser loads the page again.
 */
export function contentReload(): Plugin {
  return {
    name: 'inktvis-content-reload',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith(WEBHOOK)) {
          response.on('finish', () => response.statusCode === 200 && server.ws.send({ type: 'full-reload' }));
        }
        next();
      });
    },
  };
}
