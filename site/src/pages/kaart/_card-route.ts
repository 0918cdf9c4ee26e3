import type { APIContext, APIRoute } from 'astro';
import { FESTIVAL_CARD } from '../../seo/card-address.ts';
import { contentFor, eventsFor, findMissing, PAGE_LIFE } from '../../server/page.ts';
import { isFromServer } from '../../server/render-locals.ts';
import { clock, log, settings } from '../../server/runtime.ts';
import type { CardPicture } from '../../share-card/card.ts';
import { cardPictureAddress } from '../../share-card/picture-address.ts';
import { createCardStudio, type DrawnCard, type PictureRead } from '../../share-card/studio.ts';
import type { readCard } from './_read-card.ts';
import { type CardSource, storySlug } from './_read-card.ts';

const MEBIBYTE = 1024 * 1024;
const studio = createCardStudio({ maxBytes: 16 * MEBIBYTE, atOnce: 2, mostWaiting: 100 });

/** Pictures come by way of our own server: its rules, its memory, its time limits. */
const pictures =
  (locals: object) =>
  async (picture: CardPicture): Promise<PictureRead> =>
    isFromServer(locals) && locals.picture
      ? locals.picture(cardPictureAddress(picture))
      : { kind: 'missing' };

async function draw(
  card: Parameters<typeof studio.card>[0],
  { locals, url }: APIContext,
): Promise<DrawnCard | null> {
  try {
    return await studio.card(card, pictures(locals));
  } catch (error) {
    log.error({ path: url.pathname, err: error }, 'card could not be drawn');
    return null;
  }
}

/**
 * Too many cards at once: rather the card of the festival than none, for who shares a link asks but once. Kept by
 * nobody.
 */
const standIn = (): Response =>
  new Response(null, { status: 307, headers: { Location: FESTIVAL_CARD, 'Cache-Control': 'no-store' } });

/** A story that moved took its card along, unless it became something else. */
async function missing({ params, redirect, rewrite }: APIContext): Promise<Response> {
  const { kind = '', slug = '' } = params;
  const own = storySlug(kind, slug);
  if (own === null) return rewrite('/fout/404');
  const found = await findMissing(own);
  if (found.kind === 'status') return rewrite(`/fout/${found.status}`);
  const name = found.href.split('/').at(-1) ?? '';
  return found.href === `/${storySlug(kind, name)}`
    ? redirect(`/kaart/${kind}/${name}.png`, 308)
    : rewrite('/fout/404');
}

/**
 * A route that draws a card for shared links, a PNG of 1200 × 630. What is not there is a 404; what cannot be read
 * now is a 503 that says when to come back.
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
    if (!drawn) return card.value.kind === 'festival' ? rewrite('/fout/503') : standIn();
    cache.set(PAGE_LIFE);
    if (!drawn.complete && isFromServer(locals)) locals.dependencies.outdated = true;
    return new Response(new Uint8Array(drawn.png), { headers: { 'Content-Type': 'image/png' } });
  };
