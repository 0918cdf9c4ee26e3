import { createBoundedQueue } from '@inktvis/foundation/bounded-queue';
import type { APIContext, APIRoute } from 'astro';
import { contentFor, eventsFor, PAGE_LIFE } from '../../server/page.ts';
import { isFromServer } from '../../server/render-locals.ts';
import { clock, log, settings } from '../../server/runtime.ts';
import { FESTIVAL_CARD } from '../../share-card/card.ts';
import { drawCard } from '../../share-card/draw.tsx';
import type { CardSource, readCard } from './_read-card.ts';

/** Drawing takes a tenth of a second; together with the work itself the wait stays below the time limit of a page. */
const drawing = createBoundedQueue({ running: 2, waiting: 100, waitMs: 5000 });

/**
 * A route that draws a card for shared links, a PNG of 1200 × 630. 404 if there is no such card; 503 with `Retry-After` if
 * it cannot be read now. Where too many are drawn at once it leads to the card of the festival, because a shared link is
 * usually read only once.
 */
export const cardRoute =
  (read: (source: CardSource, params: APIContext['params']) => ReturnType<typeof readCard>): APIRoute =>
  async ({ cache, locals, params, rewrite, url }) => {
    const card = await read(
      {
        content: contentFor(locals),
        events: eventsFor(locals),
        brand: settings.brand,
        product: settings.product,
        now: clock.now(),
      },
      params,
    );
    if (!card.ok) return rewrite('/fout/503');
    if (!card.value) return rewrite('/fout/404');
    const shown = card.value;
    // Through the HTTP server, with its rules, cache and time limits.
    const server = isFromServer(locals) ? locals : null;
    const picture = shown.picture === null ? null : await server?.picture?.(shown.picture);
    try {
      const bytes = picture && typeof picture !== 'string' ? picture : null;
      const png = await drawing(() => drawCard(shown, bytes, settings.colours));
      cache.set(PAGE_LIFE);
      // Its picture may be there later: it is sent, and not kept for long.
      if (picture === 'down' && server) server.dependencies.outdated = true;
      return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
    } catch (error) {
      log.error({ path: url.pathname, err: error }, 'card could not be drawn');
      if (url.pathname === FESTIVAL_CARD) return rewrite('/fout/503');
      return new Response(null, {
        status: 307,
        headers: { Location: FESTIVAL_CARD, 'Cache-Control': 'no-store' },
      });
    }
  };
