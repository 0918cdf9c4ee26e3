import type { Result } from '@inktvis/foundation/result';
import type { PageTypeName, Story } from '../domain.ts';
import type { ReadContext } from '../kit/definition.ts';

export type PictureSizes = {
  /** Undefined while it is not known; asking begins to find out. */
  readonly sizeOf: NonNullable<ReadContext['sizeOf']>;
  /** `callback` is called when sizes have become known since they were asked for. */
  whenLearnt(callback: () => void): void;
};

/**
 * Why a read failed. `unavailable`: no response in time or a server error, and no last good copy; try again later.
 * `refused`: the service does not accept our token or our request. `unreadable`: a response that cannot be parsed.
 */
export type ReadError = { readonly kind: 'unavailable' | 'refused' | 'unreadable'; readonly message: string };

/** A read never throws. "Not there" is a value (null); "not reachable" is an error. */
export type Read<T> = Result<T, ReadError>;

export type Globals = {
  readonly header: Story<'header'> | null;
  readonly footer: Story<'footer'> | null;
  readonly social: Story<'social'> | null;
  /** Whether the space has a search page; links to it depend on that. */
  readonly hasSearch: boolean;
};

/** Everything a visitor can filter the programme by, in the order of the editors; days by date. */
export type FilterItems = {
  readonly locations: readonly Story<'location'>[];
  readonly types: readonly Story<'type'>[];
  readonly themes: readonly Story<'theme'>[];
  readonly days: readonly Story<'date_overview'>[];
};

export type ListedType = 'news_article' | 'hotspot_kortrijk' | 'bookstore' | 'experience';

export type Findable = { readonly story: Story<PageTypeName>; readonly text: string };
