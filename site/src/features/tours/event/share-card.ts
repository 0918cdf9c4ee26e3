import { pictureAddress, type TouringEvent } from '@inktvis/events';
import { capital, fill } from '@inktvis/messages/fill';
import { states } from '@inktvis/messages/item';
import { shareCard } from '@inktvis/messages/site';
import { whenOf } from '../../../cards/tours/tour-order.ts';
import { eventStatus } from '../../../cards/tours/tour-when.ts';
import { tourTitle } from '../../../cards/tours/tour-words.ts';
import { aCard, type ShareCard } from '../../../share-card/card.ts';

/** The smallest picture on the page of an event that is as high as a card. */
const TOUR_PICTURE = { width: 640, height: 640 };

export function tourCard(
  event: TouringEvent,
  { brand, now }: { readonly brand: string; readonly now: Date },
): ShareCard {
  const { number, lines } = whenOf(event, now);
  const town = event.address?.town ?? '';
  return aCard({
    brand,
    colour: 'orange',
    title: tourTitle(event),
    date: number,
    kicker: lines.join(', '),
    facts: [town ? fill(shareCard.tour_in, { town }) : shareCard.tour, capital(event.tags[0] ?? '')],
    picture: event.image && pictureAddress(event.slug, TOUR_PICTURE),
    flag: eventStatus(event, now) === 'off' ? states.geannuleerd : '',
  });
}
