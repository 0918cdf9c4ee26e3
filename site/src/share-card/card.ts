import type { PageColour, Picture } from '@inktvis/content';
import type { ThemeIcon } from '@inktvis/programme/programme-item';

/** The picture of a card: one of the content service, or one at an address of our own that is cut already. */
export type CardPicture =
  | { readonly kind: 'content'; readonly picture: Picture }
  /** `version` changes when the picture behind the address does. */
  | { readonly kind: 'own'; readonly path: string; readonly version: string };

/** When, on a card. */
export type CardDate = {
  /** `26.10`, or `26.10–28.10` */
  readonly number: string;
  /** `zaterdag` and `14.30 uur`; the hour only when it is known. */
  readonly lines: readonly string[];
  /** It does not take place then: the number is struck. */
  readonly struck: boolean;
};

/** What is drawn for a shared link (requirements D11): title, picture and facts on the paper of the page. */
export type StoryCard = {
  readonly kind: 'story';
  readonly brand: string;
  readonly colour: PageColour;
  readonly title: string;
  readonly date: CardDate | null;
  /** Small words above the title instead of a date, such as the day of an article. */
  readonly kicker: string;
  readonly genre: ThemeIcon | null;
  /** At most two lines below: what it is, and where. */
  readonly facts: readonly string[];
  readonly picture: CardPicture | null;
  readonly corner: 'a' | 'b' | 'c';
  /** Few and short: they stand on the paper where a picture would be. */
  readonly words: string;
  /** What a visitor must know first, such as `Geannuleerd`; empty for nothing. */
  readonly flag: string;
};

/** The front of a bookshop. */
export type ShopCard = {
  readonly kind: 'shop';
  readonly brand: string;
  readonly colour: PageColour;
  readonly title: string;
  readonly facts: readonly string[];
};

/** The festival itself, for every page without a card of its own. */
export type FestivalCard = {
  readonly kind: 'festival';
  readonly brand: string;
  readonly colour: PageColour;
  /** First and last day, `26.10` and `03.11`; one of them for a single day, none while it is not known. */
  readonly days: readonly string[];
  readonly line: string;
};

export type ShareCard = StoryCard | ShopCard | FestivalCard;
