import type { PageTypeName, Story } from '@inktvis/content';
import type { TouringEvent } from '@inktvis/events';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { ownId } from '@inktvis/foundation/element-id';
import { cast } from '@inktvis/messages/cast';
import { states } from '@inktvis/messages/item';
import { myList } from '@inktvis/messages/my-list';
import { names } from '@inktvis/messages/names';
import { search } from '@inktvis/messages/search';
import type { Occurrence } from '@inktvis/programme/occurrences';
import { MY_LIST_PATH, NAMES_PATH } from '@inktvis/programme/paths';
import type { ListedPerson } from '@inktvis/programme/people/name-list';
import { fullName, personHref } from '@inktvis/programme/people/people';
import type { ThemeIcon } from '@inktvis/programme/programme-item';
import { whenOf } from '../../cards/tours/tour-order.ts';
import { eventStatus, shownDate, startTime } from '../../cards/tours/tour-when.ts';
import { knownTags, placeWords, summary, tagWords, tourTitle } from '../../cards/tours/tour-words.ts';
import { dayWords, NOTHING, onDay, type WhenWhere } from '../../cards/when-where.ts';
import type { IconName } from '../../ui/images/Icon.tsx';
import type { SearchKind, SearchKinds } from '../view.ts';
import type { IndexedText } from './index/full-text.ts';
import { type Keyword, readKeywords } from './index/word-forms.ts';

/** The kind of page that a result is, with its icon (requirements D10, Search). */
export type Kind = Pick<SearchKind, 'label' | 'icon'>;

const PAGE: Kind = { label: search.kind_page, icon: 'info' };
const NAME: Kind = { label: names.kind, icon: 'user' };
/** The tour overview, and every event of the tour. */
const TOUR: Kind = { label: search.kind_tour, icon: 'tag' };

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

/** The section of the site of a story, from its address: `programma`, `activiteiten`. */
const sectionWords = ({ fullSlug }: Pick<Story, 'fullSlug'>): string =>
  fullSlug.split('/').slice(0, -1).join(' ');

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

/** `occurrences`: its moments, one of which `isAhead` or none. */
export function storyItem<T extends PageTypeName>(
  kinds: SearchKinds,
  story: Story<T> & Story<PageTypeName>,
  body: string,
  { occurrences, isAhead }: { readonly occurrences: readonly Occurrence[]; readonly isAhead: boolean },
): SearchItem {
  const { search: known }: SearchKinds[T] = kinds[story.type];
  const kind: SearchKind<T> = known ?? PAGE;
  const { content, createdAt, href } = story;
  const intro = 'intro' in content ? content.intro : '';
  const preview = 'previewText' in content ? content.previewText : '';
  const keywords = 'keywords' in content ? content.keywords : '';
  const facts = kind.facts?.(story, occurrences) ?? [];
  return {
    ...anItem(href, content.title, kind),
    genre: kind.genre?.(story) ?? null,
    whenWhere: (now) => kind.whenWhere?.(story, occurrences, now) ?? NOTHING,
    kindWord: kind.label,
    lead: preview || intro,
    body,
    facts: [kind.label, sectionWords(story), ...facts, keywords].join('\n'),
    text: [intro, preview, body].join('\n'),
    createdAt,
    weight: isAhead ? OWN_WEIGHT : 1,
    keywords: readKeywords(keywords),
  };
}

const STATUS_WORDS = {
  off: states.geannuleerd,
  postponed: states.uitgesteld,
  past: states.voorbij,
  sold: states.volzet,
};

/** The first date of an event that a visitor can attend, with its status. */
function tourWhen(event: TouringEvent, now: Date): WhenWhere {
  const date = shownDate(event, now);
  const status = eventStatus(event, now);
  const { number, lines } = whenOf(event, now);
  // `Doorlopend, elke zondag`, `29.10 dinsdag, 14.00 uur`: an event without separate dates.
  const { when, dayNumber } = date
    ? onDay(brusselsDay(date.start), startTime(date), now)
    : { when: `${number} ${lines.join(', ')}`.trim(), dayNumber: '' };
  const words = status ? `, ${STATUS_WORDS[status].toLowerCase()}` : '';
  return { when: when + words, dayNumber, where: placeWords(event) };
}

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

export const NAMES_ITEM = fixedPage(NAMES_PATH, names.title, names.intro, NAME.icon);

export const NEWSLETTER_ITEM = fixedPage(
  `/#${ownId('nieuwsbrief')}`,
  search.newsletter,
  search.newsletter_intro,
  'mail',
  search.newsletter_words,
);

export const MY_LIST_ITEM = fixedPage(MY_LIST_PATH, myList.title, myList.intro);
