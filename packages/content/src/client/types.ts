import type { Day } from '@inktvis/foundation/brussels';
import type { Result } from '@inktvis/foundation/result';
import type { PageTypeName, Story } from '../domain.ts';
import type { Redirects } from '../redirects.ts';

/**
 * Why a read failed. `unavailable`: no response in time or a server error, and no last good copy; try again later.
 * `refused`: the service does not accept our token or our request. `unreadable`: a response that cannot be parsed.
 */
export type ReadError = { readonly kind: 'unavailable' | 'refused' | 'unreadable'; readonly message: string };

/** A read never throws: a value, or why there is none. "Not there" is a value (null); "not reachable" is an error. */
export type Read<T> = Result<T, ReadError>;

/** The entries every page needs (requirements 2.1); null when the space has none. */
export type Globals = {
  readonly header: Story<'header'> | null;
  readonly footer: Story<'footer'> | null;
  /** Whether the space has a search page; links to it depend on that. */
  readonly hasSearch: boolean;
  readonly social: Story<'social'> | null;
};

/** Everything a visitor can filter the programme by, in the order of the editors; days by date. */
export type FilterItems = {
  readonly locations: readonly Story<'location'>[];
  readonly types: readonly Story<'type'>[];
  readonly themes: readonly Story<'theme'>[];
  readonly days: readonly Story<'date_overview'>[];
};

/** Content types that have an overview and related blocks. */
export type ListedType = 'news_article' | 'hotspot_kortrijk' | 'bookstore' | 'experience';

/** One page of a listing, and how many items there are in all. */
type Listing<T extends ListedType> = { readonly items: readonly Story<T>[]; readonly total: number };

/** A story that can be found, with the words of its body. */
export type Findable = { readonly story: Story<PageTypeName>; readonly text: string };

/** The reads of the site; each is a line or two in `client.ts`. */
export type ContentClient = {
  /** Header, footer and social links (requirements 7.2, GlobalData). */
  globals(): Promise<Read<Globals>>;
  /** The story at a full slug, with its relations; null when there is none (requirements 7.2, ContentNode). */
  page(slug: string): Promise<Read<Story<PageTypeName> | null>>;
  /** Where former addresses lead, by path without outer slashes; empty when the space has no list of them. */
  redirects(): Promise<Read<Redirects>>;
  days(): Promise<Read<readonly Story<'date_overview'>[]>>;
  /** Locations, types, themes and days (requirements 7.2, filterItems). */
  filterItems(): Promise<Read<FilterItems>>;
  /** Every programme item, by start (requirements 7.2, Program queries). */
  programme(): Promise<Read<readonly Story<'program'>[]>>;
  programmeOf(experienceUuids: readonly string[]): Promise<Read<readonly Story<'program'>[]>>;
  /** One page of a listing, news newest first. `page` counts from 1; `today` leaves out news dated later. */
  listing<T extends ListedType>(
    type: T,
    page: { readonly page: number; readonly perPage: number; readonly today?: Day },
  ): Promise<Read<Listing<T>>>;
  /** A random sample of unique stories without `exclude`; those that `prefer` approves come first (requirements 7.2). */
  related<T extends ListedType>(
    type: T,
    options: {
      readonly count: number;
      readonly exclude: string;
      readonly prefer?: (story: Story<T>) => boolean;
      /** Leaves out news dated later. */
      readonly today?: Day;
    },
  ): Promise<Read<readonly Story<T>[]>>;
  /**
   * Everything that a visitor can look for, newest first (requirements 7.2, Search); the same list until something
   * is published. The stories come without their bodies.
   */
  findable(): Promise<Read<readonly Findable[]>>;
  /** The content of all years, on a client that was narrowed to one edition of the festival. */
  readonly everything?: ContentClient;
};
