import type { PageTypeName, Story } from '@inktvis/content';
import type { Findable } from '@inktvis/content/client';
import type { TouringEvent } from '@inktvis/events';
import { brusselsDay, type Day, formatDayLong, formatDayNumber } from '@inktvis/foundation/brussels';
import { ownId } from '@inktvis/foundation/element-id';
import { cast } from '@inktvis/messages/cast';
import { myList } from '@inktvis/messages/my-list';
import { names } from '@inktvis/messages/names';
import { search } from '@inktvis/messages/search';
import { accessLabels, itemAccess } from '@inktvis/programme/access';
import { type Occurrence, occurrenceDays, startDay } from '@inktvis/programme/occurrences';
import { MY_LIST_PATH, NAMES_PATH } from '@inktvis/programme/paths';
import type { ListedPerson } from '@inktvis/programme/people/name-list';
import { fullName, itemPeople, personHref } from '@inktvis/programme/people/people';
import type { ThemeIcon } from '@inktvis/programme/programme-item';
import { knownTags, summary, tagWords, tourTitle } from '../../cards/tours/tour-words.ts';
import type { IconName } from '../../ui/images/Icon.tsx';
import type { IndexedText } from './index/full-text.ts';
import { NOTHING, storyWhen, tourWhen, type WhenWhere } from './index/when-where.ts';
import { type Keyword, readKeywords } from './index/word-forms.ts';

/** The kind of page that a result is, with its icon (requirements D10, Search). */
export type Kind = { readonly label: string; readonly icon: IconName };

const PAGE: Kind = { label: search.kind_page, icon: 'info' };
/** A person in the programme. */
const NAME: Kind = { label: names.kind, icon: 'user' };
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

/** What of the festival is still to come counts more than the rest, a tour elsewhere less. */
const [OWN_WEIGHT, TOUR_WEIGHT] = [1.5, 0.7];

/** A page that can be found. `title` (with its soft hyphens), `facts` and `text` are indexed, the rest is shown. */
export type SearchItem = IndexedText & {
  readonly href: string;
  /** Language of the title if it is not Dutch. */
  readonly lang: string | undefined;
  readonly kind: Kind;
  /** The genre of an experience: its sign instead of that of its kind. */
  readonly genre: ThemeIcon | null;
  /** Its introduction of one or two lines; `''` if it has none. */
  readonly lead: string;
  /** Its text without its introduction. */
  readonly body: string;
  readonly createdAt: Date | null;
  readonly whenWhere: (now: Date) => WhenWhere;
  /** What editors say that visitors look for it by. */
  readonly keywords: readonly Keyword[];
};

/** The words for a day: `zaterdag 26 oktober 26.10`. */
const dayWords = (day: Day): string => `${formatDayLong(day)} ${formatDayNumber(day)}`;

/** When and where an experience takes place, and for whom. */
function experienceFacts(story: Story<'experience'>, occurrences: readonly Occurrence[]): readonly string[] {
  const { content } = story;
  const days = new Set(occurrences.flatMap(occurrenceDays));
  if (content.date) days.add(content.date);
  if (content.startDate) days.add(brusselsDay(content.startDate));
  const access = new Set([null, ...occurrences].flatMap((occurrence) => itemAccess(story, occurrence)));
  const people = new Set(
    [null, ...occurrences].flatMap((occurrence) => itemPeople(story, occurrence).map(fullName)),
  );
  return [
    ...content.theme.map((theme) => theme.content.title),
    content.type?.content.title ?? '',
    content.location?.content.title ?? '',
    ...occurrences.map((occurrence) => occurrence.content.location?.content.title ?? ''),
    ...content.publisher,
    content.publisherCustom,
    content.age,
    ...[...days].map(dayWords),
    ...[...access].map((name) => accessLabels[name]),
    access.size > 0 ? search.accessible : '',
    ...[...people],
  ];
}

/** Other texts to find a story by: who made it, where and when it is, what it is about. */
function factsOf(story: Findable['story'], occurrences: readonly Occurrence[]): readonly string[] {
  const { type, content } = story;
  if (type === 'experience') return experienceFacts(story, occurrences);
  if (type === 'date_overview') return [dayWords(content.date)];
  if (type === 'home') return [content.datesText, content.venue];
  if (type !== 'bookstore' && type !== 'hotspot_kortrijk') return [];
  const house = type === 'bookstore' ? content.publishingHouse : '';
  return [house, content.address, content.postalCode, content.town];
}

/** The section of the site of a story, from its address: `programma`, `activiteiten`. */
const sectionWords = ({ fullSlug }: Story): string => fullSlug.split('/').slice(0, -1).join(' ');

/** What an item has when nothing else is known of it. */
const anItem = (href: string, title: string, kind: Kind): SearchItem => ({
  href,
  title,
  lang: undefined,
  kind,
  genre: null,
  lead: '',
  body: '',
  text: '',
  createdAt: null,
  whenWhere: () => NOTHING,
  keywords: [],
});

/** The search item of a story; `occurrences` are those of an experience. */
export function storyItem(
  { story, text: body }: Findable,
  occurrences: readonly Occurrence[],
  today: Day,
): SearchItem {
  const { content } = story;
  const intro = 'intro' in content ? content.intro : '';
  const preview = 'previewText' in content ? content.previewText : '';
  const keywords = 'keywords' in content ? content.keywords : '';
  return {
    ...anItem(story.href, content.title, kindOf(story.type)),
    whenWhere: (now) => storyWhen(story, occurrences, now),
    genre: story.type === 'experience' ? (story.content.theme[0]?.content.icon ?? null) : null,
    lead: preview || intro,
    body,
    facts: [kindOf(story.type).label, sectionWords(story), ...factsOf(story, occurrences), keywords].join(
      '\n',
    ),
    text: [intro, preview, body].join('\n'),
    createdAt: story.createdAt,
    kindWord: kindOf(story.type).label,
    weight: occurrences.some((one) => startDay(one) >= today) ? OWN_WEIGHT : 1,
    keywords: readKeywords(keywords),
  };
}

/** The search item of an event of the tour. */
export function tourItem(event: TouringEvent): SearchItem {
  const { lang, location, address, organizer, intro, tags, dates } = event;
  const place = [location, address?.street, address?.postalCode, address?.town];
  return {
    ...anItem(event.href, tourTitle(event), TOUR),
    whenWhere: (now) => tourWhen(event, now),
    lang,
    lead: summary(intro),
    facts: [
      TOUR.label,
      ...place,
      organizer,
      tagWords(knownTags(tags)),
      ...dates.map(({ start }) => dayWords(brusselsDay(start))),
    ].join('\n'),
    text: intro,
    createdAt: event.createdAt,
    weight: TOUR_WEIGHT,
  };
}

export const isTour = ({ weight }: SearchItem): boolean => weight === TOUR_WEIGHT;

/** A person in the programme: found by name, shown in the list of all names. */
export const personItem = (person: ListedPerson): SearchItem => ({
  ...anItem(personHref(person.slug), fullName(person), NAME),
  lead: person.roles.join(', '),
  facts: [NAME.label, ...person.roles, person.signs ? cast.signs : ''].join('\n'),
});

/** A page of the site that is no story. */
const fixedPage = (
  href: string,
  title: string,
  intro: string,
  icon: IconName = PAGE.icon,
  keywords = '',
): SearchItem => ({
  ...anItem(href, title, { ...PAGE, icon }),
  lead: intro,
  facts: PAGE.label,
  text: intro,
  keywords: readKeywords(keywords),
});

/** The page of all names. */
export const NAMES_ITEM = fixedPage(NAMES_PATH, names.title, names.intro, NAME.icon);

/** The form of the newsletter on the home page. */
export const NEWSLETTER_ITEM = fixedPage(
  `/#${ownId('nieuwsbrief')}`,
  search.newsletter,
  search.newsletter_intro,
  'mail',
  search.newsletter_words,
);

/** The page of the visitor's own list. */
export const MY_LIST_ITEM = fixedPage(MY_LIST_PATH, myList.title, myList.intro);
