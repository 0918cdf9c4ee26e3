import type { PageTypeName, Story } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { createBoundedQueue } from '@inktvis/foundation/bounded-queue';
import { ok } from '@inktvis/foundation/result';
import type { APIRoute } from 'astro';
import type { CardSource } from '../../features/page-kind.ts';
import { fixedPageAt, kindOf } from '../../features/registry.ts';
import { contentFor, eventsFor, PAGE_LIFE } from '../../server/page.ts';
import { isFromServer } from '../../server/render-locals.ts';
import { clock, log, settings } from '../../server/runtime.ts';
import { aCard, FESTIVAL_CARD, readFestivalCard, type ShareCard } from '../../share-card/card.ts';
import { drawCard } from '../../share-card/draw.tsx';

const ownCard = <T extends PageTypeName>(story: Story<T>, source: CardSource) =>
  kindOf(story).card?.(story, source);

/** A page without a card of its own, whose address may be known all the same. */
const plainCard = ({ content }: Story<PageTypeName>, brand: string): ShareCard =>
  aCard({ brand, colour: 'pageColor' in content ? content.pageColor : 'orange', title: content.title });

/** The card at `/kaart/{file}`: `{path of the page}.png`, or that of the festival. Null: there is none. */
async function readCard(source: CardSource, file: string): Promise<Read<ShareCard | null>> {
  if (`/kaart/${file}` === FESTIVAL_CARD) return readFestivalCard(source.content, source.brand);
  const [, path] = /^(.+)\.png$/.exec(file) ?? [];
  if (path === undefined) return ok(null);
  const fixed = await fixedPageAt(`/${path}`, settings.product)?.card?.(`/${path}`, source);
  if (fixed && (!fixed.ok || fixed.value)) return fixed;
  const read = await source.content.page(path);
  if (!read.ok || !read.value) return read.ok ? ok(null) : read;
  return ownCard(read.value, source) ?? ok(plainCard(read.value, source.brand));
}

/** Drawing takes a tenth of a second; together with the work itself the wait stays below the time limit of a page. */
const drawing = createBoundedQueue({ running: 2, waiting: 100, waitMs: 5000 });

/**
 * `GET /kaart/activiteiten/drakenschool.png`, the card of the page of that address, and `GET /kaart/festival.png`, that of
 * everything without one of its own: for shared links, a PNG of 1200 × 630. 404 if there is no such card; 503 with `Retry-After` if it cannot be read now.
 * Where too many are drawn at once it leads to the card of the festival, because a shared link is usually read only once.
 */
export const GET: APIRoute = async ({ cache, locals, params, rewrite, url }) => {
  const source = {
    content: contentFor(locals),
    events: eventsFor(locals),
    brand: settings.brand,
    now: clock.now(),
  };
  const card = await readCard(source, params.path ?? '');
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
