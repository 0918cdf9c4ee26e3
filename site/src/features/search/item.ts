import type { PageTypeName, Story } from '@inktvis/content';
import type { Findable } from '@inktvis/content/client';
import type { TouringEvent } from '@inktvis/events';
import { search } from '@inktvis/messages/search';
import type { ThemeIcon } from '@inktvis/programme/programme-item';
import { knownTags, summary, tagWords, titleWords } from '../../cards/tours/tour-words.ts';
import type { IconName } from '../../ui/images/Icon.tsx';
import type { IndexedText } from './full-text.ts';

/** The kind of page that a result is, with its icon (requirements D10, Search). */
export type Kind = { readonly label: string; readonly icon: IconName };

const PAGE: Kind = { label: search.kind_page, icon: 'info' };
/** The tour overview, and every event of the tour. */
const TOUR: Kind = { label: search.kind_tour, icon: 'tag' };

const KINDS: { readonly [type in PageTypeName]?: Kind } = {
  experience: { label: search.kind_experience, icon: 'calendar' },
  news_article: { label: search.kind_news, icon: 'page' },
  hotspot_kortrijk: { label: search.kind_hotspot, icon: 'pin' },
  bookstore: { label: search.kind_bookstore, icon: 'book' },
  date_overview: { label: search.kind_day, icon: 'calendar' },
  uit_events_overview: TOUR,
};

const kindOf = (type: PageTypeName): Kind => KINDS[type] ?? PAGE;

/** Where a result comes from: a story of the content service, or an event of the tour. */
export type Source =
  | { readonly is: 'story'; readonly story: Findable['story'] }
  | { readonly is: 'tour'; readonly event: TouringEvent };

/** A page that can be found. `title` and `text` are indexed, the rest is shown. */
export type SearchItem = IndexedText & {
  readonly source: Source;
  readonly href: string;
  /** The title with the soft hyphens that long words have on the page. */
  readonly heading: string;
  /** Language of the title if it is not Dutch. */
  readonly lang: string | undefined;
  readonly kind: Kind;
  /** Symbol of the sprite: `u-page`, or `g-kids` for the genre of an experience. */
  readonly sign: `u-${IconName}` | `g-${ThemeIcon}`;
  /** Its introduction of one or two lines; `''` if it has none. */
  readonly lead: string;
  /** The text of its body. */
  readonly body: string;
  readonly createdAt: Date | null;
};

const withoutHyphens = (text: string): string => text.replaceAll('\u00ad', '');

/** Other texts to find a story by: who made it, where it is, what it is about. */
function factsOf({ type, content }: Story): readonly string[] {
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

/** The search item of a story. */
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
    text: [intro, preview, ...factsOf(story), body].join('\n'),
    createdAt: story.createdAt,
  };
}

/** The search item of an event of the tour. */
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
