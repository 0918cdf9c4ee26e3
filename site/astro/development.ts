import { offsetClock, systemClock } from '@inktvis/foundation/clock';
import type { Plugin } from 'vite';
import { findTourPicture } from '../server/images/tour-pictures.ts';
import type { Settings } from '../src/server/settings.ts';
import { connectTours } from '../src/server/tours.ts';

/** While developing: the pictures of touring events, which the HTTP server passes on otherwise. */
export function tourPictures(settings: Settings): Plugin {
  return {
    name: 'inktvis-tour-pictures',
    apply: 'serve',
    configureServer(server) {
      const clock = settings.siteNow ? offsetClock(settings.siteNow) : systemClock;
      const events = connectTours(settings, clock);
      server.middlewares.use(async (request, response, next) => {
        const { url = '' } = request;
        if (!url.startsWith('/toerbeeld/')) return next();
        const found = await findTourPicture(url, undefined, events, settings.eventsImageOrigins);
        if (typeof found === 'string') return void response.writeHead(404).end();
        const down = () => new Response(null, { status: 503 });
        const picture = await found.ask(AbortSignal.timeout(10_000)).catch(down);
        response.writeHead(picture.status, { 'Content-Type': picture.headers.get('content-type') ?? '' });
        response.end(Buffer.from(await picture.arrayBuffer()));
      });
    },
  };
}
