import type { APIContext, APIRoute } from 'astro';
import { contentFor, eventsFor, findMissing, PAGE_LIFE } from '../../server/page.ts';
import { isFromServer } from '../../server/render-locals.ts';
import { clock, log, settings } from '../../server/runtime.ts';
import { type CardPicture, cardPictureAddress, FESTIVAL_CARD } from '../../share-card/card.ts';
import { createCardRenderer, type DrawnCard, type PictureRead } from '../../share-card/renderer.ts';
import type { readCard } from './_read-card.ts';
import { type CardSource, storySlug } from './_read-card.ts';

const MEBIBYTE = 1024 * 1024;
const renderer = createCardRenderer({
  colours: settings.colours,
  maxBytes: 16 * MEBIBYTE,
  concurrency: 2,
  maxWaiting: 100,
});

/** Pictures are fetched through the HTTP server, with its rules, cache and time limits. */
const pictures =
  (locals: object) =>
  async (picture: CardPicture): Promise<PictureRead> =>
    isFromServer(locals) && locals.picture
      ? locals.picture(cardPictureAddress(picture))
      : { kind: 'missing' };

async function draw(
  card: Parameters<typeof renderer.render>[0],
  { locals, url }: APIContext,
): Promise<DrawnCard | null> {
  try {
    return await renderer.render(card, pictures(locals));
  } catch (error) {
    log.error({ path: url.pathname, err: error }, 'card could not be drawn');
    return null;
  }
}

/** Too many cards at once: the card of the festival instead, because a shared link is usually read only once. Not cached. */
const fallback = (): Response =>
  new Response(null, { status: 307, headers: { Location: FESTIVAL_CARD, 'Cache-Control': 'no-store' } });

/** Redirects to the card of a story that has moved, unless it became another kind. */
async function missing({ locals, params, redirect, rewrite }: APIContext): Promise<Response> {
  const { kind = '', slug = '' } = params;
  const own = storySlug(kind, slug);
  if (own === null) return rewrite('/fout/404');
  const found = await findMissing(own, locals);
  if (found.kind === 'status') return rewrite(`/fout/${found.status}`);
  const name = found.href.split('/').at(-1) ?? '';
  return found.href === `/${storySlug(kind, name)}`
    ? redirect(`/kaart/${kind}/${name}.png`, 308)
    : rewrite('/fout/404');
}

/**
 * A route that draws a card for shared links, a PNG of 1200 × 630. 404 if there is no such card; 503 with `Retry-After` if
 * it cannot be read now.
 */
export const cardRoute =
  (read: (source: CardSource, params: APIContext['params']) => ReturnType<typeof readCard>): APIRoute =>
  async (context) => {
    const { cache, locals, params, rewrite } = context;
    const source = {
      content: contentFor(locals),
      events: eventsFor(locals),
      brand: settings.brand,
      now: clock.now(),
    };
    const card = await read(source, params);
    if (!card.ok) return rewrite('/fout/503');
    if (!card.value) return missing(context);
    const drawn = await draw(card.value, context);
    if (!drawn) return card.value.kind === 'festival' ? rewrite('/fout/503') : fallback();
    cache.set(PAGE_LIFE);
    if (!drawn.complete && isFromServer(locals)) locals.dependencies.outdated = true;
    return new Response(new Uint8Array(drawn.png), { headers: { 'Content-Type': 'image/png' } });
  };
