import type { PageTypeName, Story } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import type { EventsClient } from '@inktvis/events';
import { createBoundedQueue } from '@inktvis/foundation/bounded-queue';
import { ok } from '@inktvis/foundation/result';
import { formerEdition } from '@inktvis/programme/edition';
import { archivePath } from '@inktvis/programme/paths';
import type { APIRoute } from 'astro';
import { contentFor, eventsFor, PAGE_LIFE } from '../../server/page.ts';
import { isFromServer } from '../../server/render-locals.ts';
import { clock, log, settings } from '../../server/runtime.ts';
import { FESTIVAL_CARD, type ShareCard } from '../../share-card/card.ts';
import { cardOfStory, experienceCard, festivalCard, tourCard } from '../../share-card/cards.ts';
import { drawCard } from '../../share-card/draw.tsx';

type CardSource = {
  readonly content: ContentClient;
  readonly events: EventsClient;
  readonly brand: string;
  readonly product: string;
  readonly now: Date;
};

/** An error: it cannot be read now. Null: there is no such card. */
type CardRead = Read<ShareCard | null> | { readonly ok: false; readonly error: unknown };

async function readStory(story: Story<PageTypeName>, { content, brand, now }: CardSource): Promise<CardRead> {
  if (story.type !== 'experience') return ok(cardOfStory(story, brand));
  const items = await content.programmeOf([story.uuid]);
  return items.ok ? ok(experienceCard(story, items.value, { brand, now })) : items;
}

async function readFestival({ content, brand }: CardSource): Promise<Read<ShareCard>> {
  const read = await content.page('home');
  if (!read.ok) return read;
  return ok(festivalCard(read.value?.type === 'home' ? read.value : null, brand));
}

/** The card of a former edition. */
async function readFormer(year: string, source: CardSource): Promise<CardRead> {
  const former = await formerEdition(year, source.content);
  if (!former.ok) return former;
  if (!former.value) return ok(null);
  const card = await readFestival({ ...source, content: former.value.content });
  return card.ok ? ok({ ...card.value, title: `${card.value.title}, ${year}` }) : card;
}

/** The card at `/kaart/{file}`: `{path of the page}.png`, or that of the festival. */
async function readCard(source: CardSource, file: string): Promise<CardRead> {
  if (`/kaart/${file}` === FESTIVAL_CARD) return readFestival(source);
  const [, path, folder, name = ''] = /^((.*?)\/?([^/]+))\.png$/.exec(file) ?? [];
  if (path === undefined) return ok(null);
  if (`/${path}` === archivePath(name)) return readFormer(name, source);
  if (folder === `${source.product}-op-toer`) {
    const event = await source.events.find(name);
    return event.ok ? ok(event.value && tourCard(event.value, source)) : event;
  }
  const read = await source.content.page(path);
  if (!read.ok) return read;
  return read.value ? readStory(read.value, source) : ok(null);
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
    product: settings.product,
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
