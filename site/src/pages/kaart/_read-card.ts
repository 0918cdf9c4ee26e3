import type { PageTypeName, Story } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import type { EventsClient } from '@inktvis/events';
import { ok } from '@inktvis/foundation/result';
import { formerEdition } from '@inktvis/programme/edition';
import { isStoryCard, STORY_CARDS } from '../../features/page-metadata.ts';
import type { ShareCard } from '../../share-card/card.ts';
import { cardOfStory, experienceCard, festivalCard, tourCard } from '../../share-card/cards.ts';

export type CardSource = {
  readonly content: ContentClient;
  readonly events: EventsClient;
  readonly brand: string;
  readonly now: Date;
};

/** An error: it cannot be read now. Null: there is no such card. */
type CardRead = Read<ShareCard | null> | { readonly ok: false; readonly error: unknown };

async function readStory(story: Story<PageTypeName>, { content, brand, now }: CardSource): Promise<CardRead> {
  if (story.type !== 'experience') return ok(cardOfStory(story, brand));
  const items = await content.programmeOf([story.uuid]);
  return items.ok ? ok(experienceCard(story, items.value, { brand, now })) : items;
}

/** The card of one address, `/kaart/{kind}/{slug}.png`. */
export async function readCard(kind: string, slug: string, source: CardSource): Promise<CardRead> {
  if (kind === 'toer') {
    const event = await source.events.find(slug);
    return event.ok ? ok(event.value && tourCard(event.value, source)) : event;
  }
  if (kind === 'editie') {
    const former = await formerEdition(slug, source.content);
    if (!former.ok) return former;
    if (!former.value) return ok(null);
    const card = await readFestivalCard({ ...source, content: former.value.content });
    return card.ok ? ok({ ...card.value, title: `${card.value.title}, ${slug}` }) : card;
  }
  if (!isStoryCard(kind)) return ok(null);
  const { folder, types } = STORY_CARDS[kind];
  const read = await source.content.page(folder + slug);
  if (!read.ok) return read;
  // Whatever has a page has a card by that name too: an overview, when somebody asks for it.
  const isOfKind = kind === 'pagina' || (read.value && types.includes(read.value.type));
  if (!read.value || !isOfKind) return ok(null);
  return readStory(read.value, source);
}

/** The card of the festival. */
export async function readFestivalCard({ content, brand }: CardSource): Promise<Read<ShareCard>> {
  const read = await content.page('home');
  if (!read.ok) return read;
  return ok(festivalCard(read.value?.type === 'home' ? read.value : null, brand));
}
