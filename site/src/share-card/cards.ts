import type { PageTypeName, Story } from '@inktvis/content';
import { pictureAddress, type TouringEvent } from '@inktvis/events';
import { brusselsDay, formatDate, formatDayNumber } from '@inktvis/foundation/brussels';
import { capital, fill } from '@inktvis/messages/fill';
import { states } from '@inktvis/messages/item';
import { shareCard } from '@inktvis/messages/site';
import { isSameEdition } from '@inktvis/programme/festival';
import { endTime, type Occurrence, sortOccurrences, startDay } from '@inktvis/programme/occurrences';
import { experienceCard as experienceFacts } from '../cards/experience/experience-card.ts';
import { postalTown } from '../cards/text.ts';
import { eventStatus, shownDate, whenOf } from '../cards/tours/tour-when.ts';
import { titleWords } from '../cards/tours/tour-words.ts';
import type { CardDate, CardPicture, FestivalCard, ShareCard, ShopCard, StoryCard } from './card.ts';

/** The card of a story, with defaults for what is not given. */
export const storyCard = (
  brand: string,
  given: Pick<StoryCard, 'colour' | 'title'> & Partial<Omit<StoryCard, 'kind' | 'brand'>>,
): StoryCard => ({
  kind: 'story',
  brand,
  date: null,
  kicker: '',
  genre: null,
  facts: [],
  picture: null,
  corner: 'a',
  words: '',
  flag: '',
  ...given,
});

const contentPicture = (picture: Story<'page'>['content']['image']): CardPicture | null =>
  picture && { kind: 'content', picture };

const placeOf = (content: Story<'bookstore' | 'hotspot_kortrijk'>['content']): string =>
  [content.address, postalTown(content)].filter(Boolean).join(', ');

const shopCard = ({ content }: Story<'bookstore'>, brand: string): ShopCard => ({
  kind: 'shop',
  brand,
  colour: content.pageColor,
  title: content.title,
  facts: [placeOf(content), shareCard.bookstore],
});

const articleCard = ({ content }: Story<'news_article'>, brand: string): StoryCard =>
  storyCard(brand, {
    colour: content.pageColor,
    title: content.title,
    kicker: content.date ? formatDate(content.date) : '',
    facts: [shareCard.news],
    picture: contentPicture(content.image),
    corner: 'b',
    words: shareCard.news,
  });

const hotspotCard = ({ content }: Story<'hotspot_kortrijk'>, brand: string): StoryCard =>
  storyCard(brand, {
    colour: content.pageColor,
    title: content.title,
    facts: [placeOf(content), shareCard.hotspot],
    picture: contentPicture(content.image),
    corner: 'c',
    words: content.town,
  });

/** The card of the festival, from its home page; without one it has no dates. */
export function festivalCard(home: Story<'home'> | null, brand: string): FestivalCard {
  if (!home) return { kind: 'festival', brand, colour: 'blue', days: [], line: shareCard.festival };
  const { pageColor, startDate, endDate, venue } = home.content;
  const days = [startDate, endDate].filter((day) => day !== null).map(formatDayNumber);
  return {
    kind: 'festival',
    brand,
    colour: pageColor,
    days: [...new Set(days)],
    line: venue ? fill(shareCard.festival_in, { venue }) : shareCard.festival,
  };
}

/** The card of any story but an experience, whose card also needs its programme items. */
export function cardOfStory(story: Story<Exclude<PageTypeName, 'experience'>>, brand: string): ShareCard {
  switch (story.type) {
    case 'bookstore':
      return shopCard(story, brand);
    case 'news_article':
      return articleCard(story, brand);
    case 'hotspot_kortrijk':
      return hotspotCard(story, brand);
    case 'home':
      return festivalCard(story, brand);
    default:
      return storyCard(brand, {
        colour: 'pageColor' in story.content ? story.content.pageColor : 'orange',
        title: story.content.title,
        picture: 'image' in story.content ? contentPicture(story.content.image) : null,
        words: brand,
      });
  }
}

type Listed = ReturnType<typeof experienceFacts>;

/** With the year of a former edition in place of the hour. */
function dateOf({ first, lastDayNumber, flags }: Listed, formerYear: string | null): CardDate | null {
  if (!first) return null;
  const hour = first.time && fill(shareCard.hour, { time: first.time });
  return {
    number: lastDayNumber ? `${first.dayNumber}–${lastDayNumber}` : first.dayNumber,
    lines: [first.weekday, formerYear ?? hour].filter(Boolean),
    struck: flags.includes('off'),
  };
}

/**
 * The card of an experience: as in a list, with the first time that a visitor can attend. Of its statuses it only shows
 * that it is cancelled: a shared card stays in use for weeks, and the other statuses change sooner.
 */
export function experienceCard(
  experience: Story<'experience'>,
  occurrences: readonly Occurrence[],
  { brand, now }: { readonly brand: string; readonly now: Date },
): StoryCard {
  const listed = experienceFacts(experience, occurrences, now);
  const last = sortOccurrences(occurrences).at(-1);
  const isFormer = last && endTime(last) < now.getTime() && !isSameEdition(startDay(last), brusselsDay(now));
  return storyCard(brand, {
    colour: experience.content.pageColor,
    title: listed.title,
    date: dateOf(listed, isFormer ? startDay(last).slice(0, 4) : null),
    genre: listed.theme,
    facts: [listed.typeLabel, listed.placeLabel].filter(Boolean),
    picture: contentPicture(listed.picture),
    words: listed.typeLabel,
    flag: listed.flags.includes('off') ? states.geannuleerd : '',
  });
}

/** The smallest picture on the page of an event that is as high as a card. */
const TOUR_PICTURE = { width: 640, height: 640 };
const TOUR_FLAGS: Readonly<Record<string, string>> = {
  off: states.geannuleerd,
  postponed: states.uitgesteld,
};

const tourPicture = ({ slug, image }: TouringEvent): CardPicture | null =>
  image && { kind: 'own', path: pictureAddress(slug, TOUR_PICTURE), version: image.filename };

/** The card of a touring event, in the colour of its page. */
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
    facts: [town ? fill(shareCard.tour_in, { town }) : shareCard.tour, capital(event.tags[0] ?? '')].filter(
      Boolean,
    ),
    picture: tourPicture(event),
    corner: 'c',
    words: town,
    flag: TOUR_FLAGS[status] ?? '',
  });
}
