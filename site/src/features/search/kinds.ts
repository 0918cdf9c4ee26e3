import type { PageTypeName } from '@inktvis/content';
import { search } from '@inktvis/messages/search';
import type { IconName } from '../../ui/Icon.tsx';

/** What a result is, in a word with its sign (requirements D10, Search). */
export type Kind = { readonly label: string; readonly icon: IconName };

const PAGE: Kind = { label: search.kind_page, icon: 'info' };

/** The list of the tour, and each event on it. */
export const TOUR: Kind = { label: search.kind_tour, icon: 'tag' };

const KINDS: { readonly [type in PageTypeName]?: Kind } = {
  experience: { label: search.kind_experience, icon: 'calendar' },
  news_article: { label: search.kind_news, icon: 'page' },
  hotspot_kortrijk: { label: search.kind_hotspot, icon: 'pin' },
  bookstore: { label: search.kind_bookstore, icon: 'book' },
  date_overview: { label: search.kind_day, icon: 'calendar' },
  uit_events_overview: TOUR,
};

/** What a story of a content type is called; a page, unless it has a name of its own. */
export const kindOf = (type: PageTypeName): Kind => KINDS[type] ?? PAGE;
