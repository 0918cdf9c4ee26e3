import type { PageTypeName, Story } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import type { EventsClient } from '@inktvis/events';
import { ok } from '@inktvis/foundation/result';
import { formerEdition } from '@inktvis/programme/edition';
import { archivePath } from '@inktvis/programme/paths';
import type { ShareCard } from '../../share-card/card.ts';
import { cardOfStory, experienceCard, festivalCard, tourCard } from '../../share-card/cards.ts';

export type CardSource = {
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

/** The card of a former edition. */
async function readFormerCard(year: string, source: CardSource): Promise<CardRead> {
  const former = await formerEdition(year, source.content);
  if (!former.ok) return former;
  if (!former.value) return ok(null);
  const card = await readFestivalCard({ ...source, content: former.value.content });
  return card.ok ? ok({ ...card.value, title: `${card.value.title}, ${year}` }) : card;
}

/** The card of one address, `/kaart/{path of the page}.png`. */
export async function readCard(file: string, source: CardSource): Promise<CardRead> {
  const [, path, folder, name = ''] = /^((.*?)\/?([^/]+))\.png$/.exec(file) ?? [];
  if (path === undefined) return ok(null);
  if (`/${path}` === archivePath(name)) return readFormerCard(name, source);
  if (folder === `${source.product}-op-toer`) {
    const event = await source.events.find(name);
    return event.ok ? ok(event.value && tourCard(event.value, source)) : event;
  }
  const read = await source.content.page(path);
  if (!read.ok) return read;
  return read.value ? readStory(read.value, source) : ok(null);
}

/** The card of the festival. */
export async function readFestivalCard({ content, brand }: CardSource): Promise<Read<ShareCard>> {
  const read = await content.page('home');
  if (!read.ok) return read;
  return ok(festivalCard(read.value?.type === 'home' ? read.value : null, brand));
}
