import type { PageTypeName, Picture, Story } from '@inktvis/content';
import { cropAddress } from '@inktvis/content/picture-address';
import { pictureAddress, type TouringEvent } from '@inktvis/events';
import { brusselsDay, formatDate, formatDayNumber } from '@inktvis/foundation/brussels';
import { capital, fill } from '@inktvis/messages/fill';
import { states } from '@inktvis/messages/item';
import { shareCard } from '@inktvis/messages/site';
import { isSameEdition } from '@inktvis/programme/festival';
import { endTime, type Occurrence, sortOccurrences, startDay } from '@inktvis/programme/occurrences';
import { experienceCard as experienceFacts } from '../cards/experience/experience-card.ts';
import { postalTown } from '../cards/text.ts';
import { whenOf } from '../cards/tours/tour-order.ts';
import { eventStatus } from '../cards/tours/tour-when.ts';
import { tourTitle } from '../cards/tours/tour-words.ts';
import type { ShareCard } from './card.ts';

/** A card, with defaults for what is not given. */
export const aCard = (
  given: Pick<ShareCard, 'brand' | 'colour' | 'title'> & Partial<ShareCard>,
): ShareCard => ({ date: '', kicker: '', genre: null, facts: [], picture: null, flag: '', ...given });

/** Cut to size around its focus. */
const cropped = (picture: Picture | null) => picture && cropAddress(picture, 'card');

const placeOf = (content: Story<'bookstore' | 'hotspot_kortrijk'>['content']): string =>
  [content.address, postalTown(content)].filter(Boolean).join(', ');

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

/** The card of any story but an experience, whose card also needs its programme items. */
export function cardOfStory(story: Story<Exclude<PageTypeName, 'experience'>>, brand: string): ShareCard {
  if (story.type === 'home') return festivalCard(story, brand);
  const { content } = story;
  const card = aCard({
    brand,
    colour: 'pageColor' in content ? content.pageColor : 'orange',
    title: content.title,
    picture: 'image' in content ? cropped(content.image) : null,
  });
  switch (story.type) {
    case 'bookstore':
      return { ...card, picture: null, facts: [placeOf(story.content), shareCard.bookstore] };
    case 'hotspot_kortrijk':
      return { ...card, facts: [placeOf(story.content), shareCard.hotspot] };
    case 'news_article': {
      const { date } = story.content;
      return { ...card, kicker: date ? formatDate(date) : '', facts: [shareCard.news] };
    }
    default:
      return card;
  }
}

/**
 * The card of an experience: as in a list, with the first time that a visitor can attend. Of its statuses it only shows
 * that it is cancelled: a shared card stays in use for weeks, and the other statuses change sooner. In a former edition
 * the year stands in place of the hour.
 */
export function experienceCard(
  experience: Story<'experience'>,
  occurrences: readonly Occurrence[],
  { brand, now }: { readonly brand: string; readonly now: Date },
): ShareCard {
  const { title, theme, typeLabel, placeLabel, picture, flags, first, lastDayNumber } = experienceFacts(
    experience,
    occurrences,
    now,
  );
  const last = sortOccurrences(occurrences).at(-1);
  const isFormer = last && endTime(last) < now.getTime() && !isSameEdition(startDay(last), brusselsDay(now));
  const hour = first?.time && fill(shareCard.hour, { time: first.time });
  return aCard({
    brand,
    colour: experience.content.pageColor,
    title,
    date: [first?.dayNumber, lastDayNumber].filter(Boolean).join('–'),
    kicker: [first?.weekday, isFormer ? startDay(last).slice(0, 4) : hour].filter(Boolean).join(', '),
    genre: theme,
    facts: [typeLabel, placeLabel],
    picture: cropped(picture),
    flag: flags.includes('off') ? states.geannuleerd : '',
  });
}

/** The smallest picture on the page of an event that is as high as a card. */
const TOUR_PICTURE = { width: 640, height: 640 };

/** The card of a touring event, in the colour of its page. */
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
