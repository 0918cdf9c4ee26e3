/** A feed, in no format yet. Addresses are absolute. */
export type Feed = {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** The page that shows the same. */
  readonly home: string;
  /** The feed itself. */
  readonly self: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
};

export type FeedItem = {
  /** Stays the same when the article moves or changes. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** What it is about, in plain words; never empty. */
  readonly text: string;
  /** Null for an article without a date. */
  readonly published: Date | null;
  /** The last publication of a later version. */
  readonly updated: Date | null;
  readonly image: string | null;
};
