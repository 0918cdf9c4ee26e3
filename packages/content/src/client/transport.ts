import type { Result } from '@inktvis/foundation/result';
import type { WireStory } from '../kit/wire.ts';
import type { ReadError } from './types.ts';

/** Filters in the form of the content service: field → operation → value (contract, section 1.5). */
export type Filter = { readonly [field: string]: { readonly [operation: string]: string } };

/** A question for a list of stories; without `page` all of them, fetched page by page. */
export type StoriesQuery = {
  readonly types?: readonly string[];
  readonly uuids?: readonly string[];
  readonly filter?: Filter;
  /** `content.date:desc` */
  readonly sortBy?: string;
  /** First-level content fields that the caller does not need. */
  readonly excludingFields?: readonly string[];
  readonly page?: number;
  readonly perPage?: number;
};

/** One entry of the listing of all addresses (requirements 2.1, links listing). */
export type LinkEntry = { readonly uuid: string; readonly slug: string; readonly isFolder: boolean };

export type Answer<T> = Promise<Result<T, ReadError>>;

/**
 * What both wire protocols can do, in the same shapes: GraphQL and REST differ only behind this line.
 * Failures are values; "there is no such story" is null.
 */
export type Transport = {
  /** One published story by full slug, with its relations inlined as far as the service does that. */
  story(slug: string): Answer<WireStory | null>;
  stories(query: StoriesQuery): Answer<{ readonly stories: readonly WireStory[]; readonly total: number }>;
  links(): Answer<readonly LinkEntry[]>;
  /** Moves on with each publication; equal versions mean equal content. */
  version(): Answer<number>;
};
