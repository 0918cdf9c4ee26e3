import type { PageTypeName, Story } from '@inktvis/content';
import { formatDate, formatDayNumber } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { shareCard } from '@inktvis/messages/share-card';
import type { CardPicture, FestivalCard, ShareCard, ShopCard, StoryCard } from './card.ts';

type Brand = string;

/** What every card of a story has; the rest is nothing until it is said. */
export const storyCard = (
  brand: Brand,
  told: Pick<StoryCard, 'colour' | 'title'> & Partial<Omit<StoryCard, 'kind' | 'brand'>>,
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
  ...told,
});

/** The picture that an editor gave a story. */
export const contentPicture = (picture: Story<'page'>['content']['image']): CardPicture | null =>
  picture && { kind: 'content', picture };

const townOf = (content: Story<'bookstore' | 'hotspot_kortrijk'>['content']): string =>
  [content.postalCode, content.town].filter(Boolean).join(' ');

const placeOf = (content: Story<'bookstore' | 'hotspot_kortrijk'>['content']): string =>
  [content.address, townOf(content)].filter(Boolean).join(', ');

const shopCard = ({ content }: Story<'bookstore'>, brand: Brand): ShopCard => ({
  kind: 'shop',
  brand,
  colour: content.pageColor,
  title: content.title,
  facts: [placeOf(content), shareCard.bookstore],
});

const articleCard = ({ content }: Story<'news_article'>, brand: Brand): StoryCard =>
  storyCard(brand, {
    colour: content.pageColor,
    title: content.title,
    kicker: content.date ? formatDate(content.date) : '',
    facts: [shareCard.news],
    picture: contentPicture(content.image),
    corner: 'b',
    words: shareCard.news,
  });

const hotspotCard = ({ content }: Story<'hotspot_kortrijk'>, brand: Brand): StoryCard =>
  storyCard(brand, {
    colour: content.pageColor,
    title: content.title,
    facts: [placeOf(content), shareCard.hotspot],
    picture: contentPicture(content.image),
    corner: 'c',
    words: content.town,
  });

/** Of the home page, where the days and the place of the festival stand; null without one. */
export function festivalCard(home: Story<'home'> | null, brand: Brand): FestivalCard {
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

/** The card of a story whose card needs nothing but the story. */
export function cardOfStory(story: Story<Exclude<PageTypeName, 'experience'>>, brand: Brand): ShareCard {
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
