import { pictureAddress, type TouringEvent } from '@inktvis/events';
import { fill } from '@inktvis/messages/fill';
import { shareCard } from '@inktvis/messages/share-card';
import { states } from '@inktvis/messages/states';
import { eventStatus, shownDate, whenOf } from '../cards/tours/tour-when.ts';
import { titleWords } from '../cards/tours/tour-words.ts';
import type { CardPicture, StoryCard } from './card.ts';
import { storyCard } from './story-card.ts';

/** The smallest picture of the page of an event that is as high as a card. */
const PICTURE = { width: 640, height: 640 };
const FLAGS: Readonly<Record<string, string>> = { off: states.geannuleerd, postponed: states.uitgesteld };

const pictureOf = ({ slug, image }: TouringEvent): CardPicture | null =>
  image && { kind: 'own', path: pictureAddress(slug, PICTURE), version: image.filename };

/** Tags are in lower case. */
const opened = (tag: string): string => tag.charAt(0).toLocaleUpperCase('nl') + tag.slice(1);

/** The card of a touring event, on the paper of its page. */
export function tourCard(
  event: TouringEvent,
  { brand, now }: { readonly brand: string; readonly now: Date },
): StoryCard {
  const { number, lines } = whenOf(event, now);
  const status = eventStatus(event, shownDate(event, now), now) ?? '';
  const town = event.address?.town ?? '';
  return storyCard(brand, {
    colour: 'orange',
    title: titleWords(event).text,
    date: number === '' ? null : { number, lines, struck: status === 'off' },
    kicker: number === '' ? lines.join(', ') : '',
    facts: [town ? fill(shareCard.tour_in, { town }) : shareCard.tour, opened(event.tags[0] ?? '')].filter(
      Boolean,
    ),
    picture: pictureOf(event),
    corner: 'c',
    words: town,
    flag: FLAGS[status] ?? '',
  });
}
