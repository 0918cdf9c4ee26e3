import type { Story } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import { formatDayNumber } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { fill } from '@inktvis/messages/fill';
import { shareCard } from '@inktvis/messages/site';
import { aCard, type ShareCard } from './card.ts';

/** The card of the festival, from its home page; without one it has no dates. */
export function festivalCard(home: Story<'home'> | null, brand: string): ShareCard {
  if (!home) return aCard({ brand, colour: 'blue', title: shareCard.festival });
  const { pageColor, startDate, endDate, venue } = home.content;
  const days = [startDate, endDate].filter((day) => day !== null).map(formatDayNumber);
  return aCard({
    brand,
    colour: pageColor,
    title: venue ? fill(shareCard.festival_in, { venue }) : shareCard.festival,
    date: [...new Set(days)].join('–'),
  });
}

/** Reads the card of the festival. An error if its home page cannot be read. */
export async function readFestivalCard(
  content: Pick<ContentClient, 'page'>,
  brand: string,
): Promise<Read<ShareCard>> {
  const read = await content.page('home');
  return read.ok ? ok(festivalCard(read.value?.type === 'home' ? read.value : null, brand)) : read;
}
