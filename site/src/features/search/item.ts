import type { Story } from '@inktvis/content';
import type { Findable } from '@inktvis/content/client';
import type { TouringEvent } from '@inktvis/events';
import type { ThemeIcon } from '@inktvis/programme/programme-item';
import { knownTags, summary, tagWords, titleWords } from '../../cards/tours/tour-words.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { type Kind, kindOf, TOUR } from './kinds.ts';
import type { Searched } from './word-index.ts';

/** What was found: a page of our own, or an event of the tour, which comes from elsewhere. */
export type Source =
  | { readonly is: 'story'; readonly story: Findable['story'] }
  | { readonly is: 'tour'; readonly event: TouringEvent };

/** A page as the search knows it. */
export type SearchItem = Searched & {
  readonly source: Source;
  readonly href: string;
  /** The title as its page writes it: with the soft hyphens of long words. */
  readonly heading: string;
  /** Language of the title, when it is not Dutch. */
  readonly lang: string | undefined;
  readonly kind: Kind;
  /** Symbol of the sprite: `u-page`, or `g-kids` for the genre of an experience. */
  readonly sign: `u-${IconName}` | `g-${ThemeIcon}`;
  /** What it says of itself in one or two lines; `''` when nobody wrote any. */
  readonly lead: string;
  /** The words of its body. */
  readonly body: string;
  readonly createdAt: Date | null;
};

/** Long words carry soft hyphens for the page. */
const withoutHyphens = (text: string): string => text.replaceAll('\u00ad', '');

/** What a visitor may also look for: who made it, where it is, what it is about. */
function names({ type, content }: Story): readonly string[] {
  switch (type) {
    case 'experience':
      return [
        ...content.theme.map((theme) => theme.content.title),
        content.type?.content.title ?? '',
        content.location?.content.title ?? '',
        ...content.publisher,
        content.publisherCustom,
      ];
    case 'bookstore':
      return [content.publishingHouse, content.address, content.postalCode, content.town];
    case 'hotspot_kortrijk':
      return [content.address, content.postalCode, content.town];
    case 'home':
      return [content.datesText, content.venue];
    default:
      return [];
  }
}

function signOf({ type, content }: Findable['story']): SearchItem['sign'] {
  const genre = type === 'experience' ? content.theme[0]?.content.icon : null;
  return genre ? `g-${genre}` : `u-${kindOf(type).icon}`;
}

/** A story with everything it can be found by. */
export function storyItem({ story, text: body }: Findable): SearchItem {
  const { content } = story;
  const intro = 'intro' in content ? content.intro : '';
  const preview = 'previewText' in content ? content.previewText : '';
  return {
    source: { is: 'story', story },
    href: story.href,
    heading: content.title,
    title: withoutHyphens(content.title),
    lang: undefined,
    kind: kindOf(story.type),
    sign: signOf(story),
    lead: preview || intro,
    body,
    text: [intro, preview, ...names(story), body].join('\n'),
    createdAt: story.createdAt,
  };
}

/** An event of the tour with everything it can be found by. */
export function tourItem(event: TouringEvent): SearchItem {
  const { text: title, lang } = titleWords(event);
  const { location, address, organizer, foreign, paragraphs, tags } = event;
  const body = paragraphs.join('\n') || (foreign?.intro ?? '');
  const place = [location || (foreign?.location ?? ''), address?.street, address?.postalCode, address?.town];
  return {
    source: { is: 'tour', event },
    href: `/${event.seo.fullSlug}`,
    heading: title,
    title,
    lang,
    kind: TOUR,
    sign: `u-${TOUR.icon}`,
    lead: summary(paragraphs),
    body,
    text: [...place, organizer, tagWords(knownTags(tags)), body].join('\n'),
    createdAt: event.createdAt,
  };
}
